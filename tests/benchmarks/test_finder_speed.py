"""How long a keystroke takes until its result is painted; printed, and held to one frame.

The time of the processor counts, so that whatever else the machine does cannot fail a test.
"""

import statistics
import time
from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.search import SearchIndex
from swlcg_deck.gui.finder.finder_panel import FinderPanel
from swlcg_deck.gui.theme.theme import Theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
FRAME = 16
ROUNDS = 15
QUERIES = ["", "l", "luke", "t:unit", "trait:dagobah -a:jedi", "(a:jedi or a:sith) c<3 t:unit"]


@pytest.fixture
def panel(qtbot, qapp: QApplication, pool: CardPool) -> FinderPanel:
    theme = Theme(qapp)
    theme.choose("dark")
    made = FinderPanel(theme, pool, SearchIndex(pool))
    qtbot.addWidget(made)
    made.resize(900, 1000)
    made.show()
    qtbot.waitExposed(made)
    made.focus_search()
    return made


class _Paints(QObject):
    """Counts how often a widget is really painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() is QEvent.Type.Paint
        return super().eventFilter(watched, event)


def _milliseconds(act: Callable[[], object]) -> float:
    """From the act until everything is painted that it changed."""
    start = time.process_time()
    act()
    QApplication.processEvents()
    return 1000 * (time.process_time() - start)


def _hold(what: str, times: list[float]) -> None:
    """Print the median; judge by the quarter of the rounds that nothing else disturbed."""
    print(f"\n{what}: {statistics.median(times):.1f} ms")
    assert sorted(times)[len(times) // 4] < FRAME


@pytest.mark.parametrize("view", ["sets", "cards"])
@pytest.mark.parametrize("query", [*QUERIES, "lukke", "zzzqqq x"])
def test_a_keystroke_is_on_the_screen_within_a_frame(panel: FinderPanel, view: str, query: str):
    panel.switch.button(view).click()
    paints, times = _Paints(panel.results.table().viewport()), []
    for _ in range(ROUNDS):
        panel.field.set_query(query + "x")
        QApplication.processEvents()
        times.append(_milliseconds(lambda: QTest.keyClick(panel.field.edit, Qt.Key.Key_Backspace)))
    count = len(panel.results.table().rows().rows())
    assert not count or paints.count >= ROUNDS
    _hold(f"{view:5} {query!r} ({count} rows)", times)


def test_selecting_a_row_takes_less_than_a_frame(panel: FinderPanel):
    table = panel.results.sets
    panel.results.enter()
    times = [_milliseconds(lambda: QTest.keyClick(table, Qt.Key.Key_Down)) for _ in range(ROUNDS)]
    _hold("next row", times)


def test_a_step_takes_less_than_a_frame(panel: FinderPanel):
    panel.copies_chosen.connect(lambda number, copies: panel.set_copies({number: copies}))
    table = panel.results.sets
    copies = table.rows().column("copies")
    times = []
    for turn in range(ROUNDS):
        cell = table.visualRect(table.rows().index(turn % 10, copies))
        at = QPoint(cell.right() - 16, cell.center().y())
        click = partial(QTest.mouseClick, table.viewport(), Qt.MouseButton.LeftButton, pos=at)
        times.append(_milliseconds(click))
    assert panel.results.set_model.copies(table.rows().row((ROUNDS - 1) % 10).number) == 2
    _hold("step", times)
