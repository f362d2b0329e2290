"""The library view as a user works with it: finding, opening, naming, deleting, sorting."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from library_room import Room, click_item, make_room
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from swlcg_deck.cards.base import Affiliation
from swlcg_deck.legality.findings import Mode


@pytest.fixture
def empty_room(qtbot, theme, pool, tmp_path) -> Iterator[Room]:
    room = make_room(qtbot, theme, pool, tmp_path)
    room.show()
    yield room
    room.background.close()


def verdicts(room: Room) -> dict[str, str]:
    model = room.view.page.model
    at = model.column("verdict")
    return {deck.name: model.index(row, at).data() for row, deck in enumerate(model.decks())}


def test_every_deck_is_listed_with_its_verdict(room):
    assert verdicts(room) == {
        "Toolbox": "Legal",
        "Fighters": "Illegal",
        "Master and pupil": "Casual only",
        "Hutts": "Can’t tell",
        "Starter": "Illegal",
        "Broken": "Unreadable",
    }
    assert (
        room.view.page.count.text()
        == "6 decks · 1 legal, 2 illegal, 1 casual only, 1 can’t tell · 1 unreadable"
    )
    assert room.view.page.rules.text() == "Checked with the Final FAQ, tournament"


def test_other_rules_give_other_verdicts_at_once(room):
    room.workspace.rules.choose("faq-final", Mode.CASUAL)
    room.settle()
    assert verdicts(room)["Master and pupil"] == "Legal"
    assert room.view.page.rules.text() == "Checked with the Final FAQ, casual"


def test_a_file_that_cannot_be_read_says_why_and_stays_last(room):
    page = room.view.page
    assert room.names()[-1] == "Broken"
    for order in Qt.SortOrder:
        page.table.sortByColumn(page.model.column("deck"), order)
        assert room.names()[-1] == "Broken"
    room.select("Broken")
    head = room.view.details.head
    assert head.problem.text().startswith("Line ")
    assert not head.open.isVisible()
    assert head.folder.isVisible()


def test_the_second_line_says_what_tells_decks_apart(room):
    lines = {deck.name: deck.second_line for deck in room.view.page.model.decks()}
    assert lines["Toolbox"] == "Worlds 2016, top 8"
    assert lines["Starter"] == "2 of 10 sets · Starters"
    assert lines["Hutts"] == "1 line not recognised"
    assert lines["Fighters"] == "Jedi"


def test_places_are_counted(room):
    assert room.place_titles() == {
        "All decks": 6,
        "Recent": 6,
        "Starters": 1,
        "Tournament": 1,
        "New folder…": 0,
        "Light side": 3,
        "Dark side": 2,
        "old": 1,
        "testing": 1,
        "worlds": 1,
    }


@pytest.mark.parametrize(
    ("place", "names"),
    [
        ("Tournament", ["Toolbox"]),
        ("Dark side", ["Hutts", "Starter"]),
        ("testing", ["Fighters"]),
    ],
)
def test_a_click_on_a_place_shows_its_decks(room, place, names):
    room.go_to(place)
    assert sorted(room.names()) == names


def test_places_are_walked_through_with_the_arrow_keys(room, qtbot):
    places = room.view.places.list
    places.setFocus()
    titles = []
    for _ in range(6):
        qtbot.keyClick(places, Qt.Key.Key_Down)
        titles.append(room.view.places.current_place().title)
    # The way to a new folder is passed by, and changes nothing.
    assert titles[:5] == ["Recent", "Starters", "Tournament", "Tournament", "Light side"]


def test_typing_anywhere_in_the_table_searches(room, qtbot):
    room.view.page.table.setFocus()
    qtbot.keyClicks(room.view.page.table, "m")
    assert room.view.page.search.edit.hasFocus()
    qtbot.keyClicks(room.view.page.search.edit, "aster")
    assert room.names() == ["Master and pupil"]


def test_the_search_knows_sets_and_verdicts(room, qtbot):
    edit = room.view.page.search.edit
    qtbot.keyClicks(edit, "set:112")
    assert sorted(room.names()) == ["Fighters", "Master and pupil"]
    edit.clear()
    qtbot.keyClicks(edit, "legal")
    assert room.names() == ["Toolbox"]


def test_a_search_for_verdicts_waits_for_them(room, qtbot):
    qtbot.keyClicks(room.view.page.search.edit, "legal")
    room.workspace.rules.choose("faq-final", Mode.CASUAL)
    room.settle()
    assert sorted(room.names()) == ["Master and pupil", "Toolbox"]


def test_a_wrong_search_says_what_is_wrong_and_finds_the_rest(room, qtbot):
    search = room.view.page.search
    qtbot.keyClicks(search.edit, "tagg:worlds side:dark")
    assert search.problem.isVisible()
    assert search.problem.text() == "There is no field tagg; did you mean tag?"
    assert sorted(room.names()) == ["Hutts", "Starter"]
    qtbot.keyClick(search.edit, Qt.Key.Key_Escape)
    assert not search.problem.isVisible()
    assert len(room.names()) == 6


def test_a_half_typed_search_is_told_only_after_a_pause(room, qtbot):
    search = room.view.page.search
    qtbot.keyClicks(search.edit, "tag:")
    assert not search.problem.isVisible()
    qtbot.waitUntil(search.problem.isVisible)
    assert search.problem.text() == "Tag needs a value."


def test_a_search_without_result_offers_to_clear_it(room, qtbot):
    page = room.view.page
    qtbot.keyClicks(page.search.edit, "zzz")
    assert page.nothing.isVisible()
    assert page.nothing.text() == "No deck in the library matches the search."
    qtbot.mouseClick(page.nothing.button(), Qt.MouseButton.LeftButton)
    assert len(room.names()) == 6


def test_the_arrow_goes_from_the_search_to_the_table(room, qtbot):
    page = room.view.page
    page.search.edit.setFocus()
    qtbot.keyClick(page.search.edit, Qt.Key.Key_Down)
    assert page.table.hasFocus()


def test_enter_opens_the_chosen_deck_once(room, qtbot):
    room.select("Toolbox")
    opened = []
    room.view.deck_opened.connect(opened.append)
    qtbot.keyClick(room.view.page.table, Qt.Key.Key_Return)
    assert [document.deck.name for document in opened] == ["Toolbox"]
    assert len(room.workspace.documents) == 1


def test_a_double_click_opens_and_an_open_deck_is_shown_again(room, qtbot):
    table = room.view.page.table
    room.select("Toolbox")
    opened = []
    room.view.deck_opened.connect(opened.append)
    where = table.visualRect(table.currentIndex()).center()
    for _ in range(2):
        qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert len(opened) == 2
    assert opened[0] is opened[1]
    assert len(room.workspace.documents) == 1


def test_a_click_on_a_column_sorts_and_keeps_the_chosen_deck(room, qtbot):
    table = room.view.page.table
    room.select("Hutts")
    header = table.horizontalHeader()
    middle = header.sectionViewportPosition(room.view.page.model.column("deck")) + 20
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(middle, 10))
    assert room.names() == [
        "Fighters",
        "Hutts",
        "Master and pupil",
        "Starter",
        "Toolbox",
        "Broken",
    ]
    assert table.current_deck().name == "Hutts"
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(middle, 10))
    assert room.names()[0] == "Toolbox"


def test_sorting_by_verdict_puts_the_legal_ones_first(room):
    page = room.view.page
    page.table.sortByColumn(page.model.column("verdict"), Qt.SortOrder.AscendingOrder)
    assert list(verdicts(room).values())[:3] == ["Legal", "Casual only", "Can’t tell"]


def test_delete_moves_into_the_trash_and_undo_brings_back(room, qtbot):
    room.select("Toolbox")
    qtbot.keyClick(room.view.page.table, Qt.Key.Key_Delete)
    room.settle()
    assert "Toolbox" not in room.names()
    assert room.notice() == "Toolbox moved into the trash."
    assert len(room.library.trash.items()) == 1
    qtbot.mouseClick(room.view.messages.button, Qt.MouseButton.LeftButton)
    room.settle()
    assert "Toolbox" in room.names()
    assert room.library.trash.items() == ()
    assert room.notice() == "Toolbox put back into Tournament."


def test_several_decks_are_deleted_and_brought_back_together(room, qtbot):
    table = room.view.page.table
    table.setFocus()
    table.selectAll()
    qtbot.keyClick(table, Qt.Key.Key_Delete)
    room.settle()
    assert room.names() == []
    assert room.notice() == "6 decks moved into the trash."
    qtbot.mouseClick(room.view.messages.button, Qt.MouseButton.LeftButton)
    room.settle()
    assert len(room.names()) == 6


def test_the_next_deck_is_chosen_after_one_was_deleted(room, qtbot):
    names = room.names()
    room.select(names[1])
    qtbot.keyClick(room.view.page.table, Qt.Key.Key_Delete)
    room.settle()
    assert room.view.page.table.current_deck().name == names[2]


def test_f2_renames_where_the_name_stands(room, qtbot):
    room.select("Fighters")
    table = room.view.page.table
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_F2)
    editor = table.focusWidget()
    assert editor.accessibleName() == "Name of the deck"
    editor.selectAll()
    qtbot.keyClicks(editor, "Jedi wing")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "Jedi wing" in room.names())
    assert (room.library.root / "Jedi wing.swdeck").exists()
    assert table.current_deck().name == "Jedi wing"


def test_esc_gives_a_new_name_up(room, qtbot):
    room.select("Fighters")
    table = room.view.page.table
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_F2)
    editor = table.focusWidget()
    qtbot.keyClicks(editor, "Other")
    qtbot.keyClick(editor, Qt.Key.Key_Escape)
    room.settle()
    assert "Fighters" in room.names()


def test_new_deck_opens_an_empty_one(room, qtbot):
    with qtbot.waitSignal(room.view.deck_opened) as opened:
        qtbot.mouseClick(room.view.places.new_deck, Qt.MouseButton.LeftButton)
    assert opened.args[0].deck.sets == ()


def test_duplicate_makes_and_chooses_a_copy(room, qtbot):
    room.select("Toolbox")
    qtbot.mouseClick(room.view.details.head.duplicate, Qt.MouseButton.LeftButton)
    room.settle()
    assert "Toolbox copy" in room.names()
    assert room.view.page.table.current_deck().name == "Toolbox copy"
    assert room.view.page.table.current_deck().entry.folder == "Tournament"


def test_a_deck_that_another_program_wrote_appears_when_the_window_is_shown(room):
    room.view.hide()
    elsewhere = room.library.root / "From elsewhere.swdeck"
    elsewhere.write_text("sets:\n  - set: 4\n", encoding="utf-8")
    room.view.show()
    room.settle()
    assert "From elsewhere" in room.names()


def test_the_chosen_deck_stays_chosen_when_the_library_is_read_again(room):
    room.select("Hutts")
    room.workspace.library_changed.emit()
    room.settle()
    assert room.view.page.table.current_deck().name == "Hutts"


def test_an_empty_library_offers_samples(empty_room, qtbot):
    view = empty_room.view
    assert view.first_start.isVisible()
    assert not view.details.isVisible()
    assert view.first_start.samples.text() == "Add 11 sample decks"
    qtbot.mouseClick(view.first_start.samples, Qt.MouseButton.LeftButton)
    empty_room.settle()
    assert len(empty_room.names()) == 11
    assert empty_room.place_titles()["Samples"] == 11
    assert empty_room.notice() == "11 sample decks added to the folder Samples."
    counts = view.page.count.text()
    assert counts == "11 decks · 7 legal, 4 illegal"


def test_an_empty_library_begins_a_deck_of_an_affiliation(empty_room, qtbot):
    button = empty_room.view.first_start.affiliations[Affiliation.SITH]
    with qtbot.waitSignal(empty_room.view.deck_opened) as opened:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert opened.args[0].deck.affiliation == "Sith"


def test_an_empty_library_offers_to_import(empty_room, qtbot):
    qtbot.mouseClick(empty_room.view.first_start.import_list, Qt.MouseButton.LeftButton)
    dialog = empty_room.view.findChild(QWidget, "import-dialog")
    assert dialog is not None
    assert dialog.isVisible()
    dialog.close()


def test_dates_are_plain_words(room):
    changed = {deck.changed for deck in room.view.page.model.decks()}
    now = datetime.now(UTC).astimezone()
    assert changed <= {f"Today, {now:%H:%M}", f"Today, {now:%H}:{(now.minute - 1) % 60:02}"}


def test_clicking_a_deck_shows_its_details(room, qtbot):
    table = room.view.page.table
    row = room.names().index("Hutts")
    click_item(qtbot, table, row)
    room.settle()
    head = room.view.details.head
    assert head.name.text() == "Hutts"
    assert head.contents.text() == "10 sets · 45 command cards · dark side"


def test_a_file_from_tomorrow_is_marked_and_gets_no_firm_verdict(stocked):
    (stocked.library.root / "Tomorrow.swdeck").write_text(
        "format: swlcg-deck/2\nname: Tomorrow\naffiliation: Jedi\nsets: [4]\n",
        encoding="utf-8",
    )
    sets = ", ".join(f"{{set: {number}, copies: 2}}" for number in (4, 38, 6, 5, 7))
    (stocked.library.root / "Half.swdeck").write_text(
        f"name: Half read\naffiliation: Jedi\nsets: [{sets}, [nobody, knows]]\n",
        encoding="utf-8",
    )
    stocked.show()
    rows = {deck.name: deck for deck in stocked.view.page.model.decks()}
    standing = stocked.view.page.model.standing
    words = {name: standing(deck).look.word for name, deck in rows.items() if deck.entry.deck}
    assert (words["Tomorrow"], words["Half read"], words["Toolbox"]) == (
        *("Can’t tell", "Can’t tell"),
        "Legal",
    )
    assert rows["Tomorrow"].second_line.startswith("written by a newer version of this program")
    stocked.select("Tomorrow")
    assert (
        stocked.view.details.states.standing(stocked.view.details.states.snapshots()[0]).look.word
        == "Can’t tell"
    )
