"""What a deck is made of, card by card, as far as the pool knows its sets."""

from collections.abc import Iterator

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck


def objectives(deck: Deck, pool: CardPool) -> Iterator[tuple[Card, int]]:
    """The objective of each known set with its copies (SETUP-04)."""
    for entry in deck.sets:
        found = pool.set(entry.number) if entry.number is not None else None
        if found is not None:
            yield found.objective, entry.copies


def command_cards(deck: Deck, pool: CardPool) -> Iterator[tuple[Card, int]]:
    """The five command cards of each known set with their copies, missions included (DECK-12)."""
    for entry in deck.sets:
        found = pool.set(entry.number) if entry.number is not None else None
        if found is not None:
            for card in found.command_cards:
                yield card, entry.copies
