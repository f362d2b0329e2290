"""A judge of the newest edition."""

import pytest

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.legality.judge import Judge


@pytest.fixture(scope="session")
def judge(pool: CardPool) -> Judge:
    return Judge(pool)
