"""From the Markdown of the guide to HTML: the few forms its pages use, and no others."""

import re
from collections.abc import Iterator
from html import escape
from typing import Final

from swlcg_deck.gui.guide.inline import Target, inline_html, plain

_HEADING: Final = re.compile(r"(#{1,4}) +(.+)")
_ITEM: Final = re.compile(r"(?:[-*]|(\d+)\.) +(.*)")
_RULER: Final = re.compile(r"\|(?: *:?-+:? *\|)+")
_CELL: Final = re.compile(r"(?<!\\)\|")
_FENCE: Final = "```"
_CODE_INDENT: Final = "    "
_COMMENT: Final = "<!--"


def slug(heading: str) -> str:
    """The anchor of a heading: `Your own dead hand` is `your-own-dead-hand`."""
    return re.sub(r"[^a-z0-9]+", "-", plain(heading).casefold()).strip("-")


def prose(markdown: str) -> str:
    """A page without its blocks of code: what can hold links."""
    kept, fenced = [], False
    for line in markdown.splitlines():
        if line.startswith(_FENCE):
            fenced = not fenced
        elif not fenced and not line.startswith(_CODE_INDENT):
            kept.append(line)
    return "\n".join(kept)


def html_of(markdown: str, target: Target = str) -> str:
    """A page, or a part of one, as HTML without head and body."""
    return "\n".join(_Blocks(markdown.splitlines(), target).written())


class _Blocks:
    """Reads line after line; each block takes the lines that belong to it."""

    def __init__(self, lines: list[str], target: Target) -> None:
        self._lines = lines
        self._at = 0
        self._target = target

    def written(self) -> Iterator[str]:
        while self._at < len(self._lines):
            line = self._lines[self._at]
            if not line.strip() or line.startswith(_COMMENT):
                self._at += 1
            elif line.startswith(_FENCE):
                yield self._fenced()
            elif line.startswith(_CODE_INDENT):
                yield self._indented()
            elif (heading := _HEADING.fullmatch(line)) is not None:
                self._at += 1
                level, words = len(heading[1]), heading[2].strip()
                yield f'<h{level} id="{slug(words)}">{self._inline(words)}</h{level}>'
            elif line.startswith("|"):
                yield self._table()
            elif line.startswith(">"):
                yield self._quote()
            elif _ITEM.fullmatch(line):
                yield self._list()
            else:
                yield f"<p>{self._inline(' '.join(self._paragraph()))}</p>"

    def _inline(self, text: str) -> str:
        return inline_html(text, self._target)

    def _fenced(self) -> str:
        end = next(
            (at for at in range(self._at + 1, len(self._lines)) if self._lines[at] == _FENCE),
            len(self._lines),
        )
        code = self._lines[self._at + 1 : end]
        self._at = end + 1
        return _code(code)

    def _indented(self) -> str:
        code = []
        while self._at < len(self._lines):
            line = self._lines[self._at]
            if line.strip() and not line.startswith(_CODE_INDENT):
                break
            code.append(line.removeprefix(_CODE_INDENT))
            self._at += 1
        return _code("\n".join(code).rstrip().splitlines())

    def _paragraph(self) -> Iterator[str]:
        """The lines up to an empty one, or one that begins something else."""
        while self._at < len(self._lines):
            line = self._lines[self._at]
            yield line.strip()
            self._at += 1
            if self._at < len(self._lines) and self._ends(self._lines[self._at]):
                return

    def _ends(self, line: str) -> bool:
        begins = line.startswith(("#", "|", ">", _FENCE, _COMMENT))
        return not line.strip() or begins or _ITEM.fullmatch(line) is not None

    def _list(self) -> str:
        first = _ITEM.fullmatch(self._lines[self._at])
        kind = "ol" if first is not None and first[1] else "ul"
        items = []
        while self._at < len(self._lines):
            item = _ITEM.fullmatch(self._lines[self._at])
            if item is None:
                break
            self._lines[self._at] = item[2]
            items.append(f"<li>{self._inline(' '.join(self._paragraph()))}</li>")
            self._skip_gap()
        return f"<{kind}>{''.join(items)}</{kind}>"

    def _skip_gap(self) -> None:
        """One empty line between two items does not end their list."""
        after = self._lines[self._at : self._at + 2]
        if len(after) == 2 and not after[0].strip() and _ITEM.fullmatch(after[1]):
            self._at += 1

    def _quote(self) -> str:
        inside = []
        while self._at < len(self._lines) and self._lines[self._at].startswith(">"):
            inside.append(self._lines[self._at][1:].removeprefix(" "))
            self._at += 1
        return f"<blockquote>{html_of(chr(10).join(inside), self._target)}</blockquote>"

    def _table(self) -> str:
        rows = []
        while self._at < len(self._lines) and self._lines[self._at].startswith("|"):
            rows.append(self._lines[self._at].strip())
            self._at += 1
        has_head = len(rows) > 1 and _RULER.fullmatch(rows[1]) is not None
        head = [self._row(rows[0], "th")] if has_head else []
        body = [self._row(row, "td") for row in rows[2 if has_head else 0 :]]
        return f"<table>{''.join(head + body)}</table>"

    def _row(self, row: str, tag: str) -> str:
        cells = [cell.strip().replace("\\|", "|") for cell in _CELL.split(row)[1:-1]]
        return f"<tr>{''.join(f'<{tag}>{self._inline(cell)}</{tag}>' for cell in cells)}</tr>"


def _code(lines: list[str]) -> str:
    return f"<pre>{escape(chr(10).join(lines), quote=False)}</pre>"
