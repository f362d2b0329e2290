"""Which habit answers which kind of decision.

A habit reads a state that is its player's own imagination: what is hidden from him was dealt anew
there, so it cannot tell him anything. It answers for the player of the decision.
"""

from collections.abc import Callable
from typing import Final

from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.core.state import State

Picks = tuple[int, ...]
Habit = Callable[[State, Decision, int], Picks]
"""`(state, decision, depth)`; the depth says how many options are being tried out around it."""
HABITS: Final[dict[str, Habit]] = {}
OTHERWISE: Final[list[Habit]] = []
"""The habit for what texts ask, whatever it is."""


def habit(*kinds: str) -> Callable[[Habit], Habit]:
    """Register how some kinds of decision are answered; without a kind, all others."""

    def register(function: Habit) -> Habit:
        for kind in kinds:
            HABITS[kind] = function
        if not kinds:
            OTHERWISE.append(function)
        return function

    return register


def pick(state: State, decision: Decision, depth: int = 0) -> Picks:
    """The answer to a decision: numbers of options, as many as it takes."""
    return HABITS.get(decision.kind, OTHERWISE[0])(state, decision, depth)


def best_of(decision: Decision, points: list[float]) -> Picks:
    """The option with the most points, the first of equals."""
    return (max(range(len(decision.options)), key=points.__getitem__),)


def lowest(decision: Decision, points: list[float], count: int) -> Picks:
    """The options with the fewest points."""
    order = sorted(range(len(decision.options)), key=points.__getitem__)
    return tuple(sorted(order[:count]))
