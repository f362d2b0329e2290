"""The deck list, used by mouse and keyboard."""

import warnings

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QLabel
from sample_decks import JEDI_TOOLBOX, deck_of

from swlcg_deck.decks import edits
from swlcg_deck.gui.deck.list_rows import GroupHead, SetRow
from swlcg_deck.gui.deck.set_mime import OUT_OF_DECK, SETS

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def deck_list(panel):
    panel.body.list.setFocus()
    return panel.body.list


def rows(deck_list):
    model = deck_list.rows
    return [model.row_at(model.index(at)) for at in range(model.rowCount())]


def titles(deck_list):
    return [row.entry.title for row in rows(deck_list) if isinstance(row, SetRow)]


def choose(deck_list, number):
    index = deck_list.rows.index_of(number)
    deck_list.setCurrentIndex(index)
    return index


def test_the_model_keeps_qt_s_rules(qtmodeltester, deck_list, document, pool):
    qtmodeltester.check(deck_list.rows)
    document.apply(edits.add_set(document.deck, pool.set(20)))
    document.undo_stack.undo()
    qtmodeltester.check(deck_list.rows)


def test_sets_stand_under_their_affiliation_the_deck_s_own_first(deck_list):
    heads = [row for row in rows(deck_list) if isinstance(row, GroupHead)]
    assert [(head.title, head.copies) for head in heads] == [
        ("Jedi", 5),
        ("Rebel Alliance", 4),
        ("Smugglers and Spies", 2),
    ]
    assert titles(deck_list)[:4] == [
        "A Journey to Dagobah",
        "Last Minute Rescue",
        "May the Force Be With You",
        "The Master's Domain",
    ]


def test_the_affiliation_card_decides_which_group_is_first(deck_list, document):
    document.apply(edits.choose_affiliation(document.deck, "Smugglers and Spies"))
    assert rows(deck_list)[0].title == "Smugglers and Spies"


def test_unknown_sets_stand_last_and_are_marked(deck_list, document, pool):
    deck = deck_of(pool, {4: 1, 900: 1}, unknown=("Hutt Surprise",))
    document.apply(edits.Change(deck, "Import"))
    last = rows(deck_list)[-3:]
    assert last[0].title == "Not in the card pool"
    assert [row.entry.title for row in last[1:]] == ["Fan set 900", "Hutt Surprise"]
    assert all(row.known is None for row in last[1:])
    assert "not in the card pool" in last[1].sentence


def test_offending_sets_are_marked(deck_list):
    offending = {row.entry.number for row in rows(deck_list) if getattr(row, "is_offending", False)}
    assert offending == {109, 112, 128}


def test_a_screen_reader_hears_the_whole_row(deck_list):
    index = deck_list.rows.index_of(109)
    sentence = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert sentence.startswith("2 copies of Along the Gamor Run, set 109, Smugglers and Spies.")
    assert "limited to one copy" in sentence
    head = deck_list.rows.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert head == "Jedi, 5 sets"


def test_the_arrow_keys_pass_over_the_heads(qtbot, deck_list):
    choose(deck_list, 128)
    qtbot.keyClick(deck_list, Qt.Key.Key_Down)
    assert deck_list.current_set().entry.number == 8


def test_choosing_a_set_shows_it(qtbot, panel, deck_list):
    index = deck_list.rows.index_of(112)
    with qtbot.waitSignal(panel.set_selected) as shown:
        qtbot.mouseClick(
            deck_list.viewport(),
            Qt.MouseButton.LeftButton,
            pos=deck_list.visualRect(index).center(),
        )
    assert shown.args == [112]


def test_enter_shows_the_set_once_more(qtbot, panel, deck_list):
    choose(deck_list, 112)
    with qtbot.waitSignal(panel.set_selected) as shown:
        qtbot.keyClick(deck_list, Qt.Key.Key_Return)
    assert shown.args == [112]


def test_following_a_choice_made_elsewhere_is_silent(qtbot, panel, deck_list):
    with qtbot.assertNotEmitted(panel.set_selected):
        panel.select_set(128)
        assert deck_list.current_set().entry.number == 128
        panel.select_set(1)
    assert deck_list.current_set() is None


