"""Somebody in front of the Simulate page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from simulate_room import SimulateRoom

from swlcg_deck.cards.pool import CardPool


@pytest.fixture
def room(
    qapp: QApplication, pool: CardPool, tmp_path: Path, qtbot: QtBot
) -> Iterator[SimulateRoom]:
    room = SimulateRoom(qapp, pool, tmp_path, qtbot)
    yield room
    room.parts.background.close()
