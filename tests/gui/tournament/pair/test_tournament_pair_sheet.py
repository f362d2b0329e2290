"""The sheet of a pair: previewed, saved and printed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from tournament_parts import text_of

from swlcg_deck.cards.base import Side

LIGHT, DARK = Side.LIGHT, Side.DARK


def test_what_is_typed_stands_on_the_saved_sheet(pair, room, qtbot, tmp_path):
    qtbot.keyClicks(pair.fields.player, "A. Player")
    qtbot.keyClicks(pair.fields.event_name, "Regional")
    assert pair.fields.date.text() == "2026-01-31"
    file = tmp_path / "sheet.pdf"
    room.dialogs.will_answer(file)
    qtbot.mouseClick(pair.preview.save_button, Qt.MouseButton.LeftButton)
    assert room.dialogs.last.details == "A. Player Regional.pdf"
    text = text_of(file.read_bytes())
    for words in (
        "A. Player",
        "Regional",
        "2026-01-31",
        "Toolbox Jedi",
        "Aggro Scum",
        "112-2 Yoda",
    ):
        assert words in text
    assert pair.messages.text() == f"Saved as {file}."
    assert [path.name for path in tmp_path.glob(".*")] == []


def test_a_sheet_under_the_ending_of_something_else_is_refused(pair, room, tmp_path):
    room.dialogs.will_answer(tmp_path / "my sheet.txt")
    pair.save_pdf()
    assert pair.messages.text() == "Not written: my sheet.txt does not end in .pdf."
    assert list(tmp_path.glob("my sheet*")) == []


def test_a_cancelled_dialog_writes_nothing(pair, room, tmp_path):
    room.dialogs.will_answer(None)
    pair.save_pdf()
    assert not pair.messages.isVisible()
    assert list(tmp_path.glob("*.pdf")) == []


def test_a_file_that_cannot_be_written_is_told_in_a_sentence(pair, room, tmp_path):
    room.dialogs.will_answer(tmp_path / "no such folder" / "sheet.pdf")
    pair.save_pdf()
    assert pair.messages.isVisible()
    assert "could not be written (No such file or directory)" in pair.messages.text()


def test_the_printer_gets_the_same_pages(pair, room, qtbot):
    qtbot.keyClicks(pair.fields.player, "A. Player")
    qtbot.mouseClick(pair.preview.print_button, Qt.MouseButton.LeftButton)
    ((title, pdf),) = room.printer.printed
    assert title == "Deck registration"
    assert "A. Player" in text_of(pdf)
    assert "Page 2 of 2" in text_of(pdf)
    assert pair.messages.text() == "Sent to the printer."


def test_nothing_is_said_where_nobody_printed(pair, room):
    room.printer.is_willing = False
    pair.print_sheet()
    assert not pair.messages.isVisible()


def test_the_preview_turns_its_pages(pair, qtbot):
    panel = pair.preview
    assert panel.page_label.text() == "page 1 of 2"
    assert not panel.previous.isEnabled()
    qtbot.mouseClick(panel.next, Qt.MouseButton.LeftButton)
    assert panel.page_label.text() == "page 2 of 2"
    assert not panel.next.isEnabled()
    qtbot.keyClick(panel.preview, Qt.Key.Key_PageUp)
    assert panel.page_label.text() == "page 1 of 2"
    qtbot.keyClick(panel.preview, Qt.Key.Key_Right)
    assert panel.preview.accessibleName() == "Preview, page 2 of 2"
    qtbot.mouseClick(pair.fields.judge_page, Qt.MouseButton.LeftButton)
    assert panel.page_label.text() == "page 1 of 1"


def test_paper_and_pages_are_chosen_with_the_keyboard(pair, qtbot):
    assert pair.pages().paper == "A4"
    letter = pair.fields.paper.button("Letter")
    letter.setFocus()
    qtbot.keyClick(letter, Qt.Key.Key_Space)
    assert pair.pages().paper == "Letter"
    qtbot.keyClick(pair.fields.judge_page, Qt.Key.Key_Space)
    assert pair.pages().count == 1


def test_the_preview_is_the_paper(pair):
    """White whatever the theme, in the proportions of the paper, with ink on it."""
    preview = pair.preview.preview
    paper = preview.paper_rect()
    assert paper.height() / paper.width() == pytest.approx(842 / 595, abs=0.01)
    image = preview.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    corner = paper.topLeft().toPoint()
    assert image.pixelColor(corner.x() + 5, corner.y() + 5).name() == "#ffffff"
    inside = {
        image.pixelColor(x, y).name()
        for x in range(corner.x() + 40, corner.x() + 400, 2)
        for y in range(corner.y() + 100, corner.y() + 140)
    }
    assert "#1b63ae" in inside