@pytest.mark.parametrize(
    ("key", "copies"),
    [(Qt.Key.Key_0, 0), (Qt.Key.Key_1, 1), (Qt.Key.Key_2, 2)],
)
def test_a_digit_sets_the_copies(qtbot, deck_list, document, key, copies):
    choose(deck_list, 6)
    qtbot.keyClick(deck_list, key)
    assert document.deck.copies_of(6) == copies


def test_plus_and_minus_add_and_remove_one(qtbot, deck_list, document):
    choose(deck_list, 4)
    qtbot.keyClick(deck_list, "+")
    assert document.deck.copies_of(4) == 3
    qtbot.keyClick(deck_list, "-")
    qtbot.keyClick(deck_list, "-")
    assert document.deck.copies_of(4) == 1


def test_a_digit_with_control_is_a_shortcut_and_no_number(qtbot, deck_list, document):
    choose(deck_list, 4)
    qtbot.keyClick(deck_list, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert document.deck.copies_of(4) == 2


def test_delete_removes_one_and_the_next_set_is_chosen(qtbot, deck_list, document):
    choose(deck_list, 4)
    qtbot.keyClick(deck_list, Qt.Key.Key_Delete)
    assert document.deck.copies_of(4) == 1
    assert deck_list.current_set().entry.number == 4
    qtbot.keyClick(deck_list, Qt.Key.Key_Delete)
    assert document.deck.copies_of(4) == 0
    assert deck_list.current_set().entry.number == 6
    document.undo_stack.undo()
    document.undo_stack.undo()
    assert document.deck.copies_of(4) == 2


def test_the_last_set_of_a_list_leaves_the_one_above_chosen(qtbot, deck_list):
    choose(deck_list, 109)
    qtbot.keyClick(deck_list, Qt.Key.Key_0)
    assert deck_list.current_set().entry.number == 11


def test_a_set_named_twice_is_one_row_and_one_number(qtbot, deck_list, document, pool):
    twice = deck_of(pool, {4: 1})
    document.apply(edits.Change(twice.model_copy(update={"sets": twice.sets * 2}), "Import"))
    assert titles(deck_list) == ["A Journey to Dagobah"]
    choose(deck_list, 4)
    assert deck_list.current_set().entry.copies == 2
    qtbot.keyClick(deck_list, Qt.Key.Key_Delete)
    assert [(entry.number, entry.copies) for entry in document.deck.sets] == [(4, 1)]


def open_menu(deck_list, number):
    where = deck_list.visualRect(deck_list.rows.index_of(number)).center()
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, where, deck_list.viewport().mapToGlobal(where)
    )
    QApplication.sendEvent(deck_list.viewport(), event)
    return deck_list.menu


def test_the_menu_removes_one_or_all(deck_list, document):
    open_menu(deck_list, 4).remove_one.trigger()
    assert document.deck.copies_of(4) == 1
    menu = open_menu(deck_list, 11)
    assert menu.isVisible()
    menu.remove_all.trigger()
    menu.close()
    assert document.deck.copies_of(11) == 0


def test_the_menu_sets_the_copies_and_shows_the_set(qtbot, panel, deck_list, document):
    menu = open_menu(deck_list, 6)
    assert [action.isEnabled() for action in menu.copies] == [False, True]
    menu.copies[1].trigger()
    assert document.deck.copies_of(6) == 2
    with qtbot.waitSignal(panel.set_selected) as shown:
        open_menu(deck_list, 6).show_set.trigger()
    assert shown.args == [6]
    menu.close()


def test_the_menu_key_opens_the_menu_of_the_chosen_set(deck_list):
    choose(deck_list, 8)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(0, 0), QPoint(0, 0))
    QApplication.sendEvent(deck_list.viewport(), event)
    assert deck_list.menu.isVisible()
    deck_list.menu.close()


def test_a_note_is_written_below_the_list(qtbot, panel, deck_list, document):
    open_menu(deck_list, 6).note.trigger()
    deck_list.menu.close()
    field = panel.body.note.field
    assert panel.body.note.isVisible()
    qtbot.keyClicks(field, "Only against Sith")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert not panel.body.note.isVisible()
    entry = next(entry for entry in document.deck.sets if entry.number == 6)
    assert entry.note == "Only against Sith"
    assert "Only against Sith" in deck_list.rows.index_of(6).data(Qt.ItemDataRole.ToolTipRole)
    assert deck_list.hasFocus()


