"""The ways in which people write a line of a list: bullets, counts, numbers, brackets, remarks.

A line can be taken apart further and further (`The Secret of Yavin 4` ends in a number that is no
count), so `readings` gives one reading after the other, and who knows the titles takes the first
that names one.
"""

import re
from dataclasses import dataclass, replace
from functools import lru_cache

MAX_BODY = 200
"""What stands behind so many letters is a remark."""
_MAX_STEPS = 8

_BULLET = re.compile(r"(?:[-–—*•·●○▪▫■□◦‣►➤»+~\u2043\uf0b7]+\s*)+(?=[^\s\-=])")
_CHECKBOX = re.compile(r"\[[ xX✓]?\]\s+")
_ORDINAL = re.compile(r"\d{1,2}[.)]{1,2}\s+(?=\S)")

_COUNT_FIRST = re.compile(
    r"(\d{1,4})[x×✕*]\s*(?!-)|(\d{1,4})\s+[x×✕*](?=\s|$)\s*|[x×✕](\d{1,4})(?=\s)\s*"
    r"|[(\[](?:(\d{1,4})\s?[x×]|[x×]\s?(\d{1,4}))[)\]]\s*|(\d{1,4})\s+(?:cop(?:ies|y)\s+)?of\s+|(\d{1,4})\s+cop(?:ies|y)\s+"
    r"|(one|two|three|four)\s+cop(?:ies|y)\s+(?:of\s+)?",
    re.IGNORECASE,
)
_NUMBER_WORDS = {"one": 1, "two": 2, "three": 3, "four": 4}
_CODE_FIRST = re.compile(r"[(\[]?(\d{1,3})-(\d)[)\]]?\s*[-–:.]?\s+(?=\S)")
_NUMBER_FIRST = re.compile(
    r"(?:#\s?|no\.?\s|nr\.?\s|set\s#?|set\s?no\.?\s)(\d{1,3})(?!\d)[\s:.)\-–]*|(0\d{1,2})[\s:.)\-–]+",
    re.IGNORECASE,
)
_LOOSE_FIRST = re.compile(r"[(\[]?(\d{1,4})(?:[)\]]\s*(?=\S)|\s*[-–—:|=]\s+(?=\S)|\s+(?=[^\s\d]))")
_KEPT = re.compile(r"(?:- )?(\d{1,4})x ?(.*?) ?\((-?\d{0,9})\?\)")

_LONGEST_BRACKET = 90
_LONGEST_NUMBER = 12
_BRACKET_LAST = re.compile(r"[(\[{]([^()\[\]{}]{0,80})[)\]}]$")
_COUNT_LAST = re.compile(r"(?:(?<![^\W\d_])[x×✕]\s?(\d{1,4})|(?<![\w-])(\d{1,4})\s?[x×✕])$", re.I)
_CODE_LAST = re.compile(r"(?<![\w-])(\d{1,3})-(\d)$")
_NUMBER_LAST = re.compile(
    r"(?:#\s?|(?<!\w)set\s#?|(?<!\w)no\.?\s)(\d{1,3})$|(?<!\w)(0\d{1,2})$", re.I
)
_LOOSE_LAST = re.compile(r"(?<![\w.\-<>~≥≤+/$€£])(?<![<>~≥≤$€£] )(\d{1,4})$")

_IN_BRACKETS = re.compile(
    r"[x×✕]\s?(?P<count>\d{1,4})|(?P<count2>\d{1,4})\s?[x×✕]"
    r"|(?P<code>\d{1,3})-(?P<position>\d)|(?:#|set #?|no\.? ?|nr\.? ?)(?P<number>\d{1,4})"
    r"|(?P<padded>0\d{1,2})|(?P<loose>\d{1,4})"
    r"|(?P<product>[^\d#]{2,60}?)[\s,#:]{1,3}(?P<numbered>\d{1,4})",
    re.IGNORECASE,
)

SEPARATORS = (" - ", " – ", " — ", " // ", " -- ", " | ", ": ", ", ", "; ", " # ", ". ")
FIRM_SEPARATORS = SEPARATORS[:6]
"""Those that separate a remark even in a line without a count; a sentence has the others too."""


@dataclass(frozen=True)
class LooseNumber:
    """A number that is a count or a set number, nobody says which."""

    value: int
    leads: bool
    beside: str = ""
    """The words in brackets with it, `Core Set` of `(Core Set 4)`."""
    is_apart: bool = False
    """Whether a sign of its own separates it from the words before it: `Title, Core Set, 2`."""


@dataclass(frozen=True)
class LineReading:
    """One way to take a line apart."""

    title: str
    count: int | None = None
    number: int | None = None
    position: int | None = None
    """With `number` it names a single card (`001-2`)."""
    loose: tuple[LooseNumber, ...] = ()
    brackets: tuple[str, ...] = ()
    remark: str = ""
    bullet: bool = False

    @property
    def is_bare(self) -> bool:
        """No count, number or bullet says that it is a line of a list."""
        return not (self.bullet or self.loose or self.is_counted or self.number is not None)

    @property
    def is_counted(self) -> bool:
        return self.count is not None


