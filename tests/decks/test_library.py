"""Saving, listing, moving: the decks on disk are what the library says they are."""

import os
import re
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swlcg_deck.decks import edits, shelf
from swlcg_deck.decks.deck import new_deck
from swlcg_deck.decks.deck_file import read_yaml_deck, write_yaml_deck
from swlcg_deck.decks.library import Library
from swlcg_deck.decks.library_errors import ConflictError, LibraryError
from swlcg_deck.files import locking
from swlcg_deck.files.locking import FolderLock
from swlcg_deck.files.refusals import FileError


def names(library: Library) -> list[str]:
    return [entry.path.relative_to(library.root).as_posix() for entry in library.entries()]


def test_a_new_library_is_empty_and_makes_no_folder(library):
    assert library.entries() == ()
    assert library.folders.names() == ()
    assert not library.root.exists()


def test_a_saved_deck_is_a_readable_file_with_its_name(library, toolbox, pool):
    saved = library.save(toolbox, "Worlds/2013")
    assert saved.path == library.root / "Worlds/2013/Toolbox.swdeck"
    on_disk = read_yaml_deck(saved.path.read_text("utf-8"), pool)
    assert on_disk.deck == saved.deck
    assert saved.deck.sets == toolbox.sets
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", saved.deck.modified)
    assert saved.deck.created == saved.deck.modified


def test_an_entry_tells_what_a_list_shows(library, toolbox):
    saved = library.save(edits.choose_tags(toolbox, ["worlds"]).deck, "Old")
    (entry,) = library.entries()
    assert (entry.id, entry.name, entry.affiliation, entry.sets, entry.tags) == (
        *(toolbox.id, "Toolbox", "Jedi", 6),
        ("worlds",),
    )
    assert (entry.folder, entry.path, entry.token) == ("Old", saved.path, saved.token)
    assert (entry.problem, entry.read_only, entry.remarks[0].message) == (None, False, "")


def test_another_deck_of_the_same_name_gets_a_number(library, toolbox):
    library.save(toolbox)
    library.save(new_deck("toolbox"))
    library.save(new_deck("Toolbox"))
    assert names(library) == ["toolbox (2).swdeck", "Toolbox (3).swdeck", "Toolbox.swdeck"]


def test_renaming_a_deck_renames_its_file(library, toolbox):
    saved = library.save(toolbox, "Old")
    library.save(edits.rename(saved.deck, "New name").deck, expected=saved.token)
    assert names(library) == ["Old/New name.swdeck"]


def test_renaming_to_a_taken_name_keeps_both(library, toolbox):
    library.save(new_deck("Taken"))
    saved = library.save(toolbox)
    library.save(edits.rename(saved.deck, "TAKEN").deck, expected=saved.token)
    assert names(library) == ["TAKEN (2).swdeck", "Taken.swdeck"]


def test_a_file_that_the_user_renamed_keeps_its_name(library, toolbox):
    saved = library.save(toolbox)
    saved.path.rename(library.root / "Mine.swdeck")
    library.save(edits.write_notes(saved.deck, "x").deck, expected=saved.token)
    assert names(library) == ["Mine.swdeck"]


def test_saving_what_is_on_disk_already_leaves_the_file_alone(library, toolbox):
    saved = library.save(toolbox)
    text = f"# my own comment\n{saved.path.read_text('utf-8')}"
    saved.path.write_text(text, "utf-8")
    library.save(saved.deck, expected=saved.token)
    assert saved.path.read_text("utf-8") == text
    assert library.versions(toolbox.id) == ()


def test_a_deck_changed_meanwhile_is_a_conflict_with_both_decks(library, toolbox, pool):
    saved = library.save(toolbox)
    other = Library(library.root, pool)
    theirs = other.save(edits.write_notes(saved.deck, "theirs").deck, expected=saved.token)
    mine = edits.write_notes(saved.deck, "mine").deck
    with pytest.raises(ConflictError, match="changed by another program") as conflict:
        library.save(mine, expected=saved.token)
    assert (conflict.value.mine, conflict.value.theirs) == (mine, theirs.deck)
    assert library.entry(toolbox.id).deck == theirs.deck
    copy = library.save_copy(mine)
    assert {entry.deck.notes for entry in library.entries()} == {"mine", "theirs"}
    assert copy.deck.id != toolbox.id
    library.save(mine, expected=conflict.value.token)
    assert library.entry(toolbox.id).deck.notes == "mine"


