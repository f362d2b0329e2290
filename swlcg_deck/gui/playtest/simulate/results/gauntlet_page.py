"""The result of a gauntlet: every deck over all its games, and every pairing."""

from PySide6.QtCore import Signal

from swlcg_deck.gui.charts.interval_chart import IntervalChart
from swlcg_deck.gui.playtest.simulate.limits_note import LimitsNote
from swlcg_deck.gui.playtest.simulate.results.leaves import Leaves
from swlcg_deck.gui.playtest.simulate.results.pairing_grid import PairingGrid
from swlcg_deck.gui.playtest.simulate.results.result_bars import standing_bars
from swlcg_deck.gui.playtest.simulate.results.result_words import stopped_words, unwritten_of
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.raised_card import AnalyseCard
from swlcg_deck.language import tr
from swlcg_deck.playtest.gauntlet_results import GauntletResult


class GauntletPage(Leaves):
    pairing_opened = Signal(object)
    """The result of two decks."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, tr("Gauntlet"))
        self.grid = PairingGrid(theme)
        self.standings = IntervalChart(theme, tr("Standings"))
        self.note = LimitsNote(theme)
        self._pairings = AnalyseCard(theme, tr("Pairings"), self.grid)
        self._standings = AnalyseCard(theme, tr("Standings"), self.standings)
        for leaf in (self._pairings, self.note, self._standings):
            self.add_wide(leaf)
        self.grid.opened.connect(self.pairing_opened)

    def show_result(self, result: GauntletResult) -> None:
        self.grid.pairings.show_gauntlet(result)
        reading = tr("How often the light side deck of a row won against the dark one of a column.")
        self._pairings.say(" ".join(filter(None, (reading, stopped_words(result)))))
        self.standings.set_bars(standing_bars(result.standings()))
        self._standings.say(tr("Each deck over all its games; the line is the 95 % interval."))
        self.note.tell(unwritten_of(result))
        self.arrange()
