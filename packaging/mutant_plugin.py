"""For pytest: a card pool in which one card says something else (see mutants.py)."""

import json
import os
from typing import Any

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool

_CHANGE = json.loads(os.environ["SWLCG_DECK_MUTANT"])
_make_pool = CardPool.__init__


def _make_changed_pool(self: CardPool, data: Any, fingerprint: str) -> None:
    """All printings that say what the card says, since a scenario may name any of them."""
    before = next(c.abilities for s in data.sets for c in s.cards if c.code == _CHANGE["code"])

    def changed(card: Card) -> Card:
        if card.title != _CHANGE["title"] or card.abilities != before:
            return card
        return card.model_copy(update={"abilities": tuple(_CHANGE["lines"])})

    sets = tuple(
        one.model_copy(update={"cards": tuple(map(changed, one.cards))}) for one in data.sets
    )
    _make_pool(self, data.model_copy(update={"sets": sets}), fingerprint)


CardPool.__init__ = _make_changed_pool  # type: ignore[method-assign]
