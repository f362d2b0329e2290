"""What many games between two decks have shown, on one page."""

from swlcg_deck.engine.game import DIAL_END
from swlcg_deck.gui.charts.bar_chart import BarChart
from swlcg_deck.gui.charts.column_chart import ColumnChart
from swlcg_deck.gui.charts.interval_chart import IntervalChart
from swlcg_deck.gui.charts.line_chart import LineChart
from swlcg_deck.gui.playtest.simulate.limits_note import LimitsNote
from swlcg_deck.gui.playtest.simulate.results.fact_grid import FactGrid
from swlcg_deck.gui.playtest.simulate.results.leaves import Leaves
from swlcg_deck.gui.playtest.simulate.results.result_bars import (
    dial_points,
    ending_bars,
    standing_bars,
    turn_bars,
)
from swlcg_deck.gui.playtest.simulate.results.result_words import (
    side_facts,
    stopped_words,
    unwritten_of,
    verdict,
)
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.raised_card import AnalyseCard
from swlcg_deck.gui.words.how_many import decimals
from swlcg_deck.language import tr
from swlcg_deck.playtest.gauntlet_results import standings_of
from swlcg_deck.playtest.results import SimulationResult

DIAL_TICKS = (0, 4, 8, DIAL_END)


class Overview(Leaves):
    """The headline first, then how far it can be trusted, then the charts."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, tr("Result"))
        self.rates = IntervalChart(theme, tr("Games won"))
        self.turns = ColumnChart(theme, tr("Turns"), large=True)
        self.dial = LineChart(theme, tr("The dial"), DIAL_END, DIAL_TICKS)
        self.endings = BarChart(theme, tr("How games ended"), large=True)
        self.facts = FactGrid(theme, tr("Both sides"))
        self.note = LimitsNote(theme)
        self.head = AnalyseCard(theme, tr("Games won"), self.rates)
        self._turns = AnalyseCard(theme, tr("Turns"), self.turns)
        self._dial = AnalyseCard(theme, tr("The dial's course"), self.dial)
        self.add_wide(self.head)
        self.add_wide(self.note)
        for leaf in (
            self._turns,
            self._dial,
            AnalyseCard(theme, tr("Both sides"), self.facts),
            AnalyseCard(theme, tr("How games ended"), self.endings),
        ):
            self.add(leaf)

    def show_result(self, result: SimulationResult) -> None:
        self.rates.set_bars(standing_bars(standings_of(result)))
        self.head.say(" ".join(filter(None, (verdict(result), stopped_words(result)))))
        self.note.tell(unwritten_of(result))
        self.turns.set_bars(turn_bars(result))
        mean = decimals(result.turns.mean, 1)
        self._turns.say(tr("{mean} on average, both sides' turns counted", mean=mean))
        self.dial.set_bars(dial_points(result))
        self._dial.say(tr("The mean after each turn; at 12 the dark side wins"))
        self.endings.set_bars(ending_bars(result))
        sides = [side_facts(result, side) for side in (result.light, result.dark)]
        rows = [
            (label, (value, other)) for (label, value), (_label, other) in zip(*sides, strict=True)
        ]
        self.facts.show_facts((tr("Light side"), tr("Dark side")), rows)
        self.arrange()
