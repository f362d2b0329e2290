"""The view of a pair on the screen, as its tests share it."""

from datetime import date

from pytestqt.qtbot import QtBot
from tournament_parts import Room, aggro, toolbox

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.pair_view import PairView

TODAY = date(2026, 1, 31)


def pair_view(theme: Theme, room: Room, qtbot: QtBot) -> PairView:
    view = PairView(theme, room.rules, room.workspace, room.dialogs, room.printer, lambda: TODAY)
    qtbot.addWidget(view)
    view.resize(1204, 800)
    with qtbot.waitActive(view):
        view.show()
    return view


def with_pair(view: PairView, pool: CardPool) -> PairView:
    """The view with both decks of the World Championship."""
    view.choose(toolbox(pool))
    view.choose(aggro(pool))
    return view


def titles(view: PairView, side: Side) -> list[str]:
    model = view.panels[side].sets.rows
    return [model.index(row).data() for row in range(model.rowCount())]
