"""The table of decks: what keys, clicks and drags in it ask for."""

from collections.abc import Iterable

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QDrag,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from swlcg_deck.gui.finder.drag import drag_picture
from swlcg_deck.gui.library.deck_columns import Column
from swlcg_deck.gui.library.deck_delegate import ROW, DeckDelegate
from swlcg_deck.gui.library.deck_facts import DeckFacts
from swlcg_deck.gui.library.deck_header import DeckHeader
from swlcg_deck.gui.library.deck_model import DeckModel, Index
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring

_Cursor = QAbstractItemView.CursorAction
_SELECT = (
    QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
)
_WIDTHS = {Column.VERDICT: 124, Column.SETS: 56, Column.TAGS: 152, Column.CHANGED: 108}
_NAME_AT_LEAST = 190
_GIVE_WAY = (Column.TAGS, Column.SETS, Column.CHANGED)
"""In this order, where the room is too small."""


class DeckTable(QTableView):
    """48 px rows with a hairline below; it shows and asks, and changes nothing itself."""

    current_deck_changed = Signal()
    open_requested = Signal()
    delete_requested = Signal()
    rename_requested = Signal()
    menu_requested = Signal(QPoint)
    typed = Signal(str)
    """Letters that belong into the search field; empty for the slash."""

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

    def current_deck(self) -> DeckFacts | None:
        return self._decks.deck_at(self.currentIndex())

    def selected_decks(self) -> list[DeckFacts]:
        """From top to bottom."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self._decks.decks()[row] for row in rows]

    def show_decks(self, decks: Iterable[DeckFacts], wanted: str = "") -> None:
        """Show decks; what was selected stays so, or `wanted` is, or what took its place."""
        current, row = self.current_deck(), self.currentIndex().row()
        kept = {deck.id for deck in self.selected_decks()}
        scrolled = self.verticalScrollBar().value()
        self._decks.show_decks(tuple(decks))
        self.verticalScrollBar().setValue(scrolled)
        at = self._decks.row_of(wanted) if wanted else -1
        if at < 0 and current is not None:
            at = self._decks.row_of(current.id)
        last = len(self._decks.decks()) - 1
        if at < 0 <= last:
            at = max(0, min(row, last))
        if at >= 0:
            self.select_row(at)
            if not wanted:
                self._select_also(kept)
        self.current_deck_changed.emit()

    def select_row(self, row: int) -> None:
        index = self._decks.index(row, Column.DECK)
        self.selectionModel().setCurrentIndex(index, _SELECT)
        self.scrollTo(index)

    def _select_also(self, ids: set[str]) -> None:
        rows = [at for at, deck in enumerate(self._decks.decks()) if deck.id in ids]
        selection = QItemSelection()
        for row in rows:
            selection.select(self._decks.index(row, 0), self._decks.index(row, Column.CHANGED))
        self.selectionModel().select(selection, QItemSelectionModel.SelectionFlag.Select)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and current.row() != previous.row():
            self.current_deck_changed.emit()

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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = event.key(), event.text()
        plain = not event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.open_requested.emit()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and plain:
            self.delete_requested.emit()
        elif key == Qt.Key.Key_F2:
            self.rename_requested.emit()
        elif plain and text and (text.isalpha() or text == "/"):
            self.typed.emit(text.replace("/", ""))
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        is_left = event.button() is Qt.MouseButton.LeftButton
        if is_left and self.indexAt(event.position().toPoint()).isValid():
            self.open_requested.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        at = event.globalPos()
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            at = self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).bottomLeft())
        self.menu_requested.emit(at)

    def startDrag(self, actions: Qt.DropAction) -> None:
        decks = self.selected_decks()
        if not decks:
            return
        drag = QDrag(self)
        drag.setMimeData(self._decks.mimeData(self.selectionModel().selectedRows()))
        names = [deck.name for deck in decks] if len(decks) == 1 else [f"{len(decks)} decks"]
        drag.setPixmap(drag_picture(self._theme, names))
        drag.exec(actions | Qt.DropAction.MoveAction)

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
