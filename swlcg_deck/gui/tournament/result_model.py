"""The results of a folder as a Qt model."""

from collections.abc import Hashable, Iterable

from PySide6.QtCore import QObject, Qt

from swlcg_deck.gui.tables.column import Column
from swlcg_deck.gui.tables.sorted_model import SortedModel
from swlcg_deck.gui.tournament.judge_results import WORDS, Result
from swlcg_deck.gui.widgets.row_painting import CENTRE
from swlcg_deck.language import mark, tr

COLUMNS: tuple[Column[Result], ...] = (
    Column(
        *("verdict", mark("Verdict"), 118, lambda result: tr(result.look.word)),
        key=lambda result: WORDS.index(result.look.word),
        spoken=lambda result: result.sentence,
        descending_first=True,
    ),
    Column(
        *("file", mark("File"), 190, lambda result: result.file.name),
        tip=lambda result: str(result.file.path),
        least=110,
    ),
    Column("deck", mark("Deck"), 160, lambda result: result.name, least=100),
    Column("card", mark("Affiliation card"), 160, lambda result: result.card, least=34),
    Column(
        *("sets", mark("Sets"), 52, lambda result: str(result.sets) if result.judged else ""),
        key=lambda result: result.sets,
        align=CENTRE,
    ),
    Column(
        *("reasons", mark("Reasons"), 240, lambda result: result.reasons),
        least=80,
        stretch=1,
    ),
)


class ResultModel(SortedModel[Result]):
    """The results of a folder, or those of one verdict, singled out."""

    def __init__(self, parent: QObject | None = None) -> None:
        """The worst first."""
        super().__init__(COLUMNS, "verdict", Qt.SortOrder.DescendingOrder, parent)
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

    def among_equals(self, row: Result) -> str:
        return row.file.name.casefold()

    def identity(self, row: Result) -> Hashable:
        return id(row)
