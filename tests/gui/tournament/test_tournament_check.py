"""The physical deck check, done at the keyboard as at a table."""

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from sample_decks import deck_of
from tournament_parts import aggro, text_of, toolbox

from swlcg_deck.decks import edits
from swlcg_deck.gui.tournament.deck_check_view import DeckCheckView
from swlcg_deck.gui.tournament.slot_model import SlotModel
from swlcg_deck.legality.deck_check import Slot, slots_of
from swlcg_deck.printing.sheet_content import SheetInfo


@pytest.fixture
def empty(theme, room, qtbot):
    info = SheetInfo(player="Somebody", event="Regional", date="2026-01-31")
    view = DeckCheckView(theme, room.rules, room.workspace, room.printer, lambda: info)
    qtbot.addWidget(view)
    view.resize(1204, 760)
    with qtbot.waitActive(view):
        view.show()
    return view


@pytest.fixture
def view(empty, pool):
    empty.choose(toolbox(pool))
    return empty


def enter(view, qtbot, text):
    """Type into the field, over what is selected, and press Enter."""
    qtbot.keyClicks(view.entry, text)
    qtbot.keyClick(view.entry, Qt.Key.Key_Return)


def slot(view, code) -> Slot:
    model = view.list.slots
    return model.slot_at(model.index_of(code))


def result(view) -> str:
    lines = view.panel.list.toPlainText().splitlines()
    return "\n".join(" ".join(line.split()) for line in lines)


def test_without_a_deck_the_view_asks_for_one(empty, room, pool, qtbot):
    assert empty.empty.isVisible()
    assert not empty.entry.isVisible()
    assert not empty.panel.isVisible()
    room.keep(aggro(pool))
    room.keep(toolbox(pool))
    qtbot.mouseClick(empty.empty.button(), Qt.MouseButton.LeftButton)
    qtbot.keyClicks(empty.picker.search, "scum")
    qtbot.keyClick(empty.picker.search, Qt.Key.Key_Return)
    assert empty.name.text() == "Aggro Scum · Scum and Villainy · 10 sets"
    assert empty.entry.hasFocus()


def test_a_number_and_enter_ticks_a_card_and_the_field_is_ready_for_the_next(view, qtbot):
    assert view.panel.count.text() == "0 of 50 found"
    assert view.panel.headline.text() == "Nothing is ticked yet."
    enter(view, qtbot, "112-2")
    assert slot(view, "112-2").found == 1
    assert view.messages.text() == "Yoda (112-2), 1 of 2."
    assert view.entry.hasFocus()
    enter(view, qtbot, "112-2")
    assert view.messages.text() == "Yoda (112-2), 2 of 2."
    enter(view, qtbot, "4-2 4-3 4-4")
    assert view.messages.text() == "3 cards ticked."
    assert view.panel.count.text() == "5 of 50 found"
    assert view.list.currentIndex().data() == "Twi'lek Loyalist"


def test_counts_titles_and_whole_sets_are_understood(view, qtbot):
    enter(view, qtbot, "112-2 x2")
    enter(view, qtbot, "red five")
    enter(view, qtbot, "127 x2")
    assert view.messages.text() == "12 cards ticked, all six cards of A Hero's Trial."
    assert (slot(view, "112-2").found, slot(view, "4-2").found) == (2, 1)
    assert slot(view, "127-6").found == 2
    assert view.panel.count.text() == "13 of 50 found"
    assert view.panel.also.text() == "Command cards · 2 of 10 objectives"


def test_the_whole_deck_is_right(view, qtbot):
    for text in ("jedi", "4", "91", "107", "112 x2", "127 x2", "130", "161", "166"):
        enter(view, qtbot, text)
    assert view.panel.count.text() == "50 of 50 found"
    assert view.panel.headline.text() == "Every card of the list is there, and none too many."
    assert result(view) == ""


def test_a_foreign_card_is_told_at_once(view, qtbot):
    enter(view, qtbot, "57-2")
    assert view.messages.text() == "Outer Rim Space Pirates (57-2) is not in this deck."
    assert view.messages.is_failure
    assert "Not of this deck · 1" in result(view)
    assert "1× Outer Rim Space Pirates (57-2)" in result(view)
    assert view.panel.headline.text().startswith("Not right: 1 not of this deck, 61 missing")


def test_a_copy_too_many_is_told_at_once(view, qtbot):
    enter(view, qtbot, "4-2 x2")
    assert view.messages.text() == "Red Five (4-2) is one too many."
    assert "1× Red Five (4-2), too many" in result(view)


@pytest.mark.rule("DECK-11")
def test_a_card_of_another_set_is_told_at_once(view, pool, qtbot):
    other = next(c for c in pool.cards_titled("Heat of Battle") if c.set not in {None, 127})
    enter(view, qtbot, other.code)
    sentence = f"Heat of Battle ({other.code}) is of another set; the deck has 127-6."
    assert view.messages.text() == sentence
    assert "Of another set · 1" in result(view)
    assert f"1× Heat of Battle: {other.code} lies here, 127-6 belongs here" in result(view)


