"""Keeps the odds on the page up to date: wishes go out, answers come back."""

from PySide6.QtCore import QObject, Signal

from swlcg_deck.analysis.odds_report import OddsReport, Reporter, Wish, usual_cards, usual_questions
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.playtest.openings.asking import Asking
from swlcg_deck.gui.playtest.openings.kept_wishes import KeptWishes
from swlcg_deck.gui.playtest.openings.odds_panel import OddsPanel
from swlcg_deck.gui.playtest.openings.subject import Subject
from swlcg_deck.gui.work.background import Background


class OddsDesk(QObject):
    """Each deck has its own questions; one that never had any is asked the usual ones."""

    reported = Signal(object)
    """An OddsReport on the deck as it is."""

    def __init__(self, panel: OddsPanel, pool: CardPool, background: Background) -> None:
        super().__init__(panel)
        self._panel = panel
        self._pool = pool
        self._subject: Subject | None = None
        self._wish = Wish()
        self._report: OddsReport | None = None
        self.wishes = KeptWishes()
        self.asking = Asking(pool, background, self)
        self._swapping = Asking(pool, background, self)
        panel.wish_changed.connect(self._wished)
        panel.usual_wanted.connect(self._wish_the_usual)
        panel.what_if.changed.connect(self._ask_after_swap)
        self.asking.answered.connect(self._answered)
        self.asking.refused.connect(panel.show_dead_fault)
        self._swapping.answered.connect(self._swapped)
        self._swapping.refused.connect(panel.what_if.show_nothing)

    def show_subject(self, subject: Subject) -> None:
        self._subject = subject
        self._panel.judge = Reporter(subject.piles, self._pool).is_about_cards
        self._panel.what_if.offer(subject.deck)
        self._show_wish(self.wishes.get(subject.deck.id) or self._usual_wish(subject))

    def stop(self) -> None:
        """There is no deck to ask about."""
        self._subject = None
        self.asking.stop()
        self._swapping.stop()

    def _usual_wish(self, subject: Subject) -> Wish:
        return Wish(usual_cards(subject.piles), usual_questions(subject.piles, self._pool))

    def _wish_the_usual(self) -> None:
        if self._subject is not None:
            self.wishes.forget(self._subject.deck.id)
            self._show_wish(self._usual_wish(self._subject))

    def _wished(self, wish: Wish) -> None:
        if self._subject is not None:
            self.wishes.keep(self._subject.deck.id, wish)
            self._wish = wish
            self._ask()

    def _show_wish(self, wish: Wish) -> None:
        self._wish = wish
        self._panel.set_wish(wish)
        self._ask()

    def _ask(self) -> None:
        if self._subject is not None:
            self.asking.ask(self._subject.piles, self._wish)

    def _answered(self, report: OddsReport) -> None:
        self._report = report
        self._panel.show_dead_fault("")
        self._panel.show_report(report)
        self.reported.emit(report)
        self._ask_after_swap()

    def _ask_after_swap(self) -> None:
        swap = self._panel.what_if.swap()
        if swap is None or self._subject is None:
            self._swapping.stop()
            self._panel.what_if.show_nothing()
        else:
            self._swapping.ask_after_swap(self._subject.deck, swap, self._wish)

    def _swapped(self, report: OddsReport) -> None:
        if self._report is not None and len(report.questions) == len(self._report.questions):
            self._panel.what_if.show_difference(self._report, report)
