"""Keys that mean the same everywhere: Down from a search, the menu's shortcuts, F2 and Enter."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication
from tournament_parts import aggro, toolbox

from swlcg_deck.gui.guide.book import guide_pages
from swlcg_deck.gui.shell.actions import COMMANDS

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

WRITES = ("search", "name", "notes", "tags")


@pytest.fixture
def kept(player, parts, pool):
    """Two decks in the library, none of them open."""
    for deck in (toolbox(pool), aggro(pool)):
        document = parts.workspace.open_imported(deck)
        parts.workspace.save(document)
        parts.workspace.close(document)
    return player


def has_keyboard():
    return QApplication.focusWidget()


def test_down_enters_the_sets_and_enter_adds(kept, parts):
    parts.workspace.new("Empty", "Jedi")
    kept.press("Ctrl+2", "/")
    kept.write("trait:dagobah")
    kept.press("Down")
    table = kept.window.views.build.finder.results.sets
    assert has_keyboard() is table
    first = table.rows().row(0).number
    kept.press("Return")
    assert [(one.number, one.copies) for one in kept.deck.sets] == [(first, 1)]
    kept.press("Down", "Return", "2")
    assert [one.copies for one in kept.deck.sets] == [1, 2]


def test_down_enters_the_decks_of_the_library(kept):
    kept.press("Ctrl+1")
    page = kept.window.views.library.page
    kept.waits_for(page.table.isVisible)
    page.search.setFocus()
    kept.write("aggro")
    kept.press("Down")
    assert has_keyboard() is page.table
    kept.press("Return")
    assert kept.window.mode == "build"
    assert kept.deck.name == "Aggro Scum"


def test_down_enters_the_rules_that_were_found(kept):
    kept.press("Ctrl+7")
    rules = kept.window.views.rules
    rules.focus_search()
    kept.write("edge")
    kept.press("Down")
    assert has_keyboard() is rules.contents.list


def test_down_enters_the_decks_of_a_simulation(kept):
    kept.press("Ctrl+4")
    kept.window.views.playtest.show_page("simulate")
    setup = kept.window.views.playtest.simulate.setup
    setup.search.setFocus()
    kept.write("toolbox")
    kept.press("Down")
    assert has_keyboard() is setup.light.list
    kept.press("Return")
    assert len(setup.light.list.decks.ticked_ids()) == 1


def test_down_enters_the_questions_about_an_opening(kept, parts):
    parts.workspace.open_imported(toolbox(parts.pool))
    kept.press("Ctrl+4")
    kept.window.views.playtest.show_page("openings")
    odds = kept.window.views.playtest.openings.odds
    kept.waits_for(lambda: bool(odds.cards or odds.questions))
    odds.field.line.edit.setFocus()
    kept.press("Down")
    assert has_keyboard() is (*odds.cards, *odds.questions)[0]


@pytest.mark.parametrize("what", WRITES)
def test_the_shortcuts_of_the_menu_win_in_every_text_field(kept, parts, what):
    """Qt asks the field first; what it keeps for itself never reaches the menu."""
    parts.workspace.open_imported(toolbox(parts.pool))
    window = kept.window
    kept.press("Ctrl+2")
    build = window.views.build
    if what == "name":
        build.deck.title.begin()
    elif what != "search":
        kept.press("Ctrl+Shift+N")
    field = {
        "search": build.finder.field.edit,
        "name": build.deck.title.field,
        "notes": build.deck.notes.notes,
        "tags": build.deck.notes.tags,
    }[what]
    field.setFocus()
    assert has_keyboard() is field
    told = []
    for name, action in window.actions_by_name.items():
        action.triggered.disconnect()
        action.triggered.connect(lambda _checked=False, name=name: told.append(name))
        action.setEnabled(True)
    for command in COMMANDS:
        for keys in command.keys:
            if keys == "?":
                continue  # it is written
            told.clear()
            kept.press(keys)
            assert told == [command.name], f"{keys} in the field {what}"
            assert has_keyboard() is field


def test_a_question_mark_is_written_and_undo_is_the_fields_own_as_long_as_it_has_something(
    kept, parts
):
    parts.workspace.open_imported(toolbox(parts.pool))
    kept.press("Ctrl+2", "Ctrl+F")
    field = kept.window.views.build.finder.field
    kept.write("luke?")
    assert field.query() == "luke?"
    kept.press("Ctrl+Z")
    assert field.query() != "luke?"
    assert field.edit.hasFocus()


def test_f2_and_enter_in_the_library_only_rename(kept, parts):
    kept.press("Ctrl+1")
    table = kept.window.views.library.page.table
    kept.waits_for(table.isVisible)
    table.select_row(0)
    table.setFocus()
    kept.press("F2")
    kept.qtbot.keyClick(has_keyboard(), Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    kept.write("Another name")
    kept.press("Return")
    kept.waits_for(
        lambda: any(one.name == "Another name" for one in parts.workspace.library.entries())
    )
    QCoreApplication.processEvents()
    assert kept.window.mode == "library"
    assert not parts.workspace.documents
    assert has_keyboard() is table
    kept.press("Return")
    assert kept.window.mode == "build", "now it opens"


def test_the_five_minutes_of_the_guide_key_by_key(player, parts):
    """Each step as it is written; a key that the page names is pressed here."""
    page = next(page.markdown for page in guide_pages() if page.name == "welcome")
    tour = page.partition("## Five minutes")[2].partition("## ")[0]
    window = player.window
    keys = [f"`{k}`" for k in ("Ctrl+1", "Ctrl+Shift+V", "Ctrl+2", "Ctrl+4", "Ctrl+S")]
    assert [key for key in keys if key not in tour] == []
    for sentence in ("take some", "Type `trait:dagobah`, press Down, and Enter adds a set"):
        assert sentence in tour

    player.press("Ctrl+1")
    library = window.views.library
    player.waits_for(library.first_start.isVisible)
    assert has_keyboard() is library.first_start.samples, "take some"
    player.press("Space")
    player.waits_for(lambda: bool(library.page.table.decks.decks()))
    player.waits_for(library.page.table.isVisible)
    player.waits_for(library.page.table.hasFocus)

    player.press("Return")
    assert window.mode == "build"
    before = player.deck.total
    player.press("Ctrl+2")
    player.write("trait:dagobah")
    player.press("Down")
    table = window.views.build.finder.results.sets
    numbers = [table.rows().row(at).number for at in range(table.rows().rowCount())]
    player.press("Return")
    assert player.deck.total == before + 1
    assert player.deck.sets[-1].number in numbers or player.deck.copies_of(numbers[0])
    assert window.views.build.deck.body.verdict.word.isVisible()

    player.press("Ctrl+S")
    assert parts.workspace.current.is_saved
    player.press("Ctrl+4")
    start = window.views.playtest.start
    assert has_keyboard() is start.own
    for _ in range(40):
        if has_keyboard() is start.start:
            break
        player.press("Tab")
    assert has_keyboard() is start.start
    player.press("Space")
    player.waits_for(lambda: window.views.playtest.is_playing)
    assert window.views.playtest.table.isAncestorOf(has_keyboard())
