"""The decks of a place as a Qt model."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from swlcg_deck.gui.deck.deck_list_model import plain_tip
from swlcg_deck.gui.library.deck_columns import DESCENDING_FIRST, TITLES, Column, in_order
from swlcg_deck.gui.library.deck_facts import DeckFacts
from swlcg_deck.gui.library.deck_mime import DECKS, carry
from swlcg_deck.gui.library.standings import Standing, Standings

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_SPOKEN = (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole)


class DeckModel(QAbstractTableModel):
    """New decks reset it; sorting keeps what is selected; verdicts fill in as they arrive."""

    renamed = Signal(str, str)
    """The id of a deck and the name that was typed for it."""

    def __init__(self, standings: Standings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._standings = standings
        self._rows: list[DeckFacts] = []
        self._sorting = (Column.CHANGED, Qt.SortOrder.DescendingOrder)
        standings.arrived.connect(self._verdicts_arrived)

    def show_decks(self, decks: Sequence[DeckFacts]) -> None:
        self.beginResetModel()
        self._rows = in_order(decks, *self._sorting, self.standing)
        self.endResetModel()

    def decks(self) -> Sequence[DeckFacts]:
        return self._rows

    def deck_at(self, index: Index) -> DeckFacts | None:
        return self._rows[index.row()] if index.isValid() else None

    def row_of(self, deck_id: str) -> int:
        return next((at for at, deck in enumerate(self._rows) if deck.id == deck_id), -1)

    def standing(self, deck: DeckFacts) -> Standing | None:
        """None for a file that cannot be read, and for what is not judged yet."""
        found = deck.entry.deck
        return None if found is None else self._standings.of(deck.entry.token, found)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(Column)

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
        deck = self.deck_at(index)
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
        deck = self.deck_at(index)
        if deck is None or role != Qt.ItemDataRole.EditRole or not isinstance(value, str):
            return False
        self.renamed.emit(deck.id, value)
        return True

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or section not in TITLES:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return TITLES[Column(section)]
        if role == Qt.ItemDataRole.InitialSortOrderRole:
            down = Column(section) in DESCENDING_FIRST
            return Qt.SortOrder.DescendingOrder if down else Qt.SortOrder.AscendingOrder
        return None

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
            return "Unreadable"
        standing = self.standing(deck)
        return standing.look.word if standing else ""

    def _spoken(self, deck: DeckFacts, column: Column) -> str:
        if column is Column.DECK:
            verdict = self.verdict_word(deck)
            return f"{deck.sentence} {verdict}.".strip()
        return f"{TITLES[column]}: {self._text(deck, column) or 'none'}"

    def _tip(self, deck: DeckFacts, column: Column) -> str:
        standing = self.standing(deck)
        if column is Column.VERDICT and standing is not None:
            return "\n".join((standing.look.word, *standing.reasons))
        if column is Column.TAGS and deck.entry.tags:
            return ", ".join(deck.entry.tags)
        if column is Column.CHANGED:
            return f"{deck.entry.modified.astimezone():%Y-%m-%d %H:%M}"
        return f"{deck.name}\n{deck.second_line}\n{deck.entry.path}"

    def sorting(self) -> tuple[Column, Qt.SortOrder]:
        return self._sorting

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if column not in TITLES:
            return
        self._sorting = (Column(column), order)
        self.layoutAboutToBeChanged.emit()
        old = self.persistentIndexList()
        moved = [(self._rows[index.row()].id, index.column()) for index in old]
        self._rows = in_order(self._rows, *self._sorting, self.standing)
        places = {deck.id: at for at, deck in enumerate(self._rows)} if old else {}
        now = [self.index(places[deck_id], at) for deck_id, at in moved]
        self.changePersistentIndexList(old, now)
        self.layoutChanged.emit()

    def _verdicts_arrived(self) -> None:
        if not self._rows:
            return
        if self._sorting[0] is Column.VERDICT and self._standings.is_complete:
            self.sort(*self._sorting)
        last = self.index(len(self._rows) - 1, Column.DECK)
        self.dataChanged.emit(self.index(0, Column.VERDICT), last)

    def mimeTypes(self) -> list[str]:
        return [DECKS]

    def mimeData(self, indexes: Sequence[Index]) -> QMimeData:
        rows = sorted({index.row() for index in indexes})
        return carry(self._rows[row].id for row in rows)
