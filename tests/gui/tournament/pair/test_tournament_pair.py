"""Choosing a pair of decks, and the view that shows it."""

from datetime import date

import pytest
from pair_room import titles
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from sample_decks import deck_of
from tournament_parts import aggro, toolbox

from swlcg_deck.cards.base import Side
from swlcg_deck.decks import edits
from swlcg_deck.gui.tournament.pair_view import PairView

LIGHT, DARK = Side.LIGHT, Side.DARK


def choose(view, qtbot, side, words):
    """Open the leaf of a side, type, press Enter."""
    panel = view.panels[side]
    button = panel.change if panel.change.isVisible() else panel.empty.button()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert view.picker.isVisible()
    qtbot.keyClicks(view.picker.search, words)
    qtbot.keyClick(view.picker.search, Qt.Key.Key_Return)


def names(view) -> list[str]:
    model = view.picker.list.offers
    return [model.index(row).data() for row in range(model.rowCount())]


def test_at_first_both_sides_ask_for_a_deck(view):
    assert view.banner.title.text() == "No pair yet"
    assert view.banner.sentence.text() == "Choose a light and a dark side deck."
    assert all(panel.empty.isVisible() for panel in view.panels.values())
    assert view.preview.preview.count == 1


def test_decks_are_chosen_by_typing_a_part_of_their_name(view, room, pool, qtbot):
    room.keep(toolbox(pool), "Worlds")
    room.keep(deck_of(pool, {1: 2}, "Jedi", "Another"))
    room.keep(aggro(pool))
    choose(view, qtbot, LIGHT, "tool")
    assert not view.picker.isVisible()
    choose(view, qtbot, DARK, "villainy")
    assert [view.panels[side].name.text() for side in Side] == ["Toolbox Jedi", "Aggro Scum"]
    assert view.banner.title.text() == "Legal pair"
    assert "No restricted group is broken" in view.banner.sentence.text()
    assert view.banner.caption.text().startswith("Final FAQ, 12 restricted groups")


def test_only_decks_of_the_side_are_offered_open_ones_first(view, room, pool):
    room.keep(toolbox(pool))
    room.keep(aggro(pool))
    room.workspace.open_imported(deck_of(pool, {1: 1}, "Jedi", "Just typed"))
    view.picker.open_for(view.panels[LIGHT].empty.button(), LIGHT)
    assert names(view) == ["Just typed", "Toolbox Jedi"]
    spoken = [
        view.picker.list.offers.index(row).data(Qt.ItemDataRole.AccessibleTextRole)
        for row in range(2)
    ]
    assert spoken[0] == "Just typed. Jedi, 1 set, open, not saved. Illegal."
    assert spoken[1] == "Toolbox Jedi. Jedi, 10 sets, library. Legal."
    assert view.picker.count.text() == "2 decks"
    view.picker.open_for(view.panels[DARK].empty.button(), DARK)
    assert names(view) == ["Aggro Scum"]


def test_an_open_deck_stands_once_and_as_it_is_now(view, room, pool):
    kept = room.keep(toolbox(pool))
    document = room.workspace.open_library(kept.id)
    document.apply(edits.rename(document.deck, "Renamed, not saved"))
    view.picker.open_for(view.panels[LIGHT].empty.button(), LIGHT)
    assert names(view) == ["Renamed, not saved"]


def test_arrows_go_through_the_decks_and_escape_leaves_without_a_choice(view, room, pool, qtbot):
    for name in ("Alpha", "Beta", "Gamma"):
        room.keep(deck_of(pool, {1: 1}, "Jedi", name))
    choose(view, qtbot, LIGHT, "")
    assert view.chosen[LIGHT].deck.name == "Alpha"
    qtbot.mouseClick(view.panels[LIGHT].change, Qt.MouseButton.LeftButton)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        qtbot.keyClick(view.picker.search, key)
    qtbot.keyClick(view.picker.search, Qt.Key.Key_Return)
    assert view.chosen[LIGHT].deck.name == "Beta"
    qtbot.mouseClick(view.panels[LIGHT].change, Qt.MouseButton.LeftButton)
    qtbot.keyClick(view.picker.search, Qt.Key.Key_Escape)
    assert not view.picker.isVisible()
    assert view.chosen[LIGHT].deck.name == "Beta"


