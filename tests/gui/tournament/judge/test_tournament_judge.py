"""A folder of lists, checked as a judge would check it."""

import pytest
from judge_room import cell, column
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from swlcg_deck.formats.list_folder import read_list_file
from swlcg_deck.gui.tournament.judge_results import results_of
from swlcg_deck.gui.tournament.result_model import ResultModel
from swlcg_deck.legality.findings import Mode


def row_of(view, file, nth=0) -> int:
    return [at for at, name in enumerate(column(view, "file")) if name == file][nth]


def select(view, qtbot, file, nth=0):
    where = view.table.visualRect(cell(view, row_of(view, file, nth), "deck")).center()
    qtbot.mouseClick(view.table.viewport(), Qt.MouseButton.LeftButton, pos=where)


def test_at_first_the_view_asks_for_a_folder(view, room):
    assert view.empty.isVisible()
    assert not view.table.isVisible()
    room.dialogs.will_answer(None)
    view.choose_folder()
    assert view.empty.isVisible()


def test_every_list_gets_a_row_with_verdict_file_deck_card_sets_and_reasons(checked):
    assert checked.summary.text() == ("7 lists: 4 legal, 1 illegal, 2 unreadable, 1 passed over")
    assert sorted(column(checked, "file")) == [
        "Day 1/binary.o8d",
        "Day 1/broken.txt",
        "Day 1/empty.txt",
        "Day 1/post.txt",
        "Day 1/post.txt",
        "aggro.o8d",
        "notes.docx",
        "toolbox.swdeck",
    ]
    broken = row_of(checked, "Day 1/broken.txt")
    texts = [checked.model.index(broken, at).data() for at in range(6)]
    assert texts[:5] == ["Illegal", "Day 1/broken.txt", "Toolbox Jedi", "Jedi", "12"]
    assert "is a dark side set" in texts[5]
    assert "restricted" in texts[5]


def test_the_worst_stands_first_and_files_that_fail_say_why(checked):
    assert column(checked, "verdict")[:3] == ["Unreadable", "Unreadable", "Illegal"]
    assert column(checked, "reasons")[:2] == [
        "The file is not text (it contains zero bytes).",
        "The file is empty.",
    ]


def test_a_row_is_read_aloud_as_a_sentence(checked):
    row = row_of(checked, "toolbox.swdeck")
    spoken = checked.model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Legal: toolbox.swdeck. Toolbox Jedi, Jedi, 10 sets."
    spoken = cell(checked, row, "sets").data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Sets: 10"
    tip = cell(checked, row, "file").data(Qt.ItemDataRole.ToolTipRole)
    assert "lists/toolbox.swdeck" in tip


def test_a_click_on_a_head_sorts_and_keeps_the_selection(checked, qtbot):
    select(checked, qtbot, "toolbox.swdeck")
    header = checked.table.horizontalHeader()
    on_file = QPoint(
        header.sectionViewportPosition(checked.model.column("file")) + 10, header.height() // 2
    )
    for expected in (sorted, lambda names: sorted(names, reverse=True)):
        qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=on_file)
        names = [name.casefold() for name in column(checked, "file")]
        assert names == expected(names)
        assert checked.table.current_result().file.name == "toolbox.swdeck"
    checked.model.sort(checked.model.column("sets"), Qt.SortOrder.DescendingOrder)
    assert column(checked, "sets")[0] == "12"


def test_a_chip_singles_out_a_verdict(checked, qtbot):
    chip = checked.chips.chips["Illegal"]
    assert chip.text() == "Illegal 1"
    assert not checked.chips.chips["Casual only"].isVisible()
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert column(checked, "verdict") == ["Illegal"]
    assert checked.details.name.text() == "Toolbox Jedi"
    qtbot.mouseClick(checked.chips.chips["Legal"], Qt.MouseButton.LeftButton)
    assert column(checked, "verdict") == ["Legal"] * 4
    assert not chip.isChecked()
    qtbot.mouseClick(checked.chips.chips["Legal"], Qt.MouseButton.LeftButton)
    assert checked.model.rowCount() == 8


def test_the_details_tell_every_finding_with_sets_as_links(checked, qtbot):
    select(checked, qtbot, "Day 1/broken.txt")
    rows = checked.details.findings.rows()
    assert [row.finding.rule for row in rows if row.finding.decides] == [
        "DECK-03",
        "DECK-08",
        "RL-LS-5",
    ]
    assert 'href="set:229"' in rows[2].sentence.text()
    with qtbot.waitSignal(checked.set_requested) as asked:
        rows[2].sentence.linkActivated.emit("set:229")
    assert asked.args == [229]


