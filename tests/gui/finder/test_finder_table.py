"""The table as a user meets it: keys, clicks and drags."""

import pytest
from finder_parts import Asked, card_table, copies_cell, middle
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.finder.finder_table import FinderTable
from swlcg_deck.gui.finder.pool_rows import MIME_TYPE
from swlcg_deck.gui.theme.theme import Theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def cards(qtbot, theme: Theme, pool: CardPool) -> FinderTable:
    return card_table(qtbot, theme, pool)


def letter(text: str) -> QKeyEvent:
    """A key that Qt has no name for."""
    return QKeyEvent(QKeyEvent.Type.KeyPress, ord(text), Qt.KeyboardModifier.NoModifier, text)


@pytest.mark.parametrize(
    ("key", "wish"),
    [
        (Qt.Key.Key_Return, ("add", 2)),
        (Qt.Key.Key_Enter, ("add", 2)),
        (Qt.Key.Key_Plus, ("add", 2)),
        (Qt.Key.Key_Delete, ("remove", 2)),
        (Qt.Key.Key_Backspace, ("remove", 2)),
        (Qt.Key.Key_Minus, ("remove", 2)),
        (Qt.Key.Key_0, ("copies", 2, 0)),
        (Qt.Key.Key_1, ("copies", 2, 1)),
        (Qt.Key.Key_2, ("copies", 2, 2)),
        (Qt.Key.Key_Space, ("show", 2)),
    ],
)
def test_keys_ask_for_the_selected_set(qtbot, table, key, wish):
    qtbot.mouseClick(table.viewport(), LEFT, pos=middle(table, 1, "title"))
    asked = Asked(table)
    qtbot.keyClick(table, key)
    assert asked.all == [wish]


def test_keys_reach_every_selected_set(qtbot, table):
    table.go_to(0)
    qtbot.keyClick(table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    asked = Asked(table)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert asked.all == [("add", 1), ("add", 2)]


def test_without_a_selection_keys_do_nothing(qtbot, table):
    table.clearSelection()
    asked = Asked(table)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Delete, Qt.Key.Key_1):
        qtbot.keyClick(table, key)
    assert asked.all == []


def test_letters_go_to_the_search_field(qtbot, table):
    asked = Asked(table)
    qtbot.keyClicks(table, 'l"(')
    QApplication.sendEvent(table, letter("か"))
    qtbot.keyClick(table, Qt.Key.Key_Slash)
    qtbot.keyClick(table, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert asked.all == [
        ("typed", "l"),
        ("typed", '"'),
        ("typed", "("),
        ("typed", "か"),
        ("typed", ""),
    ]


def test_a_double_click_adds_once(qtbot, table):
    asked = Asked(table)
    at = middle(table, 3, "title")
    qtbot.mouseClick(table.viewport(), LEFT, pos=at)
    qtbot.mouseDClick(table.viewport(), LEFT, pos=at)
    assert asked.all == [("add", 4)]


@pytest.mark.parametrize("copies", [0, 1, 2])
def test_one_click_on_the_stepper_sets_the_number(qtbot, table, copies):
    asked = Asked(table)
    qtbot.mouseClick(table.viewport(), LEFT, pos=copies_cell(table, 3, copies))
    assert asked.all == [("copies", 4, copies)]
    assert table.selected_numbers() == [4]


def test_a_double_click_on_the_stepper_does_not_add(qtbot, table):
    asked = Asked(table)
    at = copies_cell(table, 3, 2)
    qtbot.mouseClick(table.viewport(), LEFT, pos=at)
    QTest.mouseDClick(table.viewport(), LEFT, pos=at)
    assert set(asked.all) == {("copies", 4, 2)}


def test_a_press_that_leaves_the_stepper_sets_nothing(qtbot, table):
    asked = Asked(table)
    qtbot.mousePress(table.viewport(), LEFT, pos=copies_cell(table, 3, 2))
    qtbot.mouseRelease(table.viewport(), LEFT, pos=middle(table, 3, "title"))
    assert asked.all == []


def test_arrows_go_through_rows_and_tell_which(qtbot, table):
    told = []
    table.set_selected.connect(told.append)
    table.go_to(6)
    qtbot.keyClick(table, Qt.Key.Key_Down)
    qtbot.keyClick(table, Qt.Key.Key_Right)
    qtbot.keyClick(table, Qt.Key.Key_End)
    qtbot.keyClick(table, Qt.Key.Key_Home)
    qtbot.keyClick(table, Qt.Key.Key_PageDown)
    assert told[:4] == [7, 8, 289, 1]
    assert told[4] > 8
    assert table.currentIndex().column() == table.rows().column("title")


def test_who_comes_by_keyboard_finds_the_first_row_selected(table):
    table.clearFocus()
    table.selectionModel().clear()
    told = []
    table.set_selected.connect(told.append)
    table.setFocus(Qt.FocusReason.TabFocusReason)
    assert table.selected_numbers() == [1]
    assert told == [1]


def test_a_click_into_the_table_tells_only_of_the_row_clicked(qtbot, table):
    for row in (4, 0):
        table.clearFocus()
        table.selectionModel().clear()
        told = []
        table.set_selected.connect(told.append)
        table.setFocus(Qt.FocusReason.MouseFocusReason)
        qtbot.mouseClick(table.viewport(), LEFT, pos=middle(table, row, "title"))
        assert told == [row + 1]


def test_selecting_from_outside_is_quiet(table):
    told = []
    table.set_selected.connect(told.append)
    table.select(7)
    assert table.selected_numbers() == [8]
    assert told == []


def test_a_card_stands_for_its_set(qtbot, cards):
    told = []
    cards.card_selected.connect(told.append)
    asked = Asked(cards)
    cards.go_to(7)
    qtbot.keyClick(cards, Qt.Key.Key_Return)
    assert told == ["2-2"]
    assert asked.all == [("add", 2)]


def test_a_card_outside_the_sets_cannot_be_added(qtbot, cards):
    asked = Asked(cards)
    cards.go_to(cards.rows().rowCount() - 1)
    qtbot.keyClick(cards, Qt.Key.Key_Return)
    QTest.mouseDClick(cards.viewport(), LEFT, pos=cards.visualRect(cards.currentIndex()).center())
    assert asked.all == []


def test_a_window_shortcut_does_not_steal_the_keys_of_the_table(qtbot, table):
    stolen = []
    action = table.window().addAction("Delete the deck")
    action.setShortcut(Qt.Key.Key_Delete)
    action.triggered.connect(lambda: stolen.append(1))
    table.go_to(0)
    asked = Asked(table)
    qtbot.keyClick(table, Qt.Key.Key_Delete)
    assert asked.all == [("remove", 1)]
    assert not stolen


def test_copy_puts_titles_on_the_clipboard(qtbot, table):
    table.go_to(0)
    qtbot.keyClick(table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "A Hero's Journey\nIn You Must Go"


def test_dragging_carries_the_selected_sets(monkeypatch, table):
    carried = []

    def take(drag, *_actions):
        carried.append(bytes(drag.mimeData().data(MIME_TYPE).data()))
        return Qt.DropAction.CopyAction

    monkeypatch.setattr("swlcg_deck.gui.finder.finder_table.QDrag.exec", take)
    table.go_to(0)
    QTest.keyClick(table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    table.startDrag(Qt.DropAction.CopyAction)
    assert carried == [b"1\n2"]
