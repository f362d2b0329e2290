"""A table whose rows are the thing: painted, hovered, selected and walked through as one."""

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRectF, Qt
from PySide6.QtGui import QCursor, QMouseEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QStyleOptionViewItem, QTableView, QWidget

from swlcg_deck.gui.finder.columns import Look, Row
from swlcg_deck.gui.finder.delegates import CellDelegate
from swlcg_deck.gui.finder.ink import Ink
from swlcg_deck.gui.finder.row_model import RowModel
from swlcg_deck.gui.finder.table_columns import TableColumns
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring
from swlcg_deck.gui.widgets.stepper_painting import stepper_cell

Index = QModelIndex | QPersistentModelIndex
_Cursor = QAbstractItemView.CursorAction


class RowView(QTableView):
    """35 px rows with a hairline below, no grid; a bar marks what is selected."""

    def __init__(
        self, theme: Theme, model: RowModel, name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows = model
        self._ink = Ink(theme, self)
        self._hovered_row = -1
        self._is_active = True
        self._delegate = CellDelegate(self._ink, model, self)
        self.setAccessibleName(name)
        self._set_up_view()
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.columns = TableColumns(self, self._ink, model)
        theme.changed.connect(self._restyle)
        self._restyle()

    def _set_up_view(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setMouseTracking(True)
        self.verticalHeader().hide()

    def _restyle(self) -> None:
        rows = self.verticalHeader()
        rows.setMinimumSectionSize(1)
        rows.setDefaultSectionSize(self._theme.px(35))
        self.verticalScrollBar().setSingleStep(self._theme.px(35))
        self.columns.restyle()
        self.viewport().update()

    def rows(self) -> RowModel:
        return self._rows

    def set_active(self, is_active: bool) -> None:
        """Whether the panel around it has the focus: a selection without it is paler."""
        if is_active != self._is_active:
            self._is_active = is_active
            self.viewport().update()

    def selected_rows(self) -> list[Row]:
        """From top to bottom."""
        places = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self._rows.row(place) for place in places]

    def selected_numbers(self) -> list[int]:
        """The sets of what is selected, each once."""
        numbers = (row.number for row in self.selected_rows())
        return list(dict.fromkeys(number for number in numbers if number is not None))

    def moveCursor(self, action: _Cursor, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Rows are what one goes through; to the left and right there is nothing to choose."""
        del modifiers
        last, now = len(self._rows.rows()) - 1, self.currentIndex().row()
        if last < 0:
            return QModelIndex()
        page = max(1, self.viewport().height() // max(1, self.rowHeight(0)) - 1)
        steps = {
            _Cursor.MoveUp: now - 1,
            _Cursor.MovePrevious: now - 1,
            _Cursor.MoveDown: now + 1,
            _Cursor.MoveNext: now + 1,
            _Cursor.MovePageUp: now - page,
            _Cursor.MovePageDown: now + page,
            _Cursor.MoveHome: 0,
            _Cursor.MoveEnd: last,
        }
        row = min(last, max(0, steps.get(action, now)))
        return self._rows.index(row, self.columns.title_column)

    def copies_cell_at(self, at: QPoint) -> tuple[int, int] | None:
        """The row and the cell of the stepper below a point."""
        index = self.indexAt(at)
        if not index.isValid() or self._rows.columns[index.column()].look is not Look.STEPPER:
            return None
        where = self._delegate.stepper_rect(QRectF(self.visualRect(index)))
        cell = stepper_cell(where, at.toPointF())
        return None if cell is None else (index.row(), cell)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(event.position().toPoint())
        super().mouseMoveEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Leave:
            self._hover(QPoint(-1, -1))
        return super().viewportEvent(event)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        if self._hovered_row >= 0:
            self._hover(self.viewport().mapFromGlobal(QCursor.pos()))

    def _hover(self, at: QPoint) -> None:
        row, below = self.rowAt(at.y()) if at.x() >= 0 else -1, self.copies_cell_at(at)
        if (row, below) != (self._hovered_row, self._delegate.hovered_copies):
            self._hovered_row, self._delegate.hovered_copies = row, below
            self.viewport().update()

    def initViewItemOption(self, option: QStyleOptionViewItem) -> None:
        """No selection below the cells but our own."""
        super().initViewItemOption(option)
        option.palette.setBrush(QPalette.ColorRole.Highlight, Qt.GlobalColor.transparent)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.columns.fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        self._paint_rows(painter, event)
        painter.end()
        super().paintEvent(event)
        current = self.currentIndex()
        if self.hasFocus() and current.isValid():
            painter = QPainter(self.viewport())
            top, height = self.rowViewportPosition(current.row()), self.rowHeight(current.row())
            where = QRectF(0, top, self.viewport().width(), height - 1)
            paint_focus_ring(painter, self._theme, where, 1)
            painter.end()

    def _paint_rows(self, painter: QPainter, event: QPaintEvent) -> None:
        """What is below the cells: hover, selection with its bar, and the hairline."""
        first, last = self.rowAt(event.rect().top()), self.rowAt(event.rect().bottom())
        if first < 0:
            return
        ink, width = self._ink, self.viewport().width()
        selection = self.selectionModel()
        root, bar = self.rootIndex(), self._theme.px(3)
        for row in range(first, (last if last >= 0 else len(self._rows.rows()) - 1) + 1):
            top, height = self.rowViewportPosition(row), self.rowHeight(row)
            if selection.isRowSelected(row, root):
                fill = ink.selected if self._is_active else ink.hover
                painter.fillRect(0, top, width, height, fill)
                painter.fillRect(0, top, bar, height - 1, ink.accent_fill)
            elif row == self._hovered_row:
                painter.fillRect(0, top, width, height, ink.hover)
            painter.fillRect(0, top + height - 1, width, 1, ink.hairline)