def test_an_editor_that_was_faster_is_a_conflict_too(library, toolbox):
    saved = library.save(toolbox)
    text = saved.path.read_text("utf-8").replace("copies: 2", "copies: 1")
    saved.path.write_text(text, "utf-8")
    mine = edits.write_notes(saved.deck, "mine").deck
    with pytest.raises(ConflictError) as conflict:
        library.save(mine, expected=saved.token)
    assert conflict.value.theirs.total == 3
    library.save(mine, overwrite=True)
    assert library.versions(toolbox.id)[0].path.read_text("utf-8") == text


def test_a_file_edited_in_place_within_the_same_moment_is_noticed(library, toolbox):
    saved = library.save(toolbox)
    library.entries()
    status = saved.path.stat()
    text = saved.path.read_text("utf-8").replace("copies: 2", "copies: 3")
    saved.path.write_text(text, "utf-8")
    os.utime(saved.path, ns=(status.st_atime_ns, status.st_mtime_ns))
    with pytest.raises(ConflictError) as conflict:
        library.save(edits.write_notes(saved.deck, "mine").deck, expected=saved.token)
    assert conflict.value.theirs.total == 9


def test_a_deck_nobody_said_to_know_is_not_overwritten(library, toolbox):
    library.save(toolbox)
    with pytest.raises(ConflictError):
        library.save(edits.write_notes(toolbox, "x").deck)


def test_a_deck_deleted_meanwhile_is_written_again(library, toolbox):
    saved = library.save(toolbox)
    library.delete(toolbox.id)
    library.save(edits.write_notes(saved.deck, "x").deck, expected=saved.token)
    assert len(library.entries()) == len(library.trash.items()) == 1


def test_a_file_of_a_newer_version_is_listed_and_never_overwritten(library, toolbox):
    library.save(toolbox)
    path = library.root / "Tomorrow.swdeck"
    text = f"format: swlcg-deck/2\nname: Tomorrow\nid: {'a' * 32}\nhologram: yes\n"
    path.write_text(text, encoding="utf-8")
    entry = library.entry("a" * 32)
    assert entry.read_only
    with pytest.raises(LibraryError, match="newer version of this program"):
        library.save(edits.write_notes(entry.deck, "x").deck, expected=entry.token, overwrite=True)
    assert path.read_text(encoding="utf-8") == text
    copied = library.save_copy(entry.deck)
    assert copied.path.name == "Tomorrow (2).swdeck"
    assert not library.entry(copied.deck.id).read_only
    assert copied.deck == library.entry(copied.deck.id).deck


def test_an_unreadable_file_is_listed_with_its_problem_and_stays(library, toolbox):
    saved = library.save(toolbox)
    broken = saved.path.read_text("utf-8").replace("sets:", "sets: [")
    saved.path.write_text(broken, "utf-8")
    (library.root / "bytes.swdeck").write_bytes(b"\xff\x00\xfe")
    (library.root / "huge.swdeck").write_bytes(b"#" * 10_000_001)
    problems = {entry.path.name: entry.problem for entry in library.entries()}
    assert problems["Toolbox.swdeck"].startswith("line 7: not readable as YAML")
    assert "save the file as UTF-8" in problems["bytes.swdeck"]
    assert "larger than 10 MB" in problems["huge.swdeck"]
    assert library.entry(toolbox.id).deck is None  # it still states its identity
    with pytest.raises(ConflictError) as conflict:
        library.save(toolbox, expected=saved.token)
    assert conflict.value.theirs is None
    library.save(toolbox, overwrite=True)
    assert library.versions(toolbox.id)[0].path.read_text("utf-8") == broken


def test_a_hand_written_file_without_identity_is_one_deck_and_gets_one(library, pool):
    library.root.mkdir()
    (library.root / "By hand.swdeck").write_text(
        "affiliation: Jedi\nsets: [38]\n", encoding="utf-8"
    )
    (entry,) = library.entries()
    assert (entry.name, entry.sets) == ("By hand", 1)
    assert Library(library.root, pool).entries()[0].id == entry.id
    library.save(edits.write_notes(entry.deck, "x").deck, expected=entry.token)
    assert names(library) == ["By hand.swdeck"]
    assert entry.id in (library.root / "By hand.swdeck").read_text(encoding="utf-8")


