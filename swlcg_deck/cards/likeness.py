"""Which written cards are most like a card: where its text is data by its words, else by its facts.

Who writes a card looks for lines to begin with. Of a card without a text only the facts can be
compared: what it is, of which affiliation, its traits, its keywords, its numbers.
"""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.filters import CardFilter

_TEXT = 3.0
"""How much more a word of the text says than a fact."""
_FACTS = {"type": 4.0, "title": 3.0, "enhance": 2.0, "keyword": 2.0, "trait": 1.5}
"""How much a fact says; others 1."""


def most_like(card: Card, cards: Sequence[Card], most: int) -> tuple[Card, ...]:
    """Written cards, the nearest first, each card once; the card itself is none of them."""
    known = {one.number: one for one in reversed(cards) if one.text and one.number != card.number}
    seen = {number: _marks(one) for number, one in known.items()}
    common = Counter(mark for marks in seen.values() for mark in marks)
    mine = _marks(card)
    ranked = sorted(
        known.values(), key=lambda one: (-_likeness(mine, seen[one.number], common), one.number)
    )
    return tuple(ranked[:most])


def _likeness(mine: dict[str, float], other: dict[str, float], common: Counter[str]) -> float:
    """What is shared weighs more the fewer cards have it; what one has alone takes away."""

    def weight(mark: str) -> float:
        return max(mine.get(mark, 0), other.get(mark, 0)) / sqrt(1 + common[mark])

    shared = sum(weight(mark) for mark in mine.keys() & other.keys())
    if not _has_text(mine):
        other = {mark: value for mark, value in other.items() if not mark.startswith("text")}
    return shared / (1 + sum(weight(mark) for mark in mine.keys() | other.keys()))


def _has_text(marks: dict[str, float]) -> bool:
    return any(mark.startswith("text") for mark in marks)


def _marks(card: Card) -> dict[str, float]:
    """What a card has, and how much it says."""
    found = {
        f"{kind} {what}": _FACTS.get(kind, 1.0) for kind, what in _facts(card) if what is not None
    }
    lines = () if card.abilities == "unwritten" else card.abilities
    return found | {f"text {word}": _TEXT for line in lines for word in _words(json.loads(line))}


def _facts(card: Card) -> Iterator[tuple[str, object]]:
    yield "type", card.type.value
    yield "title", card.title
    yield "affiliation", card.affiliation.value
    yield "side", card.side.value
    yield "cost", card.cost
    yield "priority", card.priority
    for trait in card.traits:
        yield "trait", trait
    for keyword in card.keywords:
        yield "keyword", keyword.name.value
    if isinstance(card.enhance, CardFilter):
        for trait in (*(card.enhance.type or ()), *(card.enhance.trait or ())):
            yield "enhance", trait


def _words(part: Any, above: str = "") -> Iterator[str]:
    """The words of a line, each with the key that it stands under."""
    if isinstance(part, dict):
        for key, value in part.items():
            yield key
            yield from _words(value, key)
    elif isinstance(part, list):
        for one in part:
            yield from _words(one, above)
    elif isinstance(part, str):
        yield f"{above} {part}"
