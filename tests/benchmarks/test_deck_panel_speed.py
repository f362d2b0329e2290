"""How fast the deck panel follows the deck; printed, and held to the promise of the project."""

import statistics
import time

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from swlcg_deck.cards.pool import load_pool
from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import DeckSet, new_deck
from swlcg_deck.gui.charts.column_chart import ColumnChart
from swlcg_deck.gui.charts.deck_bars import cost_bars
from swlcg_deck.gui.deck.deck_panel import DeckPanel
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.theme.theme import Theme

FRAME = 16.0
"""Milliseconds."""
DECK = {4: 2, 6: 1, 112: 1, 128: 1, 11: 2, 8: 2, 109: 2}
ADDED = (1, 2, 3, 7, 9, 10, 12, 13, 14, 15)

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture(scope="module")
def real_pool():
    return load_pool()


@pytest.fixture
def theme(qapp):
    theme = Theme(qapp)
    theme.choose("dark")
    return theme


@pytest.fixture
def document(real_pool):
    entries = [
        DeckSet(number=number, title=real_pool.set(number).title, copies=copies)
        for number, copies in DECK.items()
    ]
    deck = new_deck("Jedi fighters", "Jedi").model_copy(update={"sets": tuple(entries)})
    return DeckDocument(deck, RulesChoice(real_pool))


@pytest.fixture
def panel(qapp, theme, document):
    panel = DeckPanel(theme, document.rules)
    panel.set_document(document)
    panel.resize(340, 760)
    panel.show()
    qapp.processEvents()
    yield panel
    panel.close()
    panel.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_set_is_added_within_a_frame(qapp, panel, document, real_pool):
    times = []
    for number in ADDED * 5:
        start = time.perf_counter()
        document.apply(edits.add_set(document.deck, real_pool.set(number)))
        qapp.processEvents()
        times.append(1000 * (time.perf_counter() - start))
        document.undo_stack.undo()
        qapp.processEvents()
    median, slowest = statistics.median(times), max(times)
    print(f"\nset added, verdict, list and charts painted: {median:.1f} ms (at most {slowest:.1f})")
    assert panel.body.totals.accessibleName().startswith("11 sets")
    assert median < FRAME


def test_a_chart_is_painted_again(theme, document):
    chart = ColumnChart(theme, "Cost")
    chart.set_bars(cost_bars(document.statistics))
    chart.resize(160, 84)
    times = []
    for _ in range(100):
        start = time.perf_counter()
        chart.grab()
        times.append(1000 * (time.perf_counter() - start))
    print(f"\nchart painted: {statistics.median(times):.2f} ms")
    assert statistics.median(times) < 1