def test_a_click_on_an_offered_deck_chooses_it(view, room, pool, qtbot):
    room.keep(deck_of(pool, {1: 1}, "Jedi", "Alpha"))
    room.keep(deck_of(pool, {1: 1}, "Jedi", "Beta"))
    qtbot.mouseClick(view.panels[LIGHT].empty.button(), Qt.MouseButton.LeftButton)
    offers = view.picker.list
    where = offers.visualRect(offers.offers.index(1)).center()
    qtbot.mouseClick(offers.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert view.chosen[LIGHT].deck.name == "Beta"


def test_a_search_that_finds_nothing_says_so(view, room, pool, qtbot):
    view.picker.open_for(view.panels[LIGHT].empty.button(), LIGHT)
    assert "build one" in view.picker.count.text()
    room.keep(toolbox(pool))
    view.picker.open_for(view.panels[LIGHT].empty.button(), LIGHT)
    qtbot.keyClicks(view.picker.search, "xyz")
    assert view.picker.count.text() == "No deck has these words. Try fewer."
    qtbot.keyClick(view.picker.search, Qt.Key.Key_Return)
    assert view.chosen[LIGHT].deck is None


def test_the_view_follows_an_open_deck_until_it_is_closed(view, room, pool):
    kept = room.keep(toolbox(pool))
    document = room.workspace.open_library(kept.id)
    view.choose_current()
    assert view.chosen[LIGHT].id == kept.id
    document.apply(edits.remove_set(document.deck, 4))
    assert pool.set(4).title not in titles(view, LIGHT)
    assert view.banner.sentence.text().startswith("Toolbox Jedi is illegal (1 finding)")
    document.undo_stack.undo()
    assert pool.set(4).title in titles(view, LIGHT)
    document.apply(edits.remove_set(document.deck, 91))
    room.dialogs.will_answer("Do not save")
    assert room.workspace.close(document)
    assert pool.set(91).title in titles(view, LIGHT)


def test_a_saved_change_of_a_library_deck_arrives(view, room, pool):
    kept = room.keep(toolbox(pool))
    view.choose(kept)
    document = room.workspace.open_library(kept.id)
    document.apply(edits.rename(document.deck, "Better Toolbox"))
    assert room.workspace.save(document)
    room.workspace.close(document)
    assert view.panels[LIGHT].name.text() == "Better Toolbox"


def test_a_deck_deleted_meanwhile_stays_on_the_sheet(view, room, pool):
    kept = room.keep(toolbox(pool))
    view.choose(kept)
    room.library.delete(kept.id)
    room.workspace.library_changed.emit()
    assert view.panels[LIGHT].name.text() == "Toolbox Jedi"


def test_the_current_deck_is_taken_for_its_side_once(view, room, pool):
    room.workspace.open_imported(aggro(pool))
    view.choose_current()
    assert view.chosen[LIGHT].deck is None
    assert view.chosen[DARK].deck.name == "Aggro Scum"
    room.workspace.open_imported(deck_of(pool, {57: 1}, "Scum and Villainy", "Later"))
    view.choose_current()
    assert view.chosen[DARK].deck.name == "Aggro Scum"


def test_the_state_brings_decks_and_fields_back(theme, room, pool, qtbot, view):
    view.choose(room.keep(toolbox(pool)))
    view.choose(room.keep(aggro(pool)))
    qtbot.keyClicks(view.fields.player, "A. Player")
    qtbot.keyClicks(view.fields.event_name, "Regional")
    view.fields.date.setText("2026-03-01")
    view.fields.judge_page.setChecked(False)
    view.fields.paper.button("Letter").click()
    state = view.state()
    later = PairView(
        theme, room.rules, room.workspace, room.dialogs, room.printer, lambda: date(2026, 2, 3)
    )
    qtbot.addWidget(later)
    later.restore(state)
    later.show()
    assert later.fields.info() == view.fields.info()
    assert [later.panels[side].name.text() for side in Side] == ["Toolbox Jedi", "Aggro Scum"]
    assert later.banner.title.text() == "Legal pair"


@pytest.mark.parametrize(
    ("kept", "shown"),
    [
        ("2026-01-01", "2026-01-31"),
        ("2026-02-01", "2026-02-01"),
        ("Saturday", "Saturday"),
        ("", "2026-01-31"),
    ],
)
def test_a_day_that_has_passed_becomes_today(view, kept, shown):
    view.restore({"date": kept})
    assert view.fields.date.text() == shown


def test_a_state_of_nonsense_does_no_harm(view):
    view.restore({"light": "0" * 32, "dark": 7, "paper": "A5", "layout": "wide", "player": None})
    assert view.chosen[LIGHT].deck is None
    assert view.pages().paper == "A4"


def test_everything_that_takes_the_focus_has_a_name(pair):
    for widget in pair.findChildren(QWidget):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
            assert widget.accessibleName() or getattr(widget, "text", str)(), widget


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", [90, 100, 150, 200])
def test_the_view_paints_in_every_theme_and_size(pair, theme, scheme, size):
    theme.choose(scheme, size)
    assert not pair.grab().isNull()
    assert pair.banner.title.text() == "Legal pair"


def test_with_large_letters_the_parts_go_below_each_other(pair, theme, qtbot):
    light, dark = (pair.panels[side] for side in Side)
    assert light.y() == dark.y()
    assert pair.fields.player.y() == pair.fields.date.y()
    theme.choose("dark", 200)
    qtbot.wait(1)
    assert pair.minimumSizeHint().width() <= 1128
    pair.resize(1128, 760)
    qtbot.waitUntil(lambda: light.x() == dark.x() and light.y() < dark.y())
    assert pair.fields.player.y() < pair.fields.date.y()
    assert pair.page.verticalScrollBar().maximum() > 0


def test_a_low_window_needs_no_scrolling(pair, qtbot):
    pair.resize(1000, 660)
    qtbot.wait(1)
    assert pair.page.verticalScrollBar().maximum() == 0


def test_the_models_keep_the_rules_of_qt(pair, room, pool, qtmodeltester):
    room.keep(toolbox(pool))
    pair.picker.open_for(pair.panels[LIGHT].change, LIGHT)
    qtmodeltester.check(pair.picker.list.offers)
    qtmodeltester.check(pair.panels[LIGHT].sets.rows)
    pair.choose(toolbox(pool, s229=1))
    pair.picker.open_for(pair.panels[DARK].change, DARK)
