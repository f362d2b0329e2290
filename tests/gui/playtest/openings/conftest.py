"""Somebody in front of the Openings page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from openings_room import OpeningsRoom
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swlcg_deck.cards.pool import CardPool


@pytest.fixture
def room(
    qapp: QApplication, pool: CardPool, tmp_path: Path, qtbot: QtBot
) -> Iterator[OpeningsRoom]:
    room = OpeningsRoom(qapp, pool, tmp_path, qtbot)
    yield room
    room.leave()
