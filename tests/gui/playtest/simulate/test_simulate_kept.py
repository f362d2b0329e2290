"""The kept results beside the page: opened, renamed, removed and taken back, compared."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from simulate_room import JEDI, REBELS, SITH, SimulateRoom

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.documents.sample_decks import sample_decks
from swlcg_deck.gui.playtest.simulate.shown import ShownPair
from swlcg_deck.playtest.decks_in_play import choice_of
from swlcg_deck.playtest.planned_games import Simulation
from swlcg_deck.playtest.results import SimulationResult, compare
from swlcg_deck.playtest.simulation import simulate

CTRL = Qt.KeyboardModifier.ControlModifier
FIRST, SECOND = f"{JEDI} against {SITH}, 4 games", f"{REBELS} against {SITH}, 5 games"


@pytest.fixture(scope="module")
def results(pool: CardPool) -> tuple[SimulationResult, SimulationResult]:
    decks = {deck.name: choice_of(deck) for deck in sample_decks(pool)}

    def played(light: str, games: int) -> SimulationResult:
        bots = {"light_bot": "random", "dark_bot": "random"}
        names = {"light_name": light, "dark_name": SITH}
        wanted = Simulation(decks[light], decks[SITH], games=games, **names, **bots)
        return simulate(pool, wanted, jobs=1)

    return played(JEDI, 4), played(REBELS, 5)


@pytest.fixture
def two(room: SimulateRoom, results):
    """Two kept results, the later one shown."""
    for result in results:
        room.shelf.keep(result)
    room.page.shelf.refresh()
    room.wait()
    room.click_kept(SECOND)
    return room


def test_without_results_the_panel_says_what_to_do(room):
    assert room.page.kept.empty.isVisible()
    assert "Press Run" in room.page.kept.empty.text()


def test_a_result_is_renamed_in_the_list_and_in_the_head(two):
    two.click_kept(FIRST)
    two.parts.dialogs.answers.append("Before the swap")
    two.click(two.page.kept.rename)
    two.wait()
    assert [kept.name for kept in two.kept()] == [SECOND, "Before the swap"]
    assert two.page.head.title.text() == "Before the swap"
    assert [kept.name for kept in two.shelf.list()] == [SECOND, "Before the swap"]


def test_a_removed_result_is_taken_back(two):
    two.click_kept(FIRST)
    two.qtbot.keyClick(two.page.kept.list, Qt.Key.Key_Delete)
    two.wait()
    assert [kept.name for kept in two.kept()] == [SECOND]
    assert two.page.messages.words.text() == f"{FIRST} is removed."
    two.click(two.page.messages.button)
    two.wait()
    assert [kept.name for kept in two.kept()] == [SECOND, FIRST]


def test_two_marked_results_are_compared(two, pool):
    page = two.page
    two.click_kept(SECOND)
    assert not page.kept.compare.isEnabled()
    two.click_kept(FIRST, CTRL)
    two.click(page.kept.compare)
    two.wait()
    assert isinstance(page.shown, ShownPair)
    (before_name, before), (after_name, after) = page.shown.before, page.shown.after
    assert (before_name, after_name) == (FIRST, SECOND)
    change = compare(before, after, "light")
    words = page.pages.comparison.head.remark.text()
    assert f"{100 * change.difference:+.1f}".replace("-", "−") in words
    assert ("may be chance" in words) is not change.is_clear
    assert [bar.share for bar in page.pages.comparison.rates.bars] == list(change.win_rates)
    assert all(bar.outline is not None for bar in page.pages.comparison.turns.bars)
    assert page.pages.comparison.dial.bars[0].before == before.dial[0]
    numbers = page.pages.comparison.facts.accessibleDescription()
    assert f"{before.turns.mean:.1f}, {after.turns.mean:.1f}" in numbers
    out = pool.set(before.light.sets[0]).title
    assert out in page.pages.comparison._facts.remark.text()
    two.click(page.pages.comparison.side.button("dark"))
    assert page.pages.comparison.rates.bars[0].share == before.dark.win_rate
    page.copy()
    assert "percentage points" in QApplication.clipboard().text()


def test_a_damaged_file_is_listed_with_its_reason_and_opens_nothing(two):
    (two.shelf.folder / "Half a file.json").write_text(
        '{"format": "swlcg-deck-sim', encoding="utf-8"
    )
    two.page.shelf.refresh()
    two.wait()
    broken = next(kept for kept in two.kept() if kept.problem)
    before = two.page.shown
    two.click_kept(broken.name)
    assert two.page.messages.words.text() == broken.problem
    assert two.page.shown is before
    assert not two.page.kept.rename.isEnabled()
    assert two.page.kept.remove.isEnabled()


def test_a_result_that_was_damaged_after_it_was_listed_says_so(two):
    kept = next(one for one in two.kept() if one.name == FIRST)
    kept.path.write_text("{}", encoding="utf-8")
    two.click_kept(FIRST)
    assert "holds no result" in two.page.messages.words.text()
    assert two.page.shown.name == SECOND


def test_the_models_are_sound(two, qtmodeltester):
    two.click_kept(FIRST)
    qtmodeltester.check(two.page.kept.list.kept)
    qtmodeltester.check(two.page.pages.result.light.cards)
    qtmodeltester.check(two.setup.light.list.decks)


def test_every_row_has_a_sentence_for_a_screen_reader(two):
    role = Qt.ItemDataRole.AccessibleTextRole
    kept = two.page.kept.list.kept
    assert kept.index(0).data(role).startswith(f"{SECOND}. Two decks. ")
    two.click_kept(FIRST)
    cards = two.page.pages.result.light.cards
    sentence = cards.index(0, 0).data(role)
    assert sentence.startswith(f"{cards.rows()[0].result.title}. Drawn ")
    decks = two.setup.light.list.decks
    ticked = [decks.index(row).data(role) for row in range(decks.rowCount())]
    assert sum(", ticked." in words for words in ticked) == 1
