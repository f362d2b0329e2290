"""Every line of an imported list: what became of it, and answers where it is asked."""

import pytest
from import_parts import answer, lines, paste
from PySide6.QtCore import Qt
from sample_decks import JEDI_TOOLBOX, deck_of

from swlcg_deck.formats.registry import write_deck
from swlcg_deck.gui.exchange.set_chooser import SetChooser


def test_every_line_is_listed_with_what_became_of_it(qtbot, dialog):
    paste(qtbot, dialog)
    assert lines(dialog) == [
        ("1", "Understood"),
        ("2", "Understood"),
        ("3", "Repaired"),
        ("4", "Which one?"),
        ("5", "Not understood"),
        ("7", "Understood"),
        ("8", "Understood"),
    ]
    assert dialog.report.state.text() == "2 lines to look at"
    assert dialog.summary.text() == (
        "2 decks: Jedi 6 sets (Illegal), Sith 2 sets (Illegal);"
        " 1 line repaired, 1 line to choose, 1 line not understood."
    )
    assert dialog.open_button.text() == "Open 2 decks"


def test_a_clean_list_says_so(qtbot, dialog, pool):
    text = write_deck(deck_of(pool, JEDI_TOOLBOX), pool, "text").decode()
    paste(qtbot, dialog, text)
    assert dialog.report.state.text() == "All read"
    assert dialog.summary.text() == "1 deck: Jedi 10 sets (Legal)."


def test_an_ambiguous_line_is_answered_from_its_choices(qtbot, dialog):
    paste(qtbot, dialog)
    table = dialog.report.table
    assert dialog.report.model.row_at(table.currentIndex()).line.line == 4, "the first question"
    where = table.visualRect(dialog.report.model.index(3, table.main_column)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    chooser = table.findChild(SetChooser)
    assert chooser.accessibleName() == "Set for line 4: 1x The Rebel Fleet (4)"
    offered = [chooser.itemText(at) for at in range(chooser.count())]
    assert offered == ["The Rebel Fleet (11) · Rebel Alliance", "A Journey to Dagobah (4) · Jedi"]
    qtbot.waitUntil(chooser.view().isVisible)
    qtbot.keyClick(chooser.view(), Qt.Key.Key_Down)
    qtbot.keyClick(chooser.view(), Qt.Key.Key_Up)
    qtbot.keyClick(chooser.view(), Qt.Key.Key_Return)
    assert ("4", "Repaired") in lines(dialog)
    deck = dialog.reader.sources()[0].decks[0]
    assert deck.copies_of(11) == 1
    assert dialog.report.model.row_at(table.currentIndex()).line.line == 5, (
        "on to the next question"
    )


def test_a_line_not_understood_is_answered_by_a_search(qtbot, dialog):
    paste(qtbot, dialog)
    dialog.report.table.go_to(4)
    answer(qtbot, dialog, "Hoth Operations")
    assert ("5", "Repaired") in lines(dialog)
    deck = dialog.reader.sources()[0].decks[0]
    assert deck.copies_of(38) == 1
    assert "Blargh the Unknowable" not in [entry.title for entry in deck.sets]


@pytest.mark.parametrize("typed", ["38", "(38)", "hoth oper", "Hoth Operations (38)"])
def test_a_set_is_found_by_number_or_by_part_of_its_title(qtbot, pool, typed):
    chooser = SetChooser(pool, ())
    qtbot.addWidget(chooser)
    chooser.show()
    qtbot.keyClicks(chooser.field, typed)
    assert chooser.number() == 38


def test_a_title_that_means_several_sets_is_not_guessed(qtbot, pool):
    chooser = SetChooser(pool, ())
    qtbot.addWidget(chooser)
    qtbot.keyClicks(chooser.field, "the")
    assert chooser.number() is None
    with qtbot.assertNotEmitted(chooser.chosen):
        qtbot.keyClick(chooser.field, Qt.Key.Key_Return)
    chooser.hidePopup()


def test_an_answer_can_be_changed(qtbot, dialog):
    paste(qtbot, dialog)
    dialog.report.table.go_to(3)
    answer(qtbot, dialog, "The Rebel Fleet (11)")
    dialog.report.table.go_to(3)
    answer(qtbot, dialog, "Hoth Operations")
    deck = dialog.reader.sources()[0].decks[0]
    assert (deck.copies_of(11), deck.copies_of(38)) == (0, 1)


def test_esc_in_an_answer_leaves_the_line_open(qtbot, dialog):
    paste(qtbot, dialog)
    table = dialog.report.table
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_F2)
    chooser = table.findChild(SetChooser)
    chooser.hidePopup()
    qtbot.keyClick(chooser, Qt.Key.Key_Escape)
    assert ("4", "Which one?") in lines(dialog)
    assert dialog.isVisible()


def test_only_lines_to_look_at(qtbot, dialog):
    paste(qtbot, dialog)
    qtbot.mouseClick(dialog.report.only_open, Qt.MouseButton.LeftButton)
    assert [number for number, _kind in lines(dialog)] == ["3", "4", "5"]
    qtbot.mouseClick(dialog.report.only_open, Qt.MouseButton.LeftButton)
    assert len(lines(dialog)) == 7


def test_the_report_model_behaves(qtbot, dialog, qtmodeltester):
    qtmodeltester.check(dialog.report.model)
    paste(qtbot, dialog)
    qtmodeltester.check(dialog.report.model)
    dialog.report.model.show_only_open(True)
    qtmodeltester.check(dialog.report.model)
    spoken = dialog.report.model.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Line 4, Which one?: 1x The Rebel Fleet (4). The Rebel Fleet is set 11, not 4."


def test_home_and_end_go_to_the_first_and_the_last_line(qtbot, dialog):
    paste(qtbot, dialog)
    table = dialog.report.table
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_End)
    assert table.currentIndex().row() == dialog.report.model.rowCount() - 1
    qtbot.keyClick(table, Qt.Key.Key_Home)
    assert table.currentIndex().row() == 0
