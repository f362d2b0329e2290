"""What all tables of the window share: rows as wholes, heads that sort, models that keep order."""

from collections.abc import Iterable, Iterator

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QVBoxLayout, QWidget

from swlcg_deck.gui.exchange.report_table import ReportTable
from swlcg_deck.gui.finder.finder_table import FinderTable
from swlcg_deck.gui.library.deck_table import DeckTable
from swlcg_deck.gui.playtest.simulate.results.card_table import CardTable
from swlcg_deck.gui.tables.column import Column
from swlcg_deck.gui.tables.list_model import ListModel
from swlcg_deck.gui.tables.row_table import RowTable
from swlcg_deck.gui.tables.sorted_model import SortedModel
from swlcg_deck.gui.tables.table_model import Index
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.result_table import ResultTable
from swlcg_deck.gui.widgets.row_painting import CENTRE

UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
LEFT = Qt.MouseButton.LeftButton
ROWS = 60


class _Numbers(SortedModel[int]):
    def __init__(self) -> None:
        number = Column("number", "Number", 100, str, key=int, stretch=1)
        square = Column(
            *("square", "Square", 100, lambda row: str(row**2), lambda row: row**2),
            align=CENTRE,
            stretch=1,
            descending_first=True,
        )
        super().__init__((number, square), "number")

    def among_equals(self, row: int) -> int:
        return row

    def identity(self, row: int) -> int:
        return row


class _Table(RowTable):
    def __init__(self, theme: Theme, model: _Numbers) -> None:
        super().__init__(theme, model)
        self.let_heads_sort(model, first_inset=8)
        self.setAccessibleName("Numbers")
        self.restyle()


@pytest.fixture
def table(theme, qtbot) -> Iterator[_Table]:
    """Sixty rows in a window of its own, with a field beside them that can take the focus."""
    model = _Numbers()
    model.show_rows(range(ROWS))
    host = QWidget()
    table = _Table(theme, model)
    layout = QVBoxLayout(host)
    layout.addWidget(QLineEdit())
    layout.addWidget(table)
    qtbot.addWidget(host)
    host.resize(400, 400)
    with qtbot.waitActive(host):
        host.show()
    table.setFocus()
    select(table, 2)
    yield table
    host.close()


def select(table: RowTable, row: int) -> None:
    rows = QItemSelectionModel.SelectionFlag.Rows
    index = table.model().index(row, table.main_column)
    table.selectionModel().setCurrentIndex(
        index, QItemSelectionModel.SelectionFlag.ClearAndSelect | rows
    )


def colour(table: RowTable, row: int, x: int) -> QColor:
    """A pixel in the upper part of a row, where no letter and no ring is."""
    image = table.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return image.pixelColor(x, int(table.row_rect(row).top()) + 4)


@pytest.mark.parametrize("which", [FinderTable, DeckTable, ResultTable, ReportTable, CardTable])
def test_every_table_of_rows_is_one(which):
    assert issubclass(which, RowTable)


@pytest.mark.parametrize(
    ("key", "row"),
    [
        (Qt.Key.Key_Down, 3),
        (Qt.Key.Key_Up, 1),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, ROWS - 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 2),
    ],
)
def test_the_keyboard_goes_through_rows_and_never_through_cells(table, qtbot, key, row):
    qtbot.keyClick(table, key)
    assert (table.currentIndex().row(), table.currentIndex().column()) == (row, 0)


def test_a_page_is_as_many_rows_as_one_sees_but_for_one(table, qtbot):
    seen = table.viewport().height() // table.rowHeight(0)
    qtbot.keyClick(table, Qt.Key.Key_PageDown)
    assert table.currentIndex().row() == 2 + seen - 1
    qtbot.keyClick(table, Qt.Key.Key_PageUp)
    assert table.currentIndex().row() == 2


def test_without_rows_there_is_nowhere_to_go(table, qtbot):
    table.model().show_rows(())
    qtbot.keyClick(table, Qt.Key.Key_Down)
    assert not table.currentIndex().isValid()


