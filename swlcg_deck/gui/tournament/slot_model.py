"""The cards of a deck to tick, as a Qt model."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt

from swlcg_deck.cards.base import CardType
from swlcg_deck.gui.tables.list_model import Index, ListModel
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.language import tr
from swlcg_deck.legality.check_words import card_words
from swlcg_deck.legality.deck_check import Slot


class SlotModel(ListModel[Slot]):
    """The same cards with other counts are only painted again."""

    def are_same(self, rows: Sequence[Slot]) -> bool:
        return list(map(_key, rows)) == list(map(_key, self.rows()))

    def show_slots(self, slots: tuple[Slot, ...]) -> None:
        self.show_rows(slots)

    def slot_at(self, index: Index) -> Slot | None:
        return self.row_at(index)

    def index_of(self, code: str) -> QModelIndex:
        return self.first(lambda slot: slot.card.code == code)

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
    card = tr(card_words(slot.card))
    if slot.card.type is CardType.OBJECTIVE:
        card = tr("{card}, objective", card=card)
    found, wanted = slot.found, slot.wanted
    return tr("{card}: {found} of {wanted} found.", card=card, found=found, wanted=wanted)


def _key(slot: Slot) -> tuple[str, int]:
    return (slot.card.code, slot.wanted)
