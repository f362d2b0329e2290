"""Chips: on and off, with a menu, by mouse and by keyboard."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.chip import Chip
from swlcg_deck.gui.widgets.choice_menu import ChoiceMenu
from swlcg_deck.gui.widgets.menu_chip import MenuChip

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LEFT = Qt.MouseButton.LeftButton


def shown(qtbot, widget):
    qtbot.addWidget(widget)
    widget.resize(widget.sizeHint())
    widget.show()
    qtbot.waitExposed(widget)
    return widget


def has_colour(picture: QImage, colour: str) -> bool:
    pixels = (
        picture.pixelColor(x, y).name().upper()
        for x in range(picture.width())
        for y in range(picture.height())
    )
    return colour in pixels


@pytest.fixture
def fruit(qtbot, theme: Theme) -> MenuChip:
    menu = ChoiceMenu()
    for name in ("Apple", "Pear"):
        menu.addAction(name).setCheckable(True)
    return shown(qtbot, MenuChip(theme, "Fruit", menu))


def test_a_click_turns_a_chip_on_and_another_off(qtbot, theme):
    chip = shown(qtbot, Chip(theme, "Owned"))
    narrow = chip.sizeHint().width()
    qtbot.mouseClick(chip, LEFT)
    assert chip.isChecked()
    assert chip.sizeHint().width() > narrow, "the cross needs room"
    assert has_colour(chip.grab().toImage(), theme.palette.selected)
    qtbot.mouseClick(chip, LEFT)
    assert not chip.isChecked()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_chip_is_turned_on_by_keyboard(qtbot, theme, key):
    chip = shown(qtbot, Chip(theme, "Owned"))
    qtbot.keyClick(chip, key)
    assert chip.isChecked()


def test_the_keyboard_focus_of_a_chip_is_visible(qtbot, theme):
    chip = shown(qtbot, Chip(theme, "Owned"))
    chip.clearFocus()
    assert not has_colour(chip.grab().toImage(), theme.palette.accent)
    chip.setFocus()
    qtbot.waitUntil(chip.hasFocus)
    assert has_colour(chip.grab().toImage(), theme.palette.accent)


def test_a_chip_grows_with_the_text_size(qtbot, theme):
    chip = shown(qtbot, Chip(theme, "Owned"))
    small = chip.sizeHint()
    theme.choose("light", 200)
    assert chip.sizeHint().height() > 1.7 * small.height()
    assert chip.sizeHint().width() > 1.7 * small.width()


def test_a_menu_chip_opens_its_menu_and_is_not_on_for_that(qtbot, fruit):
    qtbot.mouseClick(fruit, LEFT, pos=QPoint(12, fruit.height() // 2))
    assert fruit.findChild(ChoiceMenu).isVisible()
    assert not fruit.isChecked()
    fruit.findChild(ChoiceMenu).close()
    qtbot.keyClick(fruit, Qt.Key.Key_Down)
    assert fruit.findChild(ChoiceMenu).isVisible()
    fruit.findChild(ChoiceMenu).close()


def test_a_menu_chip_says_what_is_chosen(fruit):
    fruit.show_choice("Apple +1")
    assert (fruit.text(), fruit.isChecked()) == ("Apple +1", True)
    assert fruit.accessibleName() == "Fruit: Apple +1"
    fruit.show_choice("")
    assert (fruit.text(), fruit.isChecked()) == ("Fruit", False)
    assert fruit.accessibleName() == "Fruit: any"


def test_the_cross_of_a_menu_chip_clears_without_opening_the_menu(qtbot, fruit):
    fruit.show_choice("Apple")
    fruit.resize(fruit.sizeHint())
    with qtbot.waitSignal(fruit.cleared):
        qtbot.mouseClick(fruit, LEFT, pos=QPoint(fruit.width() - 12, fruit.height() // 2))
    assert not fruit.findChild(ChoiceMenu).isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Delete, Qt.Key.Key_Backspace])
def test_delete_clears_a_menu_chip(qtbot, fruit, key):
    fruit.show_choice("Apple")
    with qtbot.waitSignal(fruit.cleared):
        qtbot.keyClick(fruit, key)


def test_a_choice_menu_stays_open_while_one_ticks(qtbot, fruit):
    menu = fruit.findChild(ChoiceMenu)
    apple, pear = menu.actions()
    fruit.open_menu()
    qtbot.mouseMove(menu, menu.actionGeometry(apple).center())
    qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(apple).center())
    assert apple.isChecked()
    assert menu.isVisible()
    menu.setActiveAction(pear)
    qtbot.keyClick(menu, Qt.Key.Key_Space)
    assert pear.isChecked()
    assert menu.isVisible()
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    assert not pear.isChecked()
    assert not menu.isVisible()
