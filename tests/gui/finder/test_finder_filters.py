"""The row of chips as a user meets it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

from swlcg_deck.cards.base import Affiliation, CardType
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.search.filter_state import Filters, InDeck
from swlcg_deck.gui.finder.filter_chips import FilterChips
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.choice_menu import ChoiceMenu

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def chips(qtbot, theme: Theme, pool: CardPool) -> FilterChips:
    made = FilterChips(theme, pool)
    qtbot.addWidget(made)
    made.resize(482, 100)
    made.show()
    qtbot.waitExposed(made)
    return made


def tick(qtbot, menu, *names: str) -> None:
    """Click entries of an open menu, one after the other."""
    for name in names:
        action = next(a for a in menu.actions() if a.text().split("\t")[0] == name)
        at = menu.actionGeometry(action).center()
        menu.setActiveAction(action)
        qtbot.mouseClick(menu, LEFT, pos=at)
        qtbot.wait(10)


def press(qtbot, chip) -> None:
    qtbot.mouseClick(chip, LEFT, pos=QPoint(14, chip.height() // 2))


def test_several_affiliations_are_ticked_in_one_go(qtbot, chips):
    told = []
    chips.changed.connect(lambda: told.append(chips.filters()))
    press(qtbot, chips.affiliation)
    tick(qtbot, chips.affiliation.findChild(ChoiceMenu), "Sith", "Jedi")
    assert chips.affiliation.findChild(ChoiceMenu).isVisible()
    chips.affiliation.findChild(ChoiceMenu).close()
    assert told == [
        Filters(affiliations=(Affiliation.SITH,)),
        Filters(affiliations=(Affiliation.JEDI, Affiliation.SITH)),
    ]
    assert chips.affiliation.text() == "Jedi +1"


def test_the_cross_takes_a_choice_back(qtbot, chips):
    chips.set_filters(Filters(types=(CardType.UNIT,), cycles=("Endor Cycle",)))
    assert chips.type.text() == "Units"
    chips.type.resize(chips.type.sizeHint())
    qtbot.mouseClick(chips.type, LEFT, pos=QPoint(chips.type.width() - 12, 16))
    assert chips.filters() == Filters(cycles=("Endor Cycle",))
    assert chips.type.text() == "Type"
    chips.product.cleared.emit()
    assert not chips.filters()


def test_a_whole_cycle_or_single_packs_can_be_chosen(qtbot, chips):
    press(qtbot, chips.product)
    menu = chips.product.findChild(ChoiceMenu)
    tick(qtbot, menu, "Core Set")
    hoth = next(a.menu() for a in menu.actions() if a.text() == "The Hoth Cycle")
    hoth.popup(QPoint(0, 0))
    tick(qtbot, hoth, "The whole cycle", "A Dark Time")
    hoth.close()
    menu.close()
    assert chips.filters().cycles == ("The Hoth Cycle",)
    assert chips.filters().products == ("Core Set", "A Dark Time")


def test_every_product_is_in_the_menu(chips, pool):
    named = {value for field, value in chips._actions if field == "products"}
    assert named == {product.name for product in pool.products}


def test_in_deck_and_not_in_deck_exclude_each_other(qtbot, chips):
    menu = chips.deck.findChild(QMenu)
    for choice, expected in (("In deck", InDeck.YES), ("Not in deck", InDeck.NO)):
        press(qtbot, chips.deck)
        tick(qtbot, menu, choice)
        assert chips.filters().deck is expected
        assert chips.deck.text() == choice
    assert [a.isChecked() for a in menu.actions()] == [False, True]
    press(qtbot, chips.deck)
    tick(qtbot, menu, "Not in deck")
    assert not chips.filters()


@pytest.mark.parametrize("name", ["owned", "legal"])
def test_a_chip_nobody_can_answer_is_off_and_says_why(qtbot, chips, name):
    chip = getattr(chips, name)
    assert not chip.isEnabled()
    assert "first" in chip.toolTip()
    chips.set_available(name, True)
    qtbot.mouseClick(chip, LEFT)
    assert getattr(chips.filters(), name) is True
    chips.set_available(name, False)
    assert not chips.filters()
    assert not chip.isChecked()


def test_the_row_fits_a_panel_of_500_and_wraps_below(chips):
    layout = chips.layout()
    assert layout.heightForWidth(482) == layout.heightForWidth(2000)
    assert layout.heightForWidth(402) == 2 * layout.heightForWidth(482)


def test_setting_the_same_again_is_not_told(chips):
    told = []
    chips.changed.connect(lambda: told.append(1))
    chips.set_filters(Filters())
    assert told == []
    chips.set_filters(Filters(owned=True))
    chips.clear()
    assert told == [1, 1]


def test_chips_say_to_a_screen_reader_what_is_chosen(chips):
    chips.set_filters(Filters(affiliations=(Affiliation.IMPERIAL_NAVY,)))
    assert chips.affiliation.accessibleName() == "Affiliation: Imperial Navy"
    assert chips.type.accessibleName() == "Type: any"