def test_the_bar_marks_what_is_selected_with_the_focus_and_without(table, theme, qtbot):
    palette = theme.palette
    select(table, 3)
    select(table, 2)
    assert colour(table, 2, 200) == QColor(palette.selected)
    table.window().findChild(QLineEdit).setFocus()
    qtbot.waitUntil(lambda: not table.hasFocus())
    assert colour(table, 2, 1) == QColor(palette.accent_fill)
    assert colour(table, 2, 200) == QColor(palette.hover), "paler"
    assert colour(table, 3, 1) != QColor(palette.accent_fill)


def test_the_row_below_the_mouse_is_marked_until_it_leaves(table, theme):
    hover = QColor(theme.palette.hover)
    at = QPoint(200, int(table.row_rect(4).center().y()))
    QTest.mouseMove(table.viewport(), at)
    assert colour(table, 4, 200) == hover
    table.hover(QPoint(-1, -1))
    assert colour(table, 4, 200) != hover


def test_the_columns_share_the_width_whatever_it_is(table, qtbot):
    table.window().resize(700, 400)
    qtbot.waitUntil(lambda: abs(table.columnWidth(0) - table.viewport().width() / 2) < 1)
    assert table.columnWidth(0) + table.columnWidth(1) == table.viewport().width()


def test_rows_are_as_high_as_the_letters_ask(table, theme):
    assert table.rowHeight(0) == 35
    theme.choose("dark", 150)
    assert table.rowHeight(0) == theme.px(35)


def test_rows_that_can_be_dragged_can_be_several(table):
    assert not table.dragEnabled()
    table.let_rows_be_dragged()
    assert table.dragEnabled()
    assert table.selectionMode() is QAbstractItemView.SelectionMode.ExtendedSelection


def test_a_click_on_a_head_sorts_and_what_is_selected_stays_so(table, qtbot):
    header = table.horizontalHeader()
    qtbot.mouseClick(header.viewport(), LEFT, pos=QPoint(20, 10))
    assert table.model().sorting() == (0, DOWN)
    assert table.model().rows()[0] == ROWS - 1
    assert table.currentIndex().data() == "2"
    other = QPoint(header.sectionViewportPosition(1) + 20, 10)
    qtbot.mouseClick(header.viewport(), LEFT, pos=other)
    assert table.model().sorting() == (1, DOWN), "the largest first at once"


def test_a_title_stays_where_it_is_when_its_column_sorts(table):
    header = table.horizontalHeader()
    middle = header.sectionViewportPosition(1)

    def title() -> list[int]:
        image = header.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        ground = image.pixelColor(middle + 2, 4)
        ink = range(middle, header.width())
        return [x for x in ink if any(image.pixelColor(x, y) != ground for y in range(6, 22))]

    before = title()
    table.sortByColumn(1, UP)
    after = title()
    assert after[: len(before)] == before
    assert len(after) > len(before), "and the arrow behind it"


def test_a_head_says_its_title_to_a_screen_reader_and_nothing_beyond_the_columns(table):
    model, across = table.model(), Qt.Orientation.Horizontal
    assert model.headerData(1, across, Qt.ItemDataRole.AccessibleTextRole) == "Square"
    assert model.headerData(2, across) is None
    assert model.headerData(0, Qt.Orientation.Vertical) is None
    model.sort(7)
    assert model.sorting() == (0, UP)


def test_the_models_keep_the_rules_of_qt(table, qtmodeltester):
    qtmodeltester.check(table.model())
    words = _Words()
    qtmodeltester.check(words)
    words.show_rows(("a", "b"))
    qtmodeltester.check(words)


class _Words(ListModel[str]):
    def are_same(self, rows: Iterable[str]) -> bool:
        return [row.lower() for row in rows] == [row.lower() for row in self.rows()]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        return self.row_at(index) if role == Qt.ItemDataRole.DisplayRole else None


def test_a_list_of_the_same_things_is_only_painted_again(qtbot):
    words = _Words()
    with qtbot.waitSignal(words.modelReset):
        words.show_rows(("a", "b"))
    with qtbot.assertNotEmitted(words.modelReset), qtbot.waitSignal(words.dataChanged):
        words.show_rows(("A", "b"))
    assert words.rows() == ("A", "b")
    assert words.first(lambda word: word == "b").row() == 1
    assert not words.first(lambda word: word == "c").isValid()
    with qtbot.waitSignal(words.modelReset):
        words.show_rows(("c",))
