"""Random playouts as lean as they can be: what is measured is the engine, not the chance."""

import random
import sys
import time
from collections.abc import Callable, Sequence

from swlcg_deck.engine.core.driver import Result, advance, answer
from swlcg_deck.engine.core.state import State

ROUNDS = 5
CLONES = 20


def dice(seed: int) -> Callable[[], float]:
    return random.Random(seed).random  # noqa: S311 - a game of chance, no secret


def playout(state: State, chance: Callable[[], float], most: int = sys.maxsize) -> int:
    """Play a game to its end; how many decisions it took, all with their options worked out."""
    decisions = 0
    while decisions < most:
        asked = advance(state)
        if asked.__class__ is Result:
            break
        decisions += 1
        count = len(asked.options)
        if asked.most == 1 == asked.least:
            answer(state, int(chance() * count))
        else:
            taken = asked.least + int(chance() * (asked.most - asked.least + 1))
            answer(state, sorted(range(count), key=lambda _: chance())[:taken])
    return decisions


def rate(games: Sequence[State]) -> tuple[float, int]:
    """Decisions a second of processor time, of the best round; and decisions in a round.

    Whatever else the machine does can only slow a round down.
    """
    rounds = [_one_round(games) for _ in range(ROUNDS)]
    return max([speed for speed, _ in rounds]), rounds[-1][1]


def rates_in_turn(games: dict[str, list[State]]) -> dict[str, float]:
    """The same for several kinds of games, a round of each in turn, so that one busy moment of
    the machine falls on all of them."""
    best = dict.fromkeys(games, 0.0)
    for _ in range(ROUNDS):
        for name, kind in games.items():
            best[name] = max(best[name], _one_round(kind)[0])
    return best


def _one_round(games: Sequence[State]) -> tuple[float, int]:
    chance = dice(1)
    fresh = [game.clone() for game in games]
    start = time.process_time()
    decisions = sum([playout(game, chance) for game in fresh])
    return decisions / (time.process_time() - start), decisions


def states_along_the_way(games: Sequence[State]) -> list[State]:
    """Each game at one of its decisions, some near the first, some near the last."""
    found = []
    for place, game in enumerate(games):
        length = playout(game.clone(), dice(place))
        state = game.clone()
        playout(state, dice(place), length * (place % 10) // 10)
        advance(state)
        found.append(state)
    return found


def clone_time(states: Sequence[State]) -> float:
    """Microseconds a clone takes, in the best round."""
    times = []
    for _ in range(3 * ROUNDS):
        start = time.process_time()
        for state in states:
            for _ in range(CLONES):
                state.clone()
        times.append((time.process_time() - start) / (CLONES * len(states)))
    return 1e6 * min(times)
