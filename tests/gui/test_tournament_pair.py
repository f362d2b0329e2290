"""Choosing a pair, seeing its verdict, and taking the sheet home."""

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from sample_decks import deck_of
from tournament_parts import aggro, make_room, text_of, toolbox

from swlcg_deck.cards.base import Side
from swlcg_deck.decks import edits
from swlcg_deck.gui.tournament.pair_view import PairView
from swlcg_deck.legality.findings import Mode

TODAY = date(2026, 1, 31)
LIGHT, DARK = Side.LIGHT, Side.DARK


@pytest.fixture
def room(pool, tmp_path):
    return make_room(pool, tmp_path)


@pytest.fixture
def view(theme, room, qtbot):
    view = PairView(theme, room.rules, room.workspace, room.dialogs, room.printer, lambda: TODAY)
    qtbot.addWidget(view)
    view.resize(1204, 800)
    with qtbot.waitActive(view):
        view.show()
    return view


@pytest.fixture
def pair(view, pool):
    """The view with both decks of the World Championship."""
    view.choose(toolbox(pool))
    view.choose(aggro(pool))
    return view


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


def titles(view, side) -> list[str]:
    model = view.panels[side].sets.rows
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


def test_both_lists_are_shown_by_number_with_badges_in_words(pair, pool):
    assert titles(pair, LIGHT)[:4] == [pool.set(n).title for n in (4, 91, 107, 112)]
    rows = pair.panels[DARK].sets.rows
    sentence = rows.index(5).data(Qt.ItemDataRole.AccessibleTextRole)
    assert sentence.startswith("1 copy of The Spice Trade, set 195, Scum and Villainy")
    assert "limit 1" in sentence
    assert "restricted RL-DS-" in sentence
    assert "A deck may hold one copy" in rows.index(5).data(Qt.ItemDataRole.ToolTipRole)
    assert pair.panels[LIGHT].totals.accessibleName() == "10 sets, 10 objectives, 50 command cards"


@pytest.mark.rule("RL-LS-5")
def test_one_illegal_deck_makes_the_pair_illegal_and_says_why(pair, pool):
    pair.choose(toolbox(pool, s229=1, s22=1))
    assert pair.banner.title.text() == "Illegal pair"
    sentence = "Toolbox Jedi is illegal (3 findings); Aggro Scum is legal."
    assert pair.banner.sentence.text() == sentence
    assert pair.banner.accessibleName().startswith(f"Illegal pair. {sentence}")
    panel = pair.panels[LIGHT]
    assert panel.verdict.look.word == "Illegal"
    told = [row.finding.rule for row in panel.findings.rows()]
    assert told == ["DECK-03", "DECK-08", "RL-LS-5"]
    assert not panel.findings.rows()[0].button.isVisible()
    assert not pair.panels[DARK].findings.isVisible()


@pytest.mark.rule("RL-01")
def test_a_pair_that_only_the_restricted_list_forbids_is_for_casual_play(pair, pool, room):
    pair.choose(toolbox(pool, s229=1))
    assert pair.banner.title.text() == "A pair for casual play only"
    room.rules.choose("faq-final", Mode.CASUAL)
    assert pair.banner.title.text() == "Legal pair"
    assert pair.banner.sentence.text() == "Both decks are legal for casual play."
    assert "without the restricted list" in pair.banner.caption.text()


def test_what_nobody_knows_is_said_to_be_unknown(pair, pool):
    pair.choose(deck_of(pool, {1: 2, 2: 2, 3: 2, 6: 2, 7: 2}, "Jedi", "Odd", ("Nobody's Set",)))
    assert pair.banner.title.text() == "Nobody can tell about this pair"
    assert "Odd cannot be judged (1 finding)" in pair.banner.sentence.text()
    assert titles(pair, LIGHT)[-1] == "Nobody's Set"


@pytest.mark.rule("ED-03")
def test_another_edition_judges_again(pair, pool, qtbot):
    pair.choose(toolbox(pool, s229=1))
    qtbot.mouseClick(pair.banner.edition, Qt.MouseButton.LeftButton)
    action = next(a for a in pair.banner.menu.actions() if a.data() == "faq-5.0")
    action.trigger()
    pair.banner.menu.hide()
    assert pair.banner.title.text() == "Legal pair"
    assert "FAQ 5.0, 7 restricted groups" in pair.banner.caption.text()


def test_a_link_of_a_finding_asks_for_its_set_and_selects_it(pair, pool, qtbot):
    pair.choose(toolbox(pool, s229=1))
    panel = pair.panels[LIGHT]
    with qtbot.waitSignal(pair.set_requested) as asked:
        panel.findings.rows()[0].sentence.linkActivated.emit("set:229")
    assert asked.args == [229]
    assert panel.sets.currentIndex().data() == pool.set(229).title


