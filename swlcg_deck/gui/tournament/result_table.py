"""The table of results: a row for each list, sorted by a click on a head."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from swlcg_deck.gui.tables.row_table import RowTable
from swlcg_deck.gui.tables.table_model import Index
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.judge_results import Result
from swlcg_deck.gui.tournament.result_delegate import ROW, ResultDelegate
from swlcg_deck.gui.tournament.result_model import ResultModel
from swlcg_deck.language import tr


class ResultTable(RowTable):
    """Enter opens the deck of a row."""

    row_height = ROW

    current_changed = Signal()
    open_requested = Signal()

    def __init__(self, theme: Theme, model: ResultModel) -> None:
        super().__init__(theme, model)
        self._results = model
        self.main_column = model.column("file")
        self.setItemDelegate(ResultDelegate(theme, model, self))
        self.let_heads_sort(model, first_inset=18)
        self.setAccessibleName(tr("Results"))
        self.setAccessibleDescription(tr("A row for each list; Enter opens its deck."))
        model.modelReset.connect(self._select_first)
        self.restyle()

    def current_result(self) -> Result | None:
        return self._results.row_at(self.currentIndex())

    def _select_first(self) -> None:
        if self._results.rowCount():
            self.setCurrentIndex(self._results.index(0, self.main_column))
        self.current_changed.emit()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.current_changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.open_requested.emit()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.indexAt(event.position().toPoint()).isValid():
            self.open_requested.emit()
