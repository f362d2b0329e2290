"""Unsaved work of programs that live, and of those that do not."""

import os
import sys

import pytest
from left_behind import OF_NOBODY, as_if_killed

from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import new_deck
from swlcg_deck.decks.library import Library
from swlcg_deck.files.writing import write_file

ONE, TWO = "1" * 32, "2" * 32


def test_unsaved_work_outlives_a_crash(library, toolbox, pool):
    saved = library.save(toolbox)
    unsaved = edits.write_notes(saved.deck, "not saved yet").deck
    library.recovery.write(ONE, unsaved, saved.token)
    library.recovery.write(TWO, new_deck("Never saved"), None)
    home = as_if_killed(library)
    again = Library(library.root, pool)
    slots = {slot.deck.name: slot for slot in again.unsaved_work()}
    assert slots["Toolbox"].deck == unsaved
    assert slots["Toolbox"].base == saved.token
    assert slots["Never saved"].base is None
    assert len(again.entries()) == 1
    again.recovery.forget(slots["Toolbox"])
    assert [slot.deck.name for slot in again.unsaved_work()] == ["Never saved"]
    again.recovery.forget(slots["Never saved"])
    assert not home.exists()


def test_the_work_of_a_program_that_lives_is_its_own(library, toolbox, pool):
    """Two of them edit one deck: neither is offered nor takes away what the other has."""
    other = Library(library.root, pool)
    library.recovery.write(ONE, toolbox, None)
    other.recovery.write(ONE, edits.write_notes(toolbox, "other").deck, None)
    assert library.unsaved_work() == other.unsaved_work() == ()
    library.recovery.discard(ONE)
    library.recovery.discard(ONE)
    (left,) = library.recovery.folder.glob("*/*.swdeck")
    assert "other" in left.read_text("utf-8")
    as_if_killed(other)
    assert [slot.deck.notes for slot in library.unsaved_work()] == ["other"]


@pytest.mark.skipif(sys.platform == "win32", reason="forks")
def test_the_system_frees_what_a_killed_program_held(library, toolbox):
    pid = os.fork()
    if pid == 0:
        library.recovery.write(ONE, toolbox, None)
        os.kill(os.getpid(), 9)
    os.waitpid(pid, 0)
    assert [slot.deck for slot in library.unsaved_work()] == [toolbox]


def test_what_is_being_written_is_no_leftover(library, toolbox, pool):
    library.recovery.write(ONE, toolbox, None)
    (slot,) = library.recovery.folder.glob("*/*.swdeck")
    writing = slot.with_name(".swdeck-0123.tmp")
    writing.write_bytes(b"half")
    Library(library.root, pool)
    assert writing.exists()
    half = as_if_killed(library) / writing.name
    Library(library.root, pool)
    assert (half.exists(), writing.exists()) == (False, True)


def test_work_goes_on_where_another_library_took_the_place(library, toolbox):
    """A backup is restored in the place of the library while a deck is being edited."""
    library.recovery.write(ONE, toolbox, None)
    library.root.rename(library.root.with_name("before"))
    library.recovery.write(ONE, toolbox, None)
    as_if_killed(library)
    assert [slot.deck for slot in library.unsaved_work()] == [toolbox]


def test_what_an_older_version_left_behind_is_found_too(library, toolbox):
    library.recovery.write(ONE, toolbox, None)
    (slot,) = library.recovery.folder.glob("*/*.swdeck")
    write_file(library.recovery.folder / f"{toolbox.id}.swdeck", slot.read_bytes())
    library.recovery.discard(ONE)
    (left,) = library.unsaved_work()
    assert left.deck == toolbox
    library.recovery.forget(left)
    assert list(library.recovery.folder.iterdir()) == []


def test_a_damaged_recovery_file_is_shown_not_deleted(library, toolbox):
    library.recovery.write(ONE, toolbox, None)
    home = as_if_killed(library)
    library.recovery.discard(ONE)
    file = home / f"{ONE}.swdeck"
    file.write_bytes(b"name: [")
    (home / "else.swdeck").write_bytes(b"name: x")
    (slot,) = library.unsaved_work()
    assert (slot.deck, slot.path.parent.name) == (None, OF_NOBODY)
    assert "not readable as YAML" in slot.problem
    assert file.exists()
