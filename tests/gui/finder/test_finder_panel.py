"""Finding sets from the first letter to the deck."""

import pytest
from finder_parts import codes
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from swlcg_deck.cards.base import Affiliation, CardType
from swlcg_deck.cards.search.filter_state import Filters, InDeck
from swlcg_deck.gui.finder.finder_panel import FinderPanel

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LEFT = Qt.MouseButton.LeftButton
JEDI = Filters(affiliations=(Affiliation.JEDI,))


@pytest.fixture
def deck(panel: FinderPanel) -> dict[int, int]:
    """A deck that does what the panel asks."""
    copies: dict[int, int] = {}

    def put(number: int, count: int) -> None:
        copies[number] = count
        panel.set_copies(copies)

    panel.copies_chosen.connect(put)
    panel.add_requested.connect(lambda n: put(n, copies.get(n, 0) + 1))
    panel.remove_requested.connect(lambda n: put(n, max(0, copies.get(n, 0) - 1)))
    return copies


def test_typing_finds_while_one_types(qtbot, panel):
    assert panel.count.text() == "289 sets"
    qtbot.keyClicks(panel.field.edit, "dagobah")
    assert "4" in codes(panel)
    assert panel.count.text() == f"{len(codes(panel))} sets match"
    qtbot.keyClicks(panel.field.edit, " set:4")
    assert panel.count.text() == "1 set matches"


def test_return_goes_to_the_first_row_and_enter_adds_it(qtbot, panel, deck):
    told = []
    panel.set_selected.connect(told.append)
    qtbot.keyClicks(panel.field.edit, "may the force be with")
    qtbot.keyClick(panel.field.edit, Qt.Key.Key_Return)
    table = panel.results.sets
    assert table.hasFocus()
    assert told == [112]
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert deck == {112: 1}
    assert panel.results.set_model.copies(112) == 1


def test_delete_never_removes_a_set_while_one_types(qtbot, panel, deck):
    panel.set_copies({112: 2})
    panel.select(112)
    edit = panel.field.edit
    qtbot.keyClicks(edit, "may")
    for key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Minus, Qt.Key.Key_0):
        qtbot.keyClick(edit, key)
    edit.clear()
    qtbot.keyClick(edit, Qt.Key.Key_Delete)
    qtbot.keyClick(edit, Qt.Key.Key_Backspace)
    assert deck == {}
    assert panel.results.set_model.copies(112) == 2


def test_letters_typed_in_the_table_go_on_in_the_search_field(panel):
    panel.results.enter()
    QTest.keyClicks(panel.results.sets, "l")
    assert panel.field.edit.hasFocus()
    QTest.keyClicks(panel.field.edit, "uke")
    assert panel.field.query() == "luke"
    panel.results.enter()
    QTest.keyClick(panel.results.sets, Qt.Key.Key_Slash)
    assert panel.field.edit.hasFocus()
    assert panel.field.query() == "luke"


def test_letters_typed_elsewhere_are_taken_in(panel):
    panel.field.set_query("luke ")
    panel.results.enter()
    panel.type_text("s")
    assert panel.field.query() == "luke s"
    assert panel.field.edit.hasFocus()


def test_chips_and_query_hold_together(qtbot, panel, pool):
    panel.chips.set_filters(Filters(affiliations=(Affiliation.JEDI,), types=(CardType.UNIT,)))
    qtbot.keyClicks(panel.field.edit, "cost>=5")
    found = {pool.set(int(code)).affiliation for code in codes(panel)}
    assert found == {Affiliation.JEDI}
    assert 0 < len(codes(panel)) < 44


def test_nothing_found_says_why_and_what_to_do(qtbot, panel):
    panel.chips.set_filters(JEDI)
    qtbot.keyClicks(panel.field.edit, "vader")
    nothing = panel.results.nothing
    assert nothing.isVisible()
    assert nothing.text() == "No set matches “vader” and the chip Jedi."
    assert nothing.button().text() == "Clear chips"
    qtbot.mouseClick(nothing.button(), LEFT)
    assert codes(panel)
    assert panel.field.query() == "vader"
    panel.field.set_query("zzzqqq")
    assert nothing.text() == "No set matches “zzzqqq”."
    qtbot.mouseClick(nothing.button(), LEFT)
    assert panel.count.text() == "289 sets"
    assert panel.field.edit.hasFocus()


