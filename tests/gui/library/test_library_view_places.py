"""Folders, tags, the trash and the menu of the library."""

from library_room import Room, click_item, drop
from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtWidgets import QMenu
from sample_decks import JEDI_TOOLBOX, deck_of

from swlcg_deck.decks.edits import write_notes
from swlcg_deck.gui.documents.deck_mime import carry
from swlcg_deck.gui.library.deck_places import PlaceKind


def id_of(room: Room, name: str) -> str:
    return next(deck.id for deck in room.view.page.model.decks() if deck.name == name)


def folder_of(room: Room, name: str) -> str:
    return next(entry.folder for entry in room.library.entries() if entry.name == name)


def middle_of(room: Room, title: str) -> QPoint:
    places = room.view.places.list
    rows = range(places.places.rowCount())
    row = next(at for at in rows if places.places.index(at).data() == title)
    return places.visualRect(places.places.index(row)).center()


def trigger(menu: QMenu, text: str) -> None:
    """Choose an entry of a menu as a user does: only what is enabled can be chosen."""
    action = next(a for a in menu.actions() if a.text().split("\t")[0].replace("&", "") == text)
    assert action.isEnabled(), f"{text} is greyed out"
    action.trigger()


def menu_of(room: Room, *names: str):
    table = room.view.page.table
    room.select(names[0])
    table._select_also({id_of(room, name) for name in names})
    menu = room.view.commands.open_menu(QPoint(5, 5))
    assert menu.isVisible()
    return menu


def test_a_folder_is_made_by_a_click(room, qtbot):
    room.dialogs.will_answer("Worlds")
    where = middle_of(room, "New folder…")
    qtbot.mouseClick(room.view.places.list.viewport(), Qt.MouseButton.LeftButton, pos=where)
    room.settle()
    assert room.place_titles()["Worlds"] == 0


def test_a_folder_is_made_by_keyboard(room, qtbot):
    room.dialogs.will_answer("Worlds")
    places = room.view.places.list
    places.setFocus()
    places.choose((PlaceKind.NEW_FOLDER, ""))
    qtbot.keyClick(places, Qt.Key.Key_Return)
    room.settle()
    assert "Worlds" in room.library.folders.names()


def test_a_bad_name_for_a_folder_is_told_in_words(room, qtbot):
    room.dialogs.will_answer("what?")
    qtbot.mouseClick(
        room.view.places.list.viewport(),
        Qt.MouseButton.LeftButton,
        pos=middle_of(room, "New folder…"),
    )
    room.settle()
    assert room.notice() == "A folder cannot be called what?; what- would do."
    assert room.view.messages.button.isHidden()


def test_giving_up_a_new_folder_makes_none(room, qtbot):
    room.dialogs.will_answer(None)
    qtbot.mouseClick(
        room.view.places.list.viewport(),
        Qt.MouseButton.LeftButton,
        pos=middle_of(room, "New folder…"),
    )
    assert room.library.folders.names() == ("Starters", "Tournament")


def test_f2_renames_a_folder_with_all_it_holds(room, qtbot):
    room.go_to("Tournament")
    room.dialogs.will_answer("Worlds")
    qtbot.keyClick(room.view.places.list, Qt.Key.Key_F2)
    room.settle()
    assert folder_of(room, "Toolbox") == "Worlds"
    assert room.dialogs.last.details == "Tournament"


def test_only_an_empty_folder_is_deleted(room, qtbot):
    room.library.folders.create("Empty")
    room.workspace.library_changed.emit()
    room.settle()
    places = room.view.places.list
    room.go_to("Tournament")
    qtbot.keyClick(places, Qt.Key.Key_Delete)
    room.settle()
    assert room.notice() == ("The folder Tournament is not empty; move or delete its decks first.")
    room.go_to("Empty")
    assert room.view.page.nothing.text().startswith("This folder is empty.")
    qtbot.keyClick(places, Qt.Key.Key_Delete)
    room.settle()
    assert "Empty" not in room.place_titles()
    assert room.view.places.current_place().kind is PlaceKind.ALL
    assert len(room.names()) == 6


def test_the_menu_of_a_folder_offers_what_can_be_done(room):
    places = room.view.places.list
    full = places.places.place_at(places.places.index_of((PlaceKind.FOLDER, "Tournament")))
    menu = places.menu_for(full)
    texts = {action.text(): action.isEnabled() for action in menu.actions()}
    assert texts == {"New folder…": True, "Rename the folder…": True, "Delete the folder": False}


