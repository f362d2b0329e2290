"""The deck panel around its list: name, affiliation card, notes, totals, charts, width."""

from html import unescape
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractScrollArea, QWidget
from sample_decks import JEDI_TOOLBOX, deck_of

from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import MAX_NOTE, new_deck
from swlcg_deck.gui.documents.document import DeckDocument

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_without_a_deck_the_panel_says_so(qtbot, panel):
    panel.set_document(None)
    assert panel.empty.isVisible()
    with qtbot.waitSignal(panel.new_deck_requested):
        qtbot.mouseClick(panel.empty.button(), Qt.MouseButton.LeftButton)
    panel.begin_rename()
    panel.open_notes()
    panel.choose_affiliation()
    assert not panel.picker.isVisible()


def test_an_empty_deck_says_what_to_do(panel, rules):
    panel.set_document(DeckDocument(new_deck("New"), rules))
    assert panel.body.empty.isVisible()
    assert "drag it here" in panel.body.empty.text()
    assert not panel.body.charts.isVisible()
    assert panel.body.affiliation.title.text() == "No affiliation card yet"
    assert panel.body.affiliation.change.text() == "Choose"


def test_f2_renames_the_deck_in_place(qtbot, panel, document):
    panel.body.list.setFocus()
    qtbot.keyClick(panel.body.list, Qt.Key.Key_F2)
    assert panel.title.is_editing
    qtbot.keyClicks(panel.title.field, "Jedi pilots")
    qtbot.keyClick(panel.title.field, Qt.Key.Key_Return)
    assert document.deck.name == "Jedi pilots"
    assert document.undo_stack.count() == 1
    assert panel.title.name.text() == "Jedi pilots"
    assert not panel.title.is_editing
    assert panel.body.list.hasFocus()


def test_a_double_click_renames_and_escape_gives_it_up(qtbot, panel, document):
    qtbot.mouseDClick(panel.title, Qt.MouseButton.LeftButton)
    qtbot.keyClicks(panel.title.field, "Nothing")
    qtbot.keyClick(panel.title.field, Qt.Key.Key_Escape)
    assert document.deck.name == "Jedi fighters"
    assert document.is_saved
    panel.begin_rename()
    assert panel.title.field.text() == "Jedi fighters"


def test_a_name_of_blanks_is_no_name(qtbot, panel, document):
    panel.begin_rename()
    qtbot.keyClicks(panel.title.field, "   ")
    qtbot.keyClick(panel.title.field, Qt.Key.Key_Return)
    assert document.deck.name == "Jedi fighters"


def test_leaving_the_name_keeps_it(qtbot, panel, document):
    panel.begin_rename()
    qtbot.keyClicks(panel.title.field, "Kept")
    panel.notes_button.setFocus()
    assert document.deck.name == "Kept"


def test_the_subtitle_tells_where_the_deck_is_and_whether_it_is_saved(panel, document, pool):
    assert panel.title.source.text() == "New deck · not saved"
    document.mark_saved(document.deck, Path("/decks/Tournament/jedi.yaml"), "1")
    assert panel.title.source.text() == "Tournament"
    document.apply(edits.add_set(document.deck, pool.set(1)))
    assert panel.title.source.text() == "Tournament · not saved"
    document.undo_stack.undo()
    assert panel.title.source.text() == "Tournament"


def test_the_affiliation_card_tells_what_it_gives(panel, document):
    panel.resize(420, 760)
    header = panel.body.affiliation
    assert header.title.text() == "Jedi"
    assert header.facts.text() == "Affiliation card, 1 resource, reserve 6"
    document.apply(edits.choose_affiliation(document.deck, "Lost Alliance"))
    assert header.title.text() == "Lost Alliance"
    assert "Not in the card pool" in header.facts.text()


def test_a_narrow_header_says_it_shorter(qtbot, panel):
    panel.resize(320, 760)
    qtbot.wait(1)
    assert panel.body.affiliation.facts.text() == "1 resource, reserve 6"
    assert not panel.body.affiliation.facts.is_elided()


def test_the_totals_are_told(panel, document, pool):
    line = panel.body.totals
    assert line.accessibleName() == "11 sets · 11 objectives · 55 command cards · 25 resources"
    assert "The Master's Domain" in unescape(line.toolTip())
    document.apply(edits.Change(deck_of(pool, {1: 1}, unknown=("Hutt",)), "Import"))
    assert line.accessibleName().startswith("2 sets · 1 objective · 5 command cards")
    assert "1 set not in the card pool" in line.toolTip()


def test_the_charts_follow_the_deck(panel, document, pool):
    assert "17 cards of cost 1" in panel.body.charts.cost.accessibleDescription()
    document.apply(edits.Change(deck_of(pool, JEDI_TOOLBOX), "Import"))
    assert "20 cards of cost 1" in panel.body.charts.cost.accessibleDescription()