def test_a_misspelt_word_is_mended_with_a_click(qtbot, panel):
    qtbot.keyClicks(panel.field.edit, "lukke")
    assert panel.field.edit.accessibleDescription() == "Did you mean: luke"
    panel.field._notes._link.click()
    assert panel.field.query() == "luke"
    assert codes(panel)


def test_a_fault_is_told_for_the_typed_text_only(qtbot, panel):
    panel.chips.set_filters(JEDI)
    qtbot.keyClicks(panel.field.edit, "trat:x")
    assert "no field trat" in panel.field.edit.accessibleDescription()
    assert panel.count.text() == "44 sets match"


def test_cards_are_found_as_well_and_the_selection_goes_along(qtbot, panel):
    panel.select(112)
    qtbot.mouseClick(panel.switch.button("cards"), LEFT)
    assert panel.count.text() == "1,806 cards"
    assert panel.results.cards.selected_rows()[0].code == "112-1"
    panel.results.cards.go_to(codes(panel).index("4-3"))
    qtbot.mouseClick(panel.switch.button("sets"), LEFT)
    assert panel.results.sets.selected_numbers() == [4]


def test_the_selection_survives_a_search_without_a_word(qtbot, panel):
    told = []
    panel.select(112)
    panel.set_selected.connect(told.append)
    qtbot.keyClicks(panel.field.edit, "force")
    assert panel.results.sets.selected_numbers() == [112]
    panel.field.set_query("vader")
    assert panel.results.sets.selected_numbers() == []
    panel.field.set_query("")
    assert panel.results.sets.selected_numbers() == [112]
    assert told == []
    assert panel.select(113) is True
    panel.field.set_query("vader")
    assert panel.select(112) is False


def test_who_repeats_the_selection_does_not_change_it(qtbot, panel):
    panel.set_selected.connect(panel.select)
    panel.results.enter()
    for _ in range(2):
        qtbot.keyClick(panel.results.sets, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert panel.results.sets.selected_numbers() == [1, 2, 3]
    qtbot.mouseClick(panel.switch.button("cards"), LEFT)
    panel.results.enter()
    for _ in range(3):
        qtbot.keyClick(panel.results.cards, Qt.Key.Key_Down)
    assert panel.results.cards.selected_rows()[0].code == "3-4"


def test_the_selected_card_survives_a_search(panel):
    panel.switch.button("cards").click()
    for code in ("112-3", codes(panel)[-1]):
        panel.results.cards.go_to(codes(panel).index(code))
        panel.field.set_query("-luke")
        assert panel.results.cards.selected_rows()[0].code == code
        panel.field.set_query("")
        assert panel.results.cards.selected_rows()[0].code == code


def test_copies_change_without_a_new_list(panel):
    resets = []
    panel.results.set_model.modelReset.connect(lambda: resets.append(1))
    panel.set_copies({4: 2})
    assert resets == []


def test_sets_leave_the_list_of_those_not_in_the_deck_as_they_are_added(qtbot, panel, deck):
    panel.chips.set_filters(Filters(deck=InDeck.NO))
    panel.results.enter()
    table = panel.results.sets
    for _ in range(3):
        qtbot.keyClick(table, Qt.Key.Key_Return)
    assert deck == {1: 1, 2: 1, 3: 1}
    assert codes(panel)[0] == "4"
    assert table.selected_numbers() == [4]


def test_owned_and_legal_filter_by_what_the_caller_knows(qtbot, panel):
    panel.set_owned(lambda number: number <= 20)
    panel.set_legal(lambda number: number % 10 == 0)
    for chip in (panel.chips.owned, panel.chips.legal):
        qtbot.mouseClick(chip, LEFT)
    assert codes(panel) == ["10", "20"]
    panel.set_legal(lambda number: number == 7)
    assert codes(panel) == ["7"]
    panel.set_legal(None)
    assert len(codes(panel)) == 20


def test_places_can_be_searched(qtbot, panel):
    panel.set_places({"collection": {1, 2}})
    qtbot.keyClicks(panel.field.edit, "in:coll")
    assert codes(panel) == ["1", "2"]
    panel.set_places({"collection": {3}})
    assert codes(panel) == ["3"]


def test_another_edition_has_other_notes(panel, pool):
    at = panel.results.set_model.column("notes")
    before = panel.results.set_model.row(111).cells[at].spoken
    panel.set_edition(pool.editions[0])
    assert panel.results.set_model.row(111).number == 112
    assert panel.results.set_model.row(111).cells[at].spoken != before
