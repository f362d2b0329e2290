"""A brewer lets decks play: choosing, running, cancelling, reading what came out."""

import os
from pathlib import Path

import pytest
from games_told import games_in
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from simulate_room import JEDI, NAVY, REBELS, SITH, SimulateRoom

from swlcg_deck.gui.playtest.simulate.setup.runner import Progress
from swlcg_deck.playtest.gauntlet_results import GauntletResult, any_csv, any_json
from swlcg_deck.playtest.kept_results import ResultShelf
from swlcg_deck.playtest.planned_games import Simulation
from swlcg_deck.playtest.results import SimulationResult
from swlcg_deck.playtest.simulation import simulate

CTRL = Qt.KeyboardModifier.ControlModifier


def shown(room: SimulateRoom) -> SimulationResult:
    result = room.page.shown.result
    assert isinstance(result, SimulationResult)
    return result


def test_a_run_shows_the_same_games_as_the_library(room, pool):
    room.run(games=5, seed=7)
    wish = room.setup.wish()
    expected = simulate(
        pool,
        Simulation(
            wish.light[0][1],
            wish.dark[0][1],
            games=5,
            seed=7,
            light_bot="random",
            dark_bot="random",
            light_name=JEDI,
            dark_name=SITH,
        ),
        jobs=1,
    )
    assert games_in(shown(room)) == games_in(expected)
    page = room.page.pages.result
    assert [bar.share for bar in page.overview.rates.bars] == [
        expected.light.win_rate,
        expected.dark.win_rate,
    ]
    assert f"{JEDI} won {expected.light.wins} of 5" in page.overview.rates.accessibleDescription()
    assert sum(bar.value for bar in page.overview.turns.bars) == 5
    assert sum(bar.value for bar in page.overview.endings.bars) == 5
    assert [point.now for point in page.overview.dial.bars] == list(expected.dial)


def test_every_run_is_kept_by_itself_and_can_be_read_after_a_restart(room):
    room.run(games=3)
    first = shown(room)
    assert [kept.name for kept in room.kept()] == [f"{JEDI} against {SITH}, 3 games"]
    assert room.page.kept.list.marked() == room.kept()
    room.open_page(jobs=1)
    assert room.page.shown is None
    room.click_kept(f"{JEDI} against {SITH}, 3 games")
    assert shown(room) == first
    assert room.page.head.title.text() == f"{JEDI} against {SITH}, 3 games"


def test_processes_play_the_same_games_and_none_is_left(room):
    room.run(games=4, seed=3)
    alone = shown(room)
    room.open_page(jobs=2)
    room.run(games=4, seed=3)
    assert games_in(shown(room)) == games_in(alone)
    assert not _children()


def test_cancel_keeps_and_shows_what_is_done(room):
    room.prepare(games=1_000_000)
    room.click(room.setup.run)
    bar = room.page.bar
    room.qtbot.waitUntil(lambda: "of 1,000,000" in bar.words.text())
    assert bar.isVisible()
    room.click(bar.cancel)
    room.wait()
    assert not bar.isVisible()
    assert 0 < shown(room).games < 1_000_000
    assert "It was ended after" in room.page.pages.result.overview.head.remark.text()
    assert room.kept()[0].games == shown(room).games


def test_another_run_ends_the_first_and_keeps_what_it_played(room):
    room.prepare(games=1_000_000)
    room.click(room.setup.run)
    room.qtbot.waitUntil(lambda: "of 1,000" in room.page.bar.words.text())
    room.prepare(games=3, seed=9)
    assert "ends the simulation under way" in room.setup.summary.text()
    room.click(room.setup.run)
    room.wait()
    room.wait()
    assert shown(room).games == 3
    assert [kept.asked for kept in room.kept()] == [3, 1_000_000]


def test_closing_the_window_ends_the_processes_and_keeps_what_was_played(room):
    room.open_page(jobs=2)
    room.prepare(games=100_000)
    room.click(room.setup.run)
    room.qtbot.waitUntil(lambda: "of 100,000" in room.page.bar.words.text())
    room.parts.background.close()
    assert not _children()
    assert [kept.asked for kept in ResultShelf(room.shelf.folder).list()] == [100_000]


def _children() -> list[str]:
    """Processes that this one started and that still run, but for the tracker of resources."""
    folder = Path(f"/proc/{os.getpid()}/task")
    if not folder.exists():
        return []
    found = []
    for task in folder.iterdir():
        for child in (task / "children").read_text(encoding="utf-8").split():
            command = Path(f"/proc/{child}/cmdline").read_text(encoding="utf-8").replace("\0", " ")
            if "resource_tracker" not in command:
                found.append(command)
    return found


def test_progress_tells_games_rate_and_time_left(room):
    room.page.bar.begin(room.setup.wish())
    room.page.bar.tell(Progress(400, 1_000, 10.0))
    assert room.page.bar.words.text() == "400 of 1,000 games"
    assert room.page.bar.facts.text() == "10.0 games a second, 60 s left"


