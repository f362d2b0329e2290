"""How well the bots play, and how fast: on the starter decks of the Core Set, both sides counted.

Each pairing is every light starter against every dark one with the bots on either side, by fixed
seeds, so that the figures change only with the bots or the rules.
"""

import os
import resource
import sys

import pytest

from swlcg_deck.engine.game import DeckChoice
from swlcg_deck.playtest.simulation import Simulation, simulate

LIGHT = (
    DeckChoice("Jedi", (1, 2, 3, 4, 5, 6, 7, 18)),
    DeckChoice("Rebel Alliance", (8, 9, 10, 11, 12, 13, 14, 18)),
)
DARK = (
    DeckChoice("Sith", (19, 20, 21, 22, 23, 24, 25, 36)),
    DeckChoice("Imperial Navy", (26, 27, 28, 29, 30, 31, 32, 36)),
)
CORES = 2
SECONDS = 120

pytestmark = pytest.mark.skipif(
    sys.gettrace() is not None, reason="a tracer (coverage, a debugger) slows every line down"
)


def wins_of(pool, bot: str, other: str, games: int) -> tuple[int, list[str]]:
    """How often one bot beats another, each on both sides of all four pairings."""
    wins, lines = 0, []
    for light in LIGHT:
        for dark in DARK:
            for light_bot, dark_bot in ((bot, other), (other, bot)):
                wanted = Simulation(
                    light,
                    dark,
                    games=games // 8,
                    seed=1977,
                    light_bot=light_bot,
                    dark_bot=dark_bot,
                )
                result = simulate(pool, wanted)
                won = (result.light if light_bot == bot else result.dark).wins
                wins += won
                names = f"{light.affiliation} ({light_bot}) against {dark.affiliation} ({dark_bot})"
                lines.append(f"{names:62} {bot} wins {won} of {result.games}")
    return wins, lines


@pytest.mark.parametrize(
    ("bot", "other", "games", "share"),
    [("greedy", "random", 400, 0.9), ("search", "greedy", 200, 0.6)],
)
def test_a_bot_beats_the_simpler_one(pool, bot, other, games, share):
    wins, lines = wins_of(pool, bot, other, games)
    print("", *lines, f"{bot} beats {other} in {wins} of {games}, {wins / games:.1%}", sep="\n")
    assert wins >= share * games


def test_a_thousand_greedy_games_within_two_minutes_on_two_cores(pool):
    """By the time the processors worked: others may be using them as well."""
    before = _children_seconds()
    result = simulate(pool, Simulation(LIGHT[0], DARK[0], games=1000, seed=1), jobs=CORES)
    worked = _children_seconds() - before
    print(
        f"\n1,000 greedy games: {result.seconds:.0f} s on the clock with {os.cpu_count()} cores,"
        f" {worked:.0f} s of processor time, {result.decisions / worked:,.0f} decisions a second"
    )
    assert worked <= CORES * SECONDS


def _children_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
