"""What stands around each part of the tournament view."""

from pathlib import Path

import pytest
from tournament_parts import Room, make_room

from swlcg_deck.cards.pool import CardPool


@pytest.fixture
def room(pool: CardPool, tmp_path: Path) -> Room:
    return make_room(pool, tmp_path)