def test_a_click_takes_one_deck_and_a_tick_adds_another(room):
    light = room.setup.light.list.decks
    room.choose(room.setup.light, JEDI)
    assert [one.deck.name for one in light.ticked()] == [JEDI]
    room.choose(room.setup.light, REBELS)
    assert [one.deck.name for one in light.ticked()] == [REBELS]
    room.tick(room.setup.light, JEDI)
    assert {one.deck.name for one in light.ticked()} == {JEDI, REBELS}
    room.choose(room.setup.dark, SITH)
    assert "2 light against 1 dark side decks, 2 pairings" in room.setup.summary.text()
    room.tick(room.setup.dark, SITH)
    assert room.setup.summary.text() == "Choose a dark side deck."
    assert not room.setup.run.isEnabled()


def test_a_search_hides_decks_but_leaves_them_ticked(room):
    room.choose(room.setup.light, JEDI)
    room.qtbot.keyClicks(room.setup.search, "rebel")
    names = [one.deck.name for one in room.setup.light.list.decks.rows()]
    assert names == [REBELS]
    assert [one.deck.name for one in room.setup.light.list.decks.ticked()] == [JEDI]
    room.setup.search.setText("nothing like it")
    assert room.setup.light.empty.isVisible()


def test_games_are_a_usual_number_or_any(room):
    numbers = room.setup.numbers
    room.click(numbers.usual.button("1000"))
    assert numbers.games.text() == "1000"
    room.click(numbers.usual.button("other"))
    assert numbers.games.hasFocus()
    room.qtbot.keyClicks(numbers.games, "37")
    assert "37 games" in room.setup.summary.text()
    assert numbers.usual.current() == "other"
    numbers.games.setText("")
    assert "between 1 and 1,000,000" in room.setup.summary.text()
    assert not room.setup.run.isEnabled()


def test_cards_without_their_text_are_named_before_the_run_and_on_the_result(room):
    decks = [one for one in room.setup.dark.list.decks.rows() if len(one.unwritten) > 1]
    if not decks:
        pytest.skip("every card of the samples has its text")
    name, lacking = decks[0].deck.name, decks[0].unwritten
    room.prepare(light=JEDI, dark=name, games=2)
    words = f"{len(lacking)} cards of {name} have abilities that cannot be played yet."
    assert room.setup.note.words.text() == words
    room.click(room.setup.note.which)
    assert room.setup.note.titles.isVisible()
    assert all(title in room.setup.note.titles.text() for title in lacking)
    room.click(room.setup.run)
    room.wait()
    note = room.page.pages.result.overview.note
    assert note.words.text() == words
    assert all(title in note.titles.text() for title in lacking)
    room.page.copy()
    assert words in QApplication.clipboard().text()
    room.choose(room.setup.dark, SITH)
    assert room.setup.note.words.text() == "Every card of these decks plays with its abilities."
    assert not room.setup.note.which.isVisibleTo(room.setup.note)


def test_a_gauntlet_has_a_cell_for_every_pairing_and_a_click_opens_it(room, qtmodeltester):
    room.prepare(games=2)
    room.tick(room.setup.light, REBELS)
    room.tick(room.setup.dark, NAVY)
    room.click(room.setup.run)
    room.wait()
    gauntlet = room.page.shown.result
    assert isinstance(gauntlet, GauntletResult)
    grid = room.page.pages.gauntlet.grid
    assert (grid.pairings.rowCount(), grid.pairings.columnCount()) == (2, 2)
    qtmodeltester.check(grid.pairings)
    names = [bar.label for bar in room.page.pages.gauntlet.standings.bars]
    assert names == [one.deck for one in gauntlet.standings()]
    index = grid.pairings.index(1, 0)
    wanted = gauntlet.pairing(gauntlet.light[1], gauntlet.dark[0])
    at = grid.visualRect(index).center()
    room.qtbot.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert shown(room) == wanted
    assert room.page.pages.result.back.isVisible()
    room.click(room.page.pages.result.back)
    assert room.page.shown.result == gauntlet


def test_a_gauntlet_is_walked_through_and_opened_by_keys(room):
    room.prepare(games=1)
    room.tick(room.setup.dark, NAVY)
    room.click(room.setup.run)
    room.wait()
    grid = room.page.pages.gauntlet.grid
    grid.setFocus()
    room.qtbot.keyClick(grid, Qt.Key.Key_Right)
    room.qtbot.keyClick(grid, Qt.Key.Key_Return)
    assert shown(room).dark.deck == room.page.shown.gauntlet.dark[1]


