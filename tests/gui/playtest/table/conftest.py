"""Somebody in front of the Playtest view, to play at its table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playtest_room import PlaytestRoom
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swlcg_deck.cards.pool import CardPool


@pytest.fixture
def room(
    qapp: QApplication, pool: CardPool, tmp_path: Path, qtbot: QtBot
) -> Iterator[PlaytestRoom]:
    room = PlaytestRoom(qapp, pool, tmp_path, qtbot)
    yield room
    room.page.drop_session()
    room.parts.background.close()
