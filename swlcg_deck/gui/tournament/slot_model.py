"""The cards of a deck to tick, as a Qt model."""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from swlcg_deck.cards.base import CardType
from swlcg_deck.gui.deck.deck_list_model import plain_tip
from swlcg_deck.legality.check_words import card_words
from swlcg_deck.legality.deck_check import Slot

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class SlotModel(QAbstractListModel):
    """The same cards with other counts are only painted again."""

    def __init__(self) -> None:
        super().__init__()
        self._slots: tuple[Slot, ...] = ()

    def show_slots(self, slots: tuple[Slot, ...]) -> None:
        if [_key(slot) for slot in slots] == [_key(slot) for slot in self._slots]:
            self._slots = slots
            if slots:
                self.dataChanged.emit(self.index(0), self.index(len(slots) - 1))
            return
        self.beginResetModel()
        self._slots = slots
        self.endResetModel()

    def slot_at(self, index: Index) -> Slot | None:
        return self._slots[index.row()] if index.isValid() else None

    def index_of(self, code: str) -> QModelIndex:
        rows = [row for row, slot in enumerate(self._slots) if slot.card.code == code]
        return self.index(rows[0]) if rows else QModelIndex()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._slots)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        slot = self.slot_at(index)
        if slot is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return slot.card.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return slot_sentence(slot)
        return plain_tip(slot_sentence(slot)) if role == Qt.ItemDataRole.ToolTipRole else None


def slot_sentence(slot: Slot) -> str:
    kind = ", objective" if slot.card.type is CardType.OBJECTIVE else ""
    return f"{card_words(slot.card)}{kind}: {slot.found} of {slot.wanted} found."


def _key(slot: Slot) -> tuple[str, int]:
    return (slot.card.code, slot.wanted)
