"""The stepper: one click or one key sets the number."""

import pytest
from hands_and_eyes import colours
from PySide6.QtCore import QPoint, Qt

from swlcg_deck.gui.tables.stepper import Stepper
from swlcg_deck.gui.theme.theme import Theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def stepper(qtbot, theme: Theme) -> Stepper:
    made = Stepper(theme, "Copies")
    qtbot.addWidget(made)
    made.resize(made.sizeHint())
    made.show()
    qtbot.waitExposed(made)
    return made


def cell(stepper: Stepper, number: int) -> QPoint:
    cells = stepper.cells_rect()
    return QPoint(round(cells.left() + (number + 0.5) * cells.width() / 3), stepper.height() // 2)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_one_click_asks_for_that_number(qtbot, stepper, number):
    with qtbot.waitSignal(stepper.chosen) as asked:
        qtbot.mouseClick(stepper, Qt.MouseButton.LeftButton, pos=cell(stepper, number))
    assert asked.args == [number]
    assert stepper.value() == 0, "what is shown is for the owner of the number to say"


@pytest.mark.parametrize(
    ("key", "number"),
    [
        (Qt.Key.Key_0, 0),
        (Qt.Key.Key_1, 1),
        (Qt.Key.Key_2, 2),
        (Qt.Key.Key_Plus, 2),
        (Qt.Key.Key_Minus, 0),
    ],
)
def test_keys_ask_for_a_number(qtbot, stepper, key, number):
    stepper.set_value(1)
    with qtbot.waitSignal(stepper.chosen) as asked:
        qtbot.keyClick(stepper, key)
    assert asked.args == [number]


def test_minus_never_asks_for_less_than_none(qtbot, stepper):
    with qtbot.waitSignal(stepper.chosen) as asked:
        qtbot.keyClick(stepper, Qt.Key.Key_Minus)
    assert asked.args == [0]


def test_copies_are_filled_and_none_is_quiet(theme, stepper):
    stepper.clearFocus()
    assert theme.palette.accent_fill.lower() not in colours(stepper.grab())
    stepper.set_value(2)
    assert theme.palette.accent_fill.lower() in colours(stepper.grab())
    assert theme.palette.illegal.ink.lower() not in colours(stepper.grab())


def test_more_than_the_limit_is_said_in_colour_and_in_words(theme, stepper):
    stepper.set_value(2, limit=1)
    illegal = theme.palette.illegal
    assert {illegal.ink.lower(), illegal.tint.lower()} <= colours(stepper.grab())
    assert stepper.accessibleName() == "Copies: 2, more than the 1 allowed"
    assert "At most 1" in stepper.accessibleDescription()


def test_three_copies_are_a_three(stepper):
    stepper.set_value(2, limit=0)
    two = stepper.grab().toImage()
    stepper.set_value(3, limit=0)
    assert stepper.grab().toImage() != two
    assert stepper.accessibleName() == "Copies: 3, more than the 0 allowed"
