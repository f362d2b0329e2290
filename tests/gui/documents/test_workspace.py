"""Open decks as files: nothing is lost, and nobody's work is overwritten."""

import pytest
from window_parts import AnsweringDialogs

from swlcg_deck.decks import edits
from swlcg_deck.decks.library import Library
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.documents.workspace import Workspace


@pytest.fixture
def dialogs() -> AnsweringDialogs:
    return AnsweringDialogs()


@pytest.fixture
def workspace(qapp, pool, tmp_path, dialogs) -> Workspace:  # noqa: ARG001
    return Workspace(pool, Library(tmp_path / "library", pool), RulesChoice(pool), dialogs)


@pytest.fixture
def document(workspace, pool):
    opened = workspace.new("Toolbox", "Jedi")
    opened.apply(edits.add_set(opened.deck, pool.set(4)))
    return opened


def test_a_change_is_one_step_that_can_be_undone(document, pool):
    before = document.deck
    document.apply(edits.add_set(before, pool.set(5)))
    assert document.undo_stack.undoText() == "Add The Secret of Yavin 4"
    document.undo_stack.undo()
    assert document.deck == before
    document.undo_stack.redo()
    assert document.deck.copies_of(5) == 1


def test_a_change_that_changes_nothing_is_no_step(document):
    steps = document.undo_stack.count()
    document.apply(edits.rename(document.deck, document.deck.name))
    assert document.undo_stack.count() == steps


def test_verdict_and_numbers_follow_the_deck_and_the_rules(document, qtbot):
    assert document.judgement.verdict == "illegal"
    assert document.statistics.sets == 1
    with qtbot.waitSignal(document.changed):
        document.rules.choose("rulebook", document.rules.mode)
    assert document.judgement.edition == "rulebook"


def test_saved_decks_are_saved_and_open_once(workspace, document):
    assert not document.is_saved
    assert workspace.save(document)
    assert document.is_saved
    assert workspace.open_library(document.deck.id) is document
    assert len(workspace.documents) == 1
    again = Library(workspace.library.root, workspace.pool).entry(document.deck.id)
    assert again.deck.sets == document.deck.sets


def test_undo_goes_back_behind_a_save(workspace, document, pool):
    workspace.save(document)
    document.apply(edits.add_set(document.deck, pool.set(5)))
    assert not document.is_saved
    document.undo_stack.undo()
    assert document.is_saved
    document.undo_stack.undo()
    assert not document.is_saved
    assert document.deck.sets == ()


def elsewhere(workspace, document, pool) -> None:
    """Another program saves the same deck."""
    other = Library(workspace.library.root, pool)
    entry = other.entry(document.deck.id)
    other.save(edits.add_set(entry.deck, pool.set(7)).deck, expected=entry.token)


def test_a_newer_deck_on_disk_is_not_overwritten_silently(workspace, document, dialogs, pool):
    workspace.save(document)
    elsewhere(workspace, document, pool)
    document.apply(edits.add_set(document.deck, pool.set(5)))
    dialogs.answers.append("Cancel")
    assert not workspace.save(document)
    assert workspace.library.entry(document.deck.id).deck.copies_of(7) == 1
    dialogs.answers.append("Save mine as a copy")
    assert workspace.save(document)
    assert len(workspace.library.entries()) == 2
    assert document.deck.name == "Toolbox (mine)"


def test_overwriting_keeps_the_other_in_the_history(workspace, document, dialogs, pool):
    workspace.save(document)
    elsewhere(workspace, document, pool)
    document.apply(edits.add_set(document.deck, pool.set(5)))
    dialogs.answers.append("Overwrite it")
    assert workspace.save(document)
    assert workspace.library.entry(document.deck.id).deck.copies_of(5) == 1
    assert workspace.library.versions(document.deck.id)


def test_unsaved_work_is_found_after_a_crash(workspace, document, pool):
    workspace.write_recovery()
    crashed = Workspace(pool, workspace.library, workspace.rules, workspace.dialogs)
    (slot,) = crashed.unsaved_work()
    restored = crashed.restore(slot)
    assert restored.deck == document.deck
    assert not restored.is_saved
    assert crashed.save(restored)
    assert crashed.unsaved_work() == ()


def test_autosave_writes_by_itself(workspace, document, qtbot):  # noqa: ARG001
    qtbot.waitUntil(lambda: len(workspace.unsaved_work()) == 1)


def test_closing_asks_about_unsaved_work_and_forgets_its_recovery(workspace, document, dialogs):
    workspace.write_recovery()
    dialogs.answers.append("Cancel")
    assert not workspace.close(document)
    assert document in workspace.documents
    dialogs.answers.append("Do not save")
    assert workspace.close(document)
    assert workspace.documents == []
    assert workspace.current is None
    assert workspace.unsaved_work() == ()


def test_closing_an_empty_new_deck_asks_nothing(workspace, dialogs):
    assert workspace.close(workspace.new())
    assert dialogs.asked == []


def test_revert_is_a_step_that_can_be_undone(workspace, document, pool):
    workspace.save(document)
    document.apply(edits.add_set(document.deck, pool.set(5)))
    changed = document.deck
    workspace.revert(document)
    assert document.deck.copies_of(5) == 0
    assert document.is_saved
    document.undo_stack.undo()
    assert document.deck == changed


def test_a_duplicate_is_another_deck(workspace, document):
    workspace.save(document)
    copy = workspace.duplicate(document)
    assert copy.deck.id != document.deck.id
    assert copy.deck.name == "Toolbox copy"
    assert copy.deck.sets == document.deck.sets


def test_a_failing_disk_is_told(workspace, document, monkeypatch, qtbot):
    monkeypatch.setattr("os.fsync", lambda _file: (_ for _ in ()).throw(OSError(28, "No space")))
    with qtbot.waitSignal(workspace.failed) as told:
        assert not workspace.save(document)
    assert "disk is full" in told.args[0]
    assert not document.is_saved
