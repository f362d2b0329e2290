"""What the rows of the table look like, and what they tell when one points at them."""

import pytest
from finder_parts import copies_cell, middle
from PySide6.QtCore import QPoint
from PySide6.QtGui import QHelpEvent

from swlcg_deck.gui.finder.finder_table import FinderTable

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


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
