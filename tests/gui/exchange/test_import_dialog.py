"""Importing as a user does it: paste, choose or drop, then open."""

from pathlib import Path

import pytest
from import_parts import LIST, paste, read
from library_room import drop, files_of
from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from sample_decks import JEDI_TOOLBOX, deck_of
from window_turns import turns_counted

from swlcg_deck.cards.base import Side
from swlcg_deck.formats.registry import FORMATS, write_deck
from swlcg_deck.gui.deck.affiliation_option import options_for
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.exchange.source import Source, read_source
from swlcg_deck.gui.exchange.summary import summary
from swlcg_deck.legality.as_read import findings_of
from swlcg_deck.legality.findings import Verdict


def test_typing_is_read_after_a_pause_and_only_once(qtbot, dialog, monkeypatch):
    texts = []

    def spy(path, text, pool):
        texts.append(text)
        return read_source(path, text, pool)

    monkeypatch.setattr("swlcg_deck.gui.exchange.source_reader.read_source", spy)
    dialog.text.setFocus()
    qtbot.keyClicks(dialog.text, "2x Fall of the Jedi")
    assert texts == []
    assert not dialog.open_button.isEnabled()
    read(qtbot, dialog)
    assert texts == ["2x Fall of the Jedi"]
    assert dialog.open_button.isEnabled()


def test_opening_opens_all_decks_and_saves_none(qtbot, dialog, workspace):
    paste(qtbot, dialog)
    opened = []
    dialog.opened.connect(opened.append)
    qtbot.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)
    names = [document.deck.name for document in workspace.documents]
    assert names == ["Jedi", "Sith"]
    assert opened == [workspace.documents[-1]]
    assert not any(document.is_saved for document in workspace.documents)
    assert workspace.library.entries() == ()
    assert workspace.documents[0].origin == "from Pasted text"
    assert not dialog.isVisible()


def test_what_was_not_read_for_sure_leaves_the_verdict_open_until_it_is_saved(
    qtbot, dialog, workspace, pool
):
    sets = deck_of(pool, JEDI_TOOLBOX).sets
    lines = [f"{entry.copies}x {entry.title}" for entry in sets]
    paste(qtbot, dialog, "\n".join(["Affiliation: Jedi", *lines, "2-3x Hoth Operations"]))
    assert "(Can’t tell)" in dialog.summary.text()
    qtbot.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)
    (document,) = workspace.documents
    assert document.judgement.verdict is Verdict.UNKNOWN
    assert "Line 7 " in findings_of(document.judgement.unread)[0].message
    jedi = options_for(document.deck, workspace.rules, Side.LIGHT, document.unread)[0]
    assert jedi.verdict is Verdict.UNKNOWN
    workspace.save(document)
    assert document.judgement.verdict is Verdict.LEGAL


def test_cancel_opens_nothing(qtbot, dialog, workspace):
    paste(qtbot, dialog)
    qtbot.mouseClick(dialog.cancel, Qt.MouseButton.LeftButton)
    assert workspace.documents == []


def test_files_are_chosen_and_listed_beside_the_pasted_text(qtbot, dialog, workspace, tmp_path):
    paste(qtbot, dialog)
    file = tmp_path / "sith.txt"
    file.write_text("Affiliation: Sith\n2x Fall of the Jedi\n", encoding="utf-8")
    workspace.dialogs.will_answer([file])
    qtbot.mouseClick(dialog.choose, Qt.MouseButton.LeftButton)
    read(qtbot, dialog)
    assert workspace.dialogs.last.details.startswith("Deck lists (*.swdeck *.yaml ")
    assert [dialog.list.item(at).text() for at in range(2)] == ["Pasted text", "sith.txt"]
    assert dialog.list.currentRow() == 1, "the new file is what one wants to see"
    assert dialog.report.title.text() == "sith.txt"
    assert dialog.open_button.text() == "Open 3 decks"
    qtbot.keyClick(dialog.list, Qt.Key.Key_Up)
    assert dialog.report.title.text() == "Pasted text"
    qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    qtbot.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert dialog.list.count() == 1
    assert dialog.open_button.text() == "Open 2 decks"


def test_choosing_no_file_changes_nothing(qtbot, dialog, workspace):
    workspace.dialogs.will_answer([])
    qtbot.mouseClick(dialog.choose, Qt.MouseButton.LeftButton)
    assert dialog.reader.sources() == ()


@pytest.mark.parametrize("entry", FORMATS, ids=lambda entry: entry.name)
def test_every_format_comes_in(qtbot, dialog, pool, tmp_path, entry):
    deck = deck_of(pool, JEDI_TOOLBOX, name="Toolbox")
    extension = entry.extensions[0] if entry.extensions else ".txt"
    file = tmp_path / f"Toolbox{extension}"
    file.write_bytes(write_deck(deck, pool, entry.name))
    dialog.add_files([file])
    read(qtbot, dialog)
    assert dialog.summary.text() == "1 deck: Jedi 10 sets (Legal)."
    found = dialog.reader.sources()[0].decks[0]
    assert found.name == "Toolbox"
    assert found.id != deck.id, "a file from outside is another deck"


