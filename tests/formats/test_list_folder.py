"""Which files of a folder are deck lists, and what is said of each."""

import os
from pathlib import Path

import pytest

from swlcg_deck.decks.deck import new_deck
from swlcg_deck.decks.edits import add_set
from swlcg_deck.formats import list_folder
from swlcg_deck.formats.list_folder import (
    EXTENSIONS,
    FolderError,
    lists_in,
    read_list,
    read_list_file,
)
from swlcg_deck.formats.reading import FormatError
from swlcg_deck.formats.registry import MAX_BYTES, write_deck

TWO_DECKS = "Light Side: Jedi\n2x A Journey to Dagobah\n\nDark Side: Sith\n2 Fall of the Jedi\n"
ONE_DECK = "Affiliation: Jedi\n2x A Journey to Dagobah\n"


def names(folder: Path) -> list[str]:
    return [path.relative_to(folder).as_posix() for path in lists_in(folder).paths]


def test_lists_are_found_by_their_ending_in_every_folder_and_come_in_order(tmp_path):
    (tmp_path / "b" / "c").mkdir(parents=True)
    for name in ("z.txt", "b/c/deep.O8D", "b/a.swdeck", "notes.docx", "no ending"):
        (tmp_path / name).write_text("x", encoding="utf-8")
    assert names(tmp_path) == ["b/a.swdeck", "b/c/deep.O8D", "z.txt"]
    assert {".txt", ".o8d", ".swdeck"} <= set(EXTENSIONS)
    assert list(EXTENSIONS) == sorted(EXTENSIONS)


