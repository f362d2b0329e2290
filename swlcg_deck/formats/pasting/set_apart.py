"""What markup takes out of a post: lines that are struck through, and posts of somebody else."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

_ESCAPED = re.compile(r"\\[!-/:-@\[-`{-~]")
_STRIKE = r"s|strike|del"
_ATTRIBUTES = r"(?:\s[a-z][^\[\]<>]{0,300}=[^\[\]<>]{0,300})?"
_THROUGH = r"span\s[^\[\]<>]{0,300}line-through[^\[\]<>]{0,300}"
_OPENING = re.compile(
    rf"[\[<](?:(?:{_STRIKE}){_ATTRIBUTES}|(?P<span>{_THROUGH}))[\]>]", re.IGNORECASE
)
_CLOSING = re.compile(rf"[\[<]/(?:{_STRIKE})[\]>]", re.IGNORECASE)
_END_OF_SPAN = re.compile(r"[\[<]/span[\]>]", re.IGNORECASE)
_TILDES = re.compile(r"~~(?=\S).+?~~|(?<![~\w])~(?=[^\s~])[^~]+(?<=[^\s~])~(?![~\w])")
_STROKES = re.compile(r"(?:[^\s\u0335-\u0338][\u0335-\u0338]+(?:\s+[\u0335-\u0338]*)?){2,}")
"""Letters that each bear a stroke: so people strike out where there is no markup."""
_STROKE = re.compile(r"[\u0335-\u0338]")
_OPEN_TILDES = re.compile(r"~~(?=\S)")
_LINES_STRUCK = 20
_QUOTE = re.compile(r"[\[<](?:quote|blockquote)(?:[=\s][^\[\]<>]{0,300})?[\]>]", re.IGNORECASE)
_END_OF_QUOTE = re.compile(r"[\[<]/(?:quote|blockquote)[\]>]", re.IGNORECASE)
_TAG = re.compile(r"[\[<]/?[a-z*]{1,10}[\]>]", re.IGNORECASE)
_WORD = re.compile(r"[^\W\d_]{2}")
_QUOTE_MARK = re.compile(r"[ \t]*>")


@dataclass(frozen=True)
class Apart:
    """A line without what is struck out of it."""

    kept: str
    struck: str = ""
    """What is struck out; all of the line where nothing is left in words."""
    is_quoted: bool = False


@dataclass
class ApartReader:
    """Reads lines in their order: a mark may be closed some lines further down."""

    lines: Sequence[str]
    _closing: re.Pattern[str] | None = None
    """What ends the strike that an earlier line begins."""
    _tildes_end: int = -1
    """The line in which tildes end what they began in an earlier one."""
    _quotes: int = 0

    def read(self, place: int) -> Apart:
        raw = self.lines[place]
        meant = _ESCAPED.sub("  ", raw)
        is_quoted = self._quoted(meant)
        spans = [*self._in_tildes(meant, place), *self._in_tags(meant)]
        if not meant.isascii():
            spans += [found.span() for found in _STROKES.finditer(meant)]
        if not spans:
            return Apart(raw, is_quoted=is_quoted)
        kept = _without(raw, spans)
        struck = _STROKE.sub("", " ".join(raw[start:end] for start, end in spans))
        if _WORD.search(_TAG.sub("", kept)):
            return Apart(kept, struck, is_quoted)
        return Apart(raw, raw, is_quoted)

    def _quoted(self, meant: str) -> bool:
        before, opened = self._quotes, len(_QUOTE.findall(meant))
        self._quotes = max(0, before + opened - len(_END_OF_QUOTE.findall(meant)))
        return before + opened > 0 or _QUOTE_MARK.match(meant) is not None

    def _in_tildes(self, meant: str, place: int) -> list[tuple[int, int]]:
        """The places in a line that are struck out as in Markdown, over lines of a paragraph."""
        if place < self._tildes_end:
            return [(0, len(meant))]
        spans = []
        begin = 0
        if place == self._tildes_end:
            begin = meant.find("~~") + 2
            spans.append((0, begin))
        spans += [found.span() for found in _TILDES.finditer(meant, begin)]
        opening = _OPEN_TILDES.search(meant, spans[-1][1] if spans else begin)
        if opening and self._closed_below(place):
            spans.append((opening.start(), len(meant)))
        return spans

    def _closed_below(self, place: int) -> bool:
        for below in range(place + 1, min(place + _LINES_STRUCK, len(self.lines))):
            line = self.lines[below]
            if not line.strip():
                return False
            if "~~" in line:
                self._tildes_end = below if line.count("~~") % 2 else -1
                return self._tildes_end == below
        return False

    def _in_tags(self, meant: str) -> list[tuple[int, int]]:
        """The places in a line that a tag strikes out."""
        spans: list[tuple[int, int]] = []
        begin = 0
        while True:
            opening = None if self._closing else _OPENING.search(meant, begin)
            if opening:
                self._closing = _END_OF_SPAN if opening["span"] else _CLOSING
            if self._closing is None:
                return spans
            start = opening.start() if opening else begin
            end = self._closing.search(meant, start)
            spans.append((start, end.end() if end else len(meant)))
            if end is None:
                return spans
            self._closing = None
            begin = end.end()


def _without(text: str, spans: list[tuple[int, int]]) -> str:
    kept, place = [], 0
    for start, end in sorted(spans):
        kept.append(text[place : max(start, place)])
        place = max(end, place)
    return "".join((*kept, text[place:]))
