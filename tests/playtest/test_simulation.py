"""Many games: the same on any number of jobs, counted right, kept, compared, cancelled."""

import csv
import errno
import io
import json
from dataclasses import replace
from multiprocessing import active_children, synchronize

import pytest
from games_told import games_in
from kit.starter_decks import JEDI, SITH

from swlcg_deck.engine.game import DeckChoice, DeckError, new_game
from swlcg_deck.playtest.gauntlet_results import any_json, load_any
from swlcg_deck.playtest.intervals import newcombe, wilson
from swlcg_deck.playtest.portions import play_here
from swlcg_deck.playtest.result_files import ResultError, write_result
from swlcg_deck.playtest.results import (
    as_data,
    cards_csv,
    compare,
)
from swlcg_deck.playtest.simulation import Simulation, simulate
from swlcg_deck.playtest.tallies import Tally
from swlcg_deck.playtest.thinking_apart import ThinkingApart

WANTED = Simulation(light=JEDI, dark=SITH, games=12, seed=5, light_name="Jedi", dark_name="Sith")


@pytest.fixture(scope="module")
def result(pool):
    return simulate(pool, WANTED, jobs=1)


def test_the_same_seed_gives_the_same_result_on_any_number_of_jobs(pool, result):
    assert games_in(simulate(pool, WANTED, jobs=2)) == games_in(result)
    other = Simulation(light=JEDI, dark=SITH, games=12, seed=6)
    assert games_in(simulate(pool, other, jobs=1)) != games_in(result)


def test_more_games_begin_with_the_same_games(result):
    assert [WANTED.game_seed(n) for n in range(3)] == [
        Simulation(JEDI, SITH, games=99, seed=5).game_seed(n) for n in range(3)
    ]
    assert len({WANTED.game_seed(n) for n in range(1000)}) == 1000
    assert result.games == result.asked == 12


def test_the_numbers_of_a_result_fit_together(result):
    assert result.light.wins + result.dark.wins == 12
    assert sum(result.endings.values()) == 12
    assert sum(result.turns.histogram.values()) == 12
    assert result.light.win_rate == result.light.wins / 12
    low, high = result.light.interval95
    assert low < result.light.win_rate < high
    assert result.turns.mean == pytest.approx(
        sum(int(turns) * games for turns, games in result.turns.histogram.items()) / 12
    )
    assert list(result.dial) == sorted(result.dial)
    assert result.dial[0] == 1
    for side in (result.light, result.dark):
        assert len(side.cards) > 20
        for card in side.cards:
            assert card.games_drawn <= min(12, card.drawn)
            assert card.wins_drawn <= min(side.wins, card.games_drawn)
            assert card.dead <= card.drawn
    assert result.notes == ()


def test_a_result_is_saved_and_loaded(result, tmp_path):
    path = tmp_path / "result.json"
    write_result(path, any_json(result))
    assert load_any(path) == result
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["light"]["bot"] == "greedy"
    path.write_text('{"format": "something else"}', encoding="utf-8")
    with pytest.raises(ResultError, match=r"result.json holds no result"):
        load_any(path)


@pytest.mark.parametrize("text", ["", "[]", "[" * 100_000, '{"games": 1}', "\x00"])
def test_what_is_no_result_is_said_in_a_sentence(tmp_path, text):
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ResultError, match=r"bad\.json"):
        load_any(path)


def test_a_result_is_exported_as_a_table(result):
    rows = list(csv.DictReader(io.StringIO(cards_csv(result))))
    assert {row["side"] for row in rows} == {"light", "dark"}
    luke = next(row for row in rows if row["title"] == "Luke Skywalker")
    known = next(card for card in result.light.cards if card.code == luke["code"])
    assert (int(luke["drawn"]), int(luke["played"])) == (known.drawn, known.played)


def test_a_result_is_written_whole_or_not_at_all(result, tmp_path):
    path = tmp_path / "result.json"
    write_result(path, any_json(result))
    with pytest.raises(ResultError, match="could not be kept"):
        write_result(tmp_path / "nowhere" / "result.json", any_json(result))
    assert [file.name for file in tmp_path.iterdir()] == ["result.json"]


