"""Several sets in one line: `Jedi: 2x Hoth Operations, 2x The Rebel Fleet`."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from swlcg_deck.formats.matching import UNKNOWN
from swlcg_deck.formats.pasting.line_patterns import readings
from swlcg_deck.formats.pasting.set_mentions import MentionFinder, SetMention

_COUNT_FIRST = re.compile(r"(?<![\w.(])\d{1,2}\s?[x×](?=\s)", re.IGNORECASE)
_COUNT_LAST = re.compile(
    r"(?:[x×]\s?\d{1,2}|\(x?\d{1,3}\))(?=\s*(?:[,;/|+&]|and\s|$))", re.IGNORECASE
)
_COMMA = re.compile(r"[,;]")
_BETWEEN = " \t,;/|+&"
_MOST_PARTS = 40
_ENOUGH = 3
"""Where so many pieces at the beginning name no set, the others will not either."""


@dataclass(frozen=True)
class InlineList:
    """What stands before the first set, and the pieces that each name one."""

    before: str
    parts: tuple[str, ...]


def counted_parts(text: str) -> InlineList | None:
    """A line with two counts or more, cut in front of each or behind each."""
    fronts = [found.start() for found in _COUNT_FIRST.finditer(text)]
    if len(fronts) > 1:
        return InlineList(text[: fronts[0]].strip(), _pieces(text, [*fronts, len(text)]))
    ends = [found.end() for found in _COUNT_LAST.finditer(text)]
    if len(ends) > 1:
        before, colon, after = text[: ends[0]].partition(": ")
        first = len(before) + len(colon) if colon and after else 0
        return InlineList(text[:first].strip(), _pieces(text, [first, *ends, len(text)]))
    return None


def sets_in_line(text: str, finder: MentionFinder) -> tuple[str, list[SetMention]] | None:
    """The sets of a line that names at least two, and what stands before them."""
    counted = counted_parts(text)
    if counted is None:
        mentions = _between_commas(text, finder)
        return ("", mentions) if mentions else None
    mentions = []
    for part in counted.parts[:_MOST_PARTS]:
        mentions += _between_commas(part, finder) or [_one(part, finder)]
        if len(mentions) == _ENOUGH and not _known(mentions):
            return None
    return (counted.before, mentions) if _known(mentions) > 1 else None


def _known(mentions: Iterable[SetMention]) -> int:
    return sum(bool(mention.match.sets) for mention in mentions)


def _one(part: str, finder: MentionFinder) -> SetMention:
    ways = readings(part)
    return finder.exact(ways) or finder.near(ways) or SetMention(ways[-1], UNKNOWN)


def _between_commas(text: str, finder: MentionFinder) -> list[SetMention]:
    """Two sets or more between commas; none where a piece is no title, for a title may have one."""
    if "," not in text and ";" not in text:
        return []
    parts = _without_product(_cleaned(_COMMA.split(text, _MOST_PARTS)), finder)
    mentions: list[SetMention] = []
    place = 0
    while place < len(parts):
        for end in (place + 1, place + 2):
            mention = finder.exact(readings(", ".join(parts[place:end])))
            if mention is not None and not mention.reading.remark:
                mentions.append(mention)
                place = end
                break
        else:
            return []
    return mentions if len(mentions) > 1 else []


def _without_product(parts: tuple[str, ...], finder: MentionFinder) -> tuple[str, ...]:
    """Six products are called like a set: behind a set that is in it, it is the product."""
    kept: list[str] = []
    before: SetMention | None = None
    for part in parts:
        if before and before.match.found and finder.is_product_of(part, before.match.found):
            continue
        before = finder.exact(readings(part))
        kept.append(part)
    return tuple(kept)


def _pieces(text: str, cuts: Sequence[int]) -> tuple[str, ...]:
    return _cleaned(text[start:end] for start, end in pairwise(cuts))


def _cleaned(pieces: Iterable[str]) -> tuple[str, ...]:
    bare = (piece.strip(_BETWEEN).removesuffix(" and").removeprefix("and ") for piece in pieces)
    stripped = (piece.strip(_BETWEEN) for piece in bare)
    return tuple(piece for piece in stripped if any(sign.isalnum() for sign in piece))
