"""Counts in the words of players (`a playset of`, `twice`, `2 each`, `II x`) as plain counts.

What is said in front of a title or behind it becomes `2x ...` or `... x2`, which
`line_patterns` understands; a phrase that says no clear number is left as it stands.
"""

import re
import unicodedata
from collections.abc import Iterator

from swlcg_deck.formats.pasting.title_spans import TitleSpans

_WORDS = {
    "one": 1,
    "single": 1,
    "once": 1,
    "a single": 1,
    "two": 2,
    "twice": 2,
    "both": 2,
    "pair": 2,
    "playset": 2,
    "double": 2,
    "three": 3,
    "thrice": 3,
    "four": 4,
    "i": 1,
    "ii": 2,
    "iii": 3,
    "iv": 4,
}
"""A playset is two: no deck has more of a set (DECK-05)."""
_NUMBER = r"(?:\d{1,2}|one|two|three|four)"
_MANY = (
    r"(?:the |a |an? full |full |one |as a |all )?(?:pair|playset|both|twice|thrice|once|double)"
)

_ORNAMENTS = {"So", "Sm", "Sk", "Cf", "Mn", "Me", "Co", "Cn"}
_MEANT = "+−×<>=~^`|"
_CONTROLS = re.compile(r"\x1b\[[0-9;:?]{0,30}[A-Za-z]")
_WIDE = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)} | {0x3000: 0x20}

_BULLET = re.compile(r"(?:[-–—*•·]\s+|\d{1,2}[.)]\s+)")
_PERCENT = re.compile(r"\d{1,3}(?:[.,]\d)?\s?%\s+(?=\d{1,2}\s?[x×])")
_FRONTS = (
    re.compile(r"(\d{1,2})[.,]0\s?[x×]\s+", re.IGNORECASE),
    re.compile(r"[x×](\d{1,2})(?=[^\W\d_])", re.IGNORECASE),
    re.compile(r"(i{1,3}|iv|one|two|three|four)\s?[x×]\s+", re.IGNORECASE),
    re.compile(rf"({_MANY}|one|two|three|four)(?: cop(?:ies|y))?(?: of)?(?: the)? ", re.I),
)
_END = r"(?=\s*(?:$|[,;:.!(\[]|\s[-–—/|]\s))"
_BEHIND = r"\s*(?:[-–—,:;/|]\s*|\.{2,}\s*|[(\[]\s*|\s)\s*"
_TAILS = (
    re.compile(
        rf"{_BEHIND}(?:x\s?|all )?({_NUMBER})\s?x?\s?(?:cop(?:ies|y)|each|ea\.?|apiece|times)"
        rf"(?: each| of each| of it)?[)\]]?{_END}",
        re.IGNORECASE,
    ),
    re.compile(rf"{_BEHIND}({_MANY})(?: cop(?:ies|y))?[)\]]?{_END}", re.IGNORECASE),
    re.compile(rf"\s*[(\[]\s*({_NUMBER}) (?:of|/) \1\s*[)\]]{_END}", re.IGNORECASE),
    re.compile(rf"\s*[(\[]\s*(\d)/\1\s*[)\]]{_END}|\s+(\d)/\2{_END}"),
    re.compile(r"\s*[(\[]\s*(one|two|three|four)\s*[)\]]" + _END, re.IGNORECASE),
    re.compile(rf"(?<=[^\W\d_])(?:[x×](\d{{1,2}})|(\d{{1,2}})[x×]){_END}", re.IGNORECASE),
    re.compile(
        r"(?:\s+[x×]\s?|\s+|\s*[-–—,:;]\s+)(one|two|three|four)(?:\s?[x×])?" + _END, re.IGNORECASE
    ),
)


def plainly(text: str, titles: TitleSpans) -> str:
    """A line with its counts as digits; without ornaments in front of it and behind it."""
    if not text.isascii():
        text = _bare(text.translate(_WIDE))
    text = _PERCENT.sub("", text)
    return _tail(_front(text, titles), titles)


def without_controls(text: str) -> str:
    """Without the colours of a terminal and the mark that opens some files."""
    return _CONTROLS.sub("", text).replace("\ufeff", "")


def _bare(text: str) -> str:
    kept = "".join(sign for sign in text if sign not in "\ufe0e\ufe0f\u20e3")
    start, end = 0, len(kept)
    while start < end and _is_ornament(kept[start]):
        start += 1
    while end > start and _is_ornament(kept[end - 1]):
        end -= 1
    middle = kept[start:end].strip()
    return f"- {middle}" if start and kept[:start].strip() else middle


def _is_ornament(sign: str) -> bool:
    return sign.isspace() or (
        sign not in _MEANT and not sign.isascii() and unicodedata.category(sign) in _ORNAMENTS
    )


def _front(text: str, titles: TitleSpans) -> str:
    bullet = _BULLET.match(text)
    begin = bullet.end() if bullet else 0
    for pattern in _FRONTS:
        found = pattern.match(text, begin)
        if found is None:
            continue
        rest = text[found.end() :]
        named = titles.within(rest)
        if named and not named[0].start:
            return f"{text[:begin]}{_number(found[1])}x {rest}"
    return text


def _tail(text: str, titles: TitleSpans) -> str:
    for pattern in _TAILS:
        found = pattern.search(text)
        if found and titles.within(text[: found.start()]):
            said = next(group for group in found.groups() if group)
            return f"{text[: found.start()]} x{_number(said)}{text[found.end() :]}"
    return text


def _number(said: str) -> int:
    if said.isdecimal():
        return int(said)
    return next(_WORDS[word] for word in reversed(said.lower().split()) if word in _WORDS)


_MARKED = re.compile(
    r"(?<![^\W\d_])(?:[x×✕]\s?\d{1,2}|(?<![\w-])\d{1,2}\s?[x×✕]|[(\[](?:x\s?)?\d{1,3}(?:\s?x)?[)\]])"
    r"(?=$|[\s,;:.!)]|[\-–—/](?!\s?\d))",
    re.IGNORECASE,
)
_MOST = 3


def up_to_counts(text: str) -> Iterator[tuple[str, str]]:
    """A line cut behind each count that it marks: what may be a list line, and a remark."""
    for place, found in enumerate(_MARKED.finditer(text)):
        if place == _MOST:
            return
        remark = text[found.end() :].strip(" ,;:.!-–—/")
        if found.start() and remark:
            yield text[: found.end()], remark
