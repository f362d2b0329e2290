"""The table of found sets or cards: its columns, the steppers in it, and what one asks of it."""

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QDrag,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QWidget

from swlcg_deck.gui.finder.delegates import CellDelegate
from swlcg_deck.gui.finder.finder_columns import Look, Row
from swlcg_deck.gui.finder.pool_rows import RowModel
from swlcg_deck.gui.finder.table_columns import TableColumns
from swlcg_deck.gui.finder.table_ink import Ink
from swlcg_deck.gui.finder.table_menu import open_header_menu, open_row_menu
from swlcg_deck.gui.finder.wishes import Wish, wish_of
from swlcg_deck.gui.tables.row_table import RowTable
from swlcg_deck.gui.tables.stepper_painting import stepper_cell
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.drag_picture import drag_picture

_ONLY_THIS_ROW = (
    QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
)
Index = QModelIndex | QPersistentModelIndex


class FinderTable(RowTable):
    """Shows and asks; it never changes a deck itself."""

    set_selected = Signal(int)
    card_selected = Signal(str)
    copies_chosen = Signal(int, int)
    add_requested = Signal(int)
    remove_requested = Signal(int)
    show_requested = Signal(int)
    typed = Signal(str)
    """Letters that belong into the search field; empty for the slash."""

    _pressed_cell: tuple[int, int] | None = None
    _is_quiet = False

    def __init__(
        self, theme: Theme, model: RowModel, name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, model, parent)
        self._rows = model
        self._is_active = True
        ink = Ink(theme, self)
        self._delegate = CellDelegate(ink, model, self)
        self.setItemDelegate(self._delegate)
        self.columns = TableColumns(self, ink, model)
        self.main_column = self.columns.title_column
        self.let_rows_be_dragged()
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setAccessibleName(name)
        self.columns.header().customContextMenuRequested.connect(self._open_header_menu)
        self.restyle()

    def restyle(self) -> None:
        self.columns.restyle()
        super().restyle()

    def fit(self) -> None:
        self.columns.fit()

    def rows(self) -> RowModel:
        return self._rows

    def set_active(self, is_active: bool) -> None:
        """Whether the panel around it has the focus."""
        if is_active != self._is_active:
            self._is_active = is_active
            self.viewport().update()

    def is_active(self) -> bool:
        return self._is_active

    def selected_rows(self) -> list[Row]:
        """From top to bottom."""
        places = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self._rows.row(place) for place in places]

    def selected_numbers(self) -> list[int]:
        """The sets of what is selected, each once."""
        numbers = (row.number for row in self.selected_rows())
        return list(dict.fromkeys(number for number in numbers if number is not None))

    def copies_cell_at(self, at: QPoint) -> tuple[int, int] | None:
        """The row and the cell of the stepper below a point."""
        index = self.indexAt(at)
        if not index.isValid() or self._rows.columns[index.column()].look is not Look.STEPPER:
            return None
        where = self._delegate.stepper_rect(QRectF(self.visualRect(index)))
        cell = stepper_cell(where, at.toPointF())
        return None if cell is None else (index.row(), cell)

    def hover(self, at: QPoint) -> None:
        super().hover(at)
        below = self.copies_cell_at(at)
        if below != self._delegate.hovered_copies:
            self._delegate.hovered_copies = below
            self.viewport().update()

    def select(self, at: int, *, scroll: bool = True) -> None:
        """Select a row without telling anybody."""
        self._is_quiet = True
        self.go_to(at, scroll=scroll)
        self._is_quiet = False

    def go_to(self, at: int, *, scroll: bool = True) -> None:
        """Select a row and no other, as a plain click does."""
        has_scrolled = self.hasAutoScroll()
        self.setAutoScroll(scroll)
        index = self._rows.index(at, self.columns.title_column)
        self.selectionModel().setCurrentIndex(index, _ONLY_THIS_ROW)
        self.setAutoScroll(has_scrolled)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if not self._is_quiet and current.isValid():
            self._tell(current.row())

    def _tell(self, at: int) -> None:
        row = self._rows.row(at)
        self.card_selected.emit(row.code)
        if row.number is not None:
            self.set_selected.emit(row.number)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Who comes by keyboard finds a row selected; who clicks selects one himself."""
        has_current = self.currentIndex().isValid()
        self._is_quiet = True
        super().focusInEvent(event)
        self._is_quiet = False
        if event.reason() is Qt.FocusReason.MouseFocusReason:
            if not has_current:
                self.selectionModel().clearCurrentIndex()
        elif self.currentIndex().isValid() and not self.selected_rows():
            self.go_to(self.currentIndex().row())
            self._tell(self.currentIndex().row())

    def event(self, event: QEvent) -> bool:
        """Keys that mean something here come here, whatever shortcuts the window has."""
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and wish_of(event) is not None:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        wish = wish_of(event)
        if wish is None:
            super().keyPressEvent(event)
        elif wish is Wish.TYPE:
            self.typed.emit(event.text().replace("/", ""))
        elif wish is Wish.COPIES:
            for number in self.selected_numbers():
                self.copies_chosen.emit(number, int(event.text()))
        else:
            self.fulfil(wish)

    def fulfil(self, wish: Wish) -> None:
        """Ask for what a key or the menu says, for everything that is selected."""
        if wish is Wish.COPY:
            titles = "\n".join(row.title for row in self.selected_rows())
            QGuiApplication.clipboard().setText(titles)
            return
        signals = {
            Wish.ADD: self.add_requested,
            Wish.REMOVE: self.remove_requested,
            Wish.SHOW: self.show_requested,
        }
        for number in self.selected_numbers():
            signals[wish].emit(number)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        below = self.copies_cell_at(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and below is not None:
            self._pressed_cell = below
            self.go_to(below[0])
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_cell is None:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed_cell = self._pressed_cell, None
        if pressed is None:
            super().mouseReleaseEvent(event)
        elif pressed == self.copies_cell_at(event.position().toPoint()):
            number = self._rows.row(pressed[0]).number
            if number is not None:
                self.copies_chosen.emit(number, pressed[1])

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Adds one copy; on a stepper it is the second of two clicks and no more."""
        at = event.position().toPoint()
        if self.copies_cell_at(at) is not None:
            self.mousePressEvent(event)
            return
        index = self.indexAt(at)
        if event.button() is Qt.MouseButton.LeftButton and index.isValid():
            number = self._rows.row(index.row()).number
            if number is not None:
                self.add_requested.emit(number)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        at = event.globalPos()
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            below = self.visualRect(self.currentIndex()).bottomLeft()
            at = self.viewport().mapToGlobal(below)
        open_row_menu(self, at)

    def _open_header_menu(self, at: QPoint) -> None:
        open_header_menu(self, self.columns.header().mapToGlobal(at))

    def startDrag(self, actions: Qt.DropAction) -> None:
        rows = [row for row in self.selected_rows() if row.number is not None]
        if not rows:
            return
        drag = QDrag(self)
        drag.setMimeData(self._rows.mimeData(self.selectionModel().selectedRows()))
        drag.setPixmap(drag_picture(self._theme, [row.title for row in rows]))
        drag.exec(actions)