def test_notes_author_and_tags_are_written_in_place(qtbot, panel, document):
    qtbot.mouseClick(panel.notes_button, Qt.MouseButton.LeftButton)
    editor = panel.notes
    assert editor.isVisible()
    assert not panel.body.isVisible()
    assert editor.notes.hasFocus()
    qtbot.keyClicks(editor.notes, "Strike first.")
    qtbot.keyClicks(editor.author, "Mara")
    qtbot.keyClick(editor.author, Qt.Key.Key_Return)
    qtbot.keyClicks(editor.tags, "worlds, testing,, worlds")
    qtbot.mouseClick(editor.done, Qt.MouseButton.LeftButton)
    assert document.deck.notes == "Strike first."
    assert document.deck.author == "Mara"
    assert document.deck.tags == ("worlds", "testing")
    assert panel.body.isVisible()
    assert panel.notes_button.text() == "Notes •"


def test_notes_reach_the_deck_at_a_pause(qtbot, panel, document):
    panel.open_notes()
    qtbot.keyClicks(panel.notes.notes, "Slow")
    assert document.deck.notes == ""
    qtbot.waitUntil(lambda: document.deck.notes == "Slow")
    document.undo_stack.undo()
    assert panel.notes.notes.toPlainText() == ""


def test_escape_closes_the_notes_and_keeps_them(qtbot, panel, document):
    panel.open_notes()
    qtbot.keyClicks(panel.notes.author, "Mara")
    qtbot.keyClick(panel.notes.author, Qt.Key.Key_Escape)
    assert not panel.notes.isVisible()
    assert document.deck.author == "Mara"


def test_notes_stay_with_their_deck_when_another_is_shown(qtbot, panel, document, rules):
    panel.open_notes()
    qtbot.keyClicks(panel.notes.notes, "Mine")
    other = DeckDocument(new_deck("Other"), rules)
    panel.set_document(other)
    assert document.deck.notes == "Mine"
    assert other.deck.notes == ""
    panel.open_notes()
    assert panel.notes.notes.toPlainText() == ""


def test_looking_at_notes_changes_nothing(panel, document, rules):
    deck = document.deck.model_copy(update={"notes": "One\r\nTwo", "tags": ("a,b",)})
    document = DeckDocument(deck, rules)
    panel.set_document(document)
    panel.open_notes()
    panel.flush()
    assert document.is_saved
    assert document.deck == deck


def test_notes_that_are_too_long_are_not_lost_without_a_word(qtbot, panel, document):
    panel.open_notes()
    panel.notes.notes.insertPlainText("xxxx\n" * (MAX_NOTE // 5) + "xxx")
    panel.flush()
    assert document.deck.notes == ""
    assert "Shorten them by 3" in panel.notes.problem.text()
    assert panel.notes.problem.isVisible()
    qtbot.keyClick(panel.notes.notes, Qt.Key.Key_Backspace)
    qtbot.keyClick(panel.notes.notes, Qt.Key.Key_Backspace)
    qtbot.keyClick(panel.notes.notes, Qt.Key.Key_Backspace)
    panel.flush()
    assert len(document.deck.notes) == MAX_NOTE
    assert not panel.notes.problem.isVisible()


def test_the_panel_forgets_the_deck_it_showed_before(panel, document, rules):
    panel.set_document(DeckDocument(new_deck("Other"), rules))
    document.apply(edits.rename(document.deck, "Changed"))
    assert panel.title.name.text() == "Other"


@pytest.mark.parametrize(("width", "size"), [(320, 100), (340, 100), (340, 150), (400, 200)])
def test_nothing_is_cut_at_the_sides(qtbot, theme, panel, width, size):
    theme.choose("light", size)
    panel.resize(width, 700)
    qtbot.wait(1)
    for part in (panel.body.affiliation, panel.body.verdict, panel.body.charts, panel.body.totals):
        place = part.mapTo(panel, part.rect().bottomRight())
        assert place.x() < panel.width(), part
    for chart in panel.body.charts.findChildren(QWidget):
        assert chart.width() >= chart.minimumSizeHint().width(), chart


def test_a_low_panel_scrolls_as_a_whole(qtbot, panel):
    panel.resize(340, 380)
    qtbot.wait(1)
    area = panel.findChild(QAbstractScrollArea)
    assert area.verticalScrollBar().maximum() > 0
    assert panel.body.list.height() >= 5 * 23


def test_everything_that_takes_the_focus_has_a_name(panel):
    panel.body.verdict.hint_count.setChecked(True)
    widgets = [w for w in panel.findChildren(QWidget) if w.focusPolicy() & Qt.FocusPolicy.TabFocus]
    own = [w for w in widgets if not w.objectName().startswith("qt_")]
    assert len(own) > 8
    assert [w for w in own if not w.accessibleName() and not w.isHidden()] == []
