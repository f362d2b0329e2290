"""Faces of cards, painted in the dark theme."""

import pytest

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.theme.theme import Theme


@pytest.fixture
def faces(theme: Theme, pool: CardPool) -> CardFaces:
    return CardFaces(theme, pool)
