"""Deleted decks as a Qt model."""

from datetime import datetime

from PySide6.QtCore import QObject, Qt

from swlcg_deck.decks.trash import Trashed
from swlcg_deck.gui.tables.list_model import Index, ListModel
from swlcg_deck.gui.words.days import deleted_words
from swlcg_deck.language import tr


class TrashModel(ListModel[Trashed]):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = datetime.now().astimezone()

    def show_items(self, items: tuple[Trashed, ...], now: datetime) -> None:
        self._now = now
        self.show_rows(items)

    def second_line(self, item: Trashed) -> str:
        """`Deleted today, 21:14 · from Worlds`."""
        words, folder = deleted_words(item.time, self._now), item.place.parent.as_posix()
        return words if folder == "." else f"{words} · {tr('from {folder}', folder=folder)}"

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        item = self.row_at(index)
        if item is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return item.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{item.name}. {self.second_line(item)}"
        return None
