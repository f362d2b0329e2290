"""The history panel: named steps, and going to any of them."""

import pytest
from on_screen import on_screen
from PySide6.QtCore import Qt
from sample_decks import JEDI_TOOLBOX, deck_of

from swlcg_deck.decks import edits
from swlcg_deck.gui.deck.history_panel import HistoryPanel
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.documents.rules_choice import RulesChoice

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def document(pool):
    document = DeckDocument(deck_of(pool, JEDI_TOOLBOX), RulesChoice(pool))
    document.apply(edits.rename(document.deck, "One"))
    document.apply(edits.add_set(document.deck, pool.set(4)))
    return document


@pytest.fixture
def panel(theme, document):
    with on_screen(HistoryPanel(theme), 300, 300) as panel:
        panel.set_document(document)
        yield panel


def reasons(panel):
    return [panel.steps.index(row).data() for row in range(panel.steps.rowCount())]


def test_steps_are_named_the_newest_first(panel, qtmodeltester):
    qtmodeltester.check(panel.steps)
    assert reasons(panel) == ["Add A Journey to Dagobah", "Rename to One", "As it was opened"]
    present = panel.steps.present()
    assert present.row() == 0
    assert panel.list.currentIndex() == present


def test_a_click_goes_to_a_step(qtbot, panel, document):
    where = panel.list.visualRect(panel.steps.index(2)).center()
    qtbot.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert document.deck.name == "Jedi fighters"
    assert document.deck.copies_of(4) == 0
    assert panel.steps.present().row() == 2
    assert reasons(panel)[0] == "Add A Journey to Dagobah"


def test_enter_goes_to_a_step_and_the_arrows_do_not(qtbot, panel, document):
    panel.list.setFocus()
    qtbot.keyClick(panel.list, Qt.Key.Key_Down)
    assert document.deck.copies_of(4) == 1
    qtbot.keyClick(panel.list, Qt.Key.Key_Return)
    assert document.deck.copies_of(4) == 0
    assert document.deck.name == "One"


def test_a_screen_reader_hears_what_is_present_undone_and_saved(panel, document):
    document.undo_stack.setIndex(1)
    role = Qt.ItemDataRole.AccessibleTextRole
    sentences = [panel.steps.index(row).data(role) for row in range(3)]
    assert sentences == [
        "Add A Journey to Dagobah, undone.",
        "Rename to One, the present deck.",
        "As it was opened, saved.",
    ]


def test_a_change_after_going_back_replaces_what_was_undone(panel, document, pool):
    document.undo_stack.setIndex(1)
    document.apply(edits.add_set(document.deck, pool.set(5)))
    assert len(reasons(panel)) == 3
    assert reasons(panel)[0].startswith("Add ")
    assert reasons(panel)[0] != "Add A Journey to Dagobah"


def test_another_deck_has_another_history(panel, document, pool):
    panel.set_document(DeckDocument(deck_of(pool, {1: 1}), document.rules))
    assert reasons(panel) == ["As it was opened"]
    document.apply(edits.rename(document.deck, "Two"))
    assert reasons(panel) == ["As it was opened"]
    panel.set_document(None)
    assert reasons(panel) == []


def test_steps_are_painted(theme, panel):
    dark = panel.grab().toImage()
    theme.choose("light", 150)
    assert panel.grab().toImage() != dark
    assert panel.list.sizeHintForRow(0) == 45
