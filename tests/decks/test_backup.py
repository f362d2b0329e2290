"""The whole library in one file, and back; a bad file changes nothing."""

import io
import json
import stat
import sys
import zipfile
from pathlib import Path

import pytest

from swlcg_deck.decks import edits
from swlcg_deck.decks.backup import FORMAT, BackupSummary, write_backup
from swlcg_deck.decks.deck import new_deck
from swlcg_deck.decks.library import Library
from swlcg_deck.decks.restore import restore_backup
from swlcg_deck.files.refusals import FileError

STAMP = "20260131T180000.000000Z"
MANIFEST = json.dumps({"format": FORMAT}).encode()


@pytest.fixture
def full(library, toolbox):
    """A library with a folder, a history, a trash and a file that cannot be read."""
    saved = library.save(toolbox, "Worlds/2013")
    library.save(edits.write_notes(saved.deck, "second").deck, expected=saved.token)
    library.save(new_deck("Plain"))
    deleted = library.save(new_deck("Deleted"), "Worlds")
    library.delete(deleted.deck.id)
    (library.root / "Broken.swdeck").write_bytes(b"\xff\xfe\xff")
    return library


def contents(root: Path) -> dict[str, bytes]:
    """Every deck file of a library, hidden ones too."""
    files = (file for file in root.rglob("*.swdeck") if file.is_file())
    return {file.relative_to(root).as_posix(): file.read_bytes() for file in files}


def everything(folder: Path) -> dict[str, bytes]:
    files = (file for file in folder.rglob("*") if file.is_file() and file.name != ".lock")
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


def test_a_backup_holds_everything_and_says_what(full, tmp_path):
    target = tmp_path / "backup.zip"
    assert write_backup(full, target) == BackupSummary(decks=3, versions=1, trashed=1)
    with zipfile.ZipFile(target) as archive:
        manifest = json.loads(archive.read("manifest.json"))
        assert (manifest["format"], manifest["decks"]) == ("swlcg-deck-backup/1", 3)
        assert "decks/Worlds/2013/Toolbox.swdeck" in archive.namelist()
        assert archive.testzip() is None


@pytest.mark.parametrize("mode", ["merge", "replace"])
def test_a_backup_brings_an_empty_library_back_as_it_was(full, tmp_path, pool, mode):
    write_backup(full, tmp_path / "backup.zip")
    other = Library(tmp_path / "other" / "decks", pool)
    other.root.parent.mkdir()
    restored = restore_backup(other, tmp_path / "backup.zip", mode)
    assert sorted(restored.added) == ["Broken", "Plain", "Toolbox"]
    assert contents(other.root) == contents(full.root)
    assert {e.id for e in other.entries()} == {e.id for e in full.entries()}


def test_merging_changes_no_deck_and_loses_none(full, tmp_path, toolbox):
    write_backup(full, tmp_path / "backup.zip")
    in_backup = full.entry(toolbox.id)
    saved = full.save(edits.write_notes(in_backup.deck, "newer").deck, expected=in_backup.token)
    plain = next(entry for entry in full.entries() if entry.name == "Plain")
    full.delete(plain.id)
    full.empty_trash()
    restored = restore_backup(full, tmp_path / "backup.zip", "merge")
    assert (restored.added, restored.unchanged, restored.kept_as_versions) == (
        *(["Plain"], 1),
        ["Toolbox"],
    )
    assert full.entry(toolbox.id).token == saved.token
    assert full.entry(plain.id).token == plain.token
    assert [item.name for item in full.trash.items()] == ["Deleted"]
    again = restore_backup(full, tmp_path / "backup.zip", "merge")
    assert (again.added, again.unchanged) == ([], 2)
    assert len(full.versions(toolbox.id)) == 2


def test_merging_keeps_a_deck_whose_file_name_is_taken(full, tmp_path, pool):
    write_backup(full, tmp_path / "backup.zip")
    other = Library(tmp_path / "other", pool)
    other.save(new_deck("Plain"))
    restore_backup(other, tmp_path / "backup.zip", "merge")
    assert {"Plain.swdeck", "Plain (2).swdeck"} <= set(contents(other.root))


