"""The columns of the table and its menus: chosen, moved, sorted, remembered."""

import pytest
from finder_parts import Asked
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu

from swlcg_deck.gui.finder.finder_table import FinderTable
from swlcg_deck.gui.finder.set_rows import SetModel

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LEFT = Qt.MouseButton.LeftButton


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


def test_what_the_user_arranged_is_remembered(table, theme, pool):
    header = table.columns.header()
    header.resizeSection(table.rows().column("title"), 222)
    header.moveSection(header.visualIndex(table.rows().column("copies")), 1)
    table.columns.show("cycle", True)
    table.columns.show("notes", False)
    table.columns.sort_by("title")
    table.columns.sort_by("title")
    state = table.columns.to_state()
    host = table.window()
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


def test_a_right_click_on_the_head_chooses_columns_and_stays_open(qtbot, table):
    header = table.columns.header()
    header.customContextMenuRequested.emit(QPoint(20, 10))
    (menu,) = (menu for menu in table.findChildren(QMenu) if menu.isVisible())
    cycle = action_of(menu, "Cycle")
    menu.setActiveAction(cycle)
    qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(cycle).center())
    assert table.columns.is_shown("cycle")
    assert menu.isVisible()
    menu.close()
