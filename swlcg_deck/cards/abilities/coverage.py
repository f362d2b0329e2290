"""How many text boxes are data: encoded, scripted, or missing, by product."""

import json
from dataclasses import dataclass
from typing import Any, Literal

from swlcg_deck.cards.abilities.reading import is_missing
from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool

State = Literal["keywords_only", "encoded", "scripted", "partly", "missing"]


@dataclass
class Coverage:
    """The cards of a product, each counted once; reprints count in every product."""

    product: str
    keywords_only: int = 0
    """Nothing stands in the text box but keywords, or nothing at all."""
    encoded: int = 0
    scripted: int = 0
    """Written as data, with a part that only code can say."""
    partly: int = 0
    """Some lines are data, others are marked as missing."""
    missing: int = 0
    lines_missing: int = 0
    """How many lines are marked as missing on the partly written cards."""

    @property
    def cards(self) -> int:
        return self.keywords_only + self.encoded + self.scripted + self.partly + self.missing

    def count(self, card: Card) -> None:
        state = state_of(card)
        setattr(self, state, getattr(self, state) + 1)
        if state == "partly":
            self.lines_missing += sum(map(is_missing, card.abilities))


def state_of(card: Card) -> State:
    if card.abilities == "unwritten":
        return "missing"
    if not card.abilities:
        return "keywords_only"
    if card.is_partly_written:
        return "partly"
    return (
        "scripted" if any(_has_script(json.loads(line)) for line in card.abilities) else "encoded"
    )


def _has_script(part: Any) -> bool:
    if isinstance(part, dict):
        return "scripted" in part or any(map(_has_script, part.values()))
    return isinstance(part, list) and any(map(_has_script, part))


def coverage(pool: CardPool) -> tuple[Coverage, ...]:
    """Products in the order of their release."""
    found: dict[str, Coverage] = {
        product.name: Coverage(product.name) for cycle in pool.cycles for product in cycle.products
    }
    for card in pool.cards:
        found[card.product].count(card)
    return tuple(one for one in found.values() if one.cards)


def total(parts: tuple[Coverage, ...]) -> Coverage:
    whole = Coverage("Total")
    for part in parts:
        whole.keywords_only += part.keywords_only
        whole.encoded += part.encoded
        whole.scripted += part.scripted
        whole.partly += part.partly
        whole.missing += part.missing
        whole.lines_missing += part.lines_missing
    return whole