def test_what_is_not_understood_stays_in_the_field_with_a_reason(view, qtbot):
    enter(view, qtbot, "Darth Nobody")
    assert view.messages.text() == "“Darth Nobody”: no card has this number or title."
    assert view.entry.text() == "Darth Nobody"
    assert view.entry.selectedText() == "Darth Nobody"
    enter(view, qtbot, "luke")
    assert "could be Luke" in view.messages.text()
    enter(view, qtbot, "4-2 and more")
    assert view.messages.text() == "“4-2 and more”: 4-2 is Red Five, not and more."
    assert view.panel.count.text() == "0 of 50 found"


def test_a_minus_takes_a_card_back(view, qtbot):
    enter(view, qtbot, "112-2 x2")
    enter(view, qtbot, "-112-2")
    assert slot(view, "112-2").found == 1
    assert view.messages.text() == "Yoda (112-2) taken back."
    enter(view, qtbot, "-yoda")
    assert slot(view, "112-2").found == 0
    enter(view, qtbot, "-112-2")
    assert view.messages.text() == "That card does not lie on the table."


def test_taking_back_a_title_means_the_copy_that_is_there(view, qtbot, pool):
    """Both 91-6 and 161-6 are Supporting Fire; only the second is ticked."""
    assert pool.card(91, 6).title == pool.card(161, 6).title
    enter(view, qtbot, "161-6")
    enter(view, qtbot, "-Supporting Fire")
    assert slot(view, "161-6").found == 0


def test_every_step_can_be_undone(view, qtbot):
    assert not view.undo.isEnabled()
    enter(view, qtbot, "112")
    enter(view, qtbot, "4-2")
    qtbot.mouseClick(view.over, Qt.MouseButton.LeftButton)
    assert view.panel.count.text() == "0 of 50 found"
    assert not view.over.isEnabled()
    for expected in ("6 of 50 found", "5 of 50 found", "0 of 50 found"):
        qtbot.mouseClick(view.undo, Qt.MouseButton.LeftButton)
        assert view.panel.count.text() == expected
    assert not view.undo.isEnabled()


def test_a_click_ticks_every_copy_and_then_none(view, qtbot):
    def click():
        where = view.list.visualRect(view.list.slots.index_of("112-2")).center()
        qtbot.mouseClick(view.list.viewport(), Qt.MouseButton.LeftButton, pos=where)

    for found in (1, 2, 0, 1):
        click()
        assert slot(view, "112-2").found == found


def test_space_ticks_and_minus_unticks_in_the_list(view, qtbot):
    view.list.setFocus()
    view.list.select_card("127-2")
    for key, found in (
        (Qt.Key.Key_Space, 1),
        (Qt.Key.Key_Plus, 2),
        (Qt.Key.Key_Minus, 1),
        (Qt.Key.Key_Delete, 0),
        (Qt.Key.Key_Minus, 0),
    ):
        qtbot.keyClick(view.list, key)
        assert slot(view, "127-2").found == found
    qtbot.keyClick(view.list, Qt.Key.Key_Down)
    assert view.list.currentIndex().data() == "Speeder Bike"


def test_a_like_card_that_stands_in_can_be_unticked_too(view, qtbot):
    """91-3 and 91-4 are the same card; both were typed as 91-3."""
    enter(view, qtbot, "91-3 x2")
    assert slot(view, "91-4").found == 1
    view.list.setFocus()
    view.list.select_card("91-4")
    qtbot.keyClick(view.list, Qt.Key.Key_Minus)
    assert slot(view, "91-3").found + slot(view, "91-4").found == 1


def test_a_list_is_pasted_with_the_button(view, pool, qtbot):
    lines = [f"{s.wanted}x {s.card.title} ({s.card.code})" for s in slots_of(toolbox(pool), pool)]
    QGuiApplication.clipboard().setText("\n".join(["Jedi", *lines[1:], "what is this"]))
    qtbot.mouseClick(view.paste, Qt.MouseButton.LeftButton)
    assert view.panel.count.text() == "50 of 50 found"
    assert view.messages.text() == (
        "61 cards ticked; “what is this”: no card has this number or title."
    )
    QGuiApplication.clipboard().clear()
    qtbot.mouseClick(view.paste, Qt.MouseButton.LeftButton)
    assert view.messages.text() == "The clipboard holds no text: copy a list first."


