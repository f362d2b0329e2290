"""A list of rows: copies by key and click, ticks by the space bar."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from swlcg_deck.gui.tables.list_model import Index
from swlcg_deck.gui.tables.painted_list import PaintedList
from swlcg_deck.gui.tables.stepper_delegate import RowDelegate
from swlcg_deck.gui.tables.stepper_model import RowModel
from swlcg_deck.gui.tables.stepper_painting import stepper_cell
from swlcg_deck.gui.tables.stepper_rows import AnyRow, Key, Row
from swlcg_deck.gui.theme.theme import Theme

_DIGITS = {Qt.Key(Qt.Key.Key_0.value + digit): digit for digit in range(10)}
_MORE = (Qt.Key.Key_Plus, Qt.Key.Key_Right)
_FEWER = (Qt.Key.Key_Minus, Qt.Key.Key_Left)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PLAIN = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier


class RowList(PaintedList):
    """Shows rows and asks; what is chosen stays chosen while its numbers change."""

    copies_chosen = Signal(object, int)
    """The key of a row, and how many copies it is to have."""
    toggled = Signal(object)
    """The key of a row that is to be ticked or unticked."""
    row_changed = Signal(object)
    """The key of the row that is current now."""
    row_activated = Signal(object)
    """Enter, or a double click."""
    removal_requested = Signal(object)
    """Delete."""

    def __init__(
        self, theme: Theme, name: str, description: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, name, description, parent)
        self.setUniformItemSizes(False)
        self.rows = RowModel(self)
        self.setModel(self.rows)
        self._delegate = RowDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.restyle()

    def show_rows(self, rows: tuple[AnyRow, ...]) -> None:
        key = self.current_key()
        self.rows.show_rows(rows)
        if key is not None and self.current_key() != key:
            self.choose(key)

    def current_row(self) -> Row | None:
        return self.rows.row_at(self.currentIndex())

    def current_key(self) -> Key | None:
        row = self.current_row()
        return row.key if row else None

    def choose(self, key: Key) -> bool:
        """Make a row the current one; False where there is none of that key."""
        index = self.rows.index_of(key)
        self.setCurrentIndex(index)
        self.scrollTo(index)
        return index.isValid()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        row = self.rows.row_at(current)
        if row is not None:
            self.row_changed.emit(row.key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.current_row()
        if row is None or event.modifiers() & ~_PLAIN or not self._act(row, Qt.Key(event.key())):
            super().keyPressEvent(event)

    def _act(self, row: Row, key: Qt.Key) -> bool:
        if row.copies is not None:
            if key in _DIGITS:
                self.copies_chosen.emit(row.key, _DIGITS[key])
                return True
            if key in _MORE or key in _FEWER:
                step = 1 if key in _MORE else -1
                self.copies_chosen.emit(row.key, max(0, row.copies + step))
                return True
        if row.ticked is not None and key in (Qt.Key.Key_Space, *_ENTER):
            self.toggled.emit(row.key)
            return True
        if key in _ENTER:
            self.row_activated.emit(row.key)
        elif key == Qt.Key.Key_Delete:
            self.removal_requested.emit(row.key)
        else:
            return False
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        row = self.rows.row_at(index)
        if row is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        cell = self._cell_at(index, event.position())
        if row.copies is not None and cell is not None:
            self.copies_chosen.emit(row.key, cell)
        elif row.ticked is not None:
            self.toggled.emit(row.key)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second click of two is a click of its own where something is counted or ticked."""
        row = self.rows.row_at(self.indexAt(event.position().toPoint()))
        if row is not None and (row.copies is not None or row.ticked is not None):
            self.mousePressEvent(event)
        elif row is not None and event.button() is Qt.MouseButton.LeftButton:
            self.row_activated.emit(row.key)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        cell = self._cell_at(index, event.position()) if index.isValid() else None
        self._hover((index.row(), cell) if cell is not None else None)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(None)

    def _hover(self, cell: tuple[int, int] | None) -> None:
        if cell != self._delegate.hovered_cell:
            self._delegate.hovered_cell = cell
            self.viewport().update()

    def _cell_at(self, index: Index, at: QPointF) -> int | None:
        row = self.rows.row_at(index)
        if row is None or row.copies is None:
            return None
        return stepper_cell(self.stepper_rect(row.key), at)

    def stepper_rect(self, key: Key) -> QRectF:
        """Where the stepper of a row is in the viewport."""
        where = self.visualRect(self.rows.index_of(key))
        return self._delegate.stepper_rect(QRectF(where))

    def restyle(self) -> None:
        self.verticalScrollBar().setSingleStep(self._theme.px(18))
        super().restyle()
