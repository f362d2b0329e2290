"""Views that nobody looks at do nothing, and are right when they are shown."""

import sys
from collections import Counter
from collections.abc import Callable
from types import FrameType

import pytest
from sample_decks import JEDI_FIGHTERS, deck_of

from swlcg_deck.decks import edits
from swlcg_deck.gui.shell.main_window import MainWindow
from swlcg_deck.gui.shell.views import MODES
from swlcg_deck.legality.findings import Mode

_ASKING = {
    "collection_view._show_decks",
    "library_view._library_changed",
    "chosen_deck._document_changed",
    "chosen_deck._may_differ",
    "chosen_deck._follow",
    "openings_page._decks_changed",
    "openings_page._deck_edited",
    "playtest_view._decks_changed",
    "simulate_page._decks_changed",
}
"""All that a hidden view may be troubled with: noting that something changed."""


def work_in_hidden_views(window: MainWindow, step: Callable[[], object]) -> Counter[str]:
    """The functions of other views that run while something is done in the one that is shown."""
    hidden = tuple(f"swlcg_deck.gui.{mode}." for mode in MODES if mode != window.mode)
    ran: Counter[str] = Counter()

    def watch(frame: FrameType, event: str, _argument: object) -> None:
        module = frame.f_globals.get("__name__", "")
        if event == "call" and module.startswith(hidden):
            name = f"{module.rpartition('.')[2]}.{frame.f_code.co_name}"
            if name not in _ASKING and not frame.f_code.co_name.startswith("<"):
                ran[name] += 1

    sys.setprofile(watch)
    try:
        step()
    finally:
        sys.setprofile(None)
    return ran


@pytest.fixture
def working(window, pool):
    """Every view was looked at once; a deck is open in Build, and chosen for the tournament."""
    document = window.workspace.open_imported(deck_of(pool, JEDI_FIGHTERS))
    window.workspace.save(document)
    for part in ("judge", "check", "pair"):
        window.show_mode("tournament")
        window.views.tournament.show_part(part)
    for mode in MODES:
        window.show_mode(mode)
    window.show_mode("build")
    return document


def test_an_edit_in_build_is_no_work_for_any_other_view(window, working, pool):
    def edit() -> None:
        working.apply(edits.add_set(working.deck, pool.set(38)))
        window.workspace.save(working)
        window.parts.rules.choose("rulebook", Mode.CASUAL)

    assert work_in_hidden_views(window, edit) == Counter()
    catching_up = work_in_hidden_views(window, lambda: window.show_mode("analyse"))
    assert catching_up["chart_cards.show_statistics"] > 0


def test_a_view_that_is_shown_again_is_right(window, working, pool, qtbot):
    views = window.views
    working.apply(edits.rename(working.deck, "Another name"))
    working.apply(edits.add_set(working.deck, pool.set(38)))
    window.workspace.save(working)
    total = working.deck.total
    window.show_mode("analyse")
    assert views.analyse.title.text() == "Another name"
    window.show_mode("collection")
    assert views.collection.decks.deck_name.text() == "Another name"
    window.show_mode("library")
    library = views.library.page
    qtbot.waitUntil(lambda: [deck.name for deck in library.model.decks()] == ["Another name"])
    assert [deck.entry.sets for deck in library.model.decks()] == [total]
    window.show_mode("tournament")
    panels = views.tournament.pair.panels.values()
    assert "Another name" in [panel.name.text() for panel in panels]
    views.tournament.show_part("check")
    assert views.tournament.check.name.text().startswith("Another name")


@pytest.mark.usefixtures("working")
def test_the_library_judges_by_rules_that_were_chosen_elsewhere(window, qtbot):
    window.show_mode("library")
    page = window.views.library.page
    qtbot.waitUntil(lambda: bool(page.model.decks()))
    window.show_mode("build")
    window.parts.rules.choose("", Mode.CASUAL)
    assert "casual" not in page.rules.text().lower()
    window.show_mode("library")
    assert "casual" in page.rules.text().lower()
    verdict = page.model.index(0, page.model.column("verdict"))
    qtbot.waitUntil(lambda: verdict.data() == "Illegal")