def test_the_details_tell_which_lines_were_guessed(checked, qtbot):
    select(checked, qtbot, "Day 1/post.txt")
    assert checked.details.remarks.isVisible()
    assert "The Rebel Fleat" in checked.details.remarks.text()
    assert "The Rebel Fleet" in checked.details.remarks.text()
    assert checked.model.index(
        row_of(checked, "Day 1/post.txt"), checked.model.column("reasons")
    ).data() == ("1 line of the file to look at.")
    assert [name for name in column(checked, "deck") if name.startswith("post")] == [
        "post Jedi",
        "post Sith",
    ]


def test_the_details_of_a_file_without_a_deck_say_why(checked, qtbot):
    select(checked, qtbot, "Day 1/empty.txt")
    assert checked.details.problem.text() == "The file is empty."
    assert not checked.details.open.isVisible()
    qtbot.keyClick(checked.table, Qt.Key.Key_Return)
    select(checked, qtbot, "toolbox.swdeck")
    assert checked.details.fine.isVisible() or checked.details.findings.rows()
    assert not checked.details.problem.isVisible()


def test_enter_opens_the_deck_of_a_row_as_a_new_one(checked, room, qtbot):
    select(checked, qtbot, "aggro.o8d")
    with qtbot.waitSignal(room.workspace.opened):
        qtbot.keyClick(checked.table, Qt.Key.Key_Return)
    (document,) = room.workspace.documents
    assert document.deck.affiliation == "Scum and Villainy"
    assert document.origin == "from aggro.o8d"
    assert not document.is_saved


def test_arrows_go_through_the_rows(checked, qtbot):
    checked.table.setFocus()
    for key, row in (
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Down, 1),
        (Qt.Key.Key_End, 7),
        (Qt.Key.Key_Down, 7),
        (Qt.Key.Key_PageUp, 0),
    ):
        qtbot.keyClick(checked.table, key)
        assert checked.table.currentIndex().row() == row


@pytest.mark.rule("RL-01")
def test_other_rules_judge_the_same_files_again(checked, room, folder):
    (folder / "Day 1" / "broken.txt").unlink()
    room.rules.choose("faq-final", Mode.CASUAL)
    assert "restricted" not in column(checked, "reasons")[2]
    assert "casual play" in checked.caption.text()


def test_the_layout_is_kept(checked, view):
    view.splitter.setSizes([300, 200])
    state = view.state()
    view.splitter.setSizes([100, 400])
    view.restore(state)
    assert view.state() == state
    view.restore({"layout": "wide"})
    assert view.state() == state
    assert checked is view


def test_everything_that_takes_the_focus_has_a_name(checked):
    for widget in checked.findChildren(QWidget):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
            assert widget.accessibleName() or getattr(widget, "text", str)(), widget


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", [90, 150, 200])
def test_the_view_paints_in_every_theme_and_size(checked, theme, scheme, size):
    theme.choose(scheme, size)
    assert not checked.grab().isNull()
    table = checked.table
    widths = sum(table.columnWidth(at) for at in range(6))
    assert widths == table.viewport().width() or table.columnWidth(5) == theme.px(80)


def test_the_model_keeps_the_rules_of_qt(room, folder, pool, qtmodeltester):
    model = ResultModel()
    qtmodeltester.check(model)
    paths = sorted(path for path in folder.rglob("*.*") if path.suffix in {".txt", ".o8d"})
    files = [read_list_file(path, folder, pool) for path in paths]
    model.show_results(results_of(files, room.rules))
    qtmodeltester.check(model)
    model.sort(model.column("sets"))
    model.single_out("Legal")
    qtmodeltester.check(model)
    model.single_out("")
    assert model.rowCount() == len(results_of(files, room.rules))


def test_what_is_no_list_by_its_name_has_a_row_that_says_so(checked):
    row = row_of(checked, "notes.docx")
    assert row == checked.model.rowCount() - 1
    assert checked.model.index(row, 0).data() == "Passed over"
    assert checked.model.index(row, 5).data().startswith("No deck list ends in .docx")
    assert checked.chips.chips["Passed over"].accessibleName() == "Only passed over: 1"
