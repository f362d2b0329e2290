"""Open decks as files: nothing is lost, and nobody's work is overwritten."""

import pytest
from left_behind import as_if_killed
from PySide6.QtCore import QCoreApplication
from window_parts import AnsweringDialogs

from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import new_deck
from swlcg_deck.decks.deck_file import read_yaml_deck
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


def kept(workspace) -> list[list[int]]:
    """The sets of each deck that a crash would leave behind now."""
    QCoreApplication.processEvents()
    folder = workspace.library.recovery.folder
    texts = [file.read_text("utf-8") for file in folder.glob("*/*.swdeck")]
    decks = [read_yaml_deck(text, workspace.pool).deck for text in texts]
    return sorted([entry.number for entry in deck.sets] for deck in decks)


def test_unsaved_work_is_found_after_a_crash(workspace, document, pool):
    workspace.write_recovery()
    as_if_killed(workspace.library)
    library = Library(workspace.library.root, pool)
    after = Workspace(pool, library, workspace.rules, workspace.dialogs)
    (left,) = after.unsaved_work()
    restored = after.restore(left)
    assert restored.deck == document.deck
    assert not restored.is_saved
    assert after.unsaved_work() == (), "it is kept as this program's own now"
    assert kept(after) == [[4]] * 2, "its own and that of the first, which lives"
    assert after.save(restored)
    assert kept(after) == [[4]]


def test_unsaved_work_goes_into_the_tab_that_is_open_already(workspace, document, pool):
    workspace.save(document)
    document.apply(edits.add_set(document.deck, pool.set(5)))
    workspace.write_recovery()
    as_if_killed(workspace.library)
    library = Library(workspace.library.root, pool)
    after = Workspace(pool, library, workspace.rules, workspace.dialogs)
    tab = after.open_library(document.deck.id)
    other = after.open_imported(new_deck("Other"))
    (left,) = after.unsaved_work()
    assert after.restore(left) is tab is after.current
    assert after.documents == [tab, other]
    assert (tab.deck.copies_of(5), tab.is_saved) == (1, False)
    tab.undo_stack.undo()
    assert tab.is_saved


def test_unsaved_work_on_another_content_than_the_open_one_has_a_tab_of_its_own(
    workspace, document, dialogs, pool
):
    workspace.save(document)
    document.apply(edits.add_set(document.deck, pool.set(5)))
    workspace.write_recovery()
    as_if_killed(workspace.library)
    elsewhere(workspace, document, pool)
    after = Workspace(pool, Library(workspace.library.root, pool), workspace.rules, dialogs)
    tab = after.open_library(document.deck.id)
    (left,) = after.unsaved_work()
    restored = after.restore(left)
    assert restored is not tab
    dialogs.answers.append("Cancel")
    assert not after.save(restored), "nobody's work is overwritten"
    assert tab.deck.copies_of(7) == 1


def test_every_edit_is_on_the_disk_before_the_next_thing_happens(workspace, document, pool):
    assert kept(workspace) == [[4]]
    workspace.save(document)
    assert kept(workspace) == []
    document.apply(edits.add_set(document.deck, pool.set(5)))
    assert kept(workspace) == [[4, 5]], "the first edit after saving"
    document.undo_stack.undo()
    assert kept(workspace) == [], "as it is saved"
    document.undo_stack.undo()
    assert kept(workspace) == [[]], "a saved deck without its set is work"
    document.undo_stack.redo()
    assert kept(workspace) == []


def test_a_new_deck_without_anything_in_it_is_no_work(workspace):
    workspace.new()
    assert kept(workspace) == []


def test_an_imported_deck_is_kept_before_it_is_edited(workspace, pool):
    deck = edits.add_set(new_deck("Posted"), pool.set(7)).deck
    workspace.open_imported(deck)
    workspace.open_imported(deck)
    assert kept(workspace) == [[7], [7]], "each tab has a slot, also of the same deck"
    workspace.documents[0].undo_stack.setClean()
    assert workspace.close(workspace.documents[0])
    assert kept(workspace) == [[7]]


def test_what_was_saved_after_all_is_not_offered(workspace, document, pool):
    workspace.write_recovery()
    as_if_killed(workspace.library)  # between saving and forgetting
    workspace.save(document)
    assert Library(workspace.library.root, pool).unsaved_work() == ()
    assert list(workspace.library.recovery.folder.iterdir()) == []


def test_work_that_a_disk_refuses_is_told_once_and_kept_later(
    workspace, document, pool, monkeypatch, qtbot
):
    monkeypatch.setattr("swlcg_deck.gui.documents.workspace.TRY_AGAIN_MS", 1)
    told = []
    workspace.failed.connect(told.append)
    with monkeypatch.context() as full:
        full.setattr("os.fsync", lambda _file: (_ for _ in ()).throw(OSError(28, "No space")))
        for number in (5, 6):
            document.apply(edits.add_set(document.deck, pool.set(number)))
            kept(workspace)
    assert len(told) == 1
    assert "could not be kept safe" in told[0]
    qtbot.waitUntil(lambda: kept(workspace) == [[4, 5, 6]])


def test_typing_is_kept_before_it_is_a_step_and_saved_with_the_rest(workspace, document):
    workspace.save(document)
    document.type(lambda deck: edits.write_notes(deck, "Why not"))
    assert document.is_saved
    QCoreApplication.processEvents()
    (file,) = workspace.library.recovery.folder.glob("*/*.swdeck")
    assert "Why not" in file.read_text("utf-8")
    assert workspace.save(document)
    assert workspace.library.entry(document.deck.id).deck.notes == "Why not"
    assert kept(workspace) == []


def test_closing_asks_about_what_is_being_typed(workspace, document, dialogs):
    workspace.save(document)
    document.type(lambda deck: edits.write_notes(deck, "Why not"))
    dialogs.answers.append("Save")
    assert workspace.close(document)
    assert workspace.library.entry(document.deck.id).deck.notes == "Why not"


def test_a_quit_that_is_cancelled_closes_nothing(workspace, document, dialogs, pool):
    other = workspace.open_imported(edits.add_set(new_deck("Posted"), pool.set(7)).deck)
    dialogs.answers.extend(["Do not save", "Cancel"])
    assert not workspace.close_all()
    assert workspace.documents == [document, other]
    assert kept(workspace) == [[4], [7]]
    dialogs.answers.extend(["Do not save", "Do not save"])
    assert workspace.close_all()
    assert workspace.documents == []
    assert kept(workspace) == []


def test_closing_asks_about_unsaved_work_and_forgets_its_recovery(workspace, document, dialogs):
    workspace.write_recovery()
    dialogs.answers.append("Cancel")
    assert not workspace.close(document)
    assert document in workspace.documents
    dialogs.answers.append("Do not save")
    assert workspace.close(document)
    assert workspace.documents == []
    assert workspace.current is None
    assert kept(workspace) == []


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
