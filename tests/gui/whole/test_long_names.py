"""Names have a limit; no field takes more, and no command makes a longer one."""

from collections.abc import Iterator

import pytest
from library_room import Room, make_room
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit

from swlcg_deck.decks.deck import MAX_LINE, new_deck
from swlcg_deck.gui.deck.deck_title import DeckTitle
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.work.questions import QtDialogs

LONG = "x" * MAX_LINE


@pytest.fixture
def room(qtbot, theme, pool, tmp_path) -> Iterator[Room]:
    made = make_room(qtbot, theme, pool, tmp_path)
    yield made
    made.background.close()


def paste(field: QLineEdit, text: str) -> None:
    QApplication.clipboard().setText(text)
    field.selectAll()
    field.paste()


def test_the_title_of_a_deck_takes_as_much_as_a_deck_can_hold(qtbot, room):
    title = DeckTitle()
    qtbot.addWidget(title)
    title.show()
    title.show_document(DeckDocument(new_deck("Toolbox", "Jedi"), room.workspace.rules))
    title.begin()
    paste(title.field, f"{LONG}y")
    with qtbot.waitSignal(title.renamed) as told:
        qtbot.keyClick(title.field, Qt.Key.Key_Return)
    assert told.args == [LONG]


def test_the_table_of_decks_takes_as_much_as_a_deck_can_hold(qtbot, room):
    room.library.save(new_deck("Toolbox", "Jedi"))
    view = room.show()
    room.select("Toolbox")
    table = view.page.table
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_F2)
    field = table.findChildren(QLineEdit)[-1]
    paste(field, f"{LONG}y")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: room.names() == [LONG])
    room.settle()


def test_a_question_takes_as_much_as_a_deck_can_hold(qapp):
    def answer() -> None:
        dialog = qapp.activeModalWidget()
        assert isinstance(dialog, QDialog)
        paste(dialog.findChild(QLineEdit), f"{LONG}y")
        dialog.accept()

    QTimer.singleShot(0, answer)
    assert QtDialogs().text("New tag", "Tag") == LONG


@pytest.mark.parametrize(("typed", "accepted"), [("worlds", False), ("  ", True)])
def test_a_question_that_was_not_answered_has_no_answer(qapp, typed, accepted):
    def answer() -> None:
        dialog = qapp.activeModalWidget()
        assert dialog.findChild(QLineEdit).text() == "old"
        paste(dialog.findChild(QLineEdit), typed)
        dialog.done(int(accepted))

    QTimer.singleShot(0, answer)
    assert QtDialogs().text("Rename", "Name", "old") is None


def test_the_copy_of_a_deck_with_a_very_long_name_gives_way(room):
    room.library.save(new_deck(LONG, "Jedi"))
    view = room.show()
    room.select(LONG)
    view.commands.duplicate()
    room.qtbot.waitUntil(lambda: len(room.names()) == 2)
    room.settle()
    assert sorted(room.names()) == [f"{LONG[:-5]} copy", LONG]


def test_an_open_deck_with_a_very_long_name_can_be_copied(room):
    saved = room.library.save(new_deck(LONG, "Jedi"))
    document = room.workspace.open_library(saved.deck.id)
    copy = room.workspace.duplicate(document)
    assert copy.deck.name == f"{LONG[:-5]} copy"
