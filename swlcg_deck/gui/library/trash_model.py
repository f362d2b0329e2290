"""Deleted decks as a Qt model."""

from datetime import datetime

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from swlcg_deck.decks.trash import Trashed
from swlcg_deck.gui.library.moments import time_words

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class TrashModel(QAbstractListModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items: tuple[Trashed, ...] = ()
        self._now = datetime.now().astimezone()

    def show_items(self, items: tuple[Trashed, ...], now: datetime) -> None:
        self.beginResetModel()
        self._items = items
        self._now = now
        self.endResetModel()

    def item(self, index: Index) -> Trashed | None:
        return self._items[index.row()] if index.isValid() else None

    def second_line(self, item: Trashed) -> str:
        """`Deleted today, 21:14 · from Worlds`."""
        when = time_words(item.time, self._now)
        folder = item.place.parent.as_posix()
        words = f"Deleted {when[:1].lower() + when[1:] if when[0].isalpha() else when}"
        return words if folder == "." else f"{words} · from {folder}"

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._items)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        item = self.item(index)
        if item is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return item.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{item.name}. {self.second_line(item)}"
        return None
