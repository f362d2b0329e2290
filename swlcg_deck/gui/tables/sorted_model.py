"""Rows of a table in the order of one of its columns, as a Qt model."""

from collections.abc import Hashable, Iterable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
T = TypeVar("T")


class SortedModel(QAbstractTableModel, Generic[T]):
    """New rows reset it; sorting keeps what is selected.

    A subclass says what its columns are called, in which order rows come, and what a cell says.
    """

    def __init__(
        self,
        titles: Sequence[str],
        sorting: tuple[int, Qt.SortOrder],
        descending_first: Iterable[int] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._titles = tuple(titles)
        self._sorting = sorting
        self._descending_first = frozenset(descending_first)
        self._rows: list[T] = []

    def in_order(self, rows: Iterable[T]) -> list[T]:
        """Rows in the order of `sorting`."""
        raise NotImplementedError

    def identity(self, row: T) -> Hashable:
        """What tells a row from all others."""
        raise NotImplementedError

    def show_rows(self, rows: Iterable[T]) -> None:
        self.beginResetModel()
        self._rows = self.in_order(rows)
        self.endResetModel()

    def rows(self) -> Sequence[T]:
        return self._rows

    def row_at(self, index: Index) -> T | None:
        return self._rows[index.row()] if index.isValid() else None

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._titles)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._titles):
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._titles[section]
        return self.first_order(section) if role == Qt.ItemDataRole.InitialSortOrderRole else None

    def first_order(self, column: int) -> Qt.SortOrder:
        """The direction that the first click on a head asks for."""
        is_down = column in self._descending_first
        return Qt.SortOrder.DescendingOrder if is_down else Qt.SortOrder.AscendingOrder

    def sorting(self) -> tuple[int, Qt.SortOrder]:
        return self._sorting

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if not 0 <= column < len(self._titles):
            return
        self._sorting = (column, order)
        self.layoutAboutToBeChanged.emit()
        old = self.persistentIndexList()
        moved = [(self.identity(self._rows[index.row()]), index.column()) for index in old]
        self._rows = self.in_order(self._rows)
        now = {self.identity(row): at for at, row in enumerate(self._rows)} if old else {}
        self.changePersistentIndexList(old, [self.index(now[row], at) for row, at in moved])
        self.layoutChanged.emit()
