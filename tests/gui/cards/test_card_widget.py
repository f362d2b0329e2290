"""One card as a control: by mouse, by keyboard, by ear."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from swlcg_deck.cards.words.description import card_lines
from swlcg_deck.gui.cards.card_widget import RING, CardWidget
from swlcg_deck.gui.cards.face import Outline
from swlcg_deck.gui.cards.face_layout import FaceSize
from swlcg_deck.gui.cards.faces import CardFaces

# The offscreen platform warns so of every window.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def yoda(pool):
    return pool.card(112, 2)


@pytest.fixture
def window(theme, pool, yoda, qtbot):
    """Two cards side by side; the keyboard is on neither."""
    window = QWidget()
    qtbot.addWidget(window)
    faces = CardFaces(theme, pool)
    row = QHBoxLayout(window)
    row.addWidget(CardWidget(faces, yoda, FaceSize.M))
    row.addWidget(CardWidget(faces, pool.card(112, 3), FaceSize.M))
    window.setFocus()
    with qtbot.waitActive(window):
        window.show()
    return window


@pytest.fixture
def card(window):
    return window.findChildren(CardWidget)[0]


def edge_colour(card: CardWidget, inset: int) -> str:
    return card.grab().toImage().pixelColor(inset, card.height() // 2).name().upper()


def test_a_click_chooses_the_card(card, yoda, qtbot):
    with qtbot.waitSignal(card.activated) as chosen:
        qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert chosen.args == [yoda]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_choose_the_card_once(card, yoda, qtbot, key):
    chosen = []
    card.activated.connect(chosen.append)
    card.setFocus()
    qtbot.keyClick(card, key)
    assert chosen == [yoda]


def test_tab_goes_from_card_to_card_and_arrows_are_left_to_the_panel(window, card, qtbot):
    card.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up):
        qtbot.keyClick(card, key)
    assert card.hasFocus()
    qtbot.keyClick(card, Qt.Key.Key_Tab)
    assert window.findChildren(CardWidget)[1].hasFocus()


def test_a_screen_reader_hears_the_title_and_every_fact(card, pool, yoda):
    assert card.accessibleName() == "Yoda"
    for line in card_lines(yoda, pool):
        assert line in card.accessibleDescription()


def test_focus_is_a_ring_around_the_face(theme, card):
    assert edge_colour(card, 0) != theme.palette.accent
    card.setFocus()
    assert QApplication.focusWidget() is card
    assert edge_colour(card, 0) == theme.palette.accent
    assert edge_colour(card, 3) != theme.palette.accent


def test_a_chosen_card_stays_marked_when_the_keyboard_is_elsewhere(theme, card):
    card.set_selected(True)
    assert card.is_selected
    assert edge_colour(card, RING) == theme.palette.accent
    card.set_selected(False)
    assert edge_colour(card, RING) != theme.palette.accent


def test_the_face_lights_up_below_the_mouse(theme, card):
    def surface():
        return card.grab().toImage().pixelColor(RING + 3, 150).name().upper()

    assert surface() == theme.palette.card
    at = QPointF(20, 20)
    QApplication.sendEvent(card, QEnterEvent(at, at, at))
    assert surface() == theme.palette.hover
    QApplication.sendEvent(card, QEvent(QEvent.Type.Leave))
    assert surface() == theme.palette.card


def test_a_game_can_mark_a_card_as_usable_and_exhausted(theme, card):
    card.set_state(is_exhausted=True, outline=Outline.USABLE)
    picture = card.grab().toImage()
    assert picture.pixelColor(RING + 3, 150).name().upper() == theme.palette.card_exhausted
    assert edge_colour(card, RING) == theme.palette.accent


def test_the_card_grows_with_the_text_size_and_with_the_zoom(theme, card):
    before = card.sizeHint()
    card.set_zoom(1.5)
    assert card.sizeHint().height() == round(186 * 1.5) + 2 * RING
    card.set_zoom(1.0)
    theme.choose("light", 200)
    assert card.sizeHint().height() - 2 * RING == 2 * (before.height() - 2 * RING)


def test_another_theme_repaints_the_card(theme, card):
    dark = card.grab().toImage()
    theme.choose("light")
    assert card.grab().toImage() != dark


def test_another_card_brings_another_name(card, pool):
    card.set_card(pool.card(19, 2))
    assert card.accessibleName() == "Darth Vader"
    assert card.card is pool.card(19, 2)


def test_a_click_beside_the_button_of_the_mouse_does_nothing(card, qtbot):
    chosen = []
    card.activated.connect(chosen.append)
    qtbot.mouseClick(card, Qt.MouseButton.RightButton)
    qtbot.mousePress(card, Qt.MouseButton.LeftButton)
    qtbot.mouseRelease(card, Qt.MouseButton.LeftButton, pos=QPoint(-50, -50))
    assert chosen == []
