"""Rows of a list as a Qt model."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
T = TypeVar("T")


class ListModel(QAbstractListModel, Generic[T]):
    """A subclass says what a row is called, and which rows are still the same."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[T, ...] = ()

    def are_same(self, rows: Sequence[T]) -> bool:
        """Whether rows are of the same things as those that are shown: what is chosen stays so."""
        del rows
        return False

    def show_rows(self, rows: Sequence[T]) -> None:
        """Rows of the same things are only painted again; others replace all."""
        if self.are_same(rows):
            self._rows = tuple(rows)
            self.repaint()
            return
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    def repaint(self) -> None:
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def rows(self) -> tuple[T, ...]:
        return self._rows

    def row_at(self, index: Index) -> T | None:
        return self._rows[index.row()] if index.isValid() else None

    def first(self, fits: Callable[[T], bool]) -> QModelIndex:
        """The first row that fits, or nowhere."""
        place = next((at for at, row in enumerate(self._rows) if fits(row)), None)
        return QModelIndex() if place is None else self.index(place)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)