def test_several_lines_pasted_into_the_field_are_taken_whole(view, qtbot):
    QGuiApplication.clipboard().setText("4-2\n4-3\nYoda, You Seek Yoda\n")
    qtbot.keyClick(view.entry, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert view.panel.count.text() == "3 of 50 found"
    assert view.entry.text() == ""
    QGuiApplication.clipboard().setText("4-4")
    qtbot.keyClick(view.entry, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert view.entry.text() == "4-4"


def test_a_set_of_which_nothing_is_there_is_one_line(view, qtbot):
    enter(view, qtbot, "4-2")
    text = result(view)
    assert "12× May the Force Be With You (112), the whole set" in text
    assert "1× R2-D2 (4-3)" in text
    assert "Yoda" not in text


def test_the_result_is_copied_as_text(view, qtbot):
    enter(view, qtbot, "57-2")
    qtbot.mouseClick(view.panel.copy, Qt.MouseButton.LeftButton)
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Deck check: Toolbox Jedi\n0 of 50 command cards, 0 of 10 objectives\n")
    assert "Not of this deck:\n1x Outer Rim Space Pirates (57-2)\n" in text
    assert view.messages.text() == "The result is in the clipboard."


def test_the_result_is_printed(view, room, qtbot):
    enter(view, qtbot, "57-2")
    enter(view, qtbot, "4")
    qtbot.mouseClick(view.panel.print_button, Qt.MouseButton.LeftButton)
    ((title, pdf),) = room.printer.printed
    text = text_of(pdf)
    assert title == "Deck check"
    for words in (
        "Toolbox Jedi",
        "5 of 50 command cards, 1 of 10 objectives",
        "Not of this deck: 1",
        "Outer Rim Space Pirates (57-2)",
        "Missing: 55",
        "Regional, 2026-01-31",
    ):
        assert words in text
    assert "Somebody" not in text
    room.printer.is_willing = False
    view.messages.hide()
    qtbot.mouseClick(view.panel.print_button, Qt.MouseButton.LeftButton)
    assert not view.messages.isVisible()


def test_a_link_of_the_result_asks_for_the_set(view, qtbot):
    enter(view, qtbot, "57-2")
    assert "set:57" in view.panel.list.toHtml()
    with qtbot.waitSignal(view.set_requested) as asked:
        view.panel.list.anchorClicked.emit(QUrl("set:57"))
    assert asked.args == [57]


def test_another_deck_begins_with_an_empty_table(view, pool, qtbot):
    enter(view, qtbot, "112")
    view.choose(aggro(pool))
    assert view.panel.count.text() == "0 of 50 found"
    assert not view.undo.isEnabled()


def test_the_table_stays_while_the_list_is_corrected(view, room, pool, qtbot):
    document = room.workspace.open_imported(toolbox(pool))
    view.choose(document.deck)
    enter(view, qtbot, "112 x2")
    document.apply(edits.remove_set(document.deck, 4))
    assert view.panel.count.text() == "10 of 45 found"


def test_unknown_sets_are_said_to_be_beyond_checking(empty, pool, qtbot):
    empty.choose(deck_of(pool, {4: 1}, "Jedi", "Odd", ("Nobody's Set",)))
    enter(empty, qtbot, "4")
    enter(empty, qtbot, "Jedi")
    assert "Cannot be checked" in result(empty)
    assert "Nobody's Set is not in the card pool" in result(empty)
    assert not empty.check().is_right


def test_more_copies_than_boxes_are_counted_in_figures(empty, pool, qtbot):
    empty.choose(deck_of(pool, {4: 5}, "Jedi", "Five"))
    enter(empty, qtbot, "4-2 x3")
    index = empty.list.slots.index_of("4-2")
    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Red Five (4-2): 3 of 5 found."
    assert not empty.grab().isNull()


def test_a_check_outlives_a_restart(view, room, pool, qtbot, theme):
    view.choose(room.keep(toolbox(pool)))
    enter(view, qtbot, "112-2 x2")
    state = view.state()
    later = DeckCheckView(theme, room.rules, room.workspace, room.printer, SheetInfo)
    qtbot.addWidget(later)
    later.restore(state)
    assert later.panel.count.text() == "2 of 50 found"
    assert not later.undo.isEnabled()


def test_a_state_of_nonsense_does_no_harm(view, room, pool):
    kept = room.keep(toolbox(pool))
    view.restore({"deck": kept.id, "table": {"999-9": 3, "4-2": "many", "4-3": 1, "4-4": -2}})
    assert view.panel.count.text() == "1 of 50 found"
    view.restore({"deck": "gone", "table": []})
    assert view.empty.isVisible()


def test_the_focus_order_has_names_everywhere(view):
    for widget in view.findChildren(QWidget):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
            assert widget.accessibleName() or getattr(widget, "text", str)(), widget


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", [90, 150, 200])
def test_the_view_paints_in_every_theme_and_size(view, theme, qtbot, scheme, size):
    enter(view, qtbot, "57-2")
    theme.choose(scheme, size)
    assert not view.grab().isNull()
    grid, room = view.list.gridSize().width(), view.list.viewport().width()
    assert room % grid == 0


def test_the_model_keeps_the_rules_of_qt(pool, qtmodeltester):
    model = SlotModel()
    qtmodeltester.check(model)
    slots = slots_of(toolbox(pool), pool)
    model.show_slots(slots)
    qtmodeltester.check(model)
    model.show_slots(tuple(Slot(one.card, one.wanted, one.wanted) for one in slots))
    assert model.index(1).data(Qt.ItemDataRole.AccessibleTextRole) == (
        "A Journey to Dagobah (4-1), objective: 1 of 1 found."
    )
    model.show_slots(slots[:6])
    assert model.rowCount() == 6
