"""Exact odds worked out off the window's thread; what nobody waits for any more is dropped."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from swlcg_deck.analysis.odds_deck import OddsDeck, OddsError, odds_deck
from swlcg_deck.analysis.odds_report import OddsReport, Reporter, Wish
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.decks.edits import swap_set
from swlcg_deck.gui.work.background import Background, Task
from swlcg_deck.language import said, told


class Asking(QObject):
    """One wish at a time: the next one takes the place of the last."""

    answered = Signal(object)
    """An OddsReport."""
    refused = Signal(str)
    """What cannot be answered, in a sentence."""

    def __init__(self, pool: CardPool, background: Background, parent: QObject) -> None:
        super().__init__(parent)
        self._pool = pool
        self._background = background
        self._task: Task | None = None

    def ask(self, piles: OddsDeck, wish: Wish) -> None:
        pool = self._pool
        self._run(lambda: Reporter(piles, pool, wish.dead).report(wish))

    def ask_after_swap(self, deck: Deck, swap: tuple[int, int], wish: Wish) -> None:
        """The same questions of the deck with one set for another."""
        pool, (out, into) = self._pool, swap

        def report() -> OddsReport:
            new = pool.set(into)
            if new is None:
                raise OddsError(said("the pool has no set {number}", number=into))
            piles = odds_deck(swap_set(deck, out, new).deck, pool)
            return Reporter(piles, pool, wish.dead).report(wish)

        self._run(report)

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _run(self, work: Callable[[], OddsReport]) -> None:
        self.stop()
        task = self._background.run(lambda _pulse: work(), (OddsError,))
        task.done.connect(self._done)
        task.failed.connect(self._failed)
        self._task = task

    def _done(self, report: object) -> None:
        if self.sender() is self._task:
            self._task = None
            self.answered.emit(report)

    def _failed(self, error: object) -> None:
        if self.sender() is self._task:
            self._task = None
            self.refused.emit(told(error) if isinstance(error, Exception) else str(error))
