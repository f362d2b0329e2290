"""The results of a folder as a Qt model."""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from swlcg_deck.gui.deck.deck_list_model import plain_tip
from swlcg_deck.gui.tournament.results import WORDS, Result

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class Column(IntEnum):
    VERDICT = 0
    FILE = 1
    DECK = 2
    CARD = 3
    SETS = 4
    REASONS = 5


TITLES = {
    Column.VERDICT: "Verdict",
    Column.FILE: "File",
    Column.DECK: "Deck",
    Column.CARD: "Affiliation card",
    Column.SETS: "Sets",
    Column.REASONS: "Reasons",
}


class ResultModel(QAbstractTableModel):
    """New results reset it; sorting keeps what is selected; a verdict can be singled out."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: list[Result] = []
        self._rows: list[Result] = []
        self._word = ""
        self._sorting = (Column.VERDICT, Qt.SortOrder.DescendingOrder)

    def show_results(self, results: Iterable[Result]) -> None:
        self._all = list(results)
        self._refill()

    def single_out(self, word: str) -> None:
        """Only results of this verdict; of every one where the word is empty."""
        self._word = word
        self._refill()

    def _refill(self) -> None:
        self.beginResetModel()
        shown = (one for one in self._all if not self._word or one.look.word == self._word)
        self._rows = self._sorted(shown)
        self.endResetModel()

    def results(self) -> Sequence[Result]:
        return self._rows

    def result_at(self, index: Index) -> Result | None:
        return self._rows[index.row()] if index.isValid() else None

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        result = self.result_at(index)
        if result is None:
            return None
        column = Column(index.column())
        text = _text(result, column)
        if role == Qt.ItemDataRole.DisplayRole:
            return text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            is_first = column is Column.VERDICT
            return result.sentence if is_first else f"{TITLES[column]}: {text or 'none'}"
        if role == Qt.ItemDataRole.ToolTipRole:
            path = column is Column.FILE
            return plain_tip(str(result.file.path) if path else text) if text else None
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or section not in TITLES:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return TITLES[Column(section)]
        if role == Qt.ItemDataRole.InitialSortOrderRole:
            down = section == Column.VERDICT
            return Qt.SortOrder.DescendingOrder if down else Qt.SortOrder.AscendingOrder
        return None

    def sorting(self) -> tuple[Column, Qt.SortOrder]:
        return self._sorting

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if column not in TITLES:
            return
        self._sorting = (Column(column), order)
        self.layoutAboutToBeChanged.emit()
        old = self.persistentIndexList()
        moved = [(id(self._rows[index.row()]), index.column()) for index in old]
        self._rows = self._sorted(self._rows)
        places = {id(result): at for at, result in enumerate(self._rows)} if old else {}
        now = [self.index(places[result], at) for result, at in moved]
        self.changePersistentIndexList(old, now)
        self.layoutChanged.emit()

    def _sorted(self, results: Iterable[Result]) -> list[Result]:
        """Equals by file name, in both directions."""
        column, order = self._sorting
        named = sorted(results, key=lambda result: result.file.name.casefold())
        is_down = order is Qt.SortOrder.DescendingOrder
        return sorted(named, key=lambda result: _key(result, column), reverse=is_down)


def _text(result: Result, column: Column) -> str:
    return {
        Column.VERDICT: result.look.word,
        Column.FILE: result.file.name,
        Column.DECK: result.name,
        Column.CARD: result.card,
        Column.SETS: str(result.sets) if result.judged else "",
        Column.REASONS: result.reasons,
    }[column]


def _key(result: Result, column: Column) -> Any:
    if column is Column.VERDICT:
        return WORDS.index(result.look.word)
    if column is Column.SETS:
        return result.sets
    return _text(result, column).casefold()
