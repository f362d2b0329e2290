"""The charts of results: what they show, what they say, and that they can be painted."""

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.charts.interval_chart import IntervalBar, IntervalChart
from swlcg_deck.gui.charts.line_chart import LineChart, Point
from swlcg_deck.gui.documents.sample_decks import sample_decks
from swlcg_deck.gui.playtest.numbers import duration, percent, points, span
from swlcg_deck.gui.playtest.simulate.limits_note import LimitsNote
from swlcg_deck.gui.playtest.simulate.results.result_bars import dial_points, ending_bars, turn_bars
from swlcg_deck.gui.playtest.simulate.results.result_words import verdict
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.playtest.decks_in_play import choice_of
from swlcg_deck.playtest.planned_games import Simulation
from swlcg_deck.playtest.results import SimulationResult, TurnCounts
from swlcg_deck.playtest.simulation import simulate


@pytest.fixture(scope="module")
def result(pool: CardPool) -> SimulationResult:
    decks = {deck.name: choice_of(deck) for deck in sample_decks(pool)}
    light, dark = decks["Core starter, Jedi"], decks["Core starter, Sith"]
    bots = {"light_bot": "random", "dark_bot": "random"}
    return simulate(pool, Simulation(light, dark, games=3, **bots), jobs=1)


def with_turns(result: SimulationResult, histogram: dict[str, int]) -> SimulationResult:
    turns = TurnCounts(mean=10.0, histogram=histogram)
    return result.model_copy(update={"turns": turns, "games": sum(histogram.values())})


def test_few_lengths_of_games_have_a_column_each(result):
    bars = turn_bars(with_turns(result, {"7": 3, "9": 1}))
    assert [(bar.label, bar.value) for bar in bars] == [("7", 3), ("8", 0), ("9", 1)]
    assert bars[0].words == "7 turns: 3 games"


def test_many_lengths_share_columns_and_no_game_is_lost(result):
    histogram = {str(turns): turns for turns in range(5, 60)}
    bars = turn_bars(with_turns(result, histogram))
    assert len(bars) <= 12
    assert bars[0].label == "5–9"
    assert sum(bar.value for bar in bars) == sum(histogram.values())


def test_two_results_are_compared_in_shares_of_their_games(result):
    now, before = with_turns(result, {"7": 50, "8": 50}), with_turns(result, {"6": 1, "7": 3})
    bars = {bar.label: (bar.outline, bar.value) for bar in turn_bars(now, before)}
    assert bars == {"6": (25, 0), "7": (75, 50), "8": (0, 50)}
    endings = ending_bars(result, result)
    assert all(bar.outline == bar.value for bar in endings)


def test_the_dial_of_a_shorter_course_ends_where_it_ends(result):
    short = result.model_copy(update={"dial": (1.0, 2.5)})
    long = result.model_copy(update={"dial": (1.0, 2.0, 3.0)})
    bars = dial_points(short, long)
    assert [(bar.now, bar.before) for bar in bars] == [(1.0, 1.0), (2.5, 2.0), (None, 3.0)]


def test_a_verdict_claims_no_more_than_the_games_show(result):
    def with_interval(low: float, high: float) -> SimulationResult:
        light = result.light.model_copy(update={"interval95": (low, high), "deck": "Jedi"})
        dark = result.dark.model_copy(update={"deck": "Sith"})
        return result.model_copy(update={"light": light, "dark": dark})

    assert "may be chance" in verdict(with_interval(0.49, 0.6))
    assert verdict(with_interval(0.51, 0.6)).startswith("Jedi is ahead")
    assert verdict(with_interval(0.2, 0.4)).startswith("Sith is ahead")


def test_numbers_are_written_as_a_reader_wants_them():
    assert percent(0.5425) == "54.2 %"
    assert span((0.5, 0.613)) == "50.0 to 61.3 %"
    assert points(-0.07) == "−7.0"
    assert points(0.0) == "+0.0"
    assert [duration(seconds) for seconds in (0.2, 59.6, 120, 7_200)] == [
        "less than a second",
        "60 s",
        "2 min",
        "2.0 h",
    ]


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", [100, 150])
def test_charts_are_painted_in_both_palettes_and_sizes(theme: Theme, qtbot: QtBot, scheme, size):
    theme.choose(scheme, size)
    interval = IntervalChart(theme, "Games won")
    interval.set_bars(
        (
            IntervalBar("Jedi", 0, "Jedi none", share=0.0, low=0.0, high=0.3, side=Side.LIGHT),
            IntervalBar("Sith", 1_000, "Sith all", share=1.0, low=0.7, high=1.0, side=Side.DARK),
            IntervalBar("Before", 500, "half", share=0.5, low=0.4, high=0.6),
        )
    )
    line = LineChart(theme, "The dial", 12, (0, 4, 8, 12))
    line.set_bars(tuple(Point(str(n), n, f"turn {n}", now=n, before=n / 2) for n in range(1, 40)))
    for chart in (interval, line):
        qtbot.addWidget(chart)
        chart.resize(420, chart.sizeHint().height())
        image = chart.grab().toImage()
        colours = {image.pixelColor(x, y).name() for x in range(0, 420, 3) for y in range(0, 90, 3)}
        assert len(colours) > 3
    assert "Sith all" in interval.accessibleDescription()
    assert interval.bar_at(QPoint(200, theme.px(46) + 10)).label == "Sith"
    assert line.bar_at(QPoint(415, 20)).label == "39"


def test_charts_of_nothing_are_empty_and_say_so(theme: Theme, qtbot: QtBot):
    line = LineChart(theme, "The dial", 12, (0, 12))
    qtbot.addWidget(line)
    line.set_bars((Point("1", 0, "after turn 1 0.0"),))
    line.set_bars(())
    line.grab()
    assert line.accessibleDescription() == "The dial: nothing to show."


def test_the_note_names_each_deck_whose_cards_lack_their_abilities(theme: Theme, qtbot: QtBot):
    note = LimitsNote(theme)
    qtbot.addWidget(note)
    note.tell([("Jedi", ["Yoda"]), ("Sith", []), ("Scum", ["Greedo", "Bossk"])])
    assert note.words.text().splitlines() == [
        "1 card of Jedi has abilities that cannot be played yet.",
        "2 cards of Scum have abilities that cannot be played yet.",
    ]
    note.which.click()
    assert note.titles.isVisibleTo(note)
    assert "Scum: Greedo, Bossk." in note.titles.text()
    note.tell([("Sith", [])])
    assert not note.titles.isVisibleTo(note)
    assert note.words.text() == "Every card of these decks plays with its abilities."