def test_replacing_puts_the_old_library_beside_the_new_one(full, tmp_path, pool, toolbox):
    write_backup(full, tmp_path / "backup.zip")
    before = contents(full.root)
    extra = full.save(new_deck("Not in the backup"))
    (full.root / "readme.txt").write_text("mine", encoding="utf-8")
    restored = restore_backup(full, tmp_path / "backup.zip", "replace")
    assert contents(full.root) == before
    old = Library(restored.old_library, pool)
    assert old.root.name.startswith("decks before restore ")
    assert old.entry(extra.deck.id).token == extra.token
    assert (old.root / "readme.txt").exists()
    saved = full.save(edits.rename(full.entry(toolbox.id).deck, "On").deck, overwrite=True)
    assert saved.path.exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        *("backup.zip", "decks", old.root.name)
    ]


def test_a_program_killed_in_the_middle_of_replacing_is_finished_at_the_next_start(
    full, tmp_path, pool
):
    before = contents(full.root)
    full.root.rename(tmp_path / ".decks-restored")
    (tmp_path / ".decks-restoring-0123").mkdir()
    library = Library(tmp_path / "decks", pool)
    assert contents(library.root) == before
    assert [path.name for path in tmp_path.iterdir()] == ["decks"]


def test_a_replacing_that_fails_puts_the_library_back(full, tmp_path, monkeypatch):
    write_backup(full, tmp_path / "backup.zip")
    before = everything(tmp_path)
    rename = Path.rename

    def refused(path, target):
        if path.name == ".decks-restored":
            raise OSError(28, "No space left on device")
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", refused)
    with pytest.raises(FileError, match="the disk is full"):
        restore_backup(full, tmp_path / "backup.zip", "replace")
    assert everything(tmp_path) == before


def test_a_backup_that_fails_leaves_the_old_one(full, tmp_path, monkeypatch):
    target = tmp_path / "backup.zip"
    target.write_bytes(b"the old one")

    def full_disk(*_args, **_kwargs):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(zipfile.ZipFile, "writestr", full_disk)
    with pytest.raises(FileError, match="the disk is full"):
        write_backup(full, target)
    assert target.read_bytes() == b"the old one"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup.zip", "decks"]


def archive(files: dict[str, bytes], **options) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, data in files.items():
            info = zipfile.ZipInfo(name)
            info.compress_type = options.get("compression", zipfile.ZIP_DEFLATED)
            info.external_attr = options.get("mode", 0) << 16
            packed.writestr(info, data)
    return stream.getvalue()


def damaged(data: bytes) -> bytes:
    at = data.index(b"manifest") + len(b"manifest.json") + 2
    return data[:at] + bytes([data[at] ^ 0xFF]) + data[at + 1 :]


