"""Games played by chance: every choice is drawn evenly among what a decision offers."""

import random
from collections.abc import Callable, Sequence

from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.core.driver import Result, StuckGameError, advance, answer
from swlcg_deck.engine.core.state import State
from swlcg_deck.playtest.bots import GreedyBot, Situation

OnDecision = Callable[[State, Decision], None]


def random_choice(decision: Decision, chance: random.Random) -> int | list[int]:
    """An answer the decision allows: one option, or an even choice of how many and which."""
    if decision.least == decision.most == 1:
        return chance.randrange(len(decision.options))
    count = chance.randint(decision.least, min(decision.most, len(decision.options)))
    return chance.sample(range(len(decision.options)), count)


def play_randomly(
    state: State, seed: int, *, on_decision: OnDecision | None = None, most: int = 20_000
) -> Result:
    """Play a game to its end; `on_decision` sees every decision before it is answered.

    A game that stalls, or takes more decisions than any real one, fails with its seed.
    """
    chance = random.Random(seed)
    for _ in range(most):
        try:
            step = advance(state)
        except StuckGameError as error:
            raise AssertionError(f"The game of seed {seed} is stuck: {error}") from error
        if isinstance(step, Result):
            return step
        if on_decision is not None:
            on_decision(state, step)
        answer(state, random_choice(step, chance))
    raise AssertionError(f"The game of seed {seed} is not over after {most} decisions.")


def play_answers(state: State, answers: Sequence[int | Sequence[int]]) -> Decision | Result:
    """Give the answers one after the other; what is then asked, or the result."""
    for choice in answers:
        advance(state)
        answer(state, choice)
    return advance(state)


def by_chance(_state: State, decision: Decision, number: int) -> int | list[int]:
    return random_choice(decision, random.Random(number))


def greedily(state: State, decision: Decision, number: int) -> Sequence[int]:
    return GreedyBot().choose(Situation(state, decision, number))
