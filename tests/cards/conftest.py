"""What the tests of the card pool share."""

from pathlib import Path

import pytest

from swlcg_deck.cards.packs.card_packs import CardPacks
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.search import SearchIndex


@pytest.fixture(scope="session")
def index(pool: CardPool) -> SearchIndex:
    return SearchIndex(pool)


@pytest.fixture
def packs(tmp_path: Path) -> CardPacks:
    """The user's card packs, none yet."""
    return CardPacks(tmp_path / "data" / "card-packs")


@pytest.fixture
def chosen(tmp_path: Path) -> Path:
    """The folder the user imports from."""
    folder = tmp_path / "chosen"
    folder.mkdir()
    return folder
