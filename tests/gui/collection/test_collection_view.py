"""The collection as a user enters it, and what it says about his decks."""

import json

import pytest
from hands_and_eyes import click
from on_screen import on_screen
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton
from sample_decks import deck_of

from swlcg_deck.decks import edits
from swlcg_deck.decks.collection import Collection
from swlcg_deck.decks.collection_file import CollectionFile
from swlcg_deck.gui.collection.collection_view import CollectionView
from swlcg_deck.gui.collection.owned_rows import product_rows, set_rows
from swlcg_deck.gui.collection.saved import open_collection
from swlcg_deck.gui.tables.stepper_list import RowList
from swlcg_deck.gui.tables.stepper_model import RowModel
from swlcg_deck.gui.tables.stepper_rows import Head, Row

CORE = "Core Set"
HOTH = "The Desolation of Hoth"
DELUXE = "Edge of Darkness"


@pytest.fixture
def view(parts):
    with on_screen(CollectionView(parts), 1204, 780) as view:
        yield view


def on_disk(parts) -> Collection:
    """What the next start will find."""
    return CollectionFile(parts.pool, parts.collection.folder).load()


def press(qtbot, widget, *keys):
    for key in keys:
        qtbot.keyClick(widget, key)


def click_cell(qtbot, row_list, key, copies):
    row_list.choose(key)
    cells = row_list.stepper_rect(key)
    at = QPoint(round(cells.left() + cells.width() / 3 * (copies + 0.5)), round(cells.center().y()))
    qtbot.mouseClick(row_list.viewport(), Qt.MouseButton.LeftButton, pos=at)


def titles(row_list):
    return [row.title for row in row_list.rows.rows() if isinstance(row, Row)]


def together(qtbot, view):
    click(qtbot, view.decks.pages.button("together"))
    return view.decks.together


def save_deck(parts, sets, name, affiliation="Jedi"):
    deck = deck_of(parts.pool, sets, affiliation, name)
    parts.workspace.library.save(deck)
    parts.workspace.library_changed.emit()
    return deck


def test_a_new_user_is_told_what_to_do_until_he_has_said_something(qtbot, view, parts):
    panel = view.products
    assert panel.notice.isVisible()
    assert panel.totals.text() == "36 of 289 sets · 38 copies · 1 box"
    click(qtbot, panel.confirm)
    assert not panel.notice.isVisible()
    assert panel.list.hasFocus()
    assert on_disk(parts).stated[CORE] == 1
    assert view.owned(18) == 2


def test_products_stand_by_cycle_in_the_order_of_their_release(view, pool):
    rows = view.products.list.rows.rows()
    assert [row.title for row in rows if isinstance(row, Row)] == [p.name for p in pool.products]
    heads = [row.title for row in rows if isinstance(row, Head)]
    assert heads[:4] == ["Core", "The Hoth Cycle", "Deluxe boxes", "Echoes of the Force Cycle"]


def test_boxes_are_counted_by_keys(qtbot, view):
    boxes = view.products.list
    boxes.choose(HOTH)
    press(qtbot, boxes, "1")
    assert (view.owned(37), view.owned(39)) == (2, 1)
    press(qtbot, boxes, "+", Qt.Key.Key_Right)
    assert boxes.current_row().copies == 3
    press(qtbot, boxes, "-", Qt.Key.Key_Left, Qt.Key.Key_Left, "-")
    assert boxes.current_row().copies == 0
    press(qtbot, boxes, "7")
    assert view.owned(37) == 14
    assert boxes.current_key() == HOTH, "the place in the list stays"


