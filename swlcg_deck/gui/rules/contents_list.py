"""The list at the left, chosen by mouse and keyboard."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from swlcg_deck.gui.rules.contents_delegate import RowDelegate
from swlcg_deck.gui.rules.contents_rows import Head, Row
from swlcg_deck.gui.rules.visited_places import Place
from swlcg_deck.gui.tables.list_model import Index, ListModel
from swlcg_deck.gui.tables.painted_list import PaintedList
from swlcg_deck.gui.theme.theme import Theme

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class RowModel(ListModel[Head | Row]):
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row_at(index)
        if row is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.spoken if isinstance(row, Row) else row.title
        if role == Qt.ItemDataRole.ToolTipRole and isinstance(row, Row):
            return row.second or None
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not isinstance(self.row_at(index), Row):
            return Qt.ItemFlag.NoItemFlags
        never = Qt.ItemFlag.ItemNeverHasChildren
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | never


class RowList(PaintedList):
    """Moving through the rows passes by places; Enter and a click stay there."""

    passed = Signal(object)
    stayed = Signal(object)
    entered = Signal()
    """Enter: the keyboard goes on to the page."""
    typed = Signal(str)
    left_upwards = Signal()

    def __init__(self, theme: Theme, name: str, description: str, parent: QWidget | None = None):
        super().__init__(theme, name, description, parent)
        self._is_quiet = False
        self.rows = RowModel(self)
        self.setModel(self.rows)
        self.setItemDelegate(RowDelegate(theme, self.rows, self))
        self.setUniformItemSizes(False)
        self.clicked.connect(self._stay)

    def show_rows(self, rows: list[Head | Row]) -> None:
        self._is_quiet = True
        self.rows.show_rows(rows)
        self.scrollToTop()
        self._is_quiet = False

    def current_place(self) -> Place | None:
        row = self.rows.row_at(self.currentIndex())
        return row.place if isinstance(row, Row) else None

    def choose(self, *places: Place) -> None:
        """Mark the first of these places that is in the list, without telling anybody."""
        self._is_quiet = True
        held = {row.place: at for at, row in enumerate(self.rows.rows()) if isinstance(row, Row)}
        wanted = next((held[place] for place in places if place in held), None)
        if wanted is None:
            self.clearSelection()
        else:
            self.setCurrentIndex(self.rows.index(wanted))
        self._is_quiet = False

    def choose_first(self) -> None:
        """The nearest of what was found."""
        self.setCurrentIndex(self.rows.first(lambda row: isinstance(row, Row)))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        place = self.current_place()
        if place is not None and not self._is_quiet:
            self.passed.emit(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_first = self.currentIndex() == self.rows.first(lambda row: isinstance(row, Row))
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ShiftModifier,
        )
        if event.key() in _ENTER:
            self._stay()
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Up and is_first:
            self.left_upwards.emit()
        elif plain and event.text().isprintable() and event.text().strip():
            self.typed.emit("" if event.text() == "/" else event.text())
        else:
            super().keyPressEvent(event)

    def _stay(self) -> None:
        place = self.current_place()
        if place is not None:
            self.stayed.emit(place)
