"""The window as a whole, used as a player uses it."""

import pytest
from left_behind import as_if_killed
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLineEdit,
)

from swlcg_deck.decks import edits
from swlcg_deck.decks.library import Library
from swlcg_deck.gui.exchange.import_dialog import ImportDialog
from swlcg_deck.gui.shell.crash_dialog import CrashDialog
from swlcg_deck.gui.shell.main_window import MainWindow
from swlcg_deck.gui.shell.settings_dialog import SettingsDialog
from swlcg_deck.gui.shell.views import MODES
from swlcg_deck.gui.startup.crash import CrashHandler


@pytest.fixture
def deck(window):
    return window.workspace.new("Toolbox", "Jedi")


def test_a_new_user_starts_in_the_library(window):
    assert window.mode == "library"
    assert not window.tab_strip.isVisible()


def test_a_new_deck_opens_where_decks_are_built(window, qtbot):
    qtbot.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert window.mode == "build"
    assert window.tab_strip.tabs.count() == 1
    assert window.workspace.current.deck.name == "New deck"


def test_typing_anywhere_searches_and_enter_adds(window, deck, qtbot):
    window.views.build.deck.setFocus()
    qtbot.keyClicks(window, "h")
    qtbot.keyClicks(QApplication.focusWidget(), "oth operations")
    field = window.views.build.finder.field
    assert field.query() == "hoth operations"
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    if not deck.deck.sets:  # the first Enter goes to the results, the second adds
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert [entry.number for entry in deck.deck.sets] == [38]


def test_delete_never_removes_a_set_while_searching(window, deck, pool, qtbot):
    deck.apply(edits.add_set(deck.deck, pool.set(38)))
    window.views.build.show_set(38)
    window.views.build.finder.focus_search()
    for key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
        qtbot.keyClick(QApplication.focusWidget(), key)
    assert deck.deck.copies_of(38) == 1


def test_undo_and_redo_say_what_they_do(window, deck, pool, qtbot):
    deck.apply(edits.add_set(deck.deck, pool.set(38)))
    undo, redo = window.actions_by_name["undo"], window.actions_by_name["redo"]
    assert "Add Hoth Operations" in undo.text()
    assert not redo.isEnabled()
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert deck.deck.sets == ()
    assert "Add Hoth Operations" in redo.text()


def test_the_stepper_beside_the_cards_sets_copies(window, deck, qtbot):
    window.views.build.show_set(38)
    stepper = window.views.build.copies
    stepper.setFocus()
    qtbot.keyClick(stepper, Qt.Key.Key_2)
    assert deck.deck.copies_of(38) == 2
    qtbot.keyClick(stepper, Qt.Key.Key_0)
    assert deck.deck.sets == ()


def test_an_illegal_set_can_be_added_and_is_explained(window, deck):
    window.views.build.add(19)
    assert deck.deck.copies_of(19) == 1
    assert any(f.rule == "DECK-03" and 19 in f.sets for f in deck.judgement.findings)


def test_legal_here_leaves_out_what_would_break_a_rule(window, deck, pool):
    for number in (112, 4):
        deck.apply(edits.add_set(deck.deck, pool.set(number)))
    may_join = window.views.build._may_join
    assert may_join(5)
    assert not may_join(19), "the other side"
    assert not may_join(229), "in a restricted group with 112"
    assert not may_join(13), "Rebel Alliance only"


def test_each_view_by_its_shortcut(window, qtbot):
    for key, mode in (
        (Qt.Key.Key_1, "library"),
        (Qt.Key.Key_2, "build"),
        (Qt.Key.Key_3, "analyse"),
        (Qt.Key.Key_4, "playtest"),
        (Qt.Key.Key_5, "tournament"),
        (Qt.Key.Key_6, "collection"),
        (Qt.Key.Key_7, "rules"),
    ):
        qtbot.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
        assert window.mode == mode
        assert window.actions_by_name[f"view_{mode}"].isChecked()


