"""The table of lines: highlighted where somebody has to look."""

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.formats.reading import LineKind
from swlcg_deck.gui.exchange.report_delegate import QUESTION_ROW, ROW, ReportDelegate
from swlcg_deck.gui.exchange.report_model import Column, ReportModel
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring

_OPENS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2, Qt.Key.Key_Space)
_WIDTHS = {Column.KIND: 140, Column.LINE: 48}
_TEXT_SHARE = 0.42
_SELECT = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows


class ReportTable(QTableView):
    def __init__(self, theme: Theme, pool: CardPool, model: ReportModel) -> None:
        super().__init__()
        self._theme = theme
        self._report = model
        self.setModel(model)
        self._delegate = ReportDelegate(theme, pool, model, self)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet("QTableView { selection-background-color: transparent }")
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionsClickable(False)
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName("What became of each line")
        self.setAccessibleDescription("Enter on a line that asks something chooses a set for it.")
        model.modelReset.connect(self._set_heights)
        theme.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        rows = self.verticalHeader()
        rows.setMinimumSectionSize(1)
        rows.setDefaultSectionSize(self._theme.px(ROW))
        self._set_heights()
        self._fit()

    def _set_heights(self) -> None:
        """Lines that ask something are taller: they say what is the matter."""
        for at in range(self._report.rowCount()):
            row = self._report.row(self._report.index(at, 0))
            is_question = row is not None and row.is_question
            height = self._theme.px(QUESTION_ROW if is_question else ROW)
            if self.rowHeight(at) != height:
                self.setRowHeight(at, height)

    def answer_current(self) -> bool:
        """Open the field of the current line, where it asks something."""
        row = self._report.row(self.currentIndex())
        if row is None or not row.is_question:
            return False
        self.edit(self._report.index(self.currentIndex().row(), Column.MESSAGE))
        return True

    def go_to(self, row: int) -> None:
        index = self._report.index(row, Column.MESSAGE)
        self.selectionModel().setCurrentIndex(index, _SELECT)
        self.scrollTo(index)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Lines are what one goes through."""
        index = super().moveCursor(action, modifiers)
        return self._report.index(index.row(), Column.MESSAGE) if index.isValid() else index

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _OPENS or not self.answer_current():
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        is_left = event.button() is Qt.MouseButton.LeftButton
        if is_left and index.isValid() and index.column() == Column.MESSAGE:
            self.answer_current()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        px = self._theme.px
        rest = self.viewport().width() - sum(px(width) for width in _WIDTHS.values())
        for column, width in _WIDTHS.items():
            self.setColumnWidth(column, px(width))
        self.setColumnWidth(Column.TEXT, max(px(80), round(rest * _TEXT_SHARE)))
        self.setColumnWidth(Column.MESSAGE, max(px(80), rest - round(rest * _TEXT_SHARE)))

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
        palette = self._theme.palette
        tints = {
            LineKind.AMBIGUOUS: palette.casual.tint,
            LineKind.NOT_UNDERSTOOD: palette.illegal.tint,
        }
        for at in range(first, (last if last >= 0 else self._report.rowCount() - 1) + 1):
            row, where = self._report.row(self._report.index(at, 0)), self._row_rect(at)
            is_current = at == self.currentIndex().row()
            if row is not None and row.line.kind in tints:
                painter.fillRect(where, QColor(tints[row.line.kind]))
            elif is_current:
                painter.fillRect(where, QColor(palette.hover))
            if is_current:
                bar = QRectF(where.left(), where.top(), self._theme.px(3), where.height())
                painter.fillRect(bar, QColor(palette.accent_fill))
            line = QRectF(where.left(), where.bottom(), where.width(), 1)
            painter.fillRect(line, QColor(palette.hairline))

    def _row_rect(self, row: int) -> QRectF:
        top, height = self.rowViewportPosition(row), self.rowHeight(row)
        return QRectF(0, top, self.viewport().width(), height - 1)
