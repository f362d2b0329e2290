"""The lines of a paste without their markup, and what the markup said about them."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from swlcg_deck.formats.pasting.markup import plain
from swlcg_deck.formats.pasting.set_apart import ApartReader
from swlcg_deck.formats.pasting.table_rows import Columns, cells_of, columns_of, is_border, row_text
from swlcg_deck.formats.reading import FormatError
from swlcg_deck.language import said

MAX_LINES = 20_000
MAX_LINE = 1_000
MAX_TEXT = 1_000_000

BOLD = 7
"""The level of a heading that is only set in bold; `#` to `######` are 1 to 6."""
FRAMED = 8
"""The level of a heading between dashes or signs of equality."""

_HEADING = re.compile(r"[ >]{0,10}(#{1,6})[ \t]+(\S.*)")
_CLOSING = re.compile(r"[ \t]#+[ \t]*$")
_QUOTED = re.compile(r"[ \t]*>[> \t]*")
_BOLD = re.compile(r"\s*(?:\*\*|__|\[b\]|<b>|<strong>)\s*\S", re.IGNORECASE)
_BOLD_END = re.compile(r"(?:\*\*|__|\[/b\]|</b>|</strong>)[\s:]*$", re.IGNORECASE)
_HTML_HEADING = re.compile(r"\s*(?:<|\[)h([1-6])(?:>|\])", re.IGNORECASE)
_FRAME = "-=~_*+# "


@dataclass(frozen=True)
class PasteLine:
    """One line: as it came, as it reads, and the level of heading it is, 0 for none."""

    number: int
    raw: str
    text: str
    heading: int = 0
    struck: str = ""
    """What is struck out of it, or all of it."""
    is_quoted: bool = False

    @property
    def is_struck(self) -> bool:
        return bool(self.struck) and self.struck == self.raw

    @property
    def is_too_long(self) -> bool:
        return len(self.raw) > MAX_LINE


def paste_lines(text: str, is_title: Callable[[str], bool]) -> Iterator[PasteLine]:
    """Every line of the text once; or a FormatError where there are too many."""
    count = text.count("\n") + 1
    if count > MAX_LINES:
        raise FormatError(
            said(
                "the text has {count:,} lines; a deck list has at most {most:,}",
                count=count,
                most=MAX_LINES,
            )
        )
    columns: Columns = {}
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    if sum(len(line) for line in lines if len(line) <= MAX_LINE) > MAX_TEXT:
        raise FormatError(
            said(
                "the text has more than {most:,} characters; no deck list has so many",
                most=MAX_TEXT,
            )
        )
    apart_reader = ApartReader(lines)
    for number, raw in enumerate(lines, start=1):
        if len(raw) > MAX_LINE:
            yield PasteLine(number, raw[:MAX_LINE] + "…", "")
            continue
        apart = apart_reader.read(number - 1)
        cells = [plain(cell) for cell in cells_of(apart.kept)]
        if is_border(raw):
            line = PasteLine(number, raw, "")
        elif len(cells) > 1:
            columns = columns_of(cells) or columns
            heads = bool(columns_of(cells))
            text = "" if heads else row_text(cells, columns, is_title)
            line = PasteLine(number, raw, text)
        else:
            columns = {}
            line = _line(number, apart.kept)
        yield replace(line, raw=raw, struck=apart.struck, is_quoted=apart.is_quoted)


def _line(number: int, raw: str) -> PasteLine:
    heading = _HEADING.match(raw)
    if heading:
        text = _CLOSING.sub("", heading[2])
        return PasteLine(number, raw, plain(text), len(heading[1]))
    quoted = _QUOTED.match(raw)
    text = plain(raw[quoted.end() :] if quoted else raw)
    html_heading = _HTML_HEADING.match(raw)
    if html_heading:
        return PasteLine(number, raw, text, int(html_heading[1]))
    if _BOLD.match(raw) and _BOLD_END.search(raw[-20:]):
        return PasteLine(number, raw, text, BOLD)
    framed = text.strip(_FRAME)
    if framed and text[:2] in {"--", "==", "~~", "__", "**"} and text[-2:] == text[:2]:
        return PasteLine(number, raw, framed, FRAMED)
    return PasteLine(number, raw, text)