def test_the_other_views_are_made_while_nobody_waits(window, deck, qtbot):
    with qtbot.waitSignal(window.prepare().finished):
        assert not window.views.exists("collection")
    assert all(window.views.exists(mode) for mode in MODES)
    assert window.mode == "build", "one stays where one was"
    assert window.views.build.deck.document is deck


def test_a_new_theme_reaches_the_window_and_what_opens_over_it(window, parts, qtbot):
    for mode in MODES:
        window.show_mode(mode)
    with qtbot.waitSignal(parts.theme.changed):
        parts.theme.choose("light")
    window.actions_by_name["settings"].trigger()
    dialog = window.findChild(SettingsDialog)
    for shown in (window, window.menus["File"], dialog):
        corner = shown.grab().toImage().pixelColor(3, shown.height() - 3)
        assert corner.lightness() > 200, type(shown).__name__
    dialog.reject()


def test_several_decks_in_tabs(window, parts, deck):
    other = parts.workspace.new("Scum", "Scum and Villainy")
    assert window.tab_strip.tabs.count() == 2
    assert window.views.build.deck.document is other
    window.actions_by_name["next_deck"].trigger()
    assert window.views.build.deck.document is deck
    parts.workspace.close(other)
    assert window.tab_strip.tabs.count() == 1


def test_saving_is_told_and_marks_the_title(window, parts, deck, pool):
    deck.apply(edits.add_set(deck.deck, pool.set(4)))
    assert window.isWindowModified()
    window.actions_by_name["save"].trigger()
    assert not window.isWindowModified()
    assert "Saved Toolbox" in window.messages.words.text()
    assert len(parts.workspace.library.entries()) == 1


def test_files_dropped_on_the_window_open(window, qtbot, tmp_path):
    file = tmp_path / "list.txt"
    file.write_text(
        "Affiliation: Sith\n2x Fall of the Jedi\n2x Counsel of the Sith\n", encoding="utf-8"
    )
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    event = QDropEvent(QPointF(9, 9), copy, data, left, Qt.KeyboardModifier.NoModifier)
    window.dropEvent(event)
    qtbot.waitUntil(lambda: window.workspace.current is not None)
    deck = window.workspace.current.deck
    assert deck.affiliation == "Sith"
    assert deck.total == 4


def test_a_file_that_is_no_deck_is_told(window, qtbot, tmp_path):
    file = tmp_path / "deck.o8d"
    file.write_bytes(b"<deck")
    window.lists.open_lists([file, tmp_path / "gone.txt"])
    dialog = window.findChild(ImportDialog)
    qtbot.waitUntil(lambda: dialog.isVisible() and not dialog.reader.is_reading)
    damaged, gone = dialog.reader.sources()
    assert "XML" in damaged.problem
    assert "No such file" in gone.problem
    assert not dialog.open_button.isEnabled()
    assert window.workspace.documents == []
    dialog.reject()


def test_save_as_and_copy_in_any_format(window, parts, deck, pool, tmp_path):
    deck.apply(edits.add_set(deck.deck, pool.set(4), 2))
    parts.dialogs.answers.append(tmp_path / "deck.o8d")
    window.actions_by_name["save_as"].trigger()
    assert b"A Journey to Dagobah" in (tmp_path / "deck.o8d").read_bytes()
    window.actions_by_name["copy_list"].trigger()
    assert "2x A Journey to Dagobah (4)" in QApplication.clipboard().text()


@pytest.mark.usefixtures("deck")
@pytest.mark.parametrize("name", ["deck.pdf", "deck.docx"])
def test_save_as_refuses_an_ending_that_no_format_has(window, parts, tmp_path, name):
    parts.dialogs.answers.append(tmp_path / name)
    window.actions_by_name["save_as"].trigger()
    assert window.messages.text().startswith(f"Not written: {name} does not end in .swdeck")
    assert not (tmp_path / name).exists()