def test_decks_dropped_on_a_folder_move_there_and_back(room, qtbot):
    places = room.view.places.list
    ids = [id_of(room, "Hutts"), id_of(room, "Fighters")]
    assert drop(places, carry(ids), middle_of(room, "Tournament"))
    room.settle()
    assert folder_of(room, "Hutts") == folder_of(room, "Fighters") == "Tournament"
    assert room.place_titles()["Tournament"] == 3
    assert room.notice() == "2 decks moved to Tournament."
    qtbot.mouseClick(room.view.messages.button, Qt.MouseButton.LeftButton)
    room.settle()
    assert folder_of(room, "Hutts") == ""


def test_decks_dropped_on_all_decks_leave_their_folder(room):
    assert drop(
        room.view.places.list, carry([id_of(room, "Toolbox")]), middle_of(room, "All decks")
    )
    room.settle()
    assert folder_of(room, "Toolbox") == ""


def test_decks_dropped_on_the_trash_are_deleted(room):
    trash = room.view.places.trash
    middle = trash.visualRect(trash.places.index(0)).center()
    assert drop(trash, carry([id_of(room, "Toolbox")]), middle)
    room.settle()
    assert "Toolbox" not in room.names()
    assert room.notice() == "Toolbox moved into the trash."


def test_tags_and_foreign_things_take_no_decks(room):
    places = room.view.places.list
    assert not drop(places, carry([id_of(room, "Toolbox")]), middle_of(room, "worlds"))
    text = QMimeData()
    text.setText("Toolbox")
    assert not drop(places, text, middle_of(room, "Tournament"))


def test_what_a_drag_carries_are_the_selected_decks(room):
    table = room.view.page.table
    table.selectAll()
    data = room.view.page.model.mimeData(table.selectionModel().selectedIndexes())
    ids = bytes(data.data(room.view.page.model.mimeTypes()[0]).data()).decode().split()
    assert ids == [deck.id for deck in room.view.page.model.decks()]


def test_the_menu_moves_decks_to_a_folder(room):
    menu = menu_of(room, "Hutts", "Fighters")
    trigger(menu.folders, "Starters")
    room.settle()
    assert folder_of(room, "Hutts") == folder_of(room, "Fighters") == "Starters"


def test_the_menu_moves_decks_to_a_new_folder(room):
    room.dialogs.will_answer("Worlds/2013")
    trigger(menu_of(room, "Hutts").folders, "New folder…")
    room.settle()
    assert folder_of(room, "Hutts") == "Worlds/2013"
    assert room.place_titles()["2013"] == 1


def test_the_menu_tags_several_decks(room):
    menu = menu_of(room, "Hutts", "Fighters")
    trigger(menu.tags, "worlds")
    room.settle()
    tags = {entry.name: entry.tags for entry in room.library.entries()}
    assert tags["Hutts"] == ("worlds",)
    assert tags["Fighters"] == ("testing", "worlds")
    trigger(menu_of(room, "Hutts").tags, "worlds")
    room.settle()
    assert room.place_titles()["worlds"] == 2


def test_the_menu_makes_a_new_tag(room):
    room.dialogs.will_answer("R&D")
    trigger(menu_of(room, "Hutts").tags, "New tag…")
    room.settle()
    assert room.place_titles()["R&D"] == 1
    assert "R&&D" in [action.text() for action in menu_of(room, "Hutts").tags.actions()]


def test_the_menu_renames_duplicates_and_deletes(room, qtbot):
    trigger(menu_of(room, "Hutts"), "Rename")
    editor = room.view.page.table.focusWidget()
    editor.selectAll()
    qtbot.keyClicks(editor, "Jabba")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "Jabba" in room.names())
    trigger(menu_of(room, "Jabba"), "Duplicate")
    room.settle()
    assert "Jabba copy" in room.names()
    trigger(menu_of(room, "Jabba copy"), "Move into the trash")
    room.settle()
    assert "Jabba copy" not in room.names()


def test_the_menu_of_a_broken_file_offers_what_is_possible(room):
    menu = menu_of(room, "Broken")
    enabled = [a.text().split("\t")[0].replace("&", "") for a in menu.actions() if a.isEnabled()]
    assert [text for text in enabled if text] == [
        "Move to folder",
        "Move into the trash",
        "Sort by",
    ]


def test_the_menu_sorts(room):
    trigger(menu_of(room, "Hutts").sorting, "Sets")
    totals = [deck.entry.sets for deck in room.view.page.model.decks()]
    assert totals == sorted(totals, reverse=True)


def test_an_open_deck_is_renamed_where_it_is_open(room):
    document = room.workspace.open_library(id_of(room, "Hutts"))
    room.view.commands.rename(document.deck.id, "Jabba")
    room.settle()
    assert document.deck.name == "Jabba"
    assert document.is_saved
    assert "Jabba" in room.names()


