"""The view of a pair, empty and with both decks."""

import pytest
from pair_room import pair_view, with_pair
from pytestqt.qtbot import QtBot
from tournament_parts import Room

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.pair_view import PairView


@pytest.fixture
def view(theme: Theme, room: Room, qtbot: QtBot) -> PairView:
    return pair_view(theme, room, qtbot)


@pytest.fixture
def pair(view: PairView, pool: CardPool) -> PairView:
    return with_pair(view, pool)