def test_save_as_and_copy_say_what_is_left_out(window, parts, deck, tmp_path):
    deck.apply(edits.write_notes(deck.deck, "Against fighters."))
    parts.dialogs.answers.append(tmp_path / "deck.txt")
    window.actions_by_name["save_as"].trigger()
    assert window.messages.text().endswith("deck.txt. Not in it: the notes.")
    window.actions_by_name["copy_list"].trigger()
    assert window.messages.text() == "The list is in the clipboard. Not in it: the notes."
    parts.dialogs.answers.append(tmp_path / "deck.o8d")
    window.actions_by_name["save_as"].trigger()
    assert "Not in it" not in window.messages.text()


def test_closing_asks_and_stays_when_cancelled(window, parts, deck, pool):
    deck.apply(edits.add_set(deck.deck, pool.set(4)))
    parts.dialogs.answers.append("Cancel")
    assert not window.close()
    assert window.isVisible()


def test_the_layout_comes_back_at_the_next_start(window, parts, qtbot):
    window.views.build.cards.set_zoom(150)
    window.resize(1400, 900)
    window.close()
    assert parts.store.load().views["cards"]["zoom"] == 150
    parts.settings = parts.store.load()
    again = MainWindow(parts)
    qtbot.addWidget(again)
    assert again.views.build.cards.zoom == 150


def test_larger_text_and_back(window, parts, qtbot):
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(window, Qt.Key.Key_Up, both)
    assert parts.theme.scale == pytest.approx(1.1)
    qtbot.keyClick(window, Qt.Key.Key_Down, both)
    assert parts.theme.scale == pytest.approx(1.0)


def test_panels_can_be_hidden_and_come_back(window):
    window.show_mode("build")
    window.actions_by_name["show_cards"].trigger()
    assert not window.views.build.cards.isVisible()
    window.actions_by_name["reset_layout"].trigger()
    assert window.views.build.cards.isVisible()


def test_unsaved_work_is_offered_after_a_crash(window, parts, deck, pool, qtbot):
    deck.apply(edits.add_set(deck.deck, pool.set(4)))
    parts.workspace.write_recovery()
    as_if_killed(parts.workspace.library)
    window.offer_unsaved_work()
    assert "Unsaved work was found: Toolbox" in window.messages.words.text()
    qtbot.mouseClick(window.messages.button, Qt.MouseButton.LeftButton)
    assert parts.workspace.current.deck == deck.deck
    assert parts.workspace.current is not deck


def again(parts, qtbot):
    """The window of the next start."""
    parts.settings = parts.store.load()
    window = MainWindow(parts)
    qtbot.addWidget(window)
    return window


def test_the_open_decks_of_the_library_come_back_at_the_next_start(window, parts, pool, qtbot):
    for name in ("First", "Second", "Third"):
        deck = parts.workspace.new(name, "Jedi")
        deck.apply(edits.add_set(deck.deck, pool.set(4)))
        parts.workspace.save(deck)
    parts.workspace.new("Never saved")
    parts.workspace.show(parts.workspace.documents[1])
    parts.workspace.library.delete(parts.workspace.documents[2].deck.id)
    window.close()
    assert parts.workspace.documents == []
    after = again(parts, qtbot)
    assert [each.deck.name for each in parts.workspace.documents] == ["First", "Second"]
    assert parts.workspace.current.deck.name == "Second"
    assert after.mode == "build"
    assert after.tab_strip.tabs.currentIndex() == 1
    for document in list(parts.workspace.documents):
        parts.workspace.close(document)
    after.close()
    assert again(parts, qtbot).mode == "library"


def test_tabs_are_remembered_where_nobody_closes_the_window(window, parts, deck, pool, qtbot):
    deck.apply(edits.add_set(deck.deck, pool.set(4)))
    window.actions_by_name["save"].trigger()
    qtbot.waitUntil(lambda: "tabs" in parts.store.load().views)
    assert parts.store.load().views["tabs"] == {"open": [deck.deck.id], "front": deck.deck.id}


