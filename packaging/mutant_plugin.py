"""For pytest: a card pool in which one card says something else (see mutants.py)."""

from swlcg_deck.cards import pool
from swlcg_deck.cards.card import Card
from swlcg_deck.cards.loading.pool_files import PoolData


class ChangedPool:
    """All printings that say what the card says, since a scenario may name any of them."""

    def __init__(self, data: PoolData, card: Card, lines: list[str]) -> None:
        self.card = card
        self.lines = tuple(lines)
        sets = tuple(
            one.model_copy(update={"cards": tuple(map(self.changed, one.cards))})
            for one in data.sets
        )
        self.data = data.model_copy(update={"sets": sets})

    def pytest_configure(self) -> None:
        """Before anything loads a pool, which takes longer than the tests of a set."""
        pool._cached = lambda *_: self.data

    def changed(self, card: Card) -> Card:
        if card.title != self.card.title or card.abilities != self.card.abilities:
            return card
        return card.model_copy(update={"abilities": self.lines})
