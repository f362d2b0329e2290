"""The history of a deck: looking at states, comparing two, bringing one back."""

import pytest
from library_room import Room, click_item, save_states
from PySide6.QtCore import QRectF, Qt
from sample_decks import JEDI_TOOLBOX, deck_of

from swlcg_deck.analysis.statistics import statistics
from swlcg_deck.decks.edits import add_set, choose_affiliation, choose_tags, rename, write_notes
from swlcg_deck.gui.library.change_rows import ChangeRow
from swlcg_deck.gui.library.number_rows import NumberRow
from swlcg_deck.gui.library.snapshots import change_words
from swlcg_deck.gui.library.version_model import HistoryModel
from swlcg_deck.gui.verdict.standings import Standings


@pytest.fixture
def room(stocked: Room) -> Room:
    """Its Toolbox was saved four times: 2, 1, 2 and 1 copies of its first set."""
    toolbox = next(one for one in stocked.library.entries() if one.name == "Toolbox")
    save_states(stocked.library, toolbox.deck, 1, 2, 1)
    stocked.show()
    stocked.select("Toolbox")
    return stocked


def words(room: Room) -> list[str]:
    return [snapshot.words for snapshot in room.view.details.states.snapshots()]


def totals(room: Room) -> list[int]:
    return [s.deck.total for s in room.view.details.states.snapshots() if s.deck is not None]


def test_the_history_lists_every_state_newest_first(room):
    states = room.view.details.states
    assert words(room) == [
        "Removed A Hero's Journey",
        "Second A Hero's Journey",
        "Removed A Hero's Journey",
        "First saved",
    ]
    assert totals(room) == [9, 10, 9, 10]
    times = [snapshot.time for snapshot in states.snapshots()]
    assert times == sorted(times, reverse=True)
    assert states.snapshots()[0].is_present


def test_at_first_the_last_change_is_shown(room):
    details = room.view.details
    assert (details.states.a, details.states.b) == (1, 0)
    assert [(row.sign, row.title, row.numbers) for row in details.changes.rows.rows] == [
        ("−", "A Hero's Journey", "2 → 1")
    ]
    assert details.changes.costs.bars
    assert details.changes.costs.bars[0].outline is not None


def test_each_state_has_its_own_verdict(room):
    states = room.view.details.states
    found = [states.standing(snapshot).look.word for snapshot in states.snapshots()]
    assert found == ["Illegal", "Legal", "Illegal", "Legal"]


def test_going_through_the_history_by_keyboard_chooses_a(room, qtbot):
    history = room.view.details.history
    history.setFocus()
    qtbot.keyClick(history, Qt.Key.Key_Down)
    qtbot.keyClick(history, Qt.Key.Key_Down)
    assert (room.view.details.states.a, room.view.details.states.b) == (3, 0)
    qtbot.keyClick(history, Qt.Key.Key_Up)
    qtbot.keyClick(history, "b")
    assert (room.view.details.states.a, room.view.details.states.b) == (2, 2)


