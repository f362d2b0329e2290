"""A text is written once: other printings of a card say where it stands, `same_as: 1-2`."""

from collections.abc import Iterator
from typing import Any

from swlcg_deck.cards.card import Card


def without_text(item: Any) -> Any:
    """A card of a file whose text stands at another printing: until that is looked up it is one
    that is not written."""
    if isinstance(item, dict) and "same_as" in item:
        return {"abilities": "unwritten", **item}
    return item


def with_texts(cards: tuple[Card, ...], homes: dict[str, Card]) -> tuple[Card, ...]:
    """Cards with the texts of the printings that they name."""
    return tuple(
        card.model_copy(update={"abilities": homes[card.same_as].abilities})
        if card.same_as in homes
        else card
        for card in cards
    )


def lost_texts(cards: list[Card]) -> Iterator[tuple[Card, str]]:
    """Printings that name no home of their text, and what is wrong with each."""
    homes = {card.code: card for card in cards}
    for card in cards:
        if card.same_as is None:
            continue
        home = homes.get(card.same_as)
        if home is None:
            yield card, f"there is no card {card.same_as}"
        elif home.number != card.number:
            yield card, f"{home.code} is another card: {home.title}, number {home.number}"
        elif home.same_as is not None:
            yield card, f"the text does not stand at {home.code} either; say `{home.same_as}`"


def differing_texts(cards: list[Card]) -> Iterator[tuple[Card, str]]:
    """Printings of one card that have texts of their own which do not agree."""
    first: dict[int, Card] = {}
    for card in cards:
        if card.same_as is not None:
            continue
        home = first.setdefault(card.number, card)
        if card.abilities != home.abilities:
            yield card, f"differs from {home.code}, the same card; say `same_as: {home.code}`"
