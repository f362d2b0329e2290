"""Charts: what they say, where their bars are, what they look like."""

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QColor, QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QToolTip
from sample_decks import JEDI_FIGHTERS, JEDI_TOOLBOX, deck_of

from swlcg_deck.analysis.statistics import statistics
from swlcg_deck.cards.base import Affiliation
from swlcg_deck.gui.charts import deck_bars
from swlcg_deck.gui.charts.bar_chart import BarChart, CombatIconsChart
from swlcg_deck.gui.charts.bars import Bar
from swlcg_deck.gui.charts.column_chart import ColumnChart
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.gui.words.how_many import many


@pytest.fixture
def counted(pool):
    return statistics(deck_of(pool, JEDI_FIGHTERS), pool)


@pytest.fixture
def before(pool):
    return statistics(deck_of(pool, JEDI_TOOLBOX), pool)


def picture_of(chart, width=200, height=120) -> QImage:
    chart.resize(width, height)
    return chart.grab().toImage()


def pixels(picture: QImage, colour: str) -> int:
    wanted = QColor(colour).rgb()
    places = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
    return sum(picture.pixel(x, y) == wanted for x, y in places)


def test_the_cost_curve_is_told_in_words(theme, qtbot, counted):
    chart = ColumnChart(theme, "Cost")
    qtbot.addWidget(chart)
    chart.set_bars(deck_bars.cost_bars(counted))
    assert chart.accessibleName() == "Cost"
    assert chart.accessibleDescription().startswith(
        "Cost: 7 cards of cost 0, 17 cards of cost 1, 13 cards of cost 2"
    )


def test_a_chart_without_bars_says_so(theme, qtbot):
    chart = BarChart(theme, "Traits")
    qtbot.addWidget(chart)
    assert chart.description() == "Traits: nothing to show."
    assert not picture_of(chart).isNull()


def test_many_force_icons_stand_together(counted):
    labels = [bar.label for bar in deck_bars.force_bars(counted, fold_at=4)]
    assert labels == ["0", "1", "2", "3", "4+"]
    last = deck_bars.force_bars(counted, fold_at=4)[-1]
    assert last.words == "2 cards with 4 or more Force icons"
    assert [bar.label for bar in deck_bars.force_bars(counted)][-1] == "5"


def test_a_fold_that_nothing_reaches_changes_nothing(counted):
    assert deck_bars.force_bars(counted, fold_at=9) == deck_bars.force_bars(counted)


def test_the_usual_types_are_always_shown(counted):
    assert [(bar.label, bar.value) for bar in deck_bars.type_bars(counted)] == [
        ("Unit", 28),
        ("Enhancement", 10),
        ("Event", 11),
        ("Fate", 6),
    ]
    assert deck_bars.type_bars(counted, short=True)[1].label == "Enhance"


def test_combat_icons_tell_normal_and_edge(counted):
    bars = deck_bars.combat_bars(counted)
    assert [(bar.value, bar.outline) for bar in bars] == [(17, 5), (20, 10), (1, 6)]
    assert bars[0].words == "Unit damage: 17 normal icons, 5 with the edge"


def test_resources_are_summed_by_affiliation(counted):
    bars = {bar.affiliation: bar.value for bar in deck_bars.resource_bars(counted)}
    assert bars == {
        Affiliation.JEDI: 8,
        Affiliation.REBEL_ALLIANCE: 4,
        Affiliation.SMUGGLERS_AND_SPIES: 6,
        Affiliation.NEUTRAL: 7,
    }


def test_a_comparison_has_the_bars_of_both_decks(counted, before):
    bars = deck_bars.affiliation_bars(before.affiliations, counted.affiliations, "card")
    rebels = next(bar for bar in bars if bar.affiliation is Affiliation.REBEL_ALLIANCE)
    assert (rebels.value, rebels.outline) == (0, 8)
    assert rebels.words == "Rebel Alliance: no cards, 8 before"


def test_numbers_keep_their_order_and_x_comes_last():
    bars = deck_bars.number_bars({"10": 1, "X": 2}, {"2": 3}, "unit", "capacity")
    assert [bar.label for bar in bars] == ["2", "10", "X"]
    assert bars[0].words == "no units of capacity 2, 3 before"


@pytest.mark.parametrize(("number", "words"), [(0, "no cards"), (1, "1 card"), (2, "2 cards")])
def test_numbers_in_words(number, words):
    assert many(number, "card") == words


def test_a_higher_number_makes_a_larger_bar(theme, qtbot):
    chart = ColumnChart(theme, "Cost")
    qtbot.addWidget(chart)
    chart.set_bars((Bar("0", 2, "low"), Bar("1", 10, "high")))
    picture = picture_of(chart)
    left = picture.copy(0, 0, 100, 120)
    right = picture.copy(100, 0, 100, 120)
    assert 0 < 3 * pixels(left, theme.palette.chart) < pixels(right, theme.palette.chart)


def test_before_is_an_outline_and_after_is_filled(theme, qtbot):
    chart = ColumnChart(theme, "Cost", large=True)
    qtbot.addWidget(chart)
    chart.set_bars((Bar("0", 5, "five", outline=5),))
    picture = picture_of(chart, 200, 160)
    left = pixels(picture.copy(0, 0, 100, 160), theme.palette.chart)
    right = pixels(picture.copy(100, 0, 100, 160), theme.palette.chart)
    assert 0 < 3 * left < right


def test_affiliation_bars_take_the_colour_of_the_affiliation(theme, qtbot, counted):
    chart = BarChart(theme, "Resources")
    qtbot.addWidget(chart)
    chart.set_bars(deck_bars.resource_bars(counted))
    assert pixels(picture_of(chart), theme.palette.affiliations[Affiliation.JEDI]) > 100
    theme.choose("light")
    assert pixels(picture_of(chart), theme.palette.affiliations[Affiliation.JEDI]) > 100


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("kind", [ColumnChart, BarChart, CombatIconsChart])
def test_each_bar_has_its_tooltip(theme, qtbot, kind, counted):
    chart = kind(theme, "Combat icons")
    qtbot.addWidget(chart)
    chart.set_bars(deck_bars.combat_bars(counted))
    chart.resize(chart.sizeHint())
    chart.show()
    for bar, area in zip(chart.bars, chart.areas(), strict=True):
        where = area.center().toPoint()
        assert chart.bar_at(where) is bar
        help_event = QHelpEvent(QEvent.Type.ToolTip, where, chart.mapToGlobal(where))
        QApplication.sendEvent(chart, help_event)
        assert QToolTip.text() == plain_tip(bar.words)
    assert chart.bar_at(QPoint(-5, -5)) is None
    QToolTip.hideText()


def test_charts_grow_with_the_text(theme, qtbot, counted):
    chart = BarChart(theme, "Types")
    qtbot.addWidget(chart)
    chart.set_bars(deck_bars.type_bars(counted))
    height = chart.sizeHint().height()
    theme.choose("dark", 200)
    assert chart.sizeHint().height() >= 2 * height - 4