def test_a_click_on_a_letter_chooses_the_row_as_that(room, qtbot):
    history = room.view.details.history
    index = room.view.details.states.index(1)
    box = history._delegate.letter_rects(QRectF(history.visualRect(index)))["B"]
    where = box.center().toPoint()
    qtbot.mouseClick(history.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert room.view.details.states.b == 1
    click_item(qtbot, history, 3)
    assert (room.view.details.states.a, room.view.details.states.b) == (3, 1)
    assert room.view.details.changes.none.isVisible(), "both have two copies"


def test_compare_hands_both_states_to_the_analysis(room, qtbot):
    with qtbot.waitSignal(room.view.compare_requested) as compared:
        qtbot.mouseClick(room.view.details.compare, Qt.MouseButton.LeftButton)
    before, after = compared.args
    assert (before.total, after.total) == (10, 9)


def test_a_state_is_brought_back_and_the_present_one_is_kept(room, qtbot):
    qtbot.mouseClick(room.view.details.restore, Qt.MouseButton.LeftButton)
    room.settle()
    assert totals(room) == [10, 9, 10, 9, 10]
    assert room.notice().startswith("Toolbox is again as it was (")


def test_the_present_state_cannot_be_brought_back(room, qtbot):
    details = room.view.details
    click_item(qtbot, details.history, 0)
    assert not details.restore.isEnabled()
    assert details.restore.toolTip()


def test_an_open_deck_is_brought_back_where_it_is_open(room, qtbot):
    entry = room.view.commands.current()
    document = room.workspace.open_library(entry.id)
    qtbot.mouseClick(room.view.details.restore, Qt.MouseButton.LeftButton)
    room.settle()
    assert document.deck.total == 10
    assert document.is_saved
    assert room.library.entry(entry.id).deck.total == 10
    document.undo_stack.undo()
    assert document.deck.total == 9


def test_work_that_is_not_saved_is_not_overwritten_by_an_older_state(room, qtbot, pool):
    entry = room.view.commands.current()
    document = room.workspace.open_library(entry.id)
    document.apply(add_set(document.deck, pool.set(48)))
    qtbot.mouseClick(room.view.details.restore, Qt.MouseButton.LeftButton)
    room.settle()
    assert not document.is_saved
    assert room.library.entry(entry.id).deck.total == 9
    document.undo_stack.undo()
    assert document.deck.copies_of(48) == 1


def test_a_deck_saved_once_says_so(room):
    room.select("Hutts")
    details = room.view.details
    assert details.once.text() == "Saved once so far. Every save from now on is kept here."
    assert not details.history.isVisible()
    assert not details.restore.isVisible()


def test_a_damaged_file_can_be_brought_back_from_its_history(room, qtbot):
    entry = room.view.commands.current()
    text = entry.path.read_text(encoding="utf-8").replace("name: Toolbox", "name: [Toolbox")
    entry.path.write_text(text, encoding="utf-8")
    room.workspace.library_changed.emit()
    room.settle()
    table = room.view.page.table
    verdict = table.currentIndex().siblingAtColumn(table.decks.column("verdict"))
    assert verdict.data() == "Unreadable"
    qtbot.mouseClick(room.view.details.restore, Qt.MouseButton.LeftButton)
    room.settle()
    assert room.view.page.table.current_deck().name == "Toolbox"
    assert room.library.entry(entry.id).deck is not None


def test_a_state_that_cannot_be_read_is_listed_as_such(room):
    version = room.library.versions(room.view.commands.current().id)[0]
    version.path.write_text("name: [", encoding="utf-8")
    room.select("Hutts")
    room.select("Toolbox")
    assert words(room)[1] == "Cannot be read"
    assert not room.view.details.restore.isEnabled()
    assert not room.view.details.changes.isVisible()


def test_going_through_decks_quickly_shows_the_history_of_the_last(room, qtbot):
    table = room.view.page.table
    table.setFocus()
    last = len(room.names()) - 1
    table.select_row(last)
    for _ in range(last - room.names().index("Toolbox")):
        qtbot.keyClick(table, Qt.Key.Key_Up)
    room.settle()
    assert table.current_deck().name == "Toolbox"
    assert len(words(room)) == 4


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda deck, pool: add_set(deck, pool.set(48)), "Added Self Preservation"),
        (lambda deck, _pool: rename(deck, "Other"), "Renamed to Other"),
        (lambda deck, _pool: choose_affiliation(deck, "Sith"), "Chose Sith"),
        (lambda deck, _pool: choose_affiliation(deck, None), "Chose no affiliation card"),
        (lambda deck, _pool: choose_tags(deck, ["new"]), "Tagged new"),
        (lambda deck, _pool: write_notes(deck, "More"), "Changed the notes"),
    ],
)
def test_a_change_is_told_in_a_few_words(pool, change, expected):
    deck = deck_of(pool, JEDI_TOOLBOX)
    assert change_words(deck, change(deck, pool).deck, pool) == expected


def test_many_changes_are_counted(pool):
    before = deck_of(pool, {1: 2, 2: 2, 3: 1})
    assert change_words(before, deck_of(pool, {1: 1, 2: 2, 4: 1}), pool) == "Changed 3 sets"
    assert change_words(before, deck_of(pool, {3: 1}), pool) == "Removed 2 sets"
    assert change_words(deck_of(pool, {3: 1}), before, pool) == "Added 2 sets"
    swapped = change_words(before, deck_of(pool, {1: 2, 2: 2, 4: 1}), pool)
    assert swapped == "Forgotten Heroes for A Journey to Dagobah"


def test_rows_speak(pool, room):
    row = ChangeRow("−", "Hoth Operations", "2 → 0")
    assert row.sentence == "Hoth Operations: less, 2 to 0"
    model = room.view.details.states
    spoken = model.index(1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("Second A Hero's Journey, ")
    assert spoken.endswith("Legal, marked A")
    before, after = deck_of(pool, JEDI_TOOLBOX), deck_of(pool, JEDI_TOOLBOX | {1: 1})
    costs = [f"{statistics(deck, pool).average_cost:.2f}" for deck in (before, after)]
    assert costs[0] != costs[1]
    numbers = room.view.details.changes.numbers
    assert numbers.rows[0] == NumberRow("Average cost", *costs)
    told = f"Average cost: {costs[0]} before, {costs[1]} after"
    assert numbers.accessibleDescription().startswith(told)


def test_the_history_model_behaves(room, qtmodeltester):
    model = HistoryModel(Standings(room.workspace.rules))
    qtmodeltester.check(model)
    model.show_snapshots(room.view.details.states.snapshots(), room.library.clock())
    qtmodeltester.check(model)
    assert model.rowCount() == 4