def test_what_another_program_does_to_an_open_deck_is_told_when_it_happens(
    window, parts, deck, pool, qtbot
):
    deck.apply(edits.add_set(deck.deck, pool.set(4)))
    window.actions_by_name["save"].trigger()
    other = Library(parts.workspace.library.root, pool)
    entry = other.entry(deck.deck.id)
    other.save(edits.add_set(entry.deck, pool.set(5)).deck, expected=entry.token)
    qtbot.waitUntil(lambda: "changed by another program" in window.messages.text())
    assert deck.deck.copies_of(5) == 0
    qtbot.mouseClick(window.messages.button, Qt.MouseButton.LeftButton)
    assert deck.deck.copies_of(5) == 1
    assert deck.is_saved
    deck.undo_stack.undo()
    assert deck.deck.copies_of(5) == 0
    deck.undo_stack.redo()
    entry = other.entry(deck.deck.id)
    other.save(edits.add_set(entry.deck, pool.set(6)).deck, expected=entry.token)
    qtbot.waitUntil(lambda: "changed by another program" in window.messages.text())
    entry.path.unlink()
    qtbot.waitUntil(lambda: "no longer in the library" in window.messages.text())


def test_what_is_saved_here_is_no_news(window, deck, pool, qtbot):
    for number in (4, 5):
        deck.apply(edits.add_set(deck.deck, pool.set(number)))
        window.actions_by_name["save"].trigger()
        qtbot.wait(250)
    assert "another program" not in window.messages.text()


def test_a_quit_that_is_cancelled_keeps_all_tabs(window, parts, deck, pool):
    other = parts.workspace.new("Other", "Jedi")
    for document in (deck, other):
        document.apply(edits.add_set(document.deck, pool.set(4)))
    parts.dialogs.answers.extend(["Do not save", "Cancel"])
    assert not window.close()
    assert window.tab_strip.tabs.count() == 2
    parts.dialogs.answers.extend(["Save", "Do not save"])
    assert window.close()
    assert [entry.name for entry in parts.workspace.library.entries()] == ["Toolbox"]


def test_recent_decks_are_in_the_menu(window, parts, deck, pool):
    deck.apply(edits.add_set(deck.deck, pool.set(4)))
    parts.workspace.save(deck)
    parts.workspace.close(deck)
    window.recent.aboutToShow.emit()
    (entry,) = window.recent.actions()
    assert entry.text() == "Toolbox"
    entry.trigger()
    assert parts.workspace.current.deck.name == "Toolbox"


def test_an_unexpected_error_keeps_work_safe_and_is_told_once(window, parts, deck, pool, qtbot):
    crash = CrashHandler(parts.workspace.write_recovery)
    told = []
    crash.reported.connect(lambda sentence, details: told.append((sentence, details)))
    deck.apply(edits.add_set(deck.deck, pool.set(4)))
    for _ in range(2):
        try:
            raise ZeroDivisionError("a fault of the program")
        except ZeroDivisionError as error:
            crash.handle(type(error), error, error.__traceback__)
    qtbot.waitUntil(lambda: bool(told))
    assert len(told) == 1
    assert "Your decks are safe" in told[0][0]
    assert "a fault of the program" in told[0][1]
    as_if_killed(parts.workspace.library)
    assert len(parts.workspace.unsaved_work()) == 1
    window.show_crash(*told[0])
    dialog = window.findChild(CrashDialog)
    assert "ZeroDivisionError" in dialog.details.toPlainText()
    dialog.reject()


def test_everything_that_takes_the_focus_has_a_name(window, deck, pool):
    deck.apply(edits.add_set(deck.deck, pool.set(112)))
    window.views.build.show_set(112)
    nameless = []
    for mode in MODES:
        window.show_mode(mode)
        QApplication.processEvents()
        for kind in (QAbstractButton, QLineEdit, QAbstractItemView):
            for widget in window.findChildren(kind):
                focusable = widget.focusPolicy() != Qt.FocusPolicy.NoFocus
                if widget.isVisible() and focusable and not _name(widget):
                    nameless.append(f"{mode}: {type(widget).__name__}")
    assert nameless == []


def _name(widget) -> str:
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or text
