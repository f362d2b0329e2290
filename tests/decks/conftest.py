"""What the tests of the library share."""

from pathlib import Path

import pytest

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck, new_deck
from swlcg_deck.decks.edits import add_set
from swlcg_deck.decks.library import Library


@pytest.fixture
def library(tmp_path: Path, pool: CardPool) -> Library:
    return Library(tmp_path / "decks", pool)


@pytest.fixture
def toolbox(pool: CardPool) -> Deck:
    deck = new_deck("Toolbox", "Jedi")
    for number in (4, 38, 112):
        added = pool.set(number)
        assert added is not None
        deck = add_set(deck, added, 2).deck
    return deck
