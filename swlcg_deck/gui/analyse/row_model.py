"""Rows that say themselves in a sentence, as a Qt model."""

from typing import Protocol

from PySide6.QtCore import Qt

from swlcg_deck.gui.tables.list_model import Index, ListModel


class Row(Protocol):
    @property
    def sentence(self) -> str: ...


class RowModel(ListModel[Row]):
    """The row itself is under the user role, for the delegate."""

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.row_at(index)
        if row is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.sentence
        return row if role == Qt.ItemDataRole.UserRole else None
