"""The finder or one of its tables on the screen, and what their tests share."""

from PySide6.QtCore import QPoint

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.search import SearchIndex
from swlcg_deck.gui.finder.card_rows import CardModel
from swlcg_deck.gui.finder.finder_panel import FinderPanel
from swlcg_deck.gui.finder.finder_table import FinderTable
from swlcg_deck.gui.finder.set_rows import SetModel
from swlcg_deck.gui.theme.theme import Theme


def set_table(qtbot, theme: Theme, pool: CardPool) -> FinderTable:
    """All sets, 500 pixels wide, with the focus."""
    model = SetModel(pool)
    model.show_sets(pool.sets)
    return _shown(qtbot, FinderTable(theme, model, "Sets"))


def card_table(qtbot, theme: Theme, pool: CardPool) -> FinderTable:
    model = CardModel(pool)
    model.show_cards(pool.cards)
    return _shown(qtbot, FinderTable(theme, model, "Cards"))


def finder_panel(qtbot, theme: Theme, pool: CardPool, index: SearchIndex) -> FinderPanel:
    """As wide and high as in a window of 1280 x 800, ready to type."""
    panel = FinderPanel(theme, pool, index)
    qtbot.addWidget(panel)
    panel.resize(500, 760)
    with qtbot.waitActive(panel):
        panel.show()
    panel.focus_search()
    return panel


def codes(panel: FinderPanel) -> list[str]:
    return [row.code for row in panel.results.table().rows().rows()]


def _shown(qtbot, table: FinderTable) -> FinderTable:
    qtbot.addWidget(table)
    table.resize(500, 500)
    with qtbot.waitActive(table):
        table.show()
    table.setFocus()
    return table


def middle(table: FinderTable, row: int, key: str) -> QPoint:
    return table.visualRect(table.rows().index(row, table.rows().column(key))).center()


def copies_cell(table: FinderTable, row: int, copies: int) -> QPoint:
    cell = table.visualRect(table.rows().index(row, table.rows().column("copies")))
    for x in range(cell.left(), cell.right()):
        if table.copies_cell_at(QPoint(x, cell.center().y())) == (row, copies):
            return QPoint(x + 6, cell.center().y())
    raise AssertionError("there is no stepper")


class Asked:
    """Everything a table asks for, in order."""

    def __init__(self, table: FinderTable) -> None:
        self.all: list[tuple] = []
        table.add_requested.connect(lambda n: self.all.append(("add", n)))
        table.remove_requested.connect(lambda n: self.all.append(("remove", n)))
        table.show_requested.connect(lambda n: self.all.append(("show", n)))
        table.copies_chosen.connect(lambda n, c: self.all.append(("copies", n, c)))
        table.typed.connect(lambda t: self.all.append(("typed", t)))
