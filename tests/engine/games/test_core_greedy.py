"""Games of sensible players over Core Set decks with the real texts of their cards.

Starter decks and random legal decks of Core Set sets in turn, as in `test_core_fuzz.py`.
`make test` plays some, `make bench` plays 1,000 (GREEDY_GAMES). A failure names its game; that one
alone is played again with
FUZZ_SEED=<number> .venv/bin/pytest tests/engine/games/test_core_greedy.py
"""

import os
from collections import Counter

from kit.invariants import check_decision
from kit.random_decks import CoreDecks, RandomDecks
from test_engine_fuzz import MOST_DECISIONS, REPLAY, SEED

from swlcg_deck.engine.core.driver import Result, advance, answer
from swlcg_deck.engine.core.state import State
from swlcg_deck.playtest.bots import GreedyBot, Situation

GAMES = int(os.environ.get("GREEDY_GAMES", "12"))


def play(state: State, seed: int, seen: Counter[str]) -> Result:
    """A game between two greedy bots, looked at before every answer."""
    bot = GreedyBot()
    for number in range(MOST_DECISIONS):
        step = advance(state)
        if isinstance(step, Result):
            return step
        seen[step.kind] += 1
        check_decision(state, step)
        answer(state, bot.choose(Situation(state, step, seed + number)))
    raise AssertionError(f"not over after {MOST_DECISIONS} decisions")


def greedy_games(decks: RandomDecks, games: int, file: str) -> None:
    """Games of sensible players by number, each to its end."""
    ends: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    seeds = [int(SEED)] if SEED else range(games)
    for seed in seeds:
        state = decks.game(seed)
        try:
            result = play(state, seed, asked)
        except Exception as error:
            replay = REPLAY.format(seed=seed, file=file)
            raise AssertionError(
                f"game {seed}, turn {state.turn}: {error!r}; play it again with: {replay}"
            ) from error
        ends[f"player {result.winner} by {result.rule}"] += 1
    print(f"\n{len(seeds)} greedy games, {asked.total():,} decisions; won: {dict(ends)}")
    print(f"asked: {dict(asked.most_common())}")
    if not SEED:
        assert {"action", "reaction", "target", "attackers", "defenders", "edge"} <= asked.keys()


def test_core_games_of_sensible_players_come_to_an_end(core: CoreDecks) -> None:
    greedy_games(core, GAMES, "test_core_greedy.py")