def test_files_and_folders_can_be_dropped(qtbot, dialog, tmp_path):
    folder = tmp_path / "lists"
    folder.mkdir()
    (folder / "a.txt").write_text("2x Fall of the Jedi", encoding="utf-8")
    (folder / "picture.png").write_bytes(b"\x89PNG")
    single = tmp_path / "b.txt"
    single.write_text("2x Fall of the Jedi", encoding="utf-8")
    assert drop(dialog, files_of(folder, single), QPoint(50, 50))
    read(qtbot, dialog)
    assert [source.name for source in dialog.reader.sources()] == ["a.txt", "b.txt"]


def test_text_can_be_dropped(qtbot, dialog):
    data = QMimeData()
    data.setText("2x Fall of the Jedi")
    assert drop(dialog, data, QPoint(50, 50))
    read(qtbot, dialog)
    assert dialog.text.toPlainText() == "2x Fall of the Jedi"
    assert dialog.open_button.text() == "Open 1 deck"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "the file is empty"),
        (b"\0\0", "is not text"),
        (b"hello there, general", "no objective set"),
        (b"x" * 10_000_001, "at most 10 MB"),
    ],
)
def test_what_cannot_be_read_says_why_in_place(qtbot, dialog, tmp_path, content, words):
    file = tmp_path / "bad.txt"
    file.write_bytes(content)
    dialog.add_files([file])
    read(qtbot, dialog)
    assert dialog.report.problem.isVisible()
    assert words in dialog.report.problem.text().lower() or words in dialog.report.problem.text()
    assert dialog.report.problem.text().startswith("bad.txt: ")
    assert not dialog.open_button.isEnabled()
    assert dialog.summary.text() == "1 source cannot be read."


def test_a_file_that_is_not_there_says_so(qtbot, dialog):
    dialog.add_files([Path("/nowhere/at/all.txt")])
    read(qtbot, dialog)
    assert dialog.report.problem.text() == (
        "all.txt: The file cannot be opened (No such file or directory)."
    )


def test_clearing_the_text_takes_its_decks_away(qtbot, dialog):
    paste(qtbot, dialog)
    dialog.text.selectAll()
    qtbot.keyClick(dialog.text, Qt.Key.Key_Delete)
    assert dialog.reader.sources() == ()
    assert not dialog.open_button.isEnabled()
    assert dialog.open_button.toolTip() == "There is no deck to open yet"
    qtbot.wait(350)
    assert dialog.reader.sources() == ()


def test_a_text_changed_while_it_was_read_is_read_again(qtbot, dialog):
    dialog.paste_text("2x Fall of the Jedi")
    qtbot.wait(260)
    dialog.paste_text("2x Fall of the Jedi\n2x Counsel of the Sith")
    read(qtbot, dialog)
    assert dialog.reader.sources()[0].decks[0].total == 4


def test_a_large_text_does_not_freeze_the_window(qtbot, dialog):
    """4,000 lines of rubbish take a while; meanwhile the window gets its turns."""
    rubbish = (f"2x Nothing like it {number}" for number in range(3_999))
    text = "\n".join(["Affiliation: Jedi", *rubbish])
    with turns_counted() as turns:
        dialog.paste_text(text)
        qtbot.waitUntil(lambda: not dialog.reader.is_reading)
        qtbot.wait(50)
    assert dialog.report.model.rowCount() == 4_000
    assert max(turns.gaps()) < 800_000


def test_closing_while_reading_leaves_nothing_behind(qtbot, dialog):
    dialog.paste_text("\n".join(f"2x Nothing like it {number}" for number in range(3_000)))
    qtbot.wait(300)
    dialog.close()
    assert not dialog.reader.is_reading or dialog.reader._task.is_cancelled


def test_the_clipboard_is_taken_when_asked_for(qtbot, dialog):
    QGuiApplication.clipboard().setText("2x Fall of the Jedi")
    dialog.paste_clipboard()
    read(qtbot, dialog)
    assert dialog.open_button.text() == "Open 1 deck"


def test_many_decks_are_summed_up(pool, qapp):  # noqa: ARG001 - the rules are a Qt object
    text = "deck,copies,set\n" + "\n".join(f"Deck {n},2,19" for n in range(6))
    source = read_source(None, text, pool)
    assert isinstance(source, Source)
    assert summary([source], RulesChoice(pool)).endswith("(Illegal), 2 more")


def test_two_nameless_decks_of_a_file_are_told_apart(pool, tmp_path):
    file = tmp_path / "both.txt"
    file.write_text(LIST, encoding="utf-8")
    names = [deck.name for deck in read_source(file, "", pool).decks]
    assert names == ["both Jedi", "both Sith"]
