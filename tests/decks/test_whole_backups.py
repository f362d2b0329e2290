"""A backup is whole, or says what is missing; a library that cannot be read is not an empty one."""

import json
import os
import zipfile

import pytest
from forbidden import forbidden  # noqa: F401 - a fixture

from swlcg_deck.decks import edits
from swlcg_deck.decks.backup import LEFT_OUT, write_backup
from swlcg_deck.decks.backup_contents import PartialBackupError
from swlcg_deck.decks.deck import new_deck
from swlcg_deck.decks.deck_file import MAX_BYTES
from swlcg_deck.decks.library import Library
from swlcg_deck.decks.library_errors import LibraryError
from swlcg_deck.decks.restore import restore_backup

STAMP = "20130222T120000.000000Z"


@pytest.fixture
def full(library, toolbox):
    """A deck in a folder with a history, one outside, and one in the trash."""
    saved = library.save(toolbox, "Worlds")
    library.save(edits.write_notes(saved.deck, "second").deck, expected=saved.token)
    library.save(new_deck("Plain"))
    library.delete(library.save(new_deck("Deleted")).deck.id)
    return library


def giant(library):
    with (library.root / "Giant.swdeck").open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    return "decks/Giant.swdeck", "larger than 10 MB"


def link(library):
    (library.root / "Link.swdeck").symlink_to(library.root / "Plain.swdeck")
    return "decks/Link.swdeck", "links are not followed"


def linked_folder(library):
    (library.root / "Linked").symlink_to(library.root.parent, target_is_directory=True)
    return "decks/Linked", "links are not followed"


def pipe(library):
    os.mkfifo(library.root / "Pipe.swdeck")
    return "decks/Pipe.swdeck", "no plain file"


def strange_version(library):
    place = next(library.history.folder.iterdir())
    (place / "by hand.swdeck").write_text("name: x\n", encoding="utf-8")
    return f"history/{place.name}/by hand.swdeck", "nobody could bring back"


def giant_in_the_trash(library):
    place = library.trash.folder / f"{STAMP}-{'b' * 32}" / "Giant.swdeck"
    place.parent.mkdir()
    with place.open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    return f"trash/{place.parent.name}/Giant.swdeck", "larger than 10 MB"


def endless_name(library):
    place = library.root
    for _ in range(12):
        place /= "x" * 90
    place.mkdir(parents=True)
    (place / "Deep.swdeck").write_text("name: Deep\n", encoding="utf-8")
    return f"decks/{place.relative_to(library.root).as_posix()}/Deep.swdeck", "nobody could bring"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="links and pipes of Unix")
@pytest.mark.parametrize(
    "plant",
    [giant, link, linked_folder, pipe, strange_version, giant_in_the_trash, endless_name],
)
def test_what_no_backup_can_hold_is_named_and_nothing_is_written(full, tmp_path, pool, plant):
    name, why = plant(full)
    target = tmp_path / "backup.zip"
    target.write_bytes(b"the backup of yesterday, which was whole")
    with pytest.raises(PartialBackupError, match="nothing was written") as refused:
        write_backup(full, target)
    (left_out,) = refused.value.left_out
    assert left_out.name == name
    assert why in left_out.reason
    assert target.read_bytes().startswith(b"the backup of yesterday")
    summary = write_backup(full, target, partial=True)
    assert (summary.decks, summary.versions, summary.trashed) == (2, 1, 1)
    assert summary.left_out == (left_out,)
    with zipfile.ZipFile(target) as archive:
        assert json.loads(archive.read("manifest.json"))[LEFT_OUT] == [name]
    restored = restore_backup(Library(tmp_path / "other", pool), target, "merge")
    assert sorted(restored.added) == ["Plain", "Toolbox"]
    assert restored.never_there == (name,)


@pytest.mark.parametrize("part", ["Worlds", ".history", ".trash", "Plain.swdeck"])
def test_what_may_not_be_opened_is_named(full, tmp_path, forbidden, part):  # noqa: F811
    forbidden.shut(full.root / part)
    with pytest.raises(PartialBackupError) as refused:
        write_backup(full, tmp_path / "backup.zip")
    names = {"Worlds": "decks/Worlds", ".history": "history", ".trash": "trash"}
    (left_out,) = refused.value.left_out
    assert left_out.name == names.get(part, "decks/Plain.swdeck")
    assert left_out.reason.endswith("cannot be opened (Permission denied)")


def test_a_folder_that_may_not_be_opened_is_in_the_list(full, forbidden):  # noqa: F811
    forbidden.shut(full.root / "Worlds")
    closed = next(entry for entry in full.entries() if entry.is_folder)
    assert (closed.path, closed.problem) == (
        full.root / "Worlds",
        "the folder cannot be opened (Permission denied)",
    )
    assert "Plain" in {entry.name for entry in full.entries()}


def test_a_library_that_may_not_be_opened_is_not_an_empty_one(full, forbidden):  # noqa: F811
    forbidden.shut(full.root)
    (entry,) = full.entries()
    assert (entry.path, entry.is_folder) == (full.root, True)


def test_what_may_be_listed_and_not_looked_at_is_named(full, forbidden):  # noqa: F811
    """A folder with its names for everybody and nothing else, as mode 444 makes it."""
    for name in ("Plain.swdeck", "Worlds"):
        forbidden.shut(full.root / name, even_to_look=True)
    assert [(entry.name, entry.problem) for entry in full.entries()] == [
        ("Plain", "the file cannot be opened (Permission denied)"),
        ("Worlds", "the folder cannot be opened (Permission denied)"),
    ]


def test_no_history_and_none_that_may_be_read_are_two_things(
    full,
    toolbox,
    forbidden,  # noqa: F811
):
    assert full.versions("a" * 32) == ()
    forbidden.shut(full.history.folder)
    with pytest.raises(LibraryError, match=r"history in .* cannot be read \(Permission denied\)"):
        full.versions(toolbox.id)
    forbidden.shut(full.trash.folder)
    with pytest.raises(LibraryError, match=r"trash in .* cannot be read \(Permission denied\)"):
        full.trash.items()


def test_what_is_packed_very_small_can_be_restored_too(full, tmp_path, pool):
    for number in range(6):
        file = full.root / f"Long {number}.swdeck"
        file.write_bytes(f"name: Long {number}\nnotes: x\n".encode() + b"\n" * 9_000_000)
    write_backup(full, tmp_path / "backup.zip")
    restored = restore_backup(Library(tmp_path / "other", pool), tmp_path / "backup.zip", "merge")
    assert len(restored.added) == 8
