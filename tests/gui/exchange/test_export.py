"""Exporting: every format with a preview, as a file and to the clipboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from sample_decks import JEDI_TOOLBOX, deck_of
from scripted_dialogs import ScriptedDialogs

from swlcg_deck.decks.library import Library
from swlcg_deck.formats.registry import FORMATS, read_deck, write_deck
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.exchange.export_dialog import ExportDialog
from swlcg_deck.gui.widgets.plain_tip import plain_tip


@pytest.fixture
def make(qtbot, theme, pool, tmp_path):
    """Opens the dialog for a deck."""

    def make(deck) -> ExportDialog:
        workspace = Workspace(
            pool, Library(tmp_path / "decks", pool), RulesChoice(pool), ScriptedDialogs()
        )
        host = QWidget()
        qtbot.addWidget(host)
        host.show()
        dialog = ExportDialog(theme, workspace, deck, host)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        dialog.open()
        dialog.workspace, dialog.host = workspace, host
        return dialog

    return make


@pytest.fixture
def deck(pool):
    return deck_of(pool, JEDI_TOOLBOX, name="Toolbox")


def test_every_format_has_its_preview(make, deck, pool, qtbot):
    dialog = make(deck)
    dialog.list.setFocus()
    for at, entry in enumerate(FORMATS):
        assert dialog.list.currentRow() == at
        assert dialog.list.item(at).text() == entry.title
        expected = write_deck(deck, pool, entry.name).decode()
        assert dialog.preview.toPlainText() == expected.rstrip("\n") or (
            dialog.preview.toPlainText() == expected
        )
        assert dialog.loss.text().startswith("Holds everything") == entry.holds_everything
        qtbot.keyClick(dialog.list, Qt.Key.Key_Down)


@pytest.mark.parametrize("entry", FORMATS, ids=lambda entry: entry.name)
def test_every_format_is_written_as_a_file_that_reads_back(
    make, deck, pool, tmp_path, entry, qtbot
):
    dialog = make(deck)
    dialog.choose(entry.name)
    target = tmp_path / "out"
    dialog.workspace.dialogs.will_answer(target)
    with qtbot.waitSignal(dialog.saved) as saved:
        qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    assert saved.args == [f"Toolbox exported to {target}"]
    found = read_deck(target.read_bytes(), pool, format_name=entry.name).decks[0]
    assert {e.number: e.copies for e in found.sets} == JEDI_TOOLBOX
    assert found.affiliation == "Jedi"
    extension = entry.extensions[0] if entry.extensions else ".txt"
    assert dialog.workspace.dialogs.last.details == f"Toolbox{extension}"
    assert not dialog.isVisible()


def test_copy_puts_the_text_on_the_clipboard_and_says_so(make, deck, pool, qtbot):
    dialog = make(deck)
    dialog.choose("code")
    qtbot.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == write_deck(deck, pool, "code").decode()
    assert dialog.copy.text() == "Copied"
    qtbot.waitUntil(lambda: dialog.copy.text() == "Copy")
    assert dialog.isVisible()


def test_a_format_that_cannot_hold_the_deck_says_why(make, pool):
    dialog = make(deck_of(pool, {4: 2}, name="Fan deck", unknown=("My own set",)))
    for name in ("o8d", "dek", "code"):
        dialog.choose(name)
        assert dialog.problem.isVisible()
        assert dialog.problem.text() == (
            "This format cannot hold cards that are not in the pool: My own set."
        )
        assert not dialog.save.isEnabled()
        assert not dialog.copy.isEnabled()
        assert dialog.save.toolTip() == plain_tip(dialog.problem.text())
    dialog.choose("text")
    assert not dialog.problem.isVisible()
    assert dialog.save.isEnabled()


def test_giving_up_the_file_name_writes_nothing(make, deck, tmp_path, qtbot):
    dialog = make(deck)
    dialog.workspace.dialogs.will_answer(None)
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    assert dialog.isVisible()
    assert list(tmp_path.iterdir()) == []


def test_a_disk_that_refuses_is_told_in_place(make, deck, tmp_path, qtbot):
    dialog = make(deck)
    dialog.workspace.dialogs.will_answer(tmp_path / "no such folder" / "out.swdeck")
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    assert dialog.isVisible()
    assert "could not be written" in dialog.problem.text()


def test_esc_closes(make, deck, qtbot):
    dialog = make(deck)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_name_that_is_no_file_name_is_made_safe(make, pool, qtbot):
    dialog = make(deck_of(pool, {4: 2}, name="Hoth/../Base: 1?"))
    dialog.workspace.dialogs.will_answer(None)
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    assert dialog.workspace.dialogs.last.details == "Hoth-..-Base- 1-.swdeck"


def test_what_a_format_leaves_out_of_this_deck_is_said(make, deck):
    rich = deck.model_copy(update={"notes": "Against fighters.", "tags": ("worlds",)})
    dialog = make(rich)
    told = {}
    for entry in FORMATS:
        dialog.choose(entry.name)
        told[entry.name] = dialog.lost.text() if dialog.lost.isVisible() else ""
    assert told["yaml"] == told["json"] == ""
    assert told["o8d"] == "Not in it: the tags."
    assert told["text"] == told["csv"] == told["code"] == "Not in it: the notes and the tags."


def test_a_deck_without_notes_loses_nothing(make, deck):
    dialog = make(deck)
    for entry in FORMATS:
        dialog.choose(entry.name)
        assert not dialog.lost.isVisible()


@pytest.mark.parametrize("name", ["x.pdf", "x.o8d", "x.docx"])
def test_a_list_under_the_ending_of_something_else_is_refused(make, deck, tmp_path, name, qtbot):
    dialog = make(deck)
    dialog.choose("markdown")
    dialog.workspace.dialogs.will_answer(tmp_path / name)
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    assert dialog.isVisible()
    assert dialog.problem.text() == (f"Not written: {name} does not end in .md, .markdown.")
    assert list(tmp_path.iterdir()) == []