def test_the_dial_of_games_that_are_over_stays_where_it_was(pool):
    """Against the definition: turn after turn, over the records of the games themselves."""
    wanted = replace(WANTED, games=8, light_bot="random", dark_bot="random")
    records = [record for _, portion in play_here(pool, [wanted], bool) for record in portion]
    tally = Tally()
    tally.add(records)
    longest = max(len(record.dial) for record in records)
    assert len({len(record.dial) for record in records}) > 1
    for turn in range(longest):
        dials = [record.dial[min(turn, len(record.dial) - 1)] for record in records]
        assert tally.dial_course()[turn] == sum(dials) / len(dials)


def test_two_results_are_compared(result):
    same = compare(result, result, "light")
    assert same.difference == 0
    assert not same.is_clear
    better = result.model_copy(
        update={"games": 1000, "light": result.light.model_copy(update={"wins": 990})}
    )
    worse = result.model_copy(
        update={"games": 1000, "light": result.light.model_copy(update={"wins": 300})}
    )
    assert compare(worse, better, "light").is_clear
    assert compare(worse, better, "light").interval95[0] > 0.6


def test_progress_is_told_and_cancel_keeps_what_is_done(pool):
    told = []
    found = simulate(
        pool,
        WANTED,
        jobs=1,
        progress=lambda done, games: told.append((done, games)),
        cancelled=lambda: len(told) >= 3,
    )
    assert told == [(1, 12), (2, 12), (3, 12)]
    assert (found.games, found.asked) == (3, 12)
    assert found.light.wins + found.dark.wins == 3


def test_cancel_stops_processes_too(pool):
    wanted = Simulation(light=JEDI, dark=SITH, games=500, seed=1)
    told = []
    found = simulate(
        pool,
        wanted,
        jobs=2,
        progress=lambda done, _: told.append(done),
        cancelled=lambda: len(told) >= 1,
    )
    assert 0 < found.games < 500


@pytest.fixture
def no_processes(monkeypatch):
    """Without a writable /dev/shm no two processes of Linux can wait for each other."""

    def refuse(*_, **__):
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(synchronize.SemLock, "__init__", refuse)


@pytest.mark.usefixtures("no_processes")
def test_where_no_processes_can_be_had_the_games_are_played_here(pool, result):
    assert games_in(simulate(pool, WANTED, jobs=2)) == games_in(result)


@pytest.mark.usefixtures("no_processes")
def test_a_bot_that_looks_ahead_says_that_it_has_no_process(pool):
    bot = ThinkingApart(pool, 1.0)
    bot.warm_up()
    assert bot.choose(new_game(pool, SITH, JEDI, 1), 1, lambda: False) is None
    bot.close()


def test_games_are_kept_when_a_process_is_killed(pool):
    def kill(_done, _games):
        for process in active_children():
            process.kill()

    wanted = replace(WANTED, games=500, light_bot="random", dark_bot="random")
    found = simulate(pool, wanted, jobs=2, progress=kill)
    assert 0 < found.games < 500
    assert "Try fewer jobs" in found.stopped


def test_a_cancelled_simulation_without_games_is_still_a_result(pool):
    found = simulate(pool, WANTED, jobs=1, cancelled=lambda: True)
    assert found.games == 0
    assert found.light.interval95 == (0.0, 1.0)
    assert as_data(found)["turns"]["mean"] == 0


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"light": DeckChoice("Jedi", (1, 2))}, "needs 4 to 100"),
        ({"dark": JEDI}, "affiliation card of the light side"),
        ({"light_bot": "clever"}, "there is no bot 'clever'"),
        ({"games": 0}, "at least 1 game"),
    ],
)
def test_what_cannot_be_played_is_said_before_the_first_game(pool, changes, words):
    wanted = Simulation(**{"light": JEDI, "dark": SITH} | changes)
    with pytest.raises((DeckError, ValueError), match=words):
        simulate(pool, wanted)


def test_intervals_against_known_values():
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == 1
    assert newcombe((48, 80), (56, 70)) == pytest.approx((0.0524, 0.3339), abs=1e-4)