def test_an_open_deck_with_unsaved_work_is_renamed_but_not_saved(room):
    document = room.workspace.open_library(id_of(room, "Hutts"))
    document.apply(write_notes(document.deck, "Half a thought"))
    room.view.commands.rename(document.deck.id, "Jabba")
    room.settle()
    assert document.deck.name == "Jabba"
    assert not document.is_saved
    assert "Hutts" in room.names()
    assert room.notice() == "Jabba is open and not saved; save it to keep this change."


def test_moving_an_open_deck_tells_the_document_its_new_place(room):
    document = room.workspace.open_library(id_of(room, "Hutts"))
    room.view.librarian.move([room.view.listing.listed.by_id[document.deck.id]], "Starters")
    room.settle()
    assert document.path.parent.name == "Starters"
    document.apply(write_notes(document.deck, "Still saves"))
    assert room.workspace.save(document)
    assert folder_of(room, "Hutts") == "Starters"


def test_deleting_an_open_deck_asks_about_its_changes_first(room, qtbot):
    document = room.workspace.open_library(id_of(room, "Hutts"))
    document.apply(write_notes(document.deck, "Half a thought"))
    room.select("Hutts")
    room.dialogs.will_answer("Cancel")
    qtbot.keyClick(room.view.page.table, Qt.Key.Key_Delete)
    room.settle()
    assert "Hutts" in room.names()
    assert room.workspace.documents == [document]
    room.dialogs.will_answer("Do not save")
    qtbot.keyClick(room.view.page.table, Qt.Key.Key_Delete)
    room.settle()
    assert "Hutts" not in room.names()
    assert room.workspace.documents == []


def test_a_deck_that_vanished_meanwhile_is_told_not_crashed(room, qtbot):
    room.select("Hutts")
    next(e for e in room.library.entries() if e.name == "Hutts").path.unlink()
    qtbot.keyClick(room.view.page.table, Qt.Key.Key_Delete)
    room.settle()
    assert room.notice() == "This deck is no longer in the library."
    assert "Hutts" not in room.names()


def test_a_deck_that_another_program_changed_is_not_overwritten_by_a_new_name(room, pool):
    entry = room.view.listing.listed.by_id[id_of(room, "Hutts")]
    other = deck_of(pool, JEDI_TOOLBOX, name="Hutts").model_copy(update={"id": entry.id})
    room.library.save(other, overwrite=True)
    room.view.librarian.rename(entry, "Jabba")
    room.settle()
    assert "was changed by another program" in room.notice()
    assert room.library.entry(entry.id).deck.total == 10


def test_the_trash_shows_what_was_deleted_and_gives_it_back(room, qtbot):
    room.select("Toolbox")
    qtbot.keyClick(room.view.page.table, Qt.Key.Key_Delete)
    room.settle()
    room.click_trash()
    trash = room.view.trash
    assert trash.isVisible()
    index = trash.items.index(0)
    assert index.data() == "Toolbox"
    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("Toolbox. Deleted ")
    assert spoken.endswith("from Tournament")
    trash.list.setFocus()
    qtbot.keyClick(trash.list, Qt.Key.Key_Return)
    room.settle()
    assert room.library.trash.items() == ()
    assert trash.empty.isVisible()
    click_item(qtbot, room.view.places.list, 0)
    room.settle()
    assert "Toolbox" in room.names()


def test_the_trash_is_emptied_only_after_a_question(room, qtbot):
    room.view.page.table.selectAll()
    room.view.page.table.setFocus()
    qtbot.keyClick(room.view.page.table, Qt.Key.Key_Delete)
    room.settle()
    room.click_trash()
    room.dialogs.will_answer(False)
    qtbot.mouseClick(room.view.trash.clear, Qt.MouseButton.LeftButton)
    assert room.dialogs.last.question == "Delete 6 decks for good?"
    assert room.dialogs.last.answers == ("Delete for good", "Cancel")
    assert len(room.library.trash.items()) == 6
    room.dialogs.will_answer(True)
    qtbot.mouseClick(room.view.trash.clear, Qt.MouseButton.LeftButton)
    room.settle()
    assert room.library.trash.items() == ()
    assert room.notice() == "6 decks deleted for good."


def test_only_one_of_the_two_lists_has_a_chosen_place(room):
    room.click_trash()
    assert room.view.places.list.current_place() is None
    room.go_to("Tournament")
    assert room.view.places.trash.current_place() is None


def test_the_models_behave(room, qtmodeltester, qtbot):
    room.select("Toolbox")
    qtbot.keyClick(room.view.page.table, Qt.Key.Key_Delete)
    room.settle()
    models = (room.view.page.model, room.view.places.list.places, room.view.trash.items)
    for model in models:
        assert model.rowCount() > 0
        qtmodeltester.check(model)
