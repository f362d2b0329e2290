"""A table whose rows are the thing: painted, hovered, selected and walked through as one."""

from typing import Any, ClassVar

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QCursor,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from swlcg_deck.gui.tables.column import fitted
from swlcg_deck.gui.tables.sort_header import SortHeader
from swlcg_deck.gui.tables.sorted_model import SortedModel
from swlcg_deck.gui.tables.table_model import TableModel
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring

_Cursor = QAbstractItemView.CursorAction


class RowTable(QTableView):
    """A hairline below each row, no grid; a bar marks what is selected, a ring the current row.

    A subclass gives it a delegate, and calls `restyle` at the end of its constructor.
    """

    row_height: ClassVar = 35
    """At 100 %, as all lengths here."""
    scroll_step: ClassVar = 35
    main_column = 0
    """The column of the current cell: only the row can be chosen."""

    def __init__(self, theme: Theme, model: TableModel[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._hovered = -1
        self._columns = model.columns
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.verticalHeader().hide()
        theme.changed.connect(self.restyle)

    def let_heads_sort(self, model: SortedModel[Any], first_inset: int) -> None:
        """A click on a head sorts; columns have the widths that `fit` gives them."""
        header = SortHeader(self._theme, model.columns, self, first_inset=first_inset)
        self.setHorizontalHeader(header)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(1)
        header.setSortIndicator(*model.sorting())
        self.setSortingEnabled(True)

    def let_rows_be_dragged(self) -> None:
        """Several rows at once, out of the table."""
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)

    def restyle(self) -> None:
        rows = self.verticalHeader()
        rows.setMinimumSectionSize(1)
        rows.setDefaultSectionSize(self._theme.px(self.row_height))
        self.verticalScrollBar().setSingleStep(self._theme.px(self.scroll_step))
        self.fit()
        self.viewport().update()

    def fit(self) -> None:
        """Share the width of the table out among its columns, to the last pixel."""
        scale = self._theme.scale
        widths = fitted(self._columns, self.viewport().width() / scale)
        edge = 0.0
        for at, column in enumerate(self._columns):
            self.setColumnHidden(at, column.name not in widths)
            if column.name in widths:
                left, edge = edge, edge + widths[column.name] * scale
                self.setColumnWidth(at, round(edge) - round(left))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def page_rows(self) -> int:
        """How far Page Up and Page Down go."""
        return max(1, self.viewport().height() // max(1, self.rowHeight(0)) - 1)

    def moveCursor(self, action: _Cursor, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Rows are what one goes through; to the left and right there is nothing to choose."""
        del modifiers
        last, now = self.model().rowCount() - 1, self.currentIndex().row()
        if last < 0:
            return QModelIndex()
        steps = {
            _Cursor.MoveUp: now - 1,
            _Cursor.MovePrevious: now - 1,
            _Cursor.MoveDown: now + 1,
            _Cursor.MoveNext: now + 1,
            _Cursor.MovePageUp: now - self.page_rows(),
            _Cursor.MovePageDown: now + self.page_rows(),
            _Cursor.MoveHome: 0,
            _Cursor.MoveEnd: last,
        }
        row = min(last, max(0, steps.get(action, now)))
        return self.model().index(row, self.main_column)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.hover(event.position().toPoint())
        super().mouseMoveEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Leave:
            self.hover(QPoint(-1, -1))
        return super().viewportEvent(event)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        if self._hovered >= 0:
            self.hover(self.viewport().mapFromGlobal(QCursor.pos()))

    def hover(self, at: QPoint) -> None:
        row = self.rowAt(at.y()) if at.x() >= 0 else -1
        if row != self._hovered:
            self._hovered = row
            self.viewport().update()

    def is_active(self) -> bool:
        """Whether a selection is what the keyboard acts upon."""
        return self.hasFocus()

    def is_marked(self, row: int) -> bool:
        return self.selectionModel().isRowSelected(row, self.rootIndex())

    def row_fill(self, row: int) -> str | None:
        """The colour below a row; a selection that is not active is paler."""
        palette = self._theme.palette
        if self.is_marked(row):
            return palette.selected if self.is_active() else palette.hover
        return palette.hover if row == self._hovered else None

    def row_rect(self, row: int) -> QRectF:
        """Without the hairline."""
        top, height = self.rowViewportPosition(row), self.rowHeight(row)
        return QRectF(0, top, self.viewport().width(), height - 1)

    def initViewItemOption(self, option: QStyleOptionViewItem) -> None:
        """No selection below the cells but our own."""
        super().initViewItemOption(option)
        option.palette.setBrush(QPalette.ColorRole.Highlight, Qt.GlobalColor.transparent)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        self._paint_rows(painter, event)
        painter.end()
        super().paintEvent(event)
        current = self.currentIndex()
        if self.hasFocus() and current.isValid():
            painter = QPainter(self.viewport())
            paint_focus_ring(painter, self._theme, self.row_rect(current.row()), 1)
            painter.end()

    def _paint_rows(self, painter: QPainter, event: QPaintEvent) -> None:
        first, last = self.rowAt(event.rect().top()), self.rowAt(event.rect().bottom())
        if first < 0:
            return
        hairline, bar = QColor(self._theme.palette.hairline), self._theme.px(3)
        for row in range(first, (last if last >= 0 else self.model().rowCount() - 1) + 1):
            where, fill = self.row_rect(row), self.row_fill(row)
            if fill is not None:
                painter.fillRect(where, QColor(fill))
            if self.is_marked(row):
                strip = QRectF(where.left(), where.top(), bar, where.height())
                painter.fillRect(strip, QColor(self._theme.palette.accent_fill))
            painter.fillRect(QRectF(where.left(), where.bottom(), where.width(), 1), hairline)
