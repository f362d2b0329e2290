"""A table of decks whose rows are the thing: painted, hovered and walked through as one."""

from PySide6.QtCore import QEvent, QModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from swlcg_deck.gui.library.deck_columns import Column
from swlcg_deck.gui.library.deck_delegate import ROW, DeckDelegate
from swlcg_deck.gui.library.deck_header import DeckHeader
from swlcg_deck.gui.library.deck_model import DeckModel
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring

_Cursor = QAbstractItemView.CursorAction
_WIDTHS = {Column.VERDICT: 124, Column.SETS: 56, Column.TAGS: 152, Column.CHANGED: 108}
_NAME_AT_LEAST = 190
_GIVE_WAY = (Column.TAGS, Column.SETS, Column.CHANGED)
"""In this order, where the room is too small."""


class DeckRowsView(QTableView):
    """48 px rows with a hairline below, no grid; a bar marks what is selected."""

    def __init__(self, theme: Theme, model: DeckModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._decks = model
        self._hovered = -1
        self._delegate = DeckDelegate(theme, model, self)
        self._set_up()
        self.setHorizontalHeader(DeckHeader(theme, self))
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(1)
        header.setSortIndicator(*model.sorting())
        self.setSortingEnabled(True)
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
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setMouseTracking(True)
        self.verticalHeader().hide()
        # The rows paint their selection themselves, with its bar, and paler without the focus.
        self.setStyleSheet("QTableView { selection-background-color: transparent }")
        self.setAccessibleName("Decks")
        self.setAccessibleDescription(
            "Enter opens, F2 renames, Delete moves into the trash, the menu key shows more."
        )

    def _restyle(self) -> None:
        self._delegate.take_theme()
        rows = self.verticalHeader()
        rows.setMinimumSectionSize(1)
        rows.setDefaultSectionSize(self._theme.px(ROW))
        self.verticalScrollBar().setSingleStep(self._theme.px(ROW // 2))
        self._fit()
        self.viewport().update()

    def moveCursor(self, action: _Cursor, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Rows are what one goes through; to the left and right there is nothing to choose."""
        del modifiers
        last, now = len(self._decks.decks()) - 1, self.currentIndex().row()
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
        return self._decks.index(row, Column.DECK)

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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The name takes the room; columns that do not fit beside it go."""
        px, shown = self._theme.px, list(_WIDTHS)
        for column in _GIVE_WAY:
            needed = sum(px(_WIDTHS[one]) for one in shown) + px(_NAME_AT_LEAST)
            if needed > self.viewport().width() > 0:
                shown.remove(column)
        for column, width in _WIDTHS.items():
            self.setColumnHidden(column, column not in shown)
            self.setColumnWidth(column, px(width))
        rest = self.viewport().width() - sum(px(_WIDTHS[column]) for column in shown)
        self.setColumnWidth(Column.DECK, max(px(80), rest))

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
        for row in range(first, (last if last >= 0 else len(self._decks.decks()) - 1) + 1):
            where = self._row_rect(row)
            if selection.isRowSelected(row, self.rootIndex()):
                painter.fillRect(
                    where, QColor(palette.selected if self.hasFocus() else palette.hover)
                )
                bar = QRectF(where.left(), where.top(), self._theme.px(3), where.height())
                painter.fillRect(bar, QColor(palette.accent_fill))
            elif row == self._hovered:
                painter.fillRect(where, QColor(palette.hover))
            line = QRectF(where.left(), where.bottom(), where.width(), 1)
            painter.fillRect(line, QColor(palette.hairline))

    def _row_rect(self, row: int) -> QRectF:
        top, height = self.rowViewportPosition(row), self.rowHeight(row)
        return QRectF(0, top, self.viewport().width(), height - 1)
