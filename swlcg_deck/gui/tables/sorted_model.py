"""Rows of a table in the order of one of its columns."""

from collections.abc import Hashable, Iterable
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt

from swlcg_deck.gui.tables.column import Column
from swlcg_deck.gui.tables.table_model import TableModel

T = TypeVar("T")


class SortedModel(TableModel[T]):
    """New rows reset it; sorting keeps what is selected."""

    def __init__(
        self,
        columns: Iterable[Column[T]],
        sorted_by: str,
        order: Qt.SortOrder = Qt.SortOrder.AscendingOrder,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(columns, parent)
        self._sorting = (self.column(sorted_by), order)

    def identity(self, row: T) -> Hashable:
        """What tells a row from all others."""
        raise NotImplementedError

    def among_equals(self, row: T) -> Any:
        """What decides between equals, in both directions alike."""
        raise NotImplementedError

    def in_order(self, rows: Iterable[T]) -> list[T]:
        """Rows in the order of `sorting`; what has no value comes last."""
        at, order = self._sorting
        keyed = [(self.columns[at].key_of(row), row) for row in sorted(rows, key=self.among_equals)]
        valued = [pair for pair in keyed if pair[0] is not None]
        valued.sort(key=lambda pair: pair[0], reverse=order is Qt.SortOrder.DescendingOrder)
        return [row for _, row in valued] + [row for key, row in keyed if key is None]

    def show_rows(self, rows: Iterable[T]) -> None:
        super().show_rows(self.in_order(rows))

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        is_head = orientation is Qt.Orientation.Horizontal and 0 <= section < len(self.columns)
        if is_head and role == Qt.ItemDataRole.InitialSortOrderRole:
            return self.first_order(section)
        return super().headerData(section, orientation, role)

    def first_order(self, column: int) -> Qt.SortOrder:
        """The direction that the first click on a head asks for."""
        is_down = self.columns[column].descending_first
        return Qt.SortOrder.DescendingOrder if is_down else Qt.SortOrder.AscendingOrder

    def sorting(self) -> tuple[int, Qt.SortOrder]:
        return self._sorting

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if not 0 <= column < len(self.columns):
            return
        self._sorting = (column, order)
        self.layoutAboutToBeChanged.emit()
        old = self.persistentIndexList()
        moved = [(self.identity(self._rows[index.row()]), index.column()) for index in old]
        self._rows = self.in_order(self._rows)
        now = {self.identity(row): at for at, row in enumerate(self._rows)} if old else {}
        self.changePersistentIndexList(old, [self.index(now[row], at) for row, at in moved])
        self.layoutChanged.emit()
