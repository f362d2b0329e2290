"""What lies at the left of the kept results: the setup, a result, a gauntlet or a comparison."""

from functools import cached_property

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QStackedWidget

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.playtest.simulate.results.changes_page import ChangesPage
from swlcg_deck.gui.playtest.simulate.results.comparison_page import ComparisonPage
from swlcg_deck.gui.playtest.simulate.results.gauntlet_page import GauntletPage
from swlcg_deck.gui.playtest.simulate.results.result_page import ResultPage
from swlcg_deck.gui.playtest.simulate.results.result_words import as_plain_text
from swlcg_deck.gui.playtest.simulate.setup.setup_page import SetupPage
from swlcg_deck.gui.playtest.simulate.shown import Shown, ShownPair
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import tr
from swlcg_deck.playtest.gauntlet_results import GauntletResult
from swlcg_deck.playtest.kept_results import name_of
from swlcg_deck.playtest.results import SimulationResult


class SimulatePages(QStackedWidget):
    """The setup is always there; what shows a result is made when there is one to show."""

    shown_changed = Signal()
    card_shown = Signal(object, QRect)
    """A row of a table and its place in here, or None."""

    def __init__(self, theme: Theme, pool: CardPool, setup: SetupPage) -> None:
        super().__init__()
        self._theme = theme
        self._pool = pool
        self.setup = setup
        self.shown: Shown | ShownPair | None = None
        """None while decks are chosen."""
        self.addWidget(setup)

    @cached_property
    def result(self) -> ResultPage:
        page = ResultPage(self._theme, self._pool)
        page.card_shown.connect(self._card_shown)
        page.back_wanted.connect(self._back)
        self.addWidget(page)
        return page

    @cached_property
    def gauntlet(self) -> GauntletPage:
        page = GauntletPage(self._theme)
        page.pairing_opened.connect(self._open_pairing)
        self.addWidget(page)
        return page

    @cached_property
    def comparison(self) -> ComparisonPage:
        page = ComparisonPage(self._theme, self._pool)
        self.addWidget(page)
        return page

    @cached_property
    def changes(self) -> ChangesPage:
        page = ChangesPage(self._theme)
        self.addWidget(page)
        return page

    def show_setup(self) -> None:
        self.shown = None
        self.setCurrentWidget(self.setup)
        self.shown_changed.emit()

    def show_result(self, shown: Shown) -> None:
        self.shown = shown
        if isinstance(shown.result, GauntletResult):
            self.gauntlet.show_result(shown.result)
            self.setCurrentWidget(self.gauntlet)
        else:
            self.result.show_result(shown.result, of_gauntlet=shown.is_pairing)
            self.setCurrentWidget(self.result)
        self.shown_changed.emit()

    def show_pair(self, pair: ShownPair) -> None:
        self.shown = pair
        (old_name, before), (new_name, after) = pair.before, pair.after
        if isinstance(before, SimulationResult) and isinstance(after, SimulationResult):
            self.comparison.show_pair((old_name, before), (new_name, after))
            self.setCurrentWidget(self.comparison)
        else:
            self.changes.show_pair(pair)
            self.setCurrentWidget(self.changes)
        self.shown_changed.emit()

    def text(self) -> str:
        """What is shown, to paste into a message."""
        if isinstance(self.shown, ShownPair):
            is_two_decks = self.currentWidget() is self.comparison
            return self.comparison.text() if is_two_decks else self.changes.text()
        return as_plain_text(self.shown.result, self.shown.name) if self.shown else ""

    def _open_pairing(self, pairing: object) -> None:
        shown = self.shown
        if isinstance(pairing, SimulationResult) and isinstance(shown, Shown):
            gauntlet = shown.result if isinstance(shown.result, GauntletResult) else None
            self.show_result(Shown(pairing, tr(name_of(pairing)), shown.kept, gauntlet))

    def _back(self) -> None:
        shown = self.shown
        if isinstance(shown, Shown) and shown.gauntlet is not None:
            name = shown.kept.name if shown.kept else tr(name_of(shown.gauntlet))
            self.show_result(Shown(shown.gauntlet, name, shown.kept))
            self.gauntlet.grid.setFocus()

    def _card_shown(self, row: object, place: QRect) -> None:
        self.card_shown.emit(row, QRect(self.result.mapTo(self, place.topLeft()), place.size()))
