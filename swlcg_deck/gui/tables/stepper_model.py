"""The rows of a list as a Qt model."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, Qt

from swlcg_deck.gui.tables.list_model import Index, ListModel
from swlcg_deck.gui.tables.stepper_rows import AnyRow, Key, Row
from swlcg_deck.gui.widgets.plain_tip import plain_tip


class RowModel(ListModel[AnyRow]):
    """Heads can be neither chosen nor reached by the keyboard; rows can."""

    def are_same(self, rows: Sequence[AnyRow]) -> bool:
        return list(map(_key, rows)) == list(map(_key, self.rows()))

    def any_row_at(self, index: Index) -> AnyRow | None:
        return super().row_at(index)

    def row_at(self, index: Index) -> Row | None:
        row = self.any_row_at(index)
        return row if isinstance(row, Row) else None

    def index_of(self, key: Key) -> QModelIndex:
        return self.first(lambda row: isinstance(row, Row) and row.key == key)

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
