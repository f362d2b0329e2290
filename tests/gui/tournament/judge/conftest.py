"""A judge at the view, and a folder of lists to be checked."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from judge_room import choose_folder, judge_view, make_folder
from pytestqt.qtbot import QtBot
from tournament_parts import Room

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.judge_view import JudgeView


@pytest.fixture
def folder(pool: CardPool, tmp_path: Path) -> Path:
    return make_folder(pool, tmp_path)


@pytest.fixture
def view(theme: Theme, room: Room, qtbot: QtBot) -> Iterator[JudgeView]:
    yield from judge_view(theme, room, qtbot)


@pytest.fixture
def checked(view: JudgeView, room: Room, folder: Path, qtbot: QtBot) -> JudgeView:
    """The view after the folder was chosen with its button."""
    return choose_folder(view, room, folder, qtbot)
