"""Two results over each other: what has changed, and whether it may be chance."""

from typing import Literal

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.game import DIAL_END
from swlcg_deck.gui.charts.bar_chart import BarChart
from swlcg_deck.gui.charts.column_chart import ColumnChart
from swlcg_deck.gui.charts.interval_chart import IntervalBar, IntervalChart
from swlcg_deck.gui.charts.line_chart import LineChart
from swlcg_deck.gui.playtest.simulate.limits_note import LimitsNote
from swlcg_deck.gui.playtest.simulate.results.comparison_words import (
    change_words,
    comparison_facts,
    comparison_text,
    rate_bars,
    set_words,
)
from swlcg_deck.gui.playtest.simulate.results.fact_grid import FactGrid
from swlcg_deck.gui.playtest.simulate.results.leaves import Leaves
from swlcg_deck.gui.playtest.simulate.results.overview import DIAL_TICKS
from swlcg_deck.gui.playtest.simulate.results.result_bars import dial_points, ending_bars, turn_bars
from swlcg_deck.gui.playtest.simulate.results.result_words import unwritten_of
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.choice_bar import ChoiceBar
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.gui.widgets.raised_card import AnalyseCard
from swlcg_deck.language import tr
from swlcg_deck.playtest.results import SimulationResult, compare

Named = tuple[str, SimulationResult]


class ComparisonPage(QWidget):
    """The earlier one in outline, the later one solid; seen from one side."""

    def __init__(self, theme: Theme, pool: CardPool) -> None:
        super().__init__()
        self._theme = theme
        self._pool = pool
        self._pair: tuple[Named, Named] | None = None
        self.side = ChoiceBar(
            theme, [("light", tr("As the light side")), ("dark", tr("As the dark side"))]
        )
        self.side.setAccessibleName(tr("Which side's games"))
        self.side.chosen.connect(self._refresh)
        self.key = ElidedLabel(tr("Outline and dashes: the earlier one. Solid: the later one."))
        self.key.setObjectName("secondary")
        self.rates = IntervalChart(theme, tr("Games won"))
        self.turns = ColumnChart(theme, tr("Turns"), large=True)
        self.dial = LineChart(theme, tr("The dial"), DIAL_END, DIAL_TICKS)
        self.endings = BarChart(theme, tr("How games ended"), large=True)
        self.facts = FactGrid(theme, tr("Numbers"))
        self.note = LimitsNote(theme)
        self.head = AnalyseCard(theme, tr("Games won"), self.rates)
        self.head.remark.setObjectName("strong")
        self._turns = AnalyseCard(theme, tr("Turns"), self.turns)
        self._endings = AnalyseCard(theme, tr("How games ended"), self.endings)
        self._facts = AnalyseCard(theme, tr("Numbers"), self.facts)
        self.leaves = Leaves(theme, tr("Comparison"))
        self._build(theme)
        theme.changed.connect(self._restyle)
        self._restyle()

    def _build(self, theme: Theme) -> None:
        self.leaves.add_wide(self.head)
        self.leaves.add_wide(self.note)
        for leaf in (
            self._facts,
            self._turns,
            AnalyseCard(theme, tr("The dial's course"), self.dial),
            self._endings,
        ):
            self.leaves.add(leaf)
        for leaf in (self._turns, self._endings):
            leaf.say(tr("In per cent of the games"))
        self._row = QHBoxLayout()
        self._row.addWidget(self.side)
        self._row.addWidget(self.key, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._row)
        column.addWidget(self.leaves, 1)

    def show_pair(self, before: Named, after: Named) -> None:
        self._pair = (before, after)
        self._refresh()

    def text(self) -> str:
        """The comparison to paste."""
        return comparison_text(*self._pair, self._side()) if self._pair else ""

    def _side(self) -> Literal["light", "dark"]:
        return "light" if self.side.current() == "light" else "dark"

    def _refresh(self) -> None:
        if self._pair is None:
            return
        (old_name, before), (new_name, after) = self._pair
        side = self._side()
        bars: tuple[IntervalBar, ...] = rate_bars(*self._pair, side)
        self.rates.set_bars(bars)
        self.head.say(change_words(compare(before, after, side)))
        self.turns.set_bars(turn_bars(after, before))
        self.dial.set_bars(dial_points(after, before))
        self.endings.set_bars(ending_bars(after, before))
        self.facts.show_facts((tr("Before"), tr("After")), comparison_facts(before, after, side))
        self._facts.say(set_words(before, after, side, self._pool))
        lacking = {deck: titles for one in (before, after) for deck, titles in unwritten_of(one)}
        self.note.tell(list(lacking.items()))
        self.leaves.setAccessibleDescription(f"{old_name}, {new_name}")
        self.leaves.arrange()

    def _restyle(self) -> None:
        px = self._theme.px
        self._row.setContentsMargins(px(13), px(10), px(16), px(4))
        self._row.setSpacing(px(12))
