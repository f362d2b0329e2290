"""Files whose names are not UTF-8: shown readably, kept byte for byte."""

import os
import sys
from pathlib import Path

import pytest

from swlcg_deck.decks import edits
from swlcg_deck.decks.backup import write_backup
from swlcg_deck.decks.library import Library
from swlcg_deck.decks.restore import restore_backup
from swlcg_deck.files.names import is_readable, readable, without_bytes

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="names of Linux are bytes")

NAMELESS = b"format: swlcg-deck/1\naffiliation: Jedi\nsets:\n  - {set: 4, copies: 2}\n"
NAMES = (b"nm\xff.swdeck", b"f\xff/nm.swdeck", b"f\xff/\xe9t\xe9.swdeck", b"nm\\xff.swdeck")


@pytest.fixture
def strange(tmp_path, pool) -> Library:
    root = tmp_path / "decks"
    for name in NAMES:
        file = root / os.fsdecode(name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(NAMELESS)
    return Library(root, pool)


def names(folder: Path) -> set[bytes]:
    return {
        os.fsencode(f.relative_to(folder)) for f in folder.rglob("*.swdeck") if ".h" not in f.parts
    }


def test_a_name_is_shown_with_its_bytes_written_out():
    assert readable("nm\udcff") == r"nm\xff"
    assert readable("Jedi é") == "Jedi é"
    assert readable("\ud800") == "\N{REPLACEMENT CHARACTER}"
    assert (is_readable("é"), is_readable("\udcff")) == (True, False)
    assert without_bytes("nm\udcff") == "nmx"


def test_every_deck_is_listed_under_a_name_that_can_be_printed(strange):
    entries = strange.entries()
    assert len({entry.id for entry in entries}) == len(NAMES)
    assert {entry.name for entry in entries} == {r"nm\xff", "nm", r"\xe9t\xe9"}
    for entry in entries:
        assert entry.deck is not None
        entry.deck.name.encode()


def test_saving_moving_and_deleting_keep_the_bytes(strange):
    for entry in strange.entries():
        saved = strange.save(edits.write_notes(entry.deck, "x").deck, expected=entry.token)
        assert saved.path == entry.path
    assert {name for name in names(strange.root) if not name.startswith(b".")} == set(NAMES)
    entry = next(e for e in strange.entries() if e.path.name == os.fsdecode(b"nm\xff.swdeck"))
    assert os.fsencode(strange.move(entry.id, "Worlds").path.name) == b"nm\xff.swdeck"
    item = strange.delete(entry.id)
    assert item.name == r"nm\xff"
    assert os.fsencode(strange.restore_trashed(item.key).name) == b"nm\xff.swdeck"


def test_a_backup_brings_every_byte_back(strange, tmp_path, pool):
    strange.delete(next(e.id for e in strange.entries() if e.folder == ""))  # one in the trash
    write_backup(strange, tmp_path / "backup.zip")
    other = Library(tmp_path / "other", pool)
    restored = restore_backup(other, tmp_path / "backup.zip", "merge")
    assert len(restored.added) + restored.unchanged == len(NAMES) - 1
    before = {name for name in names(strange.root) if b"\xff" in name or b"\xe9" in name}
    assert before <= names(other.root)
    for name in restored.added:
        name.encode()


def test_a_backup_cannot_use_the_bytes_to_get_out(strange, tmp_path, pool, monkeypatch):
    for evil in (
        b"../\xff.swdeck",
        b"/\xff.swdeck",
        b".\xff.swdeck",
        b"a\0\xff.swdeck",
        b"\xff.sh",
    ):
        monkeypatch.setattr(
            "swlcg_deck.decks.backup._bytes_of_names",
            lambda files, evil=evil: {"names": {file.name: evil.hex() for file in files}},
        )
        write_backup(strange, tmp_path / "backup.zip")
        home = tmp_path / f"home-{evil.hex()}"
        other = Library(home / "decks", pool)
        restore_backup(other, tmp_path / "backup.zip", "merge")
        assert [path.name for path in home.iterdir()] == ["decks"]
        assert not [path for path in home.rglob("*") if not is_readable(path.name)]
