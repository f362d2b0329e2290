"""Nothing is lost when a disk is full, at whatever step of a save that shows."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from swlcg_deck.decks import edits
from swlcg_deck.decks.library import Library
from swlcg_deck.files.refusals import FileError
from swlcg_deck.files.writing import is_temporary, write_file

STEPS = ("open", "write", "fsync", "replace", "rename", "mkdir")
"""What a save asks of the system and the system can refuse for want of room."""


class FullDisk:
    """Lets some calls through and refuses the next one: no space left on device."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, allowed: int) -> None:
        self.calls: list[str] = []
        self._allowed = allowed
        for name in STEPS:
            monkeypatch.setattr(os, name, self._wrapped(name, getattr(os, name)))

    def _wrapped(self, name, original):
        def call(*args, **kwargs):
            if name == "open" and not args[1] & (os.O_WRONLY | os.O_RDWR):
                return original(*args, **kwargs)  # reading needs no room
            self.calls.append(name)
            if len(self.calls) == self._allowed + 1:
                if name == "write":  # as a real disk does: the last bytes that fit, then no more
                    original(args[0], args[1][: len(args[1]) // 2])
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return original(*args, **kwargs)

        return call


def temporary_files(folder: Path) -> list[Path]:
    return [file for file in folder.rglob("*") if is_temporary(file.name)]


def steps_of_a_save(library: Library, toolbox, monkeypatch) -> list[str]:
    saved = library.save(toolbox)
    with monkeypatch.context() as patch:
        disk = FullDisk(patch, allowed=1_000)
        library.save(edits.rename(saved.deck, "Renamed").deck, expected=saved.token)
    return disk.calls


def test_a_full_disk_at_any_step_leaves_the_old_deck_whole(tmp_path, pool, toolbox, monkeypatch):
    steps = steps_of_a_save(Library(tmp_path / "counted", pool), toolbox, monkeypatch)
    assert {"open", "write", "fsync", "replace", "rename", "mkdir"} <= set(steps)
    refused = 0
    for step in range(len(steps)):
        library = Library(tmp_path / f"{step}", pool)
        saved = library.save(toolbox)
        before = saved.path.read_bytes()
        changed = edits.rename(saved.deck, "Renamed").deck
        with monkeypatch.context() as patch:
            FullDisk(patch, allowed=step)
            try:
                library.save(changed, expected=saved.token)
            except FileError as error:
                refusal = str(error)
            else:
                refusal = ""
        assert temporary_files(library.root) == []
        if refusal:
            refused += 1
            assert refusal.startswith("the disk is full")
            assert "what was there before is unchanged" in refusal
            assert saved.path.read_bytes() == before
        else:
            assert library.entry(toolbox.id).name == "Renamed"
        again = library.save(changed, expected=library.entry(toolbox.id).token)
        assert library.entry(toolbox.id).token == again.token
        assert len(library.entries()) == 1
    assert refused >= 8


def test_a_full_disk_at_the_first_save_leaves_no_file(tmp_path, pool, toolbox, monkeypatch):
    library = Library(tmp_path / "decks", pool)
    for step in range(20):
        with monkeypatch.context() as patch:
            disk = FullDisk(patch, allowed=step)
            try:
                library.save(toolbox)
            except FileError as error:
                refusal = str(error)
            else:
                break
        assert "the disk is full" in refusal
        assert library.entries() == ()
        assert temporary_files(tmp_path) == []
    assert len(library.entries()) == 1
    # That of the folder, where systems know such a thing: the file was in place already.
    assert disk.calls[-1] == ("replace" if sys.platform == "win32" else "fsync")


def test_an_interrupted_write_removes_its_temporary_file(tmp_path, monkeypatch):
    target = tmp_path / "a.swdeck"
    write_file(target, b"old")

    def interrupted(*_args):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_file(target, b"new")
    assert [file.name for file in tmp_path.iterdir()] == ["a.swdeck"]
    assert target.read_bytes() == b"old"


def test_other_refusals_are_sentences(tmp_path):
    folder = tmp_path / "taken"
    folder.mkdir()
    with pytest.raises(FileError, match=r"taken could not be written .*unchanged"):
        write_file(folder, b"data")
    with pytest.raises(FileError, match="No such file or directory"):
        write_file(tmp_path / "gone" / "a.swdeck", b"data")
    assert temporary_files(tmp_path) == []


def test_short_writes_are_continued(tmp_path, monkeypatch):
    write = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: write(handle, data[:7]))
    write_file(tmp_path / "a.swdeck", b"0123456789" * 10)
    assert (tmp_path / "a.swdeck").read_bytes() == b"0123456789" * 10


@pytest.fixture
def small_disk(tmp_path):
    """A real file system of 200 kB, where the tests may mount one."""
    place = tmp_path / "disk"
    place.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=200k", "tmpfs", str(place)]
    try:
        mounted = subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        mounted = False
    if not mounted:
        pytest.skip("mounting a small file system is not permitted here")
    yield place
    subprocess.run(["umount", str(place)], check=True)


def test_a_disk_that_is_really_full_loses_nothing(small_disk, pool, toolbox):
    library = Library(small_disk / "decks", pool)
    saved = library.save(edits.write_notes(toolbox, "x" * 20_000).deck)
    refusal = ""
    for turn in range(100):
        changed = edits.write_notes(saved.deck, f"{turn}" * 20_000).deck
        try:
            saved = library.save(changed, expected=saved.token)
        except FileError as error:
            refusal = str(error)
            break
    assert refusal.startswith("the disk is full")
    assert library.entry(toolbox.id).token == saved.token
    assert temporary_files(small_disk) == []
    for version in library.versions(toolbox.id):
        assert version.name == "Toolbox"
    library.delete(toolbox.id)
    library.empty_trash()
    assert library.save(toolbox).path.exists()
