"""What markup takes out of a post: lines that are struck through, and posts of somebody else."""

import re
from dataclasses import dataclass

_ESCAPED = re.compile(r"\\[!-/:-@\[-`{-~]")
_STRIKE = r"s|strike|del"
_OPENING = re.compile(rf"[\[<](?:{_STRIKE})[\]>]", re.IGNORECASE)
_CLOSING = re.compile(rf"[\[<]/(?:{_STRIKE})[\]>]", re.IGNORECASE)
_TILDES = re.compile(r"~~(?=\S).+?~~")
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
    """Reads lines in their order: a tag may be closed some lines further down."""

    _in_strike: bool = False
    _quotes: int = 0

    def read(self, raw: str) -> Apart:
        meant = _ESCAPED.sub("  ", raw)
        is_quoted = self._quoted(meant)
        spans = self._struck(meant)
        if not spans:
            return Apart(raw, is_quoted=is_quoted)
        kept = _without(raw, spans)
        struck = " ".join(raw[start:end] for start, end in spans)
        if _WORD.search(_TAG.sub("", kept)):
            return Apart(kept, struck, is_quoted)
        return Apart(raw, raw, is_quoted)

    def _quoted(self, meant: str) -> bool:
        before, opened = self._quotes, len(_QUOTE.findall(meant))
        self._quotes = max(0, before + opened - len(_END_OF_QUOTE.findall(meant)))
        return before + opened > 0 or _QUOTE_MARK.match(meant) is not None

    def _struck(self, meant: str) -> list[tuple[int, int]]:
        """The places in a line that are struck out."""
        spans = [found.span() for found in _TILDES.finditer(meant)]
        begin = 0
        while True:
            opening = None if self._in_strike else _OPENING.search(meant, begin)
            if not self._in_strike and opening is None:
                return spans
            start = opening.start() if opening else begin
            end = _CLOSING.search(meant, start)
            self._in_strike = end is None
            spans.append((start, end.end() if end else len(meant)))
            if end is None:
                return spans
            begin = end.end()


def _without(text: str, spans: list[tuple[int, int]]) -> str:
    kept, place = [], 0
    for start, end in sorted(spans):
        kept.append(text[place : max(start, place)])
        place = max(end, place)
    return "".join((*kept, text[place:]))
