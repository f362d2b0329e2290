"""A folder of lists while it is read: stopped, replaced, gone, or very large."""

import threading
from pathlib import Path

from judge_room import column
from tournament_parts import aggro, toolbox

from swlcg_deck.formats.list_folder import read_list_file
from swlcg_deck.formats.registry import write_deck
from swlcg_deck.gui.tournament import folder_check


def test_a_folder_without_lists_is_told_and_the_old_results_stay(checked, qtbot, tmp_path):
    empty = tmp_path / "empty"
    empty.mkdir()
    with qtbot.waitSignal(checked.check.failed):
        checked.check_folder(empty)
    assert checked.messages.text().startswith("There is no deck list in")
    assert ".o8d" in checked.messages.text()
    assert checked.model.rowCount() == 8


def test_a_folder_that_is_gone_is_told(view, qtbot, tmp_path):
    with qtbot.waitSignal(view.check.failed):
        view.check_folder(tmp_path / "gone")
    assert view.messages.text().endswith("is no folder, or may not be opened.")
    assert view.empty.isVisible()


def test_cancel_keeps_what_was_read_so_far(view, folder, qtbot, monkeypatch):
    """The reader waits in the middle, as on a slow disk, until Cancel was pressed."""
    goes_on, is_there = threading.Event(), threading.Event()

    def slow(path, home, pool):
        if path.name == "empty.txt":
            is_there.set()
            goes_on.wait(60)
        return read_list_file(path, home, pool)

    monkeypatch.setattr(folder_check, "read_list_file", slow)
    view.check_folder(folder)
    qtbot.waitUntil(is_there.is_set)
    qtbot.waitUntil(lambda: view.busy.is_on)
    view.busy.cancel.click()
    goes_on.set()
    with qtbot.waitSignal(view.check.stopped):
        pass
    assert view.messages.text() == "Stopped after 3 of 6 files."
    assert column(view, "file") == [
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
    with qtbot.waitSignal(view.check.changed):
        assert view.check.is_running
    assert view.model.rowCount() == 308
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
    assert column(view, "file") == ["one.txt"]
    assert str(other) in view.caption.text()


def test_a_file_that_may_not_be_read_is_a_row_like_any_other(pool, tmp_path, monkeypatch):
    file = tmp_path / "secret.txt"
    file.write_text("x", encoding="utf-8")

    def refuse(*_args, **_options):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    read = read_list_file(file, tmp_path, pool)
    assert read.decks == ()
    assert read.problem == "cannot be read: Permission denied"


def test_a_new_check_hides_the_old_notice(checked, folder, qtbot):
    checked.messages.warn("something failed")
    with qtbot.waitSignal(checked.check.changed):
        checked.check_folder(folder)
    assert not checked.messages.isVisible()
