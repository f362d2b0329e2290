"""What the tests of the card pool share."""

import pytest

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.search import SearchIndex


@pytest.fixture(scope="session")
def index(pool: CardPool) -> SearchIndex:
    return SearchIndex(pool)
