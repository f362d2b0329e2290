"""The columns of a table on the screen: fitted to the room, chosen, moved, sorted, remembered."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QHeaderView, QTableView

from swlcg_deck.gui.finder.column_layout import ColumnLayout
from swlcg_deck.gui.finder.header import ColumnHeader
from swlcg_deck.gui.finder.pool_rows import RowModel
from swlcg_deck.gui.finder.table_ink import Ink


class TableColumns(QObject):
    """Between the layout, which knows lengths at 100 %, and the header, which has pixels."""

    def __init__(self, table: QTableView, ink: Ink, model: RowModel) -> None:
        super().__init__(table)
        self._table = table
        self._ink = ink
        self._model = model
        self._layout = ColumnLayout(model.columns)
        self._is_fitting = False
        self.title_column = model.column("title")
        self._header = ColumnHeader(ink, model, table)
        table.setHorizontalHeader(self._header)
        self._header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self._header.setSortIndicator(*model.sorting())
        table.setSortingEnabled(True)
        self._header.sectionResized.connect(self._resized)
        self._header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def header(self) -> ColumnHeader:
        return self._header

    def restyle(self) -> None:
        self._header.setMinimumSectionSize(self._ink.theme.px(20))
        self._header.setFixedHeight(self._ink.theme.px(28))

    def fit(self) -> None:
        """Share the width of the table out among the columns."""
        scale = self._ink.theme.scale
        room = self._table.viewport().width()
        widths = self._layout.fit(room / scale)
        self._is_fitting = True
        for at, column in enumerate(self._model.columns):
            is_hidden = column.name not in widths
            if self._header.isSectionHidden(at) != is_hidden:
                self._header.setSectionHidden(at, is_hidden)
            if not is_hidden:
                self._header.resizeSection(at, int(widths[column.name] * scale))
        self._is_fitting = False

    def _resized(self, section: int, _old: int, new: int) -> None:
        if not self._is_fitting and new > 0:
            self._layout.widths[self._model.columns[section].name] = new / self._ink.theme.scale
            self.fit()

    def is_shown(self, key: str) -> bool:
        return not self._header.isSectionHidden(self._model.column(key))

    def show(self, key: str, is_shown: bool) -> None:
        self._layout.show(key, is_shown)
        self.fit()

    def sort_by(self, key: str) -> None:
        """As a click on the head does: once again turns the order round."""
        section = self._model.column(key)
        order = self._model.first_order(section)
        if self._model.sorting() == (section, order):
            order = _TURNED[order]
        self._table.sortByColumn(section, order)

    def reset(self) -> None:
        self._layout.reset()
        for at in range(len(self._model.columns)):
            self._header.moveSection(self._header.visualIndex(at), at)
        self._table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        self.fit()

    def to_state(self) -> dict[str, Any]:
        keys = [column.name for column in self._model.columns]
        section, order = self._model.sorting()
        return {
            **self._layout.to_state(),
            "order": [keys[self._header.logicalIndex(at)] for at in range(len(keys))],
            "sort": keys[section],
            "descending": order is Qt.SortOrder.DescendingOrder,
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """What of a saved state still means something."""
        keys = [column.name for column in self._model.columns]
        self._layout.restore(state)
        self._layout.hidden.discard("title")
        order = state.get("order")
        wanted = [key for key in order if key in keys] if isinstance(order, list) else []
        for at, key in enumerate(dict.fromkeys(wanted)):
            self._header.moveSection(self._header.visualIndex(keys.index(key)), at)
        if state.get("sort") in keys:
            down = state.get("descending") is True
            direction = Qt.SortOrder.DescendingOrder if down else Qt.SortOrder.AscendingOrder
            self._table.sortByColumn(keys.index(state["sort"]), direction)
        self.fit()


_TURNED = {
    Qt.SortOrder.AscendingOrder: Qt.SortOrder.DescendingOrder,
    Qt.SortOrder.DescendingOrder: Qt.SortOrder.AscendingOrder,
}