@lru_cache(maxsize=4096)
def readings(text: str) -> tuple[LineReading, ...]:
    """From the line with only its front taken off to the barest title."""
    reading = front(text)
    if len(reading.title) > MAX_BODY:
        remark = reading.title[MAX_BODY:]
        reading = replace(reading, title=reading.title[:MAX_BODY], remark=remark)
    found = [reading]
    while len(found) <= _MAX_STEPS:
        further = _without_tail(found[-1]) or _without_remark(found[-1])
        if further is None:
            break
        found.append(further)
    return tuple(found)


@dataclass(frozen=True)
class KeptEntry:
    """What our writers mark with `(?)` or `(500?)`: a set nobody knows, to be kept as it is."""

    title: str
    number: int | None
    count: int


def kept_entry(text: str) -> KeptEntry | None:
    if not text.endswith("?)"):
        return None
    found = _KEPT.fullmatch(text)
    if found is None:
        return None
    number = int(found[3]) if found[3].strip("-") else None
    return KeptEntry(found[2], number, int(found[1]))


def front(text: str) -> LineReading:
    """Take off bullets, then counts and numbers in any order."""
    rest, bullet = text, False
    for mark in (_BULLET, _CHECKBOX, _ORDINAL):
        found = mark.match(rest)
        if found:
            rest, bullet = rest[found.end() :], True
    reading = LineReading(rest, bullet=bullet)
    for _ in range(3):
        further = _without_head(reading)
        if further is None:
            break
        reading = further
    return reading


def _without_head(reading: LineReading) -> LineReading | None:
    text = reading.title
    count = _COUNT_FIRST.match(text)
    if count and reading.count is None:
        return replace(reading, title=text[count.end() :], count=_number(count))
    code = _CODE_FIRST.match(text)
    if code and reading.number is None:
        rest = text[code.end() :]
        return replace(reading, title=rest, number=int(code[1]), position=int(code[2]))
    number = _NUMBER_FIRST.match(text)
    if number and reading.number is None:
        return replace(reading, title=text[number.end() :], number=_number(number))
    loose = _LOOSE_FIRST.match(text)
    if loose and not reading.loose:
        return replace(
            reading, title=text[loose.end() :], loose=(LooseNumber(int(loose[1]), leads=True),)
        )
    return None


def _without_tail(reading: LineReading) -> LineReading | None:
    text = reading.title.rstrip(" ,;:.-–—=*!")
    if text.endswith((")", "]", "}")):
        bracket = _BRACKET_LAST.search(text[-_LONGEST_BRACKET:])
        if bracket is None:
            return None
        return _with_bracket(replace(reading, title=_cut(text, bracket[0])), bracket[1].strip())
    tail = text[-_LONGEST_NUMBER:]
    if not any(sign.isdecimal() for sign in tail[-3:]):
        return None
    count = _COUNT_LAST.search(tail)
    if count and reading.count is None:
        return replace(reading, title=_cut(text, count[0]), count=_number(count))
    code = _CODE_LAST.search(tail)
    if code and reading.number is None:
        title = _cut(text, code[0])
        return replace(reading, title=title, number=int(code[1]), position=int(code[2]))
    number = _NUMBER_LAST.search(tail)
    if number and reading.number is None:
        return replace(reading, title=_cut(text, number[0]), number=_number(number))
    loose = _LOOSE_LAST.search(tail)
    if loose and len(reading.loose) < 3:
        is_apart = text[: -len(loose[0])].rstrip(" ").endswith((",", ";", "|"))
        found = LooseNumber(int(loose[1]), leads=False, is_apart=is_apart)
        return replace(reading, title=_cut(text, loose[0]), loose=(*reading.loose, found))
    return None


def _with_bracket(reading: LineReading, inside: str) -> LineReading:
    found = _IN_BRACKETS.fullmatch(inside)
    if found is None:
        return replace(reading, brackets=(inside, *reading.brackets))
    count = found["count"] or found["count2"]
    if count:
        return replace(reading, count=int(count) if reading.count is None else reading.count)
    if found["code"]:
        return replace(reading, number=int(found["code"]), position=int(found["position"]))
    number = found["number"] or found["padded"]
    if number:
        return replace(reading, number=int(number))
    if found["product"]:
        brackets = (found["product"].strip(), *reading.brackets)
        loose = LooseNumber(int(found["numbered"]), leads=False, beside=found["product"].strip())
        return replace(reading, brackets=brackets, loose=(*reading.loose, loose))
    loose = LooseNumber(int(found["loose"]), leads=False)
    return replace(reading, loose=(*reading.loose, loose))


def _without_remark(reading: LineReading) -> LineReading | None:
    """Cut at the last sign that can separate a remark; loose numbers behind it go with it."""
    text = reading.title
    separators = FIRM_SEPARATORS if reading.is_bare else SEPARATORS
    place, sign = max((text.rfind(sign), sign) for sign in separators)
    if place <= 0:
        return None
    remark = text[place + len(sign) :]
    leading = tuple(loose for loose in reading.loose if loose.leads or loose.is_apart)
    loose = leading if any(letter.isalpha() for letter in remark) else reading.loose
    return replace(
        reading, title=text[:place], remark=f"{remark} {reading.remark}".strip(), loose=loose
    )


def _cut(text: str, tail: str) -> str:
    return text[: len(text) - len(tail)].rstrip(" ,;:.-–—=|")


def _number(found: re.Match[str]) -> int:
    text = next(group for group in found.groups() if group).lower()
    return _NUMBER_WORDS.get(text) or int(text)
