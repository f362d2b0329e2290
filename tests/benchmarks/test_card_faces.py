"""How fast cards are painted; printed, and held to generous bounds."""

import statistics
import time

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from swlcg_deck.gui.cards.face_layout import FaceSize
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.cards.large_card import LargeCardView
from swlcg_deck.gui.cards.set_panel import SetPanel
from swlcg_deck.gui.theme.theme import Theme

# The offscreen platform warns so of every window.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def faces(qapp, pool):
    theme = Theme(qapp)
    theme.choose("dark")
    return CardFaces(theme, pool)


def milliseconds(action, times: int = 1) -> float:
    measured = []
    for _ in range(times):
        start = time.perf_counter()
        action()
        measured.append(1000 * (time.perf_counter() - start))
    return statistics.median(measured)


@pytest.mark.parametrize(("size", "bound"), [(FaceSize.M, 5), (FaceSize.L, 5)])
def test_six_faces(faces, pool, size, bound):
    canvas = QPixmap(QSize(1600, 1000))

    def paint(number: int) -> None:
        painter = QPainter(canvas)
        for card in pool.set(number).cards:
            extent = faces.natural_size(card, size)
            painter.drawPixmap(0, 0, faces.pixmap(card, size, extent))
        painter.end()

    paint(1)  # glyphs and fonts
    cold = statistics.median(milliseconds(lambda n=n: paint(n)) for n in range(100, 120))
    warm = milliseconds(lambda: paint(110), 100)
    print(f"\nsix {size.value} faces: {cold:.1f} ms new, {warm:.2f} ms warm")
    assert warm < bound
    assert cold < 60


def test_another_set_in_the_panel(faces, pool, qtbot):
    panel = SetPanel(faces)
    qtbot.addWidget(panel)
    panel.resize(364, 800)
    panel.show()

    def show(number: int) -> None:
        panel.show_set(pool.set(number))
        QApplication.processEvents()

    show(1)
    new = statistics.median(milliseconds(lambda n=n: show(n)) for n in range(100, 130))
    again = statistics.median(milliseconds(lambda n=n: show(n)) for n in range(100, 130))
    print(f"\nanother set in the panel: {new:.1f} ms new, {again:.1f} ms seen before")
    assert new < 60


def test_another_card_in_the_large_view(faces, pool, qtbot):
    view = LargeCardView(faces, lambda _card: None, lambda _card: None)
    qtbot.addWidget(view)
    view.show_card(pool.card(112, 1))
    view.show()
    QApplication.processEvents()

    def go_round() -> None:
        for position in range(1, 7):
            view.show_card(pool.card(112, position))
            QApplication.processEvents()

    step = milliseconds(go_round, 5) / 6
    print(f"\nanother card of the large view: {step:.0f} ms")
    assert step < 60