def test_a_click_on_a_cell_sets_the_number_and_two_quick_clicks_do_no_more(qtbot, view):
    boxes = view.products.list
    click_cell(qtbot, boxes, CORE, 2)
    assert view.owned(1) == 2
    cells = boxes.stepper_rect(CORE)
    at = QPoint(round(cells.left() + 4), round(cells.center().y()))
    qtbot.mouseDClick(boxes.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert view.owned(1) == 0
    qtbot.mouseClick(
        boxes.viewport(),
        Qt.MouseButton.LeftButton,
        pos=boxes.visualRect(boxes.rows.index(1)).topLeft() + QPoint(40, 10),
    )
    assert view.owned(1) == 0, "a click on the name only chooses"


def test_arrows_walk_over_the_captions(qtbot, view):
    boxes = view.products.list
    boxes.choose(CORE)
    press(qtbot, boxes, Qt.Key.Key_Down)
    assert boxes.current_key() == HOTH
    press(qtbot, boxes, Qt.Key.Key_Up)
    assert boxes.current_key() == CORE


def test_all_one_of_everything_and_none_and_the_way_back(qtbot, view):
    panel = view.products
    assert not panel.undo.isVisible()
    click(qtbot, panel.all)
    assert panel.totals.text().startswith("289 of 289 sets")
    assert view.owned(1) == 2
    click(qtbot, panel.one)
    assert view.owned(1) == 1
    click(qtbot, panel.none)
    assert panel.totals.text() == "0 of 289 sets · no copies · no boxes"
    for expected in (1, 2, 1):
        click(qtbot, panel.undo)
        assert view.owned(1) == expected
    assert not panel.undo.isVisible()


def test_the_contents_follow_the_product_and_mark_what_is_assumed(qtbot, view):
    boxes, contents = view.products.list, view.contents
    boxes.choose(DELUXE)
    assert contents.title.text() == DELUXE
    assert len(titles(contents.list)) == 22
    press(qtbot, boxes, "1")
    assert "Two of each are assumed" in contents.hint.text()
    first = contents.list.rows.row_at(contents.list.rows.index(0))
    assert (first.copies, first.mark) == (2, "?")
    assert "assumption" in first.spoken
    boxes.choose(HOTH)
    assert "assumed" not in contents.hint.text()


def test_the_user_corrects_a_box_and_can_take_that_back(qtbot, view, parts):
    boxes, sets = view.products.list, view.contents.list
    boxes.choose(DELUXE)
    press(qtbot, boxes, "1")
    sets.choose(70)
    press(qtbot, sets, "1")
    assert view.owned(70) == 1
    assert sets.current_row().mark == "yours"
    sets.choose(71)
    press(qtbot, sets, "2")
    assert sets.current_row().mark == "yours", "an assumption that is confirmed is none any more"
    assert on_disk(parts).corrections == {70: 1, 71: 2}
    click(qtbot, view.contents.forget)
    assert view.owned(70) == 2
    assert not view.contents.forget.isVisible()


def test_changes_are_told_and_kept_on_disk(qtbot, view, parts):
    with qtbot.waitSignal(view.changed):
        click_cell(qtbot, view.products.list, CORE, 2)
    view.hide()
    assert on_disk(parts).stated[CORE] == 2
    again = CollectionView(parts)
    assert again.owned(1) == 2
    again.deleteLater()


def test_a_choice_that_changes_nothing_is_no_change(qtbot, view):
    click(qtbot, view.products.confirm)
    with qtbot.assertNotEmitted(view.changed):
        click_cell(qtbot, view.products.list, CORE, 1)


def older_settings(parts, boxes, corrections) -> None:
    """As a version wrote them that kept the collection there."""
    collection = {"corrections": corrections, "together": [3, None, "abc"]}
    written = {"theme": "light", "collection": boxes, "views": {"collection": collection}}
    parts.store.path.write_text(json.dumps(written), encoding="utf-8")
    parts.settings = parts.store.load()


def test_a_collection_in_the_settings_is_moved_once(parts):
    boxes = {CORE: -4, HOTH: 900, "A Box of the Future": 2, "A Box": None}
    older_settings(parts, boxes, {"70": 1, "x": 1, "999": 2, "71": "many", "72": 500})
    assert parts.store.note == ""
    moved = open_collection(parts)
    assert (moved.owned(1), moved.owned(37)) == (0, 18)
    assert moved.corrections == {70: 1, 72: 99}
    assert moved.stated["A Box of the Future"] == 2
    assert on_disk(parts) == moved == open_collection(parts)
    written = json.loads(parts.store.path.read_text(encoding="utf-8"))
    assert "collection" not in written
    assert written["views"]["collection"] == {"together": [3, None, "abc"]}
    older_settings(parts, {CORE: 2}, {})
    assert open_collection(parts) == moved, "an older version ran in between: ours is the newer one"


def test_a_collection_that_cannot_be_moved_stays_where_it_is(parts, qtbot):
    older_settings(parts, {CORE: 2}, {"70": 1})
    before = parts.store.path.read_bytes()
    parts.collection.folder.write_text("a file where a folder should be", encoding="utf-8")
    with qtbot.waitSignal(parts.workspace.failed) as told:
        assert open_collection(parts).stated == {CORE: 2}
    assert "Your collection could not be saved" in told.args[0]
    assert parts.store.path.read_bytes() == before
    parts.collection.folder.unlink()
    assert open_collection(parts).corrections == {70: 1}
    assert on_disk(parts).stated == {CORE: 2}


def test_settings_that_make_no_sense_hold_no_collection(parts):
    older_settings(parts, [1, 2], "abc")
    assert not open_collection(parts).is_stated
    assert not parts.collection.exists


def test_what_was_owned_before_comes_back(qtbot, view, parts):
    boxes = view.products.list
    boxes.choose(HOTH)
    press(qtbot, boxes, "3")
    click(qtbot, view.products.none)
    view.undo()
    press(qtbot, boxes, "2")
    click(qtbot, view.products.all)
    assert on_disk(parts).stated[HOTH] == 1
    words = earlier(view)
    assert [line.split(" · ")[-1] for line in words] == ["3 boxes", "4 boxes"]
    view.products.earlier.actions()[-1].trigger()
    assert view.owned(37) == on_disk(parts).owned(37) == 6
    assert len(earlier(view)) == 3, "all of everything is among them now"


def earlier(view) -> list[str]:
    view.products.earlier.aboutToShow.emit()
    return [action.text() for action in view.products.earlier.actions()]


def test_where_nothing_was_before_the_menu_says_so(view):
    assert earlier(view) == ["Nothing before this"]


def test_what_the_current_deck_misses_and_what_to_buy(qtbot, view, parts):
    document = parts.workspace.open_imported(deck_of(parts.pool, {4: 2, 38: 2, 1: 1}))
    view.set_document(document)
    missing = view.decks.missing
    assert missing.isVisible()
    assert missing.banner.word.text() == "Not yet"
    assert missing.banner.sentence.text() == "To build this deck: 2 sets short by 3 copies."
    assert titles(missing.list)[:2] == ["1 × Core Set", f"1 × {HOTH}"]
    click(qtbot, view.products.one)
    click_cell(qtbot, view.products.list, CORE, 2)
    assert missing.banner.word.text() == "You can build it"
    assert titles(missing.list) == []


def test_the_answer_follows_the_deck_while_it_is_edited(view, parts):
    document = parts.workspace.open_imported(deck_of(parts.pool, {4: 2}))
    view.set_document(document)
    assert view.decks.missing.banner.word.text() == "Not yet"
    document.apply(edits.remove_set(document.deck, 4))
    assert view.decks.missing.banner.word.text() == "You can build it"
    document.apply(edits.remove_set(document.deck, 4))
    assert "no sets yet" in view.decks.empty.text()
    view.set_document(None)
    assert view.decks.empty.text().startswith("Open a deck")


def test_enter_on_a_box_to_buy_leads_to_it(qtbot, view, parts):
    view.set_document(parts.workspace.open_imported(deck_of(parts.pool, {38: 1})))
    needs = view.decks.missing.list
    needs.choose(f"buy {HOTH}")
    press(qtbot, needs, Qt.Key.Key_Return)
    assert view.products.list.current_key() == HOTH
    assert view.products.list.hasFocus()
    press(qtbot, view.products.list, "1")
    assert view.decks.missing.banner.word.text() == "You can build it"


def test_a_set_nobody_knows_and_a_missing_affiliation_card_are_named(view, parts):
    deck = deck_of(parts.pool, {1: 1}, "Jedi", unknown=("Far far away",))
    view.set_document(parts.workspace.open_imported(deck))
    assert view.decks.missing.banner.word.text() == "Can't tell"
    assert "Far far away" in titles(view.decks.missing.list)
    card = parts.pool.affiliation_cards[-1]
    view.set_document(parts.workspace.open_imported(deck_of(parts.pool, {1: 1}, card.title)))
    assert view.decks.missing.banner.word.text() == "Not yet"
    assert titles(view.decks.missing.list) == ["1 × Allies of Necessity", card.title]


def test_decks_are_ticked_and_clash_by_so_many_copies(qtbot, view, parts):
    save_deck(parts, {1: 1, 18: 1}, "Journey")
    save_deck(parts, {1: 1, 2: 1}, "Counsel", "Rebel Alliance")
    page = together(qtbot, view)
    assert titles(page.list) == ["Counsel", "Journey"]
    assert page.hint.isVisible()
    page.list.setFocus()
    press(qtbot, page.list, Qt.Key.Key_Home, Qt.Key.Key_Space)
    assert page.shortfall.banner.word.text() == "You can build it"
    press(qtbot, page.list, Qt.Key.Key_Down, Qt.Key.Key_Space)
    assert page.count.text() == "2 decks ticked"
    assert page.shortfall.banner.word.text() == "Not together"
    (lack,) = [r for r in page.shortfall.list.rows.rows() if isinstance(r, Row) and r.key == 1]
    assert (lack.mark, lack.note) == ("clash", "1 short")
    assert lack.second == "2 needed, 1 owned · Counsel 1, Journey 1"
    press(qtbot, page.list, Qt.Key.Key_Space)
    assert page.count.text() == "1 deck ticked"


def test_ticks_work_by_mouse_and_are_remembered(qtbot, view, parts):
    deck = save_deck(parts, {1: 1}, "Journey")
    page = together(qtbot, view)
    at = page.list.visualRect(page.list.rows.index(0)).center()
    qtbot.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert page.ticked() == [deck.id]
    assert parts.settings.views["collection"]["together"] == [deck.id]
    again = CollectionView(parts)
    assert again.decks.together.ticked() == [deck.id]
    again.deleteLater()
    click(qtbot, page.clear)
    assert page.ticked() == []
    assert page.hint.isVisible()


def test_an_open_deck_counts_as_it_is_being_edited(qtbot, view, parts):
    deck = save_deck(parts, {1: 1}, "Journey")
    page = together(qtbot, view)
    page.list.choose(deck.id)
    press(qtbot, page.list, Qt.Key.Key_Space)
    document = parts.workspace.open_library(deck.id)
    view.set_document(document)
    document.apply(edits.add_set(document.deck, parts.pool.set(1)))
    assert page.shortfall.banner.word.text() == "Not yet"


def test_an_empty_library_says_what_belongs_there(qtbot, view, parts):
    page = together(qtbot, view)
    assert page.empty.isVisible()
    save_deck(parts, {1: 1}, "Journey")
    assert not page.empty.isVisible()
    assert titles(page.list) == ["Journey"]


def test_decks_that_share_an_affiliation_card_are_told_so(qtbot, view, parts):
    for name, number in (("Journey", 1), ("Counsel", 2)):
        save_deck(parts, {number: 1}, name)
    page = together(qtbot, view)
    for row in page.list.rows.rows():
        page.list.choose(row.key)
        press(qtbot, page.list, Qt.Key.Key_Space)
    assert page.shortfall.banner.word.text() == "You can build them together"
    assert "2 decks share 1 affiliation card Jedi" in page.shortfall.banner.sentence.text()


def test_the_models_keep_to_the_rules_of_qt(qtmodeltester, pool):
    collection = Collection(pool)
    model = RowModel()
    model.show_rows(product_rows(collection))
    qtmodeltester.check(model)
    model.show_rows(product_rows(collection.one_of_everything()))
    model.show_rows(set_rows(collection, pool.products[0]))
    model.show_rows(())
    assert model.rowCount() == 0


def test_every_row_can_be_read_aloud(view):
    for row_list in (view.products.list, view.contents.list):
        for at in range(row_list.rows.rowCount()):
            said = row_list.rows.index(at).data(Qt.ItemDataRole.AccessibleTextRole)
            assert said
    hoth = view.products.list.rows.index_of(HOTH).data(Qt.ItemDataRole.AccessibleTextRole)
    assert hoth == f"{HOTH}, force pack, sets 37 to 42: no boxes, no copies of its sets."


def test_everything_that_takes_the_focus_has_a_name(view):
    for kind in (QAbstractButton, RowList):
        for widget in view.findChildren(kind):
            assert widget.isHidden() or widget.accessibleName(), widget


@pytest.mark.parametrize("text_size", [90, 100, 150, 200])
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_view_paints_at_every_text_size(view, parts, scheme, text_size):
    view.set_document(parts.workspace.open_imported(deck_of(parts.pool, {38: 2})))
    parts.theme.choose(scheme, text_size)
    assert not view.grab().isNull()
    row = view.products.list.visualRect(view.products.list.rows.index(1))
    assert row.height() == parts.theme.px(36)