def test_a_note_given_up_with_escape_is_not_kept(qtbot, panel, deck_list, document):
    open_menu(deck_list, 6).note.trigger()
    deck_list.menu.close()
    qtbot.keyClicks(panel.body.note.field, "No")
    qtbot.keyClick(panel.body.note.field, Qt.Key.Key_Escape)
    assert document.is_saved
    assert not panel.body.note.isVisible()


def test_titles_that_look_like_markup_stay_words(deck_list, document, pool):
    document.apply(edits.Change(deck_of(pool, {4: 1}, unknown=("<b>Bold</b>",)), "Import"))
    tip = deck_list.rows.index_of("<b>Bold</b>").data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;Bold" in tip


def carried(text: str, *, out_of_deck: bool = False) -> QMimeData:
    data = QMimeData()
    data.setData(SETS, text.encode())
    if out_of_deck:
        data.setData(OUT_OF_DECK, b"")
    return data


def enter(panel, data) -> bool:
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    with warnings.catch_warnings():  # Qt 6.12 has another constructor, older ones only this
        warnings.simplefilter("ignore", DeprecationWarning)
        event = QDragEnterEvent(QPoint(50, 50), Qt.DropAction.CopyAction, data, buttons, keys)
    event.ignore()
    QApplication.sendEvent(panel, event)
    return event.isAccepted()


def drop(panel, data) -> None:
    event = QDropEvent(
        QPointF(50, 50),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(panel, event)


def test_sets_dropped_on_the_panel_join_the_deck_in_one_step(panel, document):
    data = carried("1\n2")
    assert enter(panel, data)
    drop(panel, data)
    assert (document.deck.copies_of(1), document.deck.copies_of(2)) == (1, 1)
    assert document.undo_stack.undoText() == "Add A Hero's Journey and In You Must Go"
    document.undo_stack.undo()
    assert document.deck.copies_of(1) == 0


@pytest.mark.parametrize("text", ["", "nothing", "999", "12345"])
def test_what_is_no_set_is_not_taken(panel, document, text):
    assert not enter(panel, carried(text))
    drop(panel, carried(text))
    assert document.is_saved


def test_the_panel_says_that_it_would_take_a_set(panel):
    before = panel.grab().toImage()
    data = carried("1")
    enter(panel, data)
    assert panel.grab().toImage() != before
    QApplication.sendEvent(panel, QDragLeaveEvent())
    assert panel.grab().toImage() == before


def test_a_set_dropped_back_on_its_deck_stays_as_it_was(panel, deck_list, document):
    data = carried("4", out_of_deck=True)
    assert enter(panel, data)
    drop(panel, data)
    deck_list.drag_ended(deck_list.rows.set_at(choose(deck_list, 4)), panel)
    deck_list.drag_ended(deck_list.current_set(), deck_list.viewport())
    assert document.deck.copies_of(4) == 2


def test_a_set_dragged_out_leaves_one_copy_at_a_time(qtbot, deck_list, document):
    outside = QLabel()
    qtbot.addWidget(outside)
    choose(deck_list, 4)
    deck_list.drag_ended(deck_list.current_set(), outside)
    assert document.deck.copies_of(4) == 1
    deck_list.drag_ended(deck_list.current_set(), None)
    assert document.deck.copies_of(4) == 0


def test_arriving_by_tab_chooses_the_first_set(panel, deck_list):
    panel.notes_button.setFocus()
    deck_list.setFocus(Qt.FocusReason.TabFocusReason)
    assert deck_list.current_set().entry.number == 4


def test_every_row_is_painted_in_both_palettes_and_sizes(theme, deck_list, document, pool):
    document.apply(edits.Change(deck_of(pool, JEDI_TOOLBOX, unknown=("Hutt",)), "Import"))
    document.apply(edits.write_set_note(document.deck, 1, "A note"))
    choose(deck_list, 1)
    pictures = []
    for scheme, size in (("dark", 100), ("light", 100), ("dark", 150)):
        theme.choose(scheme, size)
        pictures.append(deck_list.grab().toImage())
    assert pictures[0] != pictures[1]
    assert deck_list.sizeHintForRow(0) == 34
