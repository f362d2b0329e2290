"""The table as a user meets it: keys, clicks, drags, columns."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QHelpEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.finder.card_model import CardModel
from swlcg_deck.gui.finder.row_model import MIME_TYPE
from swlcg_deck.gui.finder.set_model import SetModel
from swlcg_deck.gui.finder.table import FinderTable
from swlcg_deck.gui.theme.theme import Theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def host(qtbot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(500, 500)
    return made


def show_table(qtbot, host: QWidget, table: FinderTable) -> FinderTable:
    table.setGeometry(host.rect())
    with qtbot.waitActive(host):
        host.show()
    table.setFocus()
    return table


@pytest.fixture
def table(qtbot, theme: Theme, pool: CardPool, host: QWidget) -> FinderTable:
    model = SetModel(pool, host)
    model.show_sets(pool.sets)
    return show_table(qtbot, host, FinderTable(theme, model, "Sets", host))


@pytest.fixture
def cards(qtbot, theme: Theme, pool: CardPool, host: QWidget) -> FinderTable:
    model = CardModel(pool, host)
    model.show_cards(pool.cards)
    return show_table(qtbot, host, FinderTable(theme, model, "Cards", host))


def middle(table: FinderTable, row: int, key: str) -> QPoint:
    return table.visualRect(table.rows().index(row, table.rows().column(key))).center()


def copies_cell(table: FinderTable, row: int, copies: int) -> QPoint:
    cell = table.visualRect(table.rows().index(row, table.rows().column("copies")))
    for x in range(cell.left(), cell.right()):
        if table.copies_cell_at(QPoint(x, cell.center().y())) == (row, copies):
            return QPoint(x + 6, cell.center().y())
    raise AssertionError("there is no stepper")


def letter(text: str) -> QKeyEvent:
    """A key that Qt has no name for."""
    return QKeyEvent(QKeyEvent.Type.KeyPress, ord(text), Qt.KeyboardModifier.NoModifier, text)


class Asked:
    """Everything a table asks for, in order."""

    def __init__(self, table: FinderTable) -> None:
        self.all: list[tuple] = []
        table.add_requested.connect(lambda n: self.all.append(("add", n)))
        table.remove_requested.connect(lambda n: self.all.append(("remove", n)))
        table.show_requested.connect(lambda n: self.all.append(("show", n)))
        table.copies_chosen.connect(lambda n, c: self.all.append(("copies", n, c)))
        table.typed.connect(lambda t: self.all.append(("typed", t)))


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


def test_a_window_shortcut_does_not_steal_the_keys_of_the_table(qtbot, table, host):
    stolen = []
    action = host.addAction("Delete the deck")
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


def open_menu(table: FinderTable) -> QMenu:
    """By the menu key, as one without a mouse does."""
    at = QPoint(20, 20)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, at, table.mapToGlobal(at))
    QApplication.sendEvent(table.viewport(), event)
    menus = [menu for menu in table.findChildren(QMenu) if menu.isVisible()]
    assert len(menus) == 1
    return menus[0]


def action_of(menu: QMenu, *path: str):
    action = next(a for a in menu.actions() if a.text() == path[0])
    return action_of(action.menu(), *path[1:]) if path[1:] else action


def test_the_menu_does_what_the_keys_do(table):
    table.go_to(4)
    asked = Asked(table)
    menu = open_menu(table)
    for name in ("Add one copy", "Remove one copy", "Show cards", "Copy title"):
        action_of(menu, name).trigger()
    menu.close()
    assert asked.all == [("add", 5), ("remove", 5), ("show", 5)]
    assert QGuiApplication.clipboard().text() == "The Secret of Yavin 4"


def test_columns_are_chosen_and_sorted_by_keyboard_alone(table):
    menu = open_menu(table)
    action_of(menu, "Columns", "Side").trigger()
    action_of(menu, "Columns", "Product").trigger()
    action_of(menu, "Sort by", "Damage capacity").trigger()
    menu.close()
    assert table.columns.is_shown("side")
    assert not table.columns.is_shown("product")
    assert table.rows().row(0).number == 22
    menu = open_menu(table)
    assert not action_of(menu, "Columns", "Title").isEnabled()
    action_of(menu, "Columns", "Reset columns").trigger()
    menu.close()
    assert not table.columns.is_shown("side")
    assert table.rows().row(0).number == 1


def test_a_click_on_a_head_sorts_and_another_turns_it_round(qtbot, table):
    header = table.columns.header()
    title = table.rows().column("title")
    at = QPoint(header.sectionViewportPosition(title) + 30, header.height() // 2)
    qtbot.mouseClick(header.viewport(), LEFT, pos=at)
    assert table.rows().row(0).title.startswith("A ")
    qtbot.mouseClick(header.viewport(), LEFT, pos=at)
    assert table.rows().row(0).title == "Wookiee Life Debt"


def test_numbers_sort_downwards_first(qtbot, table):
    header = table.columns.header()
    capacity = table.rows().column("capacity")
    at = QPoint(header.sectionViewportPosition(capacity) + 10, header.height() // 2)
    qtbot.mouseClick(header.viewport(), LEFT, pos=at)
    assert table.rows().row(0).number == 22


def test_columns_fill_the_room_and_give_way_without_it(table):
    header = table.columns.header()
    for width in (500, 900):
        table.resize(width, 400)
        assert abs(header.length() - table.viewport().width()) <= 4
        assert table.columns.is_shown("product")
    table.resize(410, 400)
    assert not table.columns.is_shown("product")
    table.columns.show("product", True)
    assert table.columns.is_shown("product"), "what one asks for stays"


def test_what_the_user_arranged_is_remembered(table, theme, pool, host):
    header = table.columns.header()
    header.resizeSection(table.rows().column("title"), 222)
    header.moveSection(header.visualIndex(table.rows().column("copies")), 1)
    table.columns.show("cycle", True)
    table.columns.show("notes", False)
    table.columns.sort_by("title")
    table.columns.sort_by("title")
    state = table.columns.to_state()
    model = SetModel(pool, host)
    model.show_sets(pool.sets)
    other = FinderTable(theme, model, "Sets", host)
    other.resize(500, 400)
    other.columns.restore(state)
    assert other.columns.to_state() == state
    assert other.columnWidth(model.column("title")) == 222
    assert other.columns.header().visualIndex(model.column("copies")) == 1
    assert model.row(0).title == "Wookiee Life Debt"


@pytest.mark.parametrize(
    "state",
    [
        {},
        {"widths": [], "shown": 3, "order": {}, "sort": "colour"},
        {"widths": {"title": -4, "set": "wide", "x": 9}, "hidden": ["title", 7], "order": ["y"]},
    ],
)
def test_a_state_that_means_nothing_changes_nothing(table, state):
    before = table.columns.to_state()
    table.columns.restore(state)
    assert table.columns.to_state() == before


def test_rows_grow_with_the_text_size(table, theme):
    theme.choose("light", 150)
    assert table.rowHeight(0) == theme.px(35)
    assert table.columns.header().height() == theme.px(28)


def tip(table: FinderTable, at: QPoint) -> str:
    index = table.indexAt(at)
    event = QHelpEvent(QHelpEvent.Type.ToolTip, at, table.viewport().mapToGlobal(at))
    return table.itemDelegate().tip(event, table.visualRect(index).toRectF(), index)


def test_badges_tell_whole_sentences(table):
    table.go_to(111)
    cell = table.visualRect(table.rows().index(111, table.rows().column("notes")))
    chain = QPoint(cell.left() + 8, cell.center().y())
    pen = QPoint(cell.left() + 30, cell.center().y())
    assert "not in one tournament deck with" in tip(table, chain)
    assert tip(table, pen).startswith("Errata for ")


def test_a_long_text_is_told_whole(table):
    table.go_to(111)
    assert tip(table, middle(table, 111, "product")) == "Join Us or Die"
    assert tip(table, middle(table, 111, "set")) == ""


def test_a_stepper_says_what_a_click_does(table):
    at = copies_cell(table, 0, 2)
    assert tip(table, at) == "Put 2 copies of A Hero's Journey into the deck"


def pixel(table: FinderTable, at: QPoint) -> str:
    return table.viewport().grab().toImage().pixelColor(at).name().upper()


def test_a_selected_row_has_a_bar_and_stays_visible_without_focus(table, theme):
    table.select(2)
    bar = QPoint(1, middle(table, 2, "title").y())
    beside = QPoint(300, middle(table, 2, "title").y() - 12)
    table.clearFocus()
    assert pixel(table, bar) == theme.palette.accent_fill
    assert pixel(table, beside) == theme.palette.selected
    table.set_active(False)
    assert pixel(table, bar) == theme.palette.accent_fill
    assert pixel(table, beside) == theme.palette.hover


def test_the_keyboard_focus_of_a_row_is_visible(qtbot, table, theme):
    table.select(2)
    qtbot.waitUntil(table.hasFocus)
    top = QPoint(250, table.rowViewportPosition(2) + 1)
    assert pixel(table, top) == theme.palette.accent


def test_the_row_below_the_mouse_is_marked(qtbot, table, theme):
    at = middle(table, 5, "title")
    beside = QPoint(300, at.y() - 12)
    qtbot.mouseMove(table.viewport(), at)
    qtbot.waitUntil(lambda: pixel(table, beside) == theme.palette.hover)


def test_dragging_carries_the_selected_sets(monkeypatch, table):
    carried = []

    def take(drag, *_actions):
        carried.append(bytes(drag.mimeData().data(MIME_TYPE).data()))
        return Qt.DropAction.CopyAction

    monkeypatch.setattr("swlcg_deck.gui.finder.table.QDrag.exec", take)
    table.go_to(0)
    QTest.keyClick(table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    table.startDrag(Qt.DropAction.CopyAction)
    assert carried == [b"1\n2"]
