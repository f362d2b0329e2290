"""How many text boxes are data: encoded, scripted, or missing, by product."""

import json
from dataclasses import dataclass
from typing import Any, Literal

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool

State = Literal["keywords_only", "encoded", "scripted", "missing"]


@dataclass
class Coverage:
    """The cards of a product, each counted once; reprints count in every product."""

    product: str
    keywords_only: int = 0
    """Nothing stands in the text box but keywords, or nothing at all."""
    encoded: int = 0
    scripted: int = 0
    """Written as data, with a part that only code can say."""
    missing: int = 0

    @property
    def cards(self) -> int:
        return self.keywords_only + self.encoded + self.scripted + self.missing

    def count(self, state: State) -> None:
        setattr(self, state, getattr(self, state) + 1)


def state_of(card: Card) -> State:
    if card.abilities == "unwritten":
        return "missing"
    if not card.abilities:
        return "keywords_only"
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
        found[card.product].count(state_of(card))
    return tuple(one for one in found.values() if one.cards)


def total(parts: tuple[Coverage, ...]) -> Coverage:
    whole = Coverage("Total")
    for part in parts:
        whole.keywords_only += part.keywords_only
        whole.encoded += part.encoded
        whole.scripted += part.scripted
        whole.missing += part.missing
    return whole