def test_a_copy_made_with_a_file_manager_is_another_deck(library, toolbox, pool):
    saved = library.save(toolbox)
    copy = library.root / "A copy of Toolbox.swdeck"
    copy.write_bytes(saved.path.read_bytes())
    by_path = {entry.path: entry for entry in library.entries()}
    assert by_path[saved.path].id == toolbox.id
    other = by_path[copy]
    assert other.id != toolbox.id
    library.save(edits.write_notes(other.deck, "changed").deck, expected=other.token)
    assert saved.path.read_bytes() == copy.with_name("Toolbox.swdeck").read_bytes()
    assert library.entry(toolbox.id).token == saved.token
    assert read_yaml_deck(copy.read_text("utf-8"), pool).deck.id == other.id


def test_folders_are_made_renamed_listed_and_removed(library, toolbox):
    library.save(toolbox, "Worlds/2013")
    library.folders.create("Empty")
    assert library.folders.names() == ("Empty", "Worlds", "Worlds/2013")
    library.folders.rename("Worlds/2013", "Finals/2014")
    assert names(library) == ["Finals/2014/Toolbox.swdeck"]
    library.move(toolbox.id, "Empty")
    assert library.entry(toolbox.id).folder == "Empty"
    library.folders.remove("Worlds")
    assert library.folders.names() == ("Empty", "Finals", "Finals/2014")
    with pytest.raises(LibraryError, match="the folder Empty is not empty"):
        library.folders.remove("Empty")
    with pytest.raises(LibraryError, match="there is already a folder Finals"):
        library.folders.rename("Empty", "Finals")
    with pytest.raises(LibraryError, match="there is no folder Nowhere"):
        library.folders.rename("Nowhere", "Somewhere")


def test_moving_to_a_folder_with_the_same_name_in_it_keeps_both(library, toolbox):
    library.save(new_deck("Toolbox"), "Worlds")
    library.save(toolbox)
    assert library.move(toolbox.id, "Worlds").path.name == "Toolbox (2).swdeck"
    assert library.move(toolbox.id, "Worlds").path.name == "Toolbox (2).swdeck"


@pytest.mark.parametrize(
    "folder", ["..", "../x", "/etc", "a/../../b", ".trash", "a/.hidden", "a\\b"]
)
def test_no_folder_leads_out_of_the_library(library, toolbox, folder):
    with pytest.raises(LibraryError, match="is not a folder of the library"):
        library.save(toolbox, folder)
    with pytest.raises(LibraryError, match="is not a folder of the library"):
        library.folders.create(folder)
    assert library.entries() == ()


def test_a_folder_name_that_some_systems_refuse_is_refused_everywhere(library):
    with pytest.raises(LibraryError, match="cannot be called What\\?; What- would do"):
        library.folders.create("What?")


@pytest.mark.parametrize(
    "name", ["../../evil", "/etc/passwd", "..", ".hidden", "CON", "a/b\\c", ""]
)
def test_a_path_in_a_name_stays_a_name(library, tmp_path, name):
    saved = library.save(new_deck(name))
    assert saved.path.parent == library.root
    assert not saved.path.name.startswith(".")
    assert library.entries()[0].name == name
    assert [path.name for path in tmp_path.iterdir()] == ["decks"]


@pytest.mark.skipif(sys.platform == "win32", reason="links of Unix")
def test_links_are_not_followed(library, toolbox, tmp_path, pool):
    outside = tmp_path / "outside"
    outside.mkdir()
    secret = outside / "Secret.swdeck"
    secret.write_text(write_yaml_deck(toolbox, pool), "utf-8")
    library.root.mkdir()
    (library.root / "Link.swdeck").symlink_to(secret)
    (library.root / "Folder").symlink_to(outside, target_is_directory=True)
    (library.root / "Loop").symlink_to(library.root, target_is_directory=True)
    folder, entry, loop = library.entries()
    assert [one.name for one in (folder, entry, loop)] == ["Folder", "Link", "Loop"]
    assert [one.deck for one in (folder, entry, loop)] == [None] * 3
    assert all("links are not followed" in one.problem for one in (folder, entry, loop))
    assert library.folders.names() == ()
    for change in (library.delete, lambda deck_id: library.move(deck_id, "Elsewhere")):
        with pytest.raises(LibraryError, match="Folder is a folder that cannot be looked into"):
            change(folder.id)
    with pytest.raises(LibraryError, match="leads out of the library"):
        library.save(toolbox, "Folder")
    library.delete(entry.id)
    assert secret.exists()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs a pipe that never ends")
