"""A folder of lists, checked as a judge would check it."""

import csv
import io
import re
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from tournament_parts import aggro, make_room, text_of, toolbox

from swlcg_deck.cli import main
from swlcg_deck.decks.deck_file import write_yaml_deck
from swlcg_deck.formats.registry import write_deck
from swlcg_deck.gui.background import Background
from swlcg_deck.gui.tournament import folder_check
from swlcg_deck.gui.tournament.judge_view import JudgeView
from swlcg_deck.gui.tournament.list_folder import ListFile, read_list_file
from swlcg_deck.gui.tournament.result_model import Column, ResultModel
from swlcg_deck.gui.tournament.results import results_of
from swlcg_deck.gui.tournament.sheet_jobs import sheet_jobs
from swlcg_deck.legality.findings import Mode
from swlcg_deck.printing.sheet_content import SheetInfo

POST = """\
Light Side: Jedi
2x A Journey to Dagobah
2x Last Minute Rescue
2x The Rebel Fleat
2x The Defense of Yavin 4
2x Hoth Operations (38)

Dark Side: Sith
2 Fall of the Jedi
2 Counsel of the Sith
2 The Emperor's Web
2 Cruel Interrogations
2 The Killing Cold
"""


@pytest.fixture
def room(pool, tmp_path):
    return make_room(pool, tmp_path)


@pytest.fixture
def folder(pool, tmp_path) -> Path:
    """Seven files: two legal decks, an illegal one, a post with two decks, three that fail."""
    lists = tmp_path / "lists"
    (lists / "Day 1").mkdir(parents=True)
    (lists / "toolbox.swdeck").write_text(write_yaml_deck(toolbox(pool), pool))
    (lists / "aggro.o8d").write_bytes(write_deck(aggro(pool), pool, "o8d"))
    (lists / "Day 1" / "broken.txt").write_bytes(
        write_deck(toolbox(pool, s229=1, s22=1), pool, "text")
    )
    (lists / "Day 1" / "post.txt").write_text(POST)
    (lists / "Day 1" / "empty.txt").write_text("")
    (lists / "Day 1" / "binary.o8d").write_bytes(b"PK\0\1")
    (lists / "notes.docx").write_text("not a list")
    (lists / ".hidden.txt").write_text(POST)
    return lists


@pytest.fixture
def background(qapp):
    background = Background(qapp)
    yield background
    background.close()


@pytest.fixture
def view(theme, room, background, qtbot):
    info = SheetInfo(player="Not the judge", event="Regional", date="2026-01-31")
    view = JudgeView(theme, room.rules, room.workspace, room.dialogs, background, lambda: info)
    qtbot.addWidget(view)
    view.resize(1204, 760)
    with qtbot.waitActive(view):
        view.show()
    return view


@pytest.fixture
def checked(view, room, folder, qtbot):
    """The view after the folder was chosen with its button."""
    room.dialogs.will_answer(folder)
    with qtbot.waitSignal(view.check.changed):
        qtbot.mouseClick(view.empty.button(), Qt.MouseButton.LeftButton)
    return view


def column(view, which) -> list[str]:
    model = view.model
    return [model.index(row, which).data() for row in range(model.rowCount())]


def row_of(view, file, nth=0) -> int:
    return [at for at, name in enumerate(column(view, Column.FILE)) if name == file][nth]


def select(view, qtbot, file, nth=0):
    where = view.table.visualRect(view.model.index(row_of(view, file, nth), Column.DECK)).center()
    qtbot.mouseClick(view.table.viewport(), Qt.MouseButton.LeftButton, pos=where)


def test_at_first_the_view_asks_for_a_folder(view, room):
    assert view.empty.isVisible()
    assert not view.table.isVisible()
    room.dialogs.will_answer(None)
    view.choose_folder()
    assert view.empty.isVisible()


def test_every_list_gets_a_row_with_verdict_file_deck_card_sets_and_reasons(checked):
    assert checked.summary.text() == "7 lists: 4 legal, 1 illegal, 2 unreadable"
    assert sorted(column(checked, Column.FILE)) == [
        "Day 1/binary.o8d",
        "Day 1/broken.txt",
        "Day 1/empty.txt",
        "Day 1/post.txt",
        "Day 1/post.txt",
        "aggro.o8d",
        "toolbox.swdeck",
    ]
    broken = row_of(checked, "Day 1/broken.txt")
    texts = [checked.model.index(broken, at).data() for at in Column]
    assert texts[:5] == ["Illegal", "Day 1/broken.txt", "Toolbox Jedi", "Jedi", "12"]
    assert "is a dark side set" in texts[Column.REASONS]
    assert "restricted" in texts[Column.REASONS]


def test_the_worst_stands_first_and_files_that_fail_say_why(checked):
    assert column(checked, Column.VERDICT)[:3] == ["Unreadable", "Unreadable", "Illegal"]
    assert column(checked, Column.REASONS)[:2] == [
        "The file is not text (it contains zero bytes).",
        "The file is empty.",
    ]


