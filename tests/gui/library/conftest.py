"""A library with decks in it, on the screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from library_room import Room, make_room, stock
from pytestqt.qtbot import QtBot

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.theme.theme import Theme


@pytest.fixture
def stocked(qtbot: QtBot, theme: Theme, pool: CardPool, tmp_path: Path) -> Iterator[Room]:
    """Five decks and a broken file; not shown yet."""
    room = make_room(qtbot, theme, pool, tmp_path)
    stock(room.library, pool)
    yield room
    room.background.close()


@pytest.fixture
def room(stocked: Room) -> Room:
    """The same on the screen."""
    stocked.show()
    return stocked
