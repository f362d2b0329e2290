"""The table of results: a row for each list, sorted by a click on a head."""

from PySide6.QtCore import QEvent, QModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.result_delegate import ROW, ResultDelegate
from swlcg_deck.gui.tournament.result_header import ResultHeader
from swlcg_deck.gui.tournament.result_model import Column, Index, ResultModel
from swlcg_deck.gui.tournament.results import Result
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring

_Cursor = QAbstractItemView.CursorAction
_WIDTHS = {
    Column.VERDICT: 118,
    Column.FILE: 190,
    Column.DECK: 160,
    Column.CARD: 160,
    Column.SETS: 52,
}
_NARROW = {Column.FILE: 110, Column.DECK: 100, Column.CARD: 34}
"""How far columns give way to the reasons."""
_REASONS_AT_LEAST = 240


class ResultTable(QTableView):
    """35 px rows with a hairline below; Enter opens the deck of a row."""

    current_changed = Signal()
    open_requested = Signal()

    def __init__(self, theme: Theme, model: ResultModel) -> None:
        super().__init__()
        self._theme = theme
        self._results = model
        self._hovered = -1
        self._delegate = ResultDelegate(theme, model, self)
        self._set_up()
        self.setHorizontalHeader(ResultHeader(theme, self))
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(1)
        header.setSortIndicator(*model.sorting())
        self.setSortingEnabled(True)
        model.modelReset.connect(self._select_first)
        theme.changed.connect(self._restyle)
        self._restyle()

    def _set_up(self) -> None:
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
        self.setAccessibleName("Results")
        self.setAccessibleDescription("A row for each list; Enter opens its deck.")

    def current_result(self) -> Result | None:
        return self._results.result_at(self.currentIndex())

    def _select_first(self) -> None:
        if self._results.rowCount():
            self.setCurrentIndex(self._results.index(0, Column.FILE))
        self.current_changed.emit()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.current_changed.emit()

    def moveCursor(self, action: _Cursor, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Rows are what one goes through; to the left and right there is nothing to choose."""
        del modifiers
        last, now = self._results.rowCount() - 1, self.currentIndex().row()
        if last < 0:
            return QModelIndex()
        page = max(1, self.viewport().height() // max(1, self.rowHeight(0)) - 1)
        steps = {
            _Cursor.MoveUp: now - 1,
            _Cursor.MoveDown: now + 1,
            _Cursor.MovePageUp: now - page,
            _Cursor.MovePageDown: now + page,
            _Cursor.MoveHome: 0,
            _Cursor.MoveEnd: last,
        }
        row = min(last, max(0, steps.get(action, now)))
        return self._results.index(row, Column.FILE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.open_requested.emit()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.indexAt(event.position().toPoint()).isValid():
            self.open_requested.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.rowAt(round(event.position().y())))
        super().mouseMoveEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Leave:
            self._hover(-1)
        return super().viewportEvent(event)

    def _hover(self, row: int) -> None:
        if row != self._hovered:
            self._hovered = row
            self.viewport().update()

    def _restyle(self) -> None:
        rows = self.verticalHeader()
        rows.setMinimumSectionSize(1)
        rows.setDefaultSectionSize(self._theme.px(ROW))
        self.verticalScrollBar().setSingleStep(self._theme.px(ROW))
        self._fit()
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The reasons take the room; where there is little, the names get narrower."""
        px, room = self._theme.px, self.viewport().width()
        wanted = sum(px(width) for width in _WIDTHS.values()) + px(_REASONS_AT_LEAST)
        give = sum(px(_WIDTHS[column] - least) for column, least in _NARROW.items())
        share = min(1.0, max(0.0, (wanted - room) / give))
        used = 0
        for column, width in _WIDTHS.items():
            least = _NARROW.get(column, width)
            wide = px(width) - round(share * px(width - least))
            self.setColumnWidth(column, wide)
            used += wide
        self.setColumnWidth(Column.REASONS, max(px(80), room - used))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        self._paint_rows(painter, event)
        painter.end()
        super().paintEvent(event)
        current = self.currentIndex()
        if self.hasFocus() and current.isValid():
            painter = QPainter(self.viewport())
            paint_focus_ring(painter, self._theme, self._row_rect(current.row()), 1)
            painter.end()

    def _paint_rows(self, painter: QPainter, event: QPaintEvent) -> None:
        first, last = self.rowAt(event.rect().top()), self.rowAt(event.rect().bottom())
        if first < 0:
            return
        palette, selection = self._theme.palette, self.selectionModel()
        for row in range(first, (last if last >= 0 else self._results.rowCount() - 1) + 1):
            where = self._row_rect(row)
            if selection.isRowSelected(row, self.rootIndex()):
                fill = palette.selected if self.hasFocus() else palette.hover
                painter.fillRect(where, QColor(fill))
                bar = QRectF(where.left(), where.top(), self._theme.px(3), where.height())
                painter.fillRect(bar, QColor(palette.accent_fill))
            elif row == self._hovered:
                painter.fillRect(where, QColor(palette.hover))
            line = QRectF(where.left(), where.bottom(), where.width(), 1)
            painter.fillRect(line, QColor(palette.hairline))

    def _row_rect(self, row: int) -> QRectF:
        top, height = self.rowViewportPosition(row), self.rowHeight(row)
        return QRectF(0, top, self.viewport().width(), height - 1)