def test_a_gauntlet_is_compared_with_another_deck_by_deck(room):
    room.prepare(games=1)
    room.tick(room.setup.dark, NAVY)
    room.click(room.setup.run)
    room.wait()
    room.page.pages.show_setup()
    room.setup.numbers.games.setText("2")
    room.click(room.setup.run)
    room.wait()
    later, earlier = room.kept()
    room.click_kept(later.name)
    room.click_kept(earlier.name, CTRL)
    room.click(room.page.kept.compare)
    room.wait()
    page = room.page.pages.changes
    assert page.isVisible()
    words = page.facts.accessibleDescription()
    assert all(name in words for name in (JEDI, SITH, NAVY))
    room.page.copy()
    assert "chance" in QApplication.clipboard().text()


def test_cards_are_sorted_by_a_click_and_a_row_shows_its_card(room):
    room.run(games=6, bot="greedy")
    room.click(room.page.pages.result.parts.button("light"))
    table = room.page.pages.result.light
    header = table.horizontalHeader()
    at = header.sectionViewportPosition(table.cards.column("drawn")) + 20
    pos = header.rect().center()
    pos.setX(at)
    room.qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=pos)
    drawn = [row.result.drawn for row in table.cards.rows()]
    assert drawn == sorted(drawn, reverse=True)
    cell = table.visualRect(table.cards.index(2, 0)).center()
    room.qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    assert room.page.face.card == table.cards.rows()[2].card
    room.qtbot.keyClick(table, Qt.Key.Key_Down)
    assert room.page.face.card == table.cards.rows()[3].card
    room.qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert room.page.face.card is None


def test_everything_goes_by_keys_alone(room):
    room.prepare(games=2)
    decks = room.setup.dark.list
    decks.setFocus()
    room.qtbot.keyClick(decks, Qt.Key.Key_Home)
    room.qtbot.keyClick(decks, Qt.Key.Key_Return)
    first = decks.decks.rows()[0]
    assert [one.deck.id for one in decks.decks.ticked()] == [first.deck.id]
    room.qtbot.keyClick(decks, Qt.Key.Key_Down)
    room.qtbot.keyClick(decks, Qt.Key.Key_Space)
    assert len(decks.decks.ticked()) == 2
    room.qtbot.keyClick(decks, Qt.Key.Key_Space)
    room.qtbot.keyClick(decks, Qt.Key.Key_Return, CTRL)
    room.wait()
    assert shown(room).dark.deck == first.deck.name
    results = room.page.kept.list
    results.setFocus()
    room.page.pages.show_setup()
    room.qtbot.keyClick(results, Qt.Key.Key_Home)
    room.qtbot.keyClick(results, Qt.Key.Key_Return)
    room.wait()
    assert shown(room).games == 2


def test_exports_are_the_files_that_the_library_writes(room, tmp_path):
    room.run(games=3)
    dialogs = room.parts.dialogs
    dialogs.answers.extend([tmp_path / "cards.csv", tmp_path / "result.json"])
    room.page.head.as_csv.trigger()
    room.page.head.as_json.trigger()
    assert (tmp_path / "cards.csv").read_text(encoding="utf-8") == any_csv(shown(room))
    assert (tmp_path / "result.json").read_text(encoding="utf-8") == any_json(shown(room))
    assert room.page.messages.words.text() == "Written to result.json."
    dialogs.answers.append(tmp_path / "no such folder" / "cards.csv")
    room.page.head.as_csv.trigger()
    assert "could not be" in room.page.messages.words.text()


def test_a_result_is_copied_as_text(room):
    room.run(games=3)
    room.click(room.page.head.copy)
    text = QApplication.clipboard().text()
    assert f"{JEDI} (Jedi, Random) won {shown(room).light.wins} of 3 games" in text
    assert "seed 1" in text


def test_who_reads_another_result_is_not_torn_away_when_a_run_ends(room):
    room.run(games=2, seed=1)
    first = shown(room)
    room.click(room.page.head.new)
    room.prepare(games=1_000_000, seed=2)
    room.click(room.setup.run)
    room.page.kept.list.opened.emit(room.kept()[0])
    room.qtbot.waitUntil(lambda: room.page.shown is not None)
    room.qtbot.waitUntil(lambda: "of 1,000,000" in room.page.bar.words.text())
    room.click(room.page.bar.cancel)
    room.wait()
    assert shown(room) == first
    assert "is done: the first of the results" in room.page.messages.words.text()
    assert [kept.asked for kept in room.kept()] == [1_000_000, 2]


def test_the_choices_come_back_after_a_restart(room):
    room.prepare(light=REBELS, dark=NAVY, games=250, seed=77, bot="random")
    state = room.page.state()
    room.open_page(jobs=1)
    room.page.restore(state)
    wish = room.setup.wish()
    assert (wish.light[0][0], wish.dark[0][0]) == (REBELS, NAVY)
    assert (wish.games, wish.seed, wish.bots) == (250, 77, ("random", "random"))
    room.page.restore({"games": "many", "bots": 3, "decks": {"light": "x"}, "seed": None})
    assert room.setup.wish().games == 250
