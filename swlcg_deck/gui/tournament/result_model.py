"""The results of a folder as a Qt model."""

from collections.abc import Hashable, Iterable
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt

from swlcg_deck.gui.tables.sorted_model import Index, SortedModel
from swlcg_deck.gui.tournament.results import WORDS, Result
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.language import mark, tr


class Column(IntEnum):
    VERDICT = 0
    FILE = 1
    DECK = 2
    CARD = 3
    SETS = 4
    REASONS = 5


TITLES = {
    Column.VERDICT: mark("Verdict"),
    Column.FILE: mark("File"),
    Column.DECK: mark("Deck"),
    Column.CARD: mark("Affiliation card"),
    Column.SETS: mark("Sets"),
    Column.REASONS: mark("Reasons"),
}


class ResultModel(SortedModel[Result]):
    """The results of a folder, or those of one verdict, singled out."""

    def __init__(self, parent: QObject | None = None) -> None:
        worst_first = (Column.VERDICT, Qt.SortOrder.DescendingOrder)
        super().__init__(
            [tr(title) for title in TITLES.values()], worst_first, [Column.VERDICT], parent
        )
        self._all: list[Result] = []
        self._word = ""

    def show_results(self, results: Iterable[Result]) -> None:
        self._all = list(results)
        self._refill()

    def single_out(self, word: str) -> None:
        """Only results of this verdict; of every one where the word is empty."""
        self._word = word
        self._refill()

    def _refill(self) -> None:
        self.show_rows(one for one in self._all if not self._word or one.look.word == self._word)

    def in_order(self, rows: Iterable[Result]) -> list[Result]:
        """Equals by file name, in both directions."""
        column, order = self.sorting()
        named = sorted(rows, key=lambda result: result.file.name.casefold())
        is_down = order is Qt.SortOrder.DescendingOrder
        return sorted(named, key=lambda result: _key(result, Column(column)), reverse=is_down)

    def identity(self, row: Result) -> Hashable:
        return id(row)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        result = self.row_at(index)
        if result is None:
            return None
        column = Column(index.column())
        text = _text(result, column)
        if role == Qt.ItemDataRole.DisplayRole:
            return text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            is_first = column is Column.VERDICT
            return result.sentence if is_first else f"{tr(TITLES[column])}: {text or tr('none')}"
        if role == Qt.ItemDataRole.ToolTipRole:
            path = column is Column.FILE
            return plain_tip(str(result.file.path) if path else text) if text else None
        return None


def _text(result: Result, column: Column) -> str:
    return {
        Column.VERDICT: tr(result.look.word),
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
