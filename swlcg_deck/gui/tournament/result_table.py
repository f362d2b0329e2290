"""The table of results: a row for each list, sorted by a click on a head."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from swlcg_deck.gui.tables.row_table import RowTable
from swlcg_deck.gui.tables.sort_header import SortHeader
from swlcg_deck.gui.tables.sorted_model import Index
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.result_delegate import ROW, ResultDelegate
from swlcg_deck.gui.tournament.result_model import Column, ResultModel
from swlcg_deck.gui.tournament.results import Result
from swlcg_deck.language import tr

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


class ResultTable(RowTable):
    """Enter opens the deck of a row."""

    row_height = ROW
    main_column = Column.FILE

    current_changed = Signal()
    open_requested = Signal()

    def __init__(self, theme: Theme, model: ResultModel) -> None:
        super().__init__(theme, model)
        self._results = model
        self.setItemDelegate(ResultDelegate(theme, model, self))
        header = SortHeader(theme, self, first_inset=18, centred=[Column.SETS])
        self.sort_by(header, model.sorting())
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

    def fit(self) -> None:
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
