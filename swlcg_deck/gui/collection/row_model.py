"""The rows of a list as a Qt model."""

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from swlcg_deck.gui.collection.rows import AnyRow, Key, Row
from swlcg_deck.gui.deck.deck_list_model import plain_tip

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class RowModel(QAbstractListModel):
    """Rows of the same things are only painted again; others replace all."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[AnyRow, ...] = ()

    def show_rows(self, rows: tuple[AnyRow, ...]) -> None:
        if [_key(row) for row in rows] == [_key(row) for row in self._rows]:
            self._rows = rows
            if rows:
                self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def all_rows(self) -> tuple[AnyRow, ...]:
        return self._rows

    def any_row_at(self, index: Index) -> AnyRow | None:
        return self._rows[index.row()] if index.isValid() else None

    def row_at(self, index: Index) -> Row | None:
        row = self.any_row_at(index)
        return row if isinstance(row, Row) else None

    def index_of(self, key: Key) -> QModelIndex:
        for place, row in enumerate(self._rows):
            if isinstance(row, Row) and row.key == key:
                return self.index(place)
        return QModelIndex()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        row = self.row_at(index)
        if row is None:
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if row.ticked is not None:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.any_row_at(index)
        if row is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.spoken if isinstance(row, Row) else f"{row.title} {row.note}".strip()
        if not isinstance(row, Row):
            return None
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(row.tip) if row.tip else None
        if role == Qt.ItemDataRole.CheckStateRole and row.ticked is not None:
            return Qt.CheckState.Checked if row.ticked else Qt.CheckState.Unchecked
        return None


def _key(row: AnyRow) -> tuple[str, Key]:
    return ("row", row.key) if isinstance(row, Row) else ("head", row.title)
