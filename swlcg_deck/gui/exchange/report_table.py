"""The table of lines: highlighted where somebody has to look."""

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHeaderView

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.formats.reading import LineKind
from swlcg_deck.gui.exchange.report_delegate import QUESTION_ROW, ROW, ReportDelegate
from swlcg_deck.gui.exchange.report_model import ReportModel
from swlcg_deck.gui.tables.row_table import RowTable
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import tr

_OPENS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2, Qt.Key.Key_Space)
_SELECT = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows


class ReportTable(RowTable):
    row_height = ROW
    scroll_step = ROW

    def __init__(self, theme: Theme, pool: CardPool, model: ReportModel) -> None:
        super().__init__(theme, model)
        self._report = model
        self.main_column = model.column("message")
        self.setItemDelegate(ReportDelegate(theme, pool, model, self))
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionsClickable(False)
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(tr("What became of each line"))
        self.setAccessibleDescription(
            tr("Enter on a line that asks something chooses a set for it.")
        )
        model.modelReset.connect(self._set_heights)
        self.restyle()

    def restyle(self) -> None:
        super().restyle()
        self._set_heights()

    def _set_heights(self) -> None:
        """Lines that ask something are taller: they say what is the matter."""
        for at in range(self._report.rowCount()):
            row = self._report.row_at(self._report.index(at, 0))
            is_question = row is not None and row.is_question
            height = self._theme.px(QUESTION_ROW if is_question else ROW)
            if self.rowHeight(at) != height:
                self.setRowHeight(at, height)

    def answer_current(self) -> bool:
        """Open the field of the current line, where it asks something."""
        row = self._report.row_at(self.currentIndex())
        if row is None or not row.is_question:
            return False
        self.edit(self._report.index(self.currentIndex().row(), self.main_column))
        return True

    def go_to(self, row: int) -> None:
        index = self._report.index(row, self.main_column)
        self.selectionModel().setCurrentIndex(index, _SELECT)
        self.scrollTo(index)

    def page_rows(self) -> int:
        """As if every line asked something, so that none is skipped."""
        return max(1, self.viewport().height() // self._theme.px(QUESTION_ROW) - 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _OPENS or not self.answer_current():
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        is_left = event.button() is Qt.MouseButton.LeftButton
        if is_left and index.isValid() and index.column() == self.main_column:
            self.answer_current()

    def is_marked(self, row: int) -> bool:
        return row == self.currentIndex().row()

    def row_fill(self, row: int) -> str | None:
        """Lines to look at keep their colour, whatever else they are."""
        palette = self._theme.palette
        line = self._report.row_at(self._report.index(row, 0))
        kind = line.line.kind if line is not None else None
        if kind is LineKind.AMBIGUOUS:
            return palette.casual.tint
        if kind is LineKind.NOT_UNDERSTOOD:
            return palette.illegal.tint
        return palette.hover if self.is_marked(row) else None
