"""The decks of a place as a Qt model."""

from collections.abc import Hashable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QMimeData, QObject, Qt, Signal

from swlcg_deck.gui.documents.deck_mime import DECKS, carry
from swlcg_deck.gui.library.deck_columns import deck_columns
from swlcg_deck.gui.library.deck_facts import DeckFacts
from swlcg_deck.gui.tables.sorted_model import SortedModel
from swlcg_deck.gui.tables.table_model import Index
from swlcg_deck.gui.verdict.standings import Standing, Standings, standing_of_entry

_AS = {
    int(Qt.ItemDataRole.EditRole): int(Qt.ItemDataRole.DisplayRole),
    int(Qt.ItemDataRole.AccessibleDescriptionRole): int(Qt.ItemDataRole.AccessibleTextRole),
}


class DeckModel(SortedModel[DeckFacts]):
    """Verdicts fill in as they arrive."""

    renamed = Signal(str, str)
    """The id of a deck and the name that was typed for it."""

    def __init__(self, standings: Standings, parent: QObject | None = None) -> None:
        columns = deck_columns(self.standing)
        super().__init__(columns, "changed", Qt.SortOrder.DescendingOrder, parent)
        self._standings = standings
        standings.arrived.connect(self._verdicts_arrived)

    def in_order(self, rows: Iterable[DeckFacts]) -> list[DeckFacts]:
        """Files that cannot be read last."""
        return sorted(super().in_order(rows), key=lambda deck: deck.entry.deck is None)

    def among_equals(self, row: DeckFacts) -> tuple[str, str]:
        return (row.name.casefold(), row.id)

    def identity(self, row: DeckFacts) -> Hashable:
        return row.id

    def decks(self) -> Sequence[DeckFacts]:
        return self.rows()

    def row_of(self, deck_id: str) -> int:
        return self.first(lambda deck: deck.id == deck_id)

    def standing(self, deck: DeckFacts) -> Standing | None:
        """None for a file that cannot be read, and for what is not judged yet."""
        return standing_of_entry(self._standings, deck.entry)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = (
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemIsDragEnabled
            | Qt.ItemFlag.ItemNeverHasChildren
        )
        can_rename = self._rows[index.row()].entry.deck is not None
        is_name = self.columns[index.column()].name == "deck"
        return flags | Qt.ItemFlag.ItemIsEditable if is_name and can_rename else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The name is written where it stands; a row is described as it is called."""
        return super().data(index, _AS.get(role, role))

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        deck = self.row_at(index)
        if deck is None or role != Qt.ItemDataRole.EditRole or not isinstance(value, str):
            return False
        self.renamed.emit(deck.id, value)
        return True

    def _verdicts_arrived(self) -> None:
        if not self._rows:
            return
        at = self.column("verdict")
        if self.sorting()[0] == at and self._standings.is_complete:
            self.sort(*self.sorting())
        last = self.index(len(self._rows) - 1, self.column("deck"))
        self.dataChanged.emit(self.index(0, at), last)

    def mimeTypes(self) -> list[str]:
        return [DECKS]

    def mimeData(self, indexes: Sequence[Index]) -> QMimeData:
        rows = sorted({index.row() for index in indexes})
        return carry(self._rows[row].id for row in rows)