def test_enter_on_a_set_asks_to_see_it(pair, qtbot):
    sets = pair.panels[LIGHT].sets
    sets.setFocus()
    sets.setCurrentIndex(sets.rows.index(0))
    qtbot.keyClick(sets, Qt.Key.Key_Down)
    with qtbot.waitSignal(pair.set_requested) as asked:
        qtbot.keyClick(sets, Qt.Key.Key_Return)
    assert asked.args == [91]


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


def test_what_is_typed_stands_on_the_saved_sheet(pair, room, qtbot, tmp_path):
    qtbot.keyClicks(pair.fields.player, "A. Player")
    qtbot.keyClicks(pair.fields.event_name, "Regional")
    assert pair.fields.date.text() == "2026-01-31"
    file = tmp_path / "sheet.pdf"
    room.dialogs.will_answer(file)
    qtbot.mouseClick(pair.preview.save_button, Qt.MouseButton.LeftButton)
    assert room.dialogs.last.details == "A. Player Regional.pdf"
    text = text_of(file.read_bytes())
    for words in (
        "A. Player",
        "Regional",
        "2026-01-31",
        "Toolbox Jedi",
        "Aggro Scum",
        "112-2 Yoda",
    ):
        assert words in text
    assert pair.notice.text() == f"Saved as {file}."
    assert [path.name for path in tmp_path.glob(".*")] == []


def test_a_name_without_an_ending_gets_one(pair, room, tmp_path):
    room.dialogs.will_answer(tmp_path / "my sheet")
    pair.save_pdf()
    assert (tmp_path / "my sheet.pdf").exists()


def test_a_cancelled_dialog_writes_nothing(pair, room, tmp_path):
    room.dialogs.will_answer(None)
    pair.save_pdf()
    assert not pair.notice.isVisible()
    assert list(tmp_path.glob("*.pdf")) == []


def test_a_file_that_cannot_be_written_is_told_in_a_sentence(pair, room, tmp_path):
    room.dialogs.will_answer(tmp_path / "no such folder" / "sheet.pdf")
    pair.save_pdf()
    assert pair.notice.isVisible()
    assert "could not be written (No such file or directory)" in pair.notice.text()


def test_the_printer_gets_the_same_pages(pair, room, qtbot):
    qtbot.keyClicks(pair.fields.player, "A. Player")
    qtbot.mouseClick(pair.preview.print_button, Qt.MouseButton.LeftButton)
    ((title, pdf),) = room.printer.printed
    assert title == "Deck registration"
    assert "A. Player" in text_of(pdf)
    assert "Page 2 of 2" in text_of(pdf)
    assert pair.notice.text() == "Sent to the printer."


def test_nothing_is_said_where_nobody_printed(pair, room):
    room.printer.is_willing = False
    pair.print_sheet()
    assert not pair.notice.isVisible()


def test_the_preview_turns_its_pages(pair, qtbot):
    panel = pair.preview
    assert panel.page_label.text() == "page 1 of 2"
    assert not panel.previous.isEnabled()
    qtbot.mouseClick(panel.next, Qt.MouseButton.LeftButton)
    assert panel.page_label.text() == "page 2 of 2"
    assert not panel.next.isEnabled()
    qtbot.keyClick(panel.preview, Qt.Key.Key_PageUp)
    assert panel.page_label.text() == "page 1 of 2"
    qtbot.keyClick(panel.preview, Qt.Key.Key_Right)
    assert panel.preview.accessibleName() == "Preview, page 2 of 2"
    qtbot.mouseClick(pair.fields.judge_page, Qt.MouseButton.LeftButton)
    assert panel.page_label.text() == "page 1 of 1"


def test_paper_and_pages_are_chosen_with_the_keyboard(pair, qtbot):
    assert pair.pages().paper == "A4"
    letter = pair.fields.paper.button("Letter")
    letter.setFocus()
    qtbot.keyClick(letter, Qt.Key.Key_Space)
    assert pair.pages().paper == "Letter"
    qtbot.keyClick(pair.fields.judge_page, Qt.Key.Key_Space)
    assert pair.pages().count == 1


def test_the_preview_is_the_paper(pair):
    """White whatever the theme, in the proportions of the paper, with ink on it."""
    preview = pair.preview.preview
    paper = preview.paper_rect()
    assert paper.height() / paper.width() == pytest.approx(842 / 595, abs=0.01)
    image = preview.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    corner = paper.topLeft().toPoint()
    assert image.pixelColor(corner.x() + 5, corner.y() + 5).name() == "#ffffff"
    inside = {
        image.pixelColor(x, y).name()
        for x in range(corner.x() + 40, corner.x() + 400, 2)
        for y in range(corner.y() + 100, corner.y() + 140)
    }
    assert "#1b63ae" in inside


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
