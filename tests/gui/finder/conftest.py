"""The finder, or its table of sets, on the screen."""

import pytest
from finder_parts import finder_panel, set_table
from pytestqt.qtbot import QtBot

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.search import SearchIndex
from swlcg_deck.gui.finder.finder_panel import FinderPanel
from swlcg_deck.gui.finder.finder_table import FinderTable
from swlcg_deck.gui.theme.theme import Theme


@pytest.fixture
def panel(qtbot: QtBot, theme: Theme, pool: CardPool, index: SearchIndex) -> FinderPanel:
    return finder_panel(qtbot, theme, pool, index)


@pytest.fixture
def table(qtbot: QtBot, theme: Theme, pool: CardPool) -> FinderTable:
    return set_table(qtbot, theme, pool)
