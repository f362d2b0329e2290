"""Rows of a table as a Qt model: its columns say what the cells say."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from swlcg_deck.gui.tables.column import Column
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.language import tr

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
T = TypeVar("T")


class TableModel(QAbstractTableModel, Generic[T]):
    """In the order they come."""

    def __init__(self, columns: Iterable[Column[T]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = tuple(columns)
        self._rows: list[T] = []

    def show_rows(self, rows: Iterable[T]) -> None:
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def rows(self) -> Sequence[T]:
        return self._rows

    def row_at(self, index: Index) -> T | None:
        return self._rows[index.row()] if index.isValid() else None

    def first(self, fits: Callable[[T], bool]) -> int:
        """The first row that fits, or -1."""
        return next((at for at, row in enumerate(self._rows) if fits(row)), -1)

    def column(self, name: str) -> int:
        """Where the column of a name stands."""
        return next(at for at, column in enumerate(self.columns) if column.name == name)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row_at(index)
        if row is None:
            return None
        column = self.columns[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.text(row)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return column.spoken_of(row)
        if role == Qt.ItemDataRole.ToolTipRole:
            tip = column.tip_of(row)
            return plain_tip(tip) if tip else None
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return column.head
        is_tip = role == Qt.ItemDataRole.ToolTipRole
        return tr(column.meaning) if is_tip and column.meaning else None