def test_a_row_is_read_aloud_as_a_sentence(checked):
    row = row_of(checked, "toolbox.swdeck")
    spoken = checked.model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Legal: toolbox.swdeck. Toolbox Jedi, Jedi, 10 sets."
    cell = checked.model.index(row, Column.SETS).data(Qt.ItemDataRole.AccessibleTextRole)
    assert cell == "Sets: 10"
    tip = checked.model.index(row, Column.FILE).data(Qt.ItemDataRole.ToolTipRole)
    assert "lists/toolbox.swdeck" in tip


def test_a_click_on_a_head_sorts_and_keeps_the_selection(checked, qtbot):
    select(checked, qtbot, "toolbox.swdeck")
    header = checked.table.horizontalHeader()
    on_file = QPoint(header.sectionViewportPosition(Column.FILE) + 10, header.height() // 2)
    for expected in (sorted, lambda names: sorted(names, reverse=True)):
        qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=on_file)
        names = [name.casefold() for name in column(checked, Column.FILE)]
        assert names == expected(names)
        assert checked.table.current_result().file.name == "toolbox.swdeck"
    checked.model.sort(Column.SETS, Qt.SortOrder.DescendingOrder)
    assert column(checked, Column.SETS)[0] == "12"


def test_a_chip_singles_out_a_verdict(checked, qtbot):
    chip = checked.chips.chips["Illegal"]
    assert chip.text() == "Illegal 1"
    assert not checked.chips.chips["Casual only"].isVisible()
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert column(checked, Column.VERDICT) == ["Illegal"]
    assert checked.details.name.text() == "Toolbox Jedi"
    qtbot.mouseClick(checked.chips.chips["Legal"], Qt.MouseButton.LeftButton)
    assert column(checked, Column.VERDICT) == ["Legal"] * 4
    assert not chip.isChecked()
    qtbot.mouseClick(checked.chips.chips["Legal"], Qt.MouseButton.LeftButton)
    assert checked.model.rowCount() == 7


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
    assert checked.model.index(row_of(checked, "Day 1/post.txt"), Column.REASONS).data() == (
        "1 line of the file to look at."
    )
    assert [name for name in column(checked, Column.DECK) if name.startswith("post")] == [
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
        (Qt.Key.Key_End, 6),
        (Qt.Key.Key_Down, 6),
        (Qt.Key.Key_PageUp, 0),
    ):
        qtbot.keyClick(checked.table, key)
        assert checked.table.currentIndex().row() == row


@pytest.mark.rule("RL-01")
def test_other_rules_judge_the_same_files_again(checked, room, folder):
    (folder / "Day 1" / "broken.txt").unlink()
    room.rules.choose("faq-final", Mode.CASUAL)
    assert "restricted" not in column(checked, Column.REASONS)[2]
    assert "casual play" in checked.caption.text()


def test_the_csv_is_the_one_of_the_command_line(checked, room, folder, qtbot, tmp_path, capsys):
    file = tmp_path / "results.csv"
    room.dialogs.will_answer(file)
    qtbot.mouseClick(checked.export, Qt.MouseButton.LeftButton)
    assert room.dialogs.last.details == "lists results.csv"
    assert checked.notice.text() == f"Saved as {file}."
    rows = list(csv.DictReader(io.StringIO(file.read_text("utf-8-sig"))))
    main(["check", str(folder), "--csv"])
    theirs = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert list(rows[0]) == list(theirs[0])
    plain = [{**row, "file": str(folder / row["file"]), "name": ""} for row in rows]
    decks = [row for row in plain if row["verdict"] != "unreadable"]
    unnamed = [{**row, "name": ""} for row in theirs]
    assert sorted(decks, key=_place) == sorted(unnamed, key=_place)
    unread = [row for row in rows if row["verdict"] == "unreadable"]
    assert [(row["file"], row["reasons"]) for row in unread] == [
        ("Day 1/binary.o8d", "the file is not text (it contains zero bytes)"),
        ("Day 1/empty.txt", "the file is empty"),
    ]


def _place(row):
    return (row["file"], row["side"])


def test_a_csv_that_cannot_be_written_is_told(checked, room, tmp_path):
    room.dialogs.will_answer(tmp_path / "nowhere" / "results.csv")
    checked.export_csv()
    assert "could not be written" in checked.notice.text()


