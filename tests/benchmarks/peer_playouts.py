"""Random play of a game engine that others know, measured in its own virtual environment.

Run by `test_engine_speed.py` as a program: the name of a game, and for how many seconds. It
prints decisions a second, and microseconds a copy where the engine has copies of its own.
"""

import json
import random
import sys
import time
from collections.abc import Callable

Playout = Callable[[random.Random], int]
"""Plays one game and counts its decisions."""


def catan() -> tuple[Playout, float]:
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415 - only if it is asked for

    def players() -> list[RandomPlayer]:
        return [RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)]

    def playout(chance: random.Random) -> int:
        game = Game(players(), seed=chance.randrange(1 << 30))
        ticks = 0
        while game.winning_color() is None and ticks < 20_000:
            game.execute(chance.choice(game.state.playable_actions), validate_action=False)
            ticks += 1
        return ticks

    game = Game(players(), seed=1)
    for _ in range(100):
        game.play_tick()
    game.copy()
    start = time.process_time()
    for _ in range(2_000):
        game.copy()
    return playout, 1e6 * (time.process_time() - start) / 2_000


def rlcard_game(name: str) -> tuple[Playout, None]:
    import rlcard  # noqa: PLC0415 - only if it is asked for

    env = rlcard.make(name, config={"seed": 1})

    def playout(chance: random.Random) -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return playout, None


def main(name: str, seconds: float) -> None:
    playout, copy = catan() if name == "catan" else rlcard_game(name)
    chance = random.Random(1)  # noqa: S311 - a game of chance, no secret
    playout(chance)
    decisions, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += playout(chance)
    print(json.dumps({"decisions": decisions / spent, "copy": copy}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
