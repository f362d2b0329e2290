"""The menus of a table: what to do with a row, which columns to see, what to sort by."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from swlcg_deck.gui.finder.wishes import Wish
from swlcg_deck.gui.widgets.choice_menu import ChoiceMenu
from swlcg_deck.language import mark, tr

if TYPE_CHECKING:
    from swlcg_deck.gui.finder.finder_table import FinderTable

_WISHES = (
    (mark("Add one copy"), Wish.ADD, Qt.Key.Key_Return),
    (mark("Remove one copy"), Wish.REMOVE, Qt.Key.Key_Delete),
    (mark("Show cards"), Wish.SHOW, Qt.Key.Key_Space),
)


def open_row_menu(table: FinderTable, at: QPoint) -> QMenu:
    """For what is selected; the columns are here too, so that keys alone reach them."""
    menu = QMenu(table)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    has_set = bool(table.selected_numbers())
    for text, wish, key in _WISHES:
        action = menu.addAction(tr(text), partial(table.fulfil, wish))
        action.setShortcut(QKeySequence(key))
        action.setEnabled(has_set)
    copy = menu.addAction(tr("Copy title"), partial(table.fulfil, Wish.COPY))
    copy.setShortcut(QKeySequence.StandardKey.Copy)
    copy.setEnabled(bool(table.selected_rows()))
    menu.addSeparator()
    menu.addMenu(_sort_menu(table, menu))
    menu.addMenu(_column_menu(table, menu))
    menu.popup(at)
    return menu


def open_header_menu(table: FinderTable, at: QPoint) -> QMenu:
    menu = _column_menu(table, table)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(at)
    return menu


def _sort_menu(table: FinderTable, parent: QMenu) -> QMenu:
    menu = QMenu(tr("Sort by"), parent)
    section, _order = table.rows().sorting()
    for at, column in enumerate(table.rows().columns):
        action = menu.addAction(column.head, partial(table.columns.sort_by, column.name))
        action.setCheckable(True)
        action.setChecked(at == section)
    return menu


def _column_menu(table: FinderTable, parent: QMenu | FinderTable) -> QMenu:
    menu = ChoiceMenu(tr("Columns"), parent)
    for column in table.rows().columns:
        action = menu.addAction(column.head)
        action.setCheckable(True)
        action.setChecked(table.columns.is_shown(column.name))
        action.setEnabled(column.name != "title")
        action.toggled.connect(partial(table.columns.show, column.name))
    menu.addSeparator()
    menu.addAction(tr("Reset columns"), table.columns.reset)
    return menu