def test_all_sheets_go_into_one_pdf(checked, room, qtbot, tmp_path):
    file = tmp_path / "sheets"
    room.dialogs.will_answer(file)
    qtbot.mouseClick(checked.sheets, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(checked.notice.isVisible)
    assert checked.notice.text() == f"Saved as {file}.pdf."
    text = text_of((tmp_path / "sheets.pdf").read_bytes())
    assert len(re.findall(r"Page 1 of 2", text)) == 4
    assert "Read from Day 1/post.txt" in text
    assert "Regional" in text
    assert "Not the judge" not in text


def test_the_two_decks_of_a_player_share_a_sheet(pool, room):
    light, dark = toolbox(pool), aggro(pool)
    names = [
        ("Day 1/alice-light.txt", light),
        ("Day 1/bob_ls.txt", light),
        ("Day 1/Alice Dark side.o8d", dark),
        ("Day 2/bob_ds.txt", dark),
        ("carol.txt", light),
        ("carol.txt", dark),
        ("dave.txt", light),
        ("dave.txt", light),
        ("delight.txt", dark),
    ]
    files = [ListFile(Path(name), name, (deck,)) for name, deck in names]
    jobs = sheet_jobs(results_of(files, room.rules), pool)
    shown = [(bool(job.light), bool(job.dark), job.source) for job in jobs]
    assert shown == [
        (True, True, "Day 1/alice-light.txt and Day 1/Alice Dark side.o8d"),
        (True, False, "Day 1/bob_ls.txt"),
        (False, True, "Day 2/bob_ds.txt"),
        (True, True, "carol.txt"),
        (True, False, "dave.txt"),
        (True, False, "dave.txt"),
        (False, True, "delight.txt"),
    ]


def test_a_folder_without_lists_is_told_and_the_old_results_stay(checked, qtbot, tmp_path):
    empty = tmp_path / "empty"
    empty.mkdir()
    with qtbot.waitSignal(checked.check.failed):
        checked.check_folder(empty)
    assert checked.notice.text().startswith("There is no deck list in")
    assert ".o8d" in checked.notice.text()
    assert checked.model.rowCount() == 7


def test_a_folder_that_is_gone_is_told(view, qtbot, tmp_path):
    with qtbot.waitSignal(view.check.failed):
        view.check_folder(tmp_path / "gone")
    assert view.notice.text().endswith("is no folder, or may not be opened.")
    assert view.empty.isVisible()


def test_cancel_keeps_what_was_read_so_far(view, folder, qtbot, monkeypatch):
    """The reader waits in the middle, as on a slow disk, until Cancel was pressed."""
    goes_on, is_there = threading.Event(), threading.Event()

    def slow(path, home, pool):
        if path.name == "empty.txt":
            is_there.set()
            goes_on.wait(10)
        return read_list_file(path, home, pool)

    monkeypatch.setattr(folder_check, "read_list_file", slow)
    view.check_folder(folder)
    qtbot.waitUntil(is_there.is_set)
    qtbot.waitUntil(lambda: view.busy.is_on)
    view.busy.cancel.click()
    goes_on.set()
    with qtbot.waitSignal(view.check.stopped):
        pass
    assert view.notice.text() == "Stopped after 3 of 6 files."
    assert column(view, Column.FILE) == [
        "Day 1/binary.o8d",
        "Day 1/empty.txt",
        "Day 1/broken.txt",
    ]
    assert not view.busy.is_on


def test_the_window_lives_while_many_lists_are_read(view, folder, pool, qtbot):
    data = write_deck(toolbox(pool), pool, "text")
    for number in range(300):
        (folder / f"player {number:03}.txt").write_bytes(data)
    shares: list[float] = []
    task = view.check.start(folder)
    task.progress.connect(shares.append)
    with qtbot.waitSignal(view.check.changed, timeout=30_000):
        assert view.check.is_running
    assert view.model.rowCount() == 307
    assert len(shares) > 10
    assert shares == sorted(shares)


def test_another_folder_takes_the_place_of_one_being_read(view, folder, pool, qtbot, tmp_path):
    other = tmp_path / "other"
    other.mkdir()
    (other / "one.txt").write_bytes(write_deck(aggro(pool), pool, "text"))
    view.check_folder(folder)
    with qtbot.waitSignal(view.check.changed):
        view.check_folder(other)
    qtbot.waitUntil(lambda: not view.check.is_running)
    assert column(view, Column.FILE) == ["one.txt"]
    assert str(other) in view.caption.text()


def test_a_file_that_may_not_be_read_is_a_row_like_any_other(pool, tmp_path, monkeypatch):
    file = tmp_path / "secret.txt"
    file.write_text("x")

    def refuse(*_args, **_options):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    read = read_list_file(file, tmp_path, pool)
    assert read.decks == ()
    assert read.problem == "cannot be read: Permission denied"


def test_a_new_check_hides_the_old_notice(checked, folder, qtbot):
    checked.notice.warn("something failed")
    with qtbot.waitSignal(checked.check.changed):
        checked.check_folder(folder)
    assert not checked.notice.isVisible()


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
    widths = sum(table.columnWidth(at) for at in Column)
    assert widths == table.viewport().width() or table.columnWidth(Column.REASONS) == theme.px(80)


def test_the_model_keeps_the_rules_of_qt(room, folder, pool, qtmodeltester):
    model = ResultModel()
    qtmodeltester.check(model)
    paths = sorted(path for path in folder.rglob("*.*") if path.suffix in {".txt", ".o8d"})
    files = [read_list_file(path, folder, pool) for path in paths]
    model.show_results(results_of(files, room.rules))
    qtmodeltester.check(model)
    model.sort(Column.SETS)
    model.single_out("Legal")
    qtmodeltester.check(model)
    model.single_out("")
    assert model.rowCount() == len(results_of(files, room.rules))
