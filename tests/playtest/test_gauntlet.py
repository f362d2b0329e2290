"""One deck against many, or all against all."""

import pytest
from starter_games import JEDI, NAVY, REBELS, SITH

from swlcg_deck.engine.game import DeckChoice, DeckError
from swlcg_deck.playtest.gauntlet import run_gauntlet
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
    assert result.pairings[0].same_games(simulate(pool, alone, jobs=1))


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
