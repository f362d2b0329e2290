"""A new theme on the parts of a window: a part a turn, and nothing is painted half and half."""

import pytest
from on_screen import on_screen
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from swlcg_deck.gui.theme.palette import DARK, LIGHT


@pytest.fixture
def room(theme):
    """Two parts of a window, and a button in each."""
    window = QWidget()
    layout = QVBoxLayout(window)
    parts = [QWidget(), QWidget()]
    for part in parts:
        part.setObjectName("panel")
        QVBoxLayout(part).addWidget(QPushButton("Press"))
        layout.addWidget(part)
        theme.dress(part)
    with on_screen(window, 300, 200) as shown:
        yield shown, parts


def ink(part: QWidget) -> str:
    button = part.findChild(QPushButton)
    button.ensurePolished()
    return button.palette().buttonText().color().name().upper()


def test_a_new_theme_comes_over_several_turns_and_is_told_at_the_end(room, theme, qtbot):
    window, parts = room
    assert {ink(part) for part in parts} == {DARK.text}
    with qtbot.waitSignal(theme.changed):
        theme.choose("light")
        assert theme.palette is LIGHT
        assert not window.updatesEnabled(), "it shows what it showed"
    assert {ink(part) for part in parts} == {LIGHT.text}
    qtbot.waitUntil(window.updatesEnabled)


def test_the_last_choice_counts(room, theme, qtbot):
    window, parts = room
    theme.choose("light")
    theme.choose("dark", 150)
    with qtbot.waitSignal(theme.changed):
        pass
    assert {ink(part) for part in parts} == {DARK.text}
    assert parts[0].findChild(QPushButton).font().pixelSize() == 20
    qtbot.waitUntil(window.updatesEnabled)


def test_a_part_that_comes_later_wears_the_newest(room, theme, qtbot):
    with qtbot.waitSignal(theme.changed):
        theme.choose("light")
    late = QWidget()
    QVBoxLayout(late).addWidget(QPushButton("Press"))
    theme.dress(late)
    assert ink(late) == LIGHT.text
    assert room[0].updatesEnabled() or qtbot.waitUntil(room[0].updatesEnabled) is None


def test_a_part_that_is_gone_is_forgotten(room, theme, qtbot):
    gone = QLabel("gone")
    theme.dress(gone)
    gone.deleteLater()
    with qtbot.waitSignal(gone.destroyed):
        pass
    with qtbot.waitSignal(theme.changed):
        theme.choose("light")
    assert ink(room[1][0]) == LIGHT.text
