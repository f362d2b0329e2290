"""Every chart of the Analyse view: what it counts and what is said about it."""

from collections.abc import Callable
from dataclasses import dataclass

from swlcg_deck.analysis.statistics import Counts, Statistics
from swlcg_deck.gui.analyse.facts import variable_words
from swlcg_deck.gui.charts import deck_bars
from swlcg_deck.gui.charts.bar_chart import BarChart
from swlcg_deck.gui.charts.chart import Chart
from swlcg_deck.gui.charts.column_chart import ColumnChart
from swlcg_deck.gui.charts.deck_bars import Bars
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.raised_card import AnalyseCard
from swlcg_deck.gui.words.how_many import decimals
from swlcg_deck.language import mark, tr

Earlier = Statistics | None


@dataclass(frozen=True)
class ChartKind:
    title: str
    bars: Callable[[Statistics, Earlier], Bars]
    remark: Callable[[Statistics], str] = lambda _of: ""
    is_curve: bool = False


def _numbers(name: str, noun: str, fact: str) -> Callable[[Statistics, Earlier], Bars]:
    return lambda now, before: deck_bars.number_bars(
        _counts(now, name), _counts(before, name) if before else None, noun, fact
    )


def _names(name: str, noun: str) -> Callable[[Statistics, Earlier], Bars]:
    return lambda now, before: deck_bars.name_bars(
        _counts(now, name), _counts(before, name) if before else None, noun
    )


def _affiliations(name: str, noun: str) -> Callable[[Statistics, Earlier], Bars]:
    return lambda now, before: deck_bars.affiliation_bars(
        _counts(now, name), _counts(before, name) if before else None, noun
    )


def _icons(name: str, noun: str) -> Callable[[Statistics, Earlier], Bars]:
    return lambda now, before: deck_bars.icon_bars(
        _counts(now, name), _counts(before, name) if before else None, noun
    )


def _resources(name: str) -> Callable[[Statistics, Earlier], Bars]:
    def bars(now: Statistics, before: Earlier) -> Bars:
        earlier = getattr(before.resources, name) if before else None
        return deck_bars.affiliation_bars(getattr(now.resources, name), earlier, "resource")

    return bars


def _counts(of: Statistics, name: str) -> Counts:
    counts: Counts = getattr(of, name)
    return counts


KINDS: tuple[ChartKind, ...] = (
    ChartKind(
        mark("Cost"),
        deck_bars.cost_bars,
        lambda of: tr("Average {number}", number=decimals(of.average_cost)),
        is_curve=True,
    ),
    ChartKind(
        mark("Force icons a card"),
        deck_bars.force_bars,
        lambda of: tr("Average {number}", number=decimals(of.average_force_icons)),
        is_curve=True,
    ),
    ChartKind(mark("Types"), deck_bars.type_bars),
    ChartKind(
        mark("Combat icons"),
        _icons("icons", "icon"),
        lambda _of: tr("Those in a frame need the edge"),
    ),
    ChartKind(mark("Units with an icon"), _icons("units_with_icon", "unit")),
    ChartKind(mark("Resources"), deck_bars.resource_bars, variable_words),
    ChartKind(mark("Resources of objectives"), _resources("objectives")),
    ChartKind(mark("Resources of the command deck"), _resources("command_deck")),
    ChartKind(
        mark("Unit damage capacity"), _numbers("unit_capacity", "unit", "capacity"), is_curve=True
    ),
    ChartKind(
        mark("Objective damage capacity"),
        _numbers("objective_capacity", "objective", "capacity"),
        is_curve=True,
    ),
    ChartKind(
        mark("Fate priority"),
        _numbers("fate_by_priority", "fate card", "priority"),
        is_curve=True,
    ),
    ChartKind(mark("Sets by affiliation"), _affiliations("sets_by_affiliation", "set")),
    ChartKind(mark("Command cards by affiliation"), _affiliations("affiliations", "card")),
    ChartKind(mark("Keywords"), _names("keywords", "card")),
    ChartKind(mark("Traits"), _names("traits", "card")),
    ChartKind(mark("Traits of objectives"), _names("objective_traits", "objective")),
    ChartKind(mark("Unique cards"), _names("uniques", "card")),
)


class ChartCard(AnalyseCard):
    """One of them; it hides while there is nothing to count."""

    def __init__(self, theme: Theme, kind: ChartKind) -> None:
        chart_type = ColumnChart if kind.is_curve else BarChart
        title = tr(kind.title)
        self.chart: Chart = chart_type(theme, title, large=True)
        super().__init__(theme, title, self.chart)
        self._kind = kind

    def show_statistics(self, now: Statistics, before: Earlier) -> None:
        bars = self._kind.bars(now, before)
        self.chart.set_bars(bars)
        self.say(self._kind.remark(now))
        self.setVisible(any(bar.longest for bar in bars))
