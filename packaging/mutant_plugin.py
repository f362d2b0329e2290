"""For pytest: a card pool in which one card says something else (see mutants.py)."""

import json
import os
from typing import Any

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool

_make_pool = CardPool.__init__


def pytest_configure() -> None:
    """Before anything loads a pool."""
    CardPool.__init__ = _make_changed_pool  # type: ignore[method-assign]


def _make_changed_pool(self: CardPool, data: Any, fingerprint: str) -> None:
    """All printings that say what the card says, since a scenario may name any of them."""
    change = json.loads(os.environ["SWLCG_DECK_MUTANT"])
    before = next(c.abilities for s in data.sets for c in s.cards if c.code == change["code"])

    def changed(card: Card) -> Card:
        if card.title != change["title"] or card.abilities != before:
            return card
        return card.model_copy(update={"abilities": tuple(change["lines"])})

    sets = tuple(
        one.model_copy(update={"cards": tuple(map(changed, one.cards))}) for one in data.sets
    )
    _make_pool(self, data.model_copy(update={"sets": sets}), fingerprint)
