"""The decks of a place as a Qt model."""

from collections.abc import Hashable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QMimeData, QObject, Qt, Signal

from swlcg_deck.gui.documents.deck_mime import DECKS, carry
from swlcg_deck.gui.library.deck_columns import DESCENDING_FIRST, TITLES, Column, in_order
from swlcg_deck.gui.library.deck_facts import DeckFacts
from swlcg_deck.gui.tables.sorted_model import Index, SortedModel
from swlcg_deck.gui.verdict.standings import Standing, Standings
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.language import tr

_SPOKEN = (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole)


class DeckModel(SortedModel[DeckFacts]):
    """Verdicts fill in as they arrive."""

    renamed = Signal(str, str)
    """The id of a deck and the name that was typed for it."""

    def __init__(self, standings: Standings, parent: QObject | None = None) -> None:
        newest_first = (Column.CHANGED, Qt.SortOrder.DescendingOrder)
        titles = [tr(title) for title in TITLES.values()]
        super().__init__(titles, newest_first, DESCENDING_FIRST, parent)
        self._standings = standings
        standings.arrived.connect(self._verdicts_arrived)

    def in_order(self, rows: Iterable[DeckFacts]) -> list[DeckFacts]:
        column, order = self.sorting()
        return in_order(rows, Column(column), order, self.standing)

    def identity(self, row: DeckFacts) -> Hashable:
        return row.id

    def decks(self) -> Sequence[DeckFacts]:
        return self.rows()

    def row_of(self, deck_id: str) -> int:
        return next((at for at, deck in enumerate(self._rows) if deck.id == deck_id), -1)

    def standing(self, deck: DeckFacts) -> Standing | None:
        """None for a file that cannot be read, and for what is not judged yet."""
        found = deck.entry.deck
        return None if found is None else self._standings.of(deck.entry.token, found)

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
        is_name = index.column() == Column.DECK
        return flags | Qt.ItemFlag.ItemIsEditable if is_name and can_rename else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        deck = self.row_at(index)
        if deck is None:
            return None
        column = Column(index.column())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return self._text(deck, column)
        if role in _SPOKEN:
            return self._spoken(deck, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._tip(deck, column))
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        deck = self.row_at(index)
        if deck is None or role != Qt.ItemDataRole.EditRole or not isinstance(value, str):
            return False
        self.renamed.emit(deck.id, value)
        return True

    def _text(self, deck: DeckFacts, column: Column) -> str:
        if column is Column.VERDICT:
            return self.verdict_word(deck)
        return {
            Column.DECK: deck.name,
            Column.SETS: str(deck.entry.sets) if deck.entry.deck else "",
            Column.TAGS: ", ".join(deck.entry.tags),
            Column.CHANGED: deck.changed,
        }[column]

    def verdict_word(self, deck: DeckFacts) -> str:
        if deck.entry.deck is None:
            return tr("Unreadable")
        standing = self.standing(deck)
        return tr(standing.look.word) if standing else ""

    def _spoken(self, deck: DeckFacts, column: Column) -> str:
        if column is Column.DECK:
            verdict = self.verdict_word(deck)
            return f"{deck.sentence} {verdict}.".strip()
        return f"{tr(TITLES[column])}: {self._text(deck, column) or tr('none')}"

    def _tip(self, deck: DeckFacts, column: Column) -> str:
        standing = self.standing(deck)
        if column is Column.VERDICT and standing is not None:
            return "\n".join((tr(standing.look.word), *map(tr, standing.reasons)))
        if column is Column.TAGS and deck.entry.tags:
            return ", ".join(deck.entry.tags)
        if column is Column.CHANGED:
            return f"{deck.entry.modified.astimezone():%Y-%m-%d %H:%M}"
        return f"{deck.name}\n{deck.second_line}\n{deck.entry.path}"

    def _verdicts_arrived(self) -> None:
        if not self._rows:
            return
        if self.sorting()[0] == Column.VERDICT and self._standings.is_complete:
            self.sort(*self.sorting())
        last = self.index(len(self._rows) - 1, Column.DECK)
        self.dataChanged.emit(self.index(0, Column.VERDICT), last)

    def mimeTypes(self) -> list[str]:
        return [DECKS]

    def mimeData(self, indexes: Sequence[Index]) -> QMimeData:
        rows = sorted({index.row() for index in indexes})
        return carry(self._rows[row].id for row in rows)
