"""What stands beside a set in its line and makes one ask whether, or how often, it is meant.

A set with `(maybe)` or `(SB)` behind it, one with two numbers of copies, one with a cross in front:
it is read as it stands, and the deck is left open until somebody has looked.
"""

import re
from collections.abc import Sequence
from itertools import pairwise

from swlcg_deck.formats.pasting.lines import PasteLine
from swlcg_deck.formats.pasting.title_spans import TitleSpan
from swlcg_deck.language import said

_CROSS = re.compile(r"[\s>*•·\-–—]*(?:[❌✗✘🚫⛔⊘☒➖🗑👎]|[✖✕](?=\W))")
_CROSS_BEHIND = re.compile(r"[❌✗✘✖✕🚫⛔⊘☒🗑👎]\ufe0f?[\s|*_~]*$")
_PIECES = re.compile(r"[()\[\]{},;:|/–—]+|\s-\s|\s-$|^-\s")
_BESIDE = re.compile(
    r"(?<!never )\b(?:sb|side ?board|side ?deck|(?<!light )(?<!dark )side|maybes?|maybe ?board"
    r"|perhaps|possibly"
    r"|options?|optional|cuts?|out|removed?|dropped|swap(?:ped)?|alternates?|alternatives?|instead"
    r"|not|or|nope|bench|subs?|substitutes?|unsure|undecided|tbd|flex)\b",
    re.IGNORECASE,
)
_MOST_WORDS = 3
"""In a longer remark such a word is a part of a sentence."""
_QUESTION = re.compile(r"\W*\?\W*")
_COUNT = re.compile(
    r"(?<![\w.])(\d{1,2})\s?[x×✕](?!\w)|(?<!\w)[x×✕]\s?(\d{1,2})(?!\w)", re.IGNORECASE
)
_CHANGED = re.compile(
    r"(?<![\w.])[+\-−]\d{1,2}\W*$|\b(?:now|should be|rather|make it|down to|up to) \d{1,2}\b", re.I
)
_CHANGE = re.compile(
    r"->|=>|→|⇒|[,;]\s*[-−]\d|\b(?:for|over|into|becomes|replac\w+|vs|versus|than)\b", re.I
)
"""Between two sets of a line: the one goes, the other comes."""
_BEFORE = re.compile(r"\b(?:was|were|from|before|instead of|than|of|formerly|once|last)\W*$", re.I)


def doubt_about(line: PasteLine, named: Sequence[TitleSpan], *, is_alone: bool) -> str:
    """A sentence, or nothing where the line is plain; `is_alone`: it lists a single set."""
    if _CROSS.match(line.raw) or _CROSS_BEHIND.search(line.raw):
        return said("the cross beside it may mean that it is not in the deck")
    beside = list(_beside(line.text, named))
    for text in beside:
        for piece in map(str.strip, _PIECES.split(text)):
            words = piece.split()
            found = _BESIDE.search(piece) if len(words) <= _MOST_WORDS else None
            if found:
                return said("“{text}” may mean that it is not in the deck", text=piece)
        if is_alone and _CHANGED.search(text):
            return said("several numbers of copies are beside it")
        if _QUESTION.fullmatch(text):
            return said("there is a question mark beside it")
    between = [line.text[one.end : other.start] for one, other in pairwise(named)]
    if not is_alone and any(map(_CHANGE.search, between)):
        return said("the one may be there instead of the other")
    if is_alone and len(_counts(beside)) > 1:
        return said("several numbers of copies are beside it")
    return ""


def _beside(text: str, named: Sequence[TitleSpan]) -> list[str]:
    pieces, place = [], 0
    for span in named:
        pieces.append(text[place : span.start])
        place = span.end
    return [piece for piece in (*pieces, text[place:]) if piece.strip()]


def _counts(beside: Sequence[str]) -> set[str]:
    return {
        found[1] or found[2]
        for text in beside
        for found in _COUNT.finditer(text)
        if not _BEFORE.search(text[: found.start()])
    }