GOOD = {"manifest.json": MANIFEST, "decks/A.swdeck": b"name: A\n"}
BAD = {
    "no zip": (b"PK nonsense", "is not a zip file"),
    "empty": (b"", "is not a zip file"),
    "cut off": (archive(GOOD)[:-30], "is not a zip file"),
    "damaged": (damaged(archive(GOOD)), "is damaged"),
    "no manifest": (archive({"decks/A.swdeck": b"x"}), "it has no manifest.json"),
    "manifest of another": (
        archive({"manifest.json": b'{"format": "zip/1"}'}),
        "format is 'zip/1'",
    ),
    "manifest no JSON": (archive({"manifest.json": b"["}), "manifest.json is damaged"),
    "manifest a list": (archive({"manifest.json": b"[]"}), "manifest.json is damaged"),
    "up": (archive(GOOD | {"decks/../../A.swdeck": b"x"}), "is no deck"),
    "up in Windows": (archive(GOOD | {"decks/..\\..\\A.swdeck": b"x"}), "is no deck"),
    "up further on": (archive(GOOD | {"decks/a\\..\\..\\A.swdeck": b"x"}), "is no deck"),
    "absolute": (archive(GOOD | {"/etc/A.swdeck": b"x"}), "is no deck"),
    "hidden": (archive(GOOD | {"decks/.lock/A.swdeck": b"x"}), "is no deck"),
    "empty part": (archive(GOOD | {"decks//A.swdeck": b"x"}), "is no deck"),
    "no deck": (archive(GOOD | {"decks/A.exe": b"x"}), "is no deck"),
    "elsewhere": (archive(GOOD | {"other/A.swdeck": b"x"}), "is no deck"),
    "history of nobody": (archive(GOOD | {f"history/x/{STAMP}.swdeck": b"x"}), "is no deck"),
    "history of no time": (archive(GOOD | {f"history/{'a' * 32}/now.swdeck": b"x"}), "is no deck"),
    "end of time": (
        archive(GOOD | {f"history/{'a' * 32}/99991231T235959.999999Z.swdeck": b"x"}),
        "is no deck",
    ),
    "trash of no time": (archive(GOOD | {f"trash/{'a' * 32}/A.swdeck": b"x"}), "is no deck"),
    "link": (archive(GOOD, mode=stat.S_IFLNK | 0o777), "is a link"),
    "unknown packing": (archive(GOOD, compression=zipfile.ZIP_BZIP2), "packed in an unknown way"),
    "too large": (archive(GOOD | {"decks/B.swdeck": b"x" * 10_000_001}), "larger than any deck"),
    "bomb": (
        archive(GOOD | {f"decks/{n}.swdeck": bytes(9_000_000) for n in range(6)}),
        "it would unpack to 54 MB",
    ),
}


@pytest.mark.parametrize("mode", ["merge", "replace"])
@pytest.mark.parametrize("case", BAD)
def test_a_bad_backup_changes_nothing(full, tmp_path, case, mode):
    data, said = BAD[case]
    source = tmp_path / "bad.zip"
    source.write_bytes(data)
    before = everything(tmp_path)
    with pytest.raises(FileError, match="this is not a usable backup") as refusal:
        restore_backup(full, source, mode)
    assert said in str(refusal.value)
    assert "nothing was changed" in str(refusal.value)
    assert everything(tmp_path) == before


def test_a_name_that_is_in_a_backup_twice_is_refused(full, tmp_path):
    source = tmp_path / "bad.zip"
    with zipfile.ZipFile(source, "w") as packed:
        packed.writestr("manifest.json", MANIFEST)
        packed.writestr("decks/A.swdeck", b"name: A")
        with pytest.warns(UserWarning, match="Duplicate name"):
            packed.writestr("decks/A.swdeck", b"name: B")
    with pytest.raises(FileError, match=r"decks/A\.swdeck is in it twice"):
        restore_backup(full, source, "merge")


def test_a_size_that_is_not_true_is_refused(full, tmp_path):
    data = archive(GOOD | {"decks/B.swdeck": b"x" * 5_000})
    size = (5_000).to_bytes(4, "little")
    assert data.count(size) == 2
    source = tmp_path / "bad.zip"
    source.write_bytes(data.replace(size, (20).to_bytes(4, "little")))
    with pytest.raises(FileError, match=r"decks/B\.swdeck in it"):
        restore_backup(full, source, "merge")


def test_a_backup_that_is_not_there_is_said(full, tmp_path):
    with pytest.raises(FileError, match="cannot be opened"):
        restore_backup(full, tmp_path / "none.zip", "merge")


@pytest.mark.skipif(sys.platform == "win32", reason="there a backslash leads into a folder")
def test_names_of_another_system_are_made_safe(tmp_path, pool):
    library = Library(tmp_path / "decks", pool)
    names = ["decks/CON/a:b.swdeck", "decks/a\\b.swdeck", "decks/UPPER.SWDECK"]
    names += [f"trash/{STAMP}-{'a' * 32}/x?/{'y' * 200}.swdeck"]
    source = tmp_path / "other.zip"
    source.write_bytes(archive({"manifest.json": MANIFEST} | {n: n.encode() for n in names}))
    restore_backup(library, source, "merge")
    assert sorted(contents(library.root)) == [
        f".trash/{STAMP}-{'a' * 32}/x-/{'y' * 80}.swdeck",
        "UPPER.swdeck",
        "_CON/a-b.swdeck",
        "a-b.swdeck",
    ]