def test_what_is_hidden_is_left_out_with_all_that_is_in_it(tmp_path):
    (tmp_path / ".trash").mkdir()
    (tmp_path / ".trash" / "old.txt").write_text("x", encoding="utf-8")
    (tmp_path / ".hidden.txt").write_text("x", encoding="utf-8")
    (tmp_path / "seen.txt").write_text("x", encoding="utf-8")
    assert names(tmp_path) == ["seen.txt"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_only_files_are_lists_so_that_nobody_waits_for_a_pipe(tmp_path):
    os.mkfifo(tmp_path / "pipe.txt")
    (tmp_path / "folder.txt").mkdir()
    (tmp_path / "gone.txt").symlink_to(tmp_path / "nowhere")
    assert names(tmp_path) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_everything_else_is_named_with_the_reason(tmp_path):
    folder = tmp_path / "lists"
    (folder / "inner").mkdir(parents=True)
    for name in ("a.txt", "no ending", "notes.docx", "inner/page.HTML", ".hidden"):
        (folder / name).write_text("x", encoding="utf-8")
    os.mkfifo(folder / "pipe.txt")
    (folder / "gone.txt").symlink_to(tmp_path / "nowhere")
    (folder / "out.txt").symlink_to(tmp_path)
    (folder / "again").symlink_to(folder / "inner")
    (folder / "circle").symlink_to(folder / "circle")
    found = lists_in(folder)
    assert [path.name for path in found.paths] == ["a.txt"]
    told = {file.name: file.problem for file in found.passed_over}
    assert all(file.is_passed_over for file in found.passed_over)
    assert {name: why for name, why in told.items() if name != "circle"} == {
        "again": "it is a link to a folder, and no folder is read twice",
        "gone.txt": "it is a link that leads nowhere",
        "inner/page.HTML": "no deck list ends in .html; saved as text (.txt) it can be read",
        "no ending": "its name has no ending that tells a deck list, such as .txt",
        "notes.docx": "no deck list ends in .docx; saved as text (.txt) it can be read",
        "out.txt": "it is a link to a place outside the folder",
        "pipe.txt": "it is no plain file",
    }
    assert "circle" in told


def refuse_to_list(monkeypatch, refused: Path) -> None:
    """As a system does for a folder of somebody else, which root may read all the same."""
    listed = os.scandir

    def scandir(place):
        if os.fspath(place) == os.fspath(refused):
            raise PermissionError(13, "Permission denied", os.fspath(place))
        return listed(place)

    monkeypatch.setattr(os, "scandir", scandir)


def test_a_folder_that_may_not_be_looked_into_is_named(tmp_path, monkeypatch):
    (tmp_path / "shut").mkdir()
    (tmp_path / "a.txt").write_text("x", encoding="utf-8")
    refuse_to_list(monkeypatch, tmp_path / "shut")
    (shut,) = lists_in(tmp_path).passed_over
    assert (shut.name, shut.problem) == ("shut", "cannot be read: Permission denied")
    assert not shut.is_passed_over
    refuse_to_list(monkeypatch, tmp_path)
    with pytest.raises(FolderError, match=r"cannot be opened \(Permission denied\)"):
        lists_in(tmp_path)


def test_a_folder_that_is_none_is_told(tmp_path):
    with pytest.raises(FolderError, match="gone is no folder, or may not be opened"):
        lists_in(tmp_path / "gone")


def test_a_folder_of_too_many_lists_is_told_before_any_is_read(tmp_path, monkeypatch):
    monkeypatch.setattr(list_folder, "MAX_FILES", 3)
    for number in range(3):
        (tmp_path / f"{number}.txt").write_text("x", encoding="utf-8")
    assert len(lists_in(tmp_path).paths) == 3
    (tmp_path / "one more.txt").write_text("x", encoding="utf-8")
    with pytest.raises(FolderError, match="has more than 3 deck lists"):
        lists_in(tmp_path)


def test_whoever_waits_is_asked_at_every_file_and_can_give_up(tmp_path):
    for name in ("a.txt", "b.docx", "c.txt"):
        (tmp_path / name).write_text("x", encoding="utf-8")
    beats: list[int] = []
    lists_in(tmp_path, lambda: beats.append(1))
    assert len(beats) == 3

    def give_up() -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        lists_in(tmp_path, give_up)


def test_a_deck_without_a_name_is_named_after_its_file(pool):
    (deck,) = read_list(ONE_DECK.encode(), pool, "lists/My Jedi.txt").decks
    assert deck.name == "My Jedi"


def test_decks_of_one_file_are_told_apart_by_their_cards(pool):
    decks = read_list(TWO_DECKS.encode(), pool, "post.txt").decks
    assert [deck.name for deck in decks] == ["post Jedi", "post Sith"]


def test_a_name_that_the_list_has_stays(pool):
    deck = add_set(new_deck("Toolbox", "Jedi"), pool.set(4), 2).deck
    (read,) = read_list(write_deck(deck, pool, "yaml"), pool, "other.swdeck").decks
    assert read.name == "Toolbox"


def test_without_a_file_a_deck_stays_without_a_name(pool):
    (deck,) = read_list(ONE_DECK.encode(), pool).decks
    (named,) = read_list(ONE_DECK.encode(), pool, "x.txt").decks
    assert named.name == "x"
    assert deck.name != named.name


def test_a_list_can_be_read_as_another_format_than_it_looks(pool):
    assert read_list(ONE_DECK.encode(), pool, format_name="text").decks
    with pytest.raises(FormatError):
        read_list(ONE_DECK.encode(), pool, format_name="o8d")


def test_a_file_of_a_folder_has_its_decks_and_what_was_corrected(pool, tmp_path):
    (tmp_path / "Day 1").mkdir()
    path = tmp_path / "Day 1" / "post.txt"
    path.write_text(f"{ONE_DECK}2x The Rebel Fleat\n", encoding="utf-8")
    read = read_list_file(path, tmp_path, pool)
    assert read.name == "Day 1/post.txt"
    assert [deck.total for deck in read.decks] == [4]
    (remark,) = read.remarks
    assert remark.startswith("Line 3, repaired: “2x The Rebel Fleat”; ")
    assert "The Rebel Fleet" in remark
    assert read.problem == ""


def test_a_line_with_several_meanings_is_asked_about_and_strange_letters_are_left_out(
    pool, tmp_path
):
    path = tmp_path / "post.txt"
    path.write_text(f"{ONE_DECK}2x The Rebel Fleet\u202e (4)\n", encoding="utf-8")
    remarks = " ".join(read_list_file(path, tmp_path, pool).remarks)
    assert "is it " in remarks
    assert "The Rebel Fleet (11)" in remarks
    assert "\u202e" not in remarks


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "the file is empty"),
        (b"hello", "no objective set, affiliation or deck name was found"),
        (b"x" * (MAX_BYTES + 1), "a deck list has at most 10 MB"),
    ],
    ids=["empty", "no list", "too large"],
)
def test_a_file_that_is_no_list_says_why(pool, tmp_path, data, problem):
    path = tmp_path / "broken.txt"
    path.write_bytes(data)
    read = read_list_file(path, tmp_path, pool)
    assert read.decks == ()
    assert problem in read.problem


def test_a_file_that_may_not_be_read_says_so(pool, tmp_path, monkeypatch):
    path = tmp_path / "secret.txt"
    path.write_text(ONE_DECK, encoding="utf-8")

    def refuse(*_args, **_options):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    assert read_list_file(path, tmp_path, pool).problem == "cannot be read: Permission denied"