def test_a_pipe_that_looks_like_a_deck_does_not_hang_the_library(library):
    library.root.mkdir()
    os.mkfifo(library.root / "Pipe.swdeck")
    assert library.entries()[0].deck is None


def test_a_second_listing_reads_only_what_changed(library, monkeypatch):
    for place in range(3):
        library.save(new_deck(f"Deck {place}"))
    library.entries()
    read: list[str] = []
    original = shelf.read_plain_file
    monkeypatch.setattr(
        shelf, "read_plain_file", lambda path, most: read.append(path.name) or original(path, most)
    )
    library.entries()
    assert read == []
    (library.root / "Deck 1.swdeck").write_text("name: Changed\n", encoding="utf-8")
    assert [entry.name for entry in library.entries()] == ["Deck 0", "Changed", "Deck 2"]
    assert read == ["Deck 1.swdeck"]
    (library.root / "Deck 1.swdeck").unlink()
    assert len(library.entries()) == 2


def test_other_files_and_hidden_ones_are_left_alone(library, toolbox, pool):
    library.save(toolbox)
    for name in ("readme.txt", ".hidden.swdeck", ".swdeck-not-ours", "~Toolbox.swdeck~"):
        (library.root / name).write_text("mine", encoding="utf-8")
    (library.root / ".git").mkdir()
    (library.root / ".git/x.swdeck").write_text("mine", encoding="utf-8")
    again = Library(library.root, pool)
    assert names(again) == ["Toolbox.swdeck"]
    assert again.folders.names() == ()
    assert (library.root / ".swdeck-not-ours").exists()


def test_leftovers_of_a_killed_program_go_at_the_next_start(library, toolbox, pool):
    library.save(toolbox, "Worlds")
    left = library.root / "Worlds" / ".swdeck-0123456789abcdef.tmp"
    left.write_text("half a de", encoding="utf-8")
    with library.lock:
        Library(library.root, pool)
        assert left.exists(), "somebody may be writing it"
    Library(library.root, pool)
    assert not left.exists()


def test_a_library_in_use_says_so_and_is_free_again_afterwards(library):
    other = FolderLock(library.root, patience=0.05)
    with library.lock:
        with library.lock:
            pass
        with pytest.raises(FileError, match=r"another program is using .*decks"), other:
            pass
    with other:
        pass


def test_a_lock_in_a_folder_that_was_put_aside_is_no_lock(library, tmp_path, monkeypatch):
    lock = locking._try_lock

    def put_aside_just_before(handle):
        if not (tmp_path / "aside").exists():
            library.root.rename(tmp_path / "aside")
        lock(handle)

    monkeypatch.setattr(locking, "_try_lock", put_aside_just_before)
    with library.lock:
        assert (library.root / ".lock").exists()


def test_a_library_that_cannot_be_written_says_so(tmp_path, pool, toolbox):
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    library = Library(tmp_path / "file" / "decks", pool)
    if sys.platform == "win32":  # says only that there is no such folder
        assert library.entries() == ()
    else:
        (entry,) = library.entries()
        assert (entry.path, entry.problem) == (
            library.root,
            "the folder cannot be opened (Not a directory)",
        )
    with pytest.raises(FileError, match="could not be written"):
        library.save(toolbox)


def test_a_deck_that_is_gone_is_named_as_such(library):
    for action in (library.entry, library.delete):
        with pytest.raises(LibraryError, match="no longer in the library"):
            action("0" * 32)


@settings(max_examples=60, deadline=None)
@given(content=st.binary(max_size=200))
def test_no_file_content_stops_the_listing(tmp_path_factory, pool, content):
    root = tmp_path_factory.mktemp("any") / "decks"
    root.mkdir()
    (root / "Any.swdeck").write_bytes(content)
    (entry,) = Library(root, pool).entries()
    assert (entry.deck is None) == (entry.problem is not None)
