"""One deck against many, or all against all."""

import csv
import io
import json
from dataclasses import replace

import pytest
from games_told import games_in
from kit.starter_decks import JEDI, NAVY, REBELS, SITH

from swlcg_deck.engine.game import DeckChoice, DeckError
from swlcg_deck.playtest import processes
from swlcg_deck.playtest.comparisons import compare_decks
from swlcg_deck.playtest.gauntlet import run_gauntlet
from swlcg_deck.playtest.gauntlet_results import any_csv, any_json, load_any, pairings_csv
from swlcg_deck.playtest.result_files import write_result
from swlcg_deck.playtest.simulation import Simulation, simulate

LIKE = Simulation(JEDI, SITH, games=2, seed=3, light_bot="random", dark_bot="random")
LIGHT = (("Jedi", JEDI), ("Rebels", REBELS))
DARK = (("Sith", SITH), ("Navy", NAVY))


def test_every_pairing_is_played_and_every_deck_counted(pool):
    told = []
    result = run_gauntlet(pool, LIGHT, DARK, LIKE, jobs=1, progress=lambda *n: told.append(n))
    names = [(one.light.deck, one.dark.deck) for one in result.pairings]
    assert names == [("Jedi", "Sith"), ("Jedi", "Navy"), ("Rebels", "Sith"), ("Rebels", "Navy")]
    assert told == [(done, 8) for done in range(1, 9)]
    standings = result.standings()
    assert {(one.deck, one.games) for one in standings} == {
        (name, 4) for name in ("Jedi", "Rebels", "Sith", "Navy")
    }
    assert sum(one.wins for one in standings) == 8
    assert [one.win_rate for one in standings] == sorted(
        (one.win_rate for one in standings), reverse=True
    )


def test_a_pairing_of_a_gauntlet_is_the_simulation_of_its_decks(pool):
    result = run_gauntlet(pool, LIGHT[:1], DARK[:1], LIKE, jobs=1)
    alone = Simulation(
        *(JEDI, SITH, 2, 3),
        light_bot="random",
        dark_bot="random",
        light_name="Jedi",
        dark_name="Sith",
    )
    assert games_in(result.pairings[0]) == games_in(simulate(pool, alone, jobs=1))


def test_cancel_keeps_what_is_done(pool):
    told = []
    result = run_gauntlet(
        *(pool, LIGHT, DARK, LIKE),
        jobs=1,
        progress=lambda *n: told.append(n),
        cancelled=lambda: len(told) >= 3,
    )
    assert [one.games for one in result.pairings] == [2, 1]


def test_a_deck_that_cannot_be_played_is_told_before_the_first_game(pool):
    told = []
    with pytest.raises(DeckError, match="0 objective sets"):
        run_gauntlet(
            *(pool, (*LIGHT, ("Empty", DeckChoice("Jedi", ()))), DARK, LIKE),
            jobs=1,
            progress=lambda *n: told.append(n),
        )
    assert not told


@pytest.fixture(scope="module")
def result(pool):
    return run_gauntlet(pool, LIGHT, DARK, LIKE, jobs=1)


def test_a_gauntlet_is_the_same_on_any_number_of_jobs_and_starts_them_once(
    pool, result, monkeypatch
):
    started = []

    class Counting(processes._Processes):
        def __init__(self, jobs, **how):
            started.append(jobs)
            super().__init__(jobs, **how)

    monkeypatch.setattr(processes, "_Processes", Counting)
    assert games_in(run_gauntlet(pool, LIGHT, DARK, LIKE, jobs=2)) == games_in(result)
    assert started == [2]
    assert games_in(run_gauntlet(pool, LIGHT, DARK, replace(LIKE, seed=4), jobs=1)) != games_in(
        result
    )


def test_decks_of_one_name_are_told_apart(pool):
    both = (("Jedi", JEDI), ("Jedi", REBELS))
    found = run_gauntlet(pool, both, DARK[:1], LIKE, jobs=1)
    assert found.light == ("Jedi", "Jedi (2)")
    assert {one.deck: one.games for one in found.standings()} == {
        "Jedi": 2,
        "Jedi (2)": 2,
        "Sith": 4,
    }


@pytest.mark.parametrize(
    ("light", "dark", "words"),
    [
        ((), DARK, "needs decks of both sides; there are 0 light side and 2 dark side decks"),
        (LIGHT, (), "needs decks of both sides"),
        (LIGHT * 30, DARK * 30, "3,600 pairings; at most 1,000"),
    ],
)
def test_decks_that_make_no_gauntlet_are_refused(pool, light, dark, words):
    with pytest.raises(ValueError, match=words):
        run_gauntlet(pool, light, dark, LIKE)


def test_a_gauntlet_is_saved_and_loaded(result, tmp_path):
    path = tmp_path / "gauntlet.json"
    write_result(path, any_json(result))
    assert load_any(path) == result
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["format"] == "swlcg-deck-gauntlet/1"
    assert (data["games"], data["asked"]) == (8, 8)
    assert [one["deck"] for one in data["standings"]] == [one.deck for one in result.standings()]


def test_a_gauntlet_is_exported_as_tables(result):
    cards = list(csv.DictReader(io.StringIO(any_csv(result))))
    assert {(row["deck"], row["against"]) for row in cards if row["side"] == "light"} == {
        (light, dark) for light in ("Jedi", "Rebels") for dark in ("Sith", "Navy")
    }
    rows = list(csv.DictReader(io.StringIO(pairings_csv(result))))
    assert len(rows) == 4
    for row, one in zip(rows, result.pairings, strict=True):
        assert (row["light"], row["dark"]) == (one.light.deck, one.dark.deck)
        assert (int(row["light_wins"]), int(row["games"])) == (one.light.wins, 2)
        assert float(row["light_win_rate"]) == one.light.win_rate
        assert sum(int(row[name]) for name in one.endings) == 2


def _won(result, *wins):
    """The same pairings with other numbers: so many wins of the light side in 100 games."""
    pairings = []
    for one, light in zip(result.pairings, wins, strict=True):
        sides = {
            "light": one.light.model_copy(update={"wins": light}),
            "dark": one.dark.model_copy(update={"wins": 100 - light}),
        }
        pairings.append(one.model_copy(update={"games": 100, **sides}))
    return result.model_copy(update={"pairings": tuple(pairings)})


def test_decks_are_compared_over_the_opponents_they_had_both_times(result):
    before, after = _won(result, 50, 50, 50, 50), _won(result, 90, 50, 50, 50)
    fewer = after.model_copy(update={"pairings": after.pairings[:2]})
    changes = {change.deck: change for change in compare_decks(before, fewer)}
    assert set(changes) == {"Jedi", "Sith", "Navy"}
    assert changes["Jedi"].win_rates == (0.5, 0.7)
    assert changes["Jedi"].games == (200, 200)
    assert changes["Sith"].difference == pytest.approx(-0.4)
    assert changes["Sith"].is_clear
    assert not changes["Navy"].is_clear


def test_the_only_deck_of_a_side_is_compared_under_any_name(result):
    one = result.pairings[0]
    new = one.model_copy(update={"light": one.light.model_copy(update={"deck": "Jedi 2"})})
    change = compare_decks(one, new)[0]
    assert (change.deck, change.before, change.difference) == ("Jedi 2", "Jedi", 0)
    assert compare_decks(result, new) == ()
