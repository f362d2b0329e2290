"""A library that comes from elsewhere: links, pipes and giants where decks should be."""

import io
import json
import os
import sys
import zipfile

import pytest
from left_behind import as_if_killed

from swlcg_deck.decks import edits
from swlcg_deck.decks.backup import FORMAT, MANIFEST, write_backup
from swlcg_deck.decks.backup_contents import PartialBackupError
from swlcg_deck.decks.deck import new_deck
from swlcg_deck.decks.deck_file import MAX_BYTES
from swlcg_deck.decks.library import Library
from swlcg_deck.decks.library_errors import LibraryError
from swlcg_deck.decks.restore import restore_backup
from swlcg_deck.gui.library.snapshots import read_snapshots

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="links and pipes of Unix")
STAMP = "20130222T120000.000000Z"


class NoPulse:
    def beat(self, _done, _total):
        """Nobody waits."""


@pytest.fixture
def secret(tmp_path):
    file = tmp_path / "secret.txt"
    file.write_text("name: My password is 1138\n", encoding="utf-8")
    return file


@pytest.fixture
def library(tmp_path, pool):
    return Library(tmp_path / "decks", pool)


@pytest.fixture
def saved(library):
    first = library.save(new_deck("Toolbox", "Jedi"))
    return library.save(edits.write_notes(first.deck, "changed").deck, expected=first.token)


def plant(place, kind, secret):
    """Something that is no deck file, under the name of one."""
    place.parent.mkdir(parents=True, exist_ok=True)
    if kind == "link":
        place.symlink_to(secret)
    elif kind == "device":
        place.symlink_to("/dev/zero")
    elif kind == "pipe":
        os.mkfifo(place)
    else:
        with place.open("wb") as file:
            file.truncate(50 * MAX_BYTES)


KINDS = ["link", "device", "pipe", "giant"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_version_that_is_no_plain_file_is_never_read(library, saved, secret, kind):
    plant(library.history.folder / saved.deck.id / f"{STAMP}.swdeck", kind, secret)
    versions = library.versions(saved.deck.id)
    assert [version.name for version in versions] == ["Toolbox", ""]
    assert all(version.size <= MAX_BYTES + 1 for version in versions)
    with pytest.raises(LibraryError, match=r"not followed|no plain file|larger than any deck"):
        library.restore_version(saved.deck.id, STAMP)
    states = read_snapshots(library, library.entry(saved.deck.id), NoPulse())
    assert [state.deck.notes for state in states if state.deck] == ["changed", ""]
    again = library.save(edits.write_notes(saved.deck, "more").deck, expected=saved.token)
    assert library.entry(again.deck.id).deck.notes == "more"


@pytest.mark.parametrize("kind", KINDS)
def test_unsaved_work_that_is_no_plain_file_is_never_read(library, saved, secret, kind):
    plant(library.recovery.folder / f"{'a' * 32}.swdeck", kind, secret)
    unsaved = edits.write_notes(saved.deck, "not saved yet").deck
    library.recovery.write("b" * 32, unsaved, saved.token)
    home = as_if_killed(library)
    plant(home / f"{'c' * 32}.swdeck", kind, secret)
    found = {slot.path: slot for slot in library.unsaved_work()}
    assert found.pop(home / f"{'b' * 32}.swdeck").deck == unsaved
    assert len(found) in (0, 2)
    giant = next(iter(found.values()), None)
    assert giant is None or "larger than 10 MB" in giant.problem


@pytest.mark.parametrize("kind", ["link", "device", "pipe"])
@pytest.mark.parametrize("place", ["history", "trash", "decks"])
def test_a_backup_takes_in_nothing_that_a_link_leads_to(
    library, saved, secret, tmp_path, kind, place
):
    homes = {
        "history": library.history.folder / saved.deck.id / f"{STAMP}.swdeck",
        "trash": library.trash.folder / f"{STAMP}-{'b' * 32}" / "Evil.swdeck",
        "decks": library.root / "Evil.swdeck",
    }
    plant(homes[place], kind, secret)
    with pytest.raises(PartialBackupError) as refused:
        write_backup(library, tmp_path / "backup.zip")
    assert not (tmp_path / "backup.zip").exists()
    summary = write_backup(library, tmp_path / "backup.zip", partial=True)
    assert (summary.decks, summary.versions, summary.trashed) == (1, 1, 0)
    assert summary.left_out == refused.value.left_out
    assert [one.name.startswith(f"{place}/") for one in summary.left_out] == [True]
    with zipfile.ZipFile(tmp_path / "backup.zip") as archive:
        assert len(archive.namelist()) == 3
        assert all(b"1138" not in archive.read(name) for name in archive.namelist())


def test_a_deck_file_that_has_become_a_giant_is_not_replaced(library, saved):
    with saved.path.open("r+b") as file:
        file.truncate(2 * MAX_BYTES)
    again = library.save(edits.write_notes(saved.deck, "more").deck, expected=saved.token)
    assert again.path != saved.path
    assert saved.path.stat().st_size == 2 * MAX_BYTES
    assert [entry.problem for entry in library.entries() if entry.path == saved.path] == [
        "the file is larger than 10 MB"
    ]


def backup_of(files):
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name), data)
    return stream.getvalue()


SOUND = {MANIFEST: json.dumps({"format": FORMAT})}
HOSTILE = {
    "a name without end": (SOUND | {f"decks/{'a/' * 2_000}A.swdeck": "x"}, "a name in it has"),
    "a manifest that shouts": ({MANIFEST: json.dumps({"format": "x" * 900_000})}, "its format is"),
    "a deep manifest": ({MANIFEST: "[" * 200_000}, "is damaged"),
    "a manifest of one number": ({MANIFEST: '{"format": ' + "9" * 5_000 + "}"}, "is damaged"),
    "a newer version": ({MANIFEST: '{"format": "swlcg-deck-backup/2"}'}, "this program reads"),
}


@pytest.mark.usefixtures("saved")
@pytest.mark.parametrize("case", HOSTILE)
@pytest.mark.parametrize("mode", ["merge", "replace"])
def test_a_hostile_backup_is_refused_in_few_words_and_changes_nothing(
    library, tmp_path, case, mode
):
    files, words = HOSTILE[case]
    source = tmp_path / "evil.zip"
    source.write_bytes(backup_of(files))
    before = {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}
    with pytest.raises(LibraryError, match="nothing was changed") as refusal:
        restore_backup(library, source, mode)
    assert words in str(refusal.value)
    assert len(str(refusal.value)) < 300
    assert {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()} == before
