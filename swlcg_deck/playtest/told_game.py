"""The log of a table, told on from where it was: a long game costs no more than its last step."""

from copy import deepcopy

from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.game import Teller

Line = tuple[str, int]
"""A line of the log, and the decision before which it was told."""


class ToldGame:
    """Lines of a game, step by step; another course of the game is told anew."""

    def __init__(self) -> None:
        self._steps: list[object] = []
        self._teller: Teller | None = None
        self._places: list[int] = []

    def lines(self, state: State, steps: list[tuple[tuple[object, ...], ...]]) -> tuple[Line, ...]:
        """Everything until the last of these steps, which are journals that are never changed."""
        known = len(self._steps)
        goes_on = known <= len(steps) and all(map(_same, self._steps, steps))
        if self._teller is None or not goes_on:
            self._steps, self._places, known = [], [], 0
            self._teller = Teller(state)
        teller = self._teller
        for place in range(known, len(steps)):
            for entry in steps[place]:
                teller.tell(entry)
            self._steps.append(steps[place])
            self._places += [place] * (len(teller.lines) - len(self._places))
        return self._flushed(teller, len(steps) - 1)

    def _flushed(self, teller: Teller, last: int) -> tuple[Line, ...]:
        """With what still waits for more of its kind; the teller itself goes on waiting."""
        copy = deepcopy(teller, {id(teller.state): teller.state})
        copy.flush()
        places = self._places + [last] * (len(copy.lines) - len(self._places))
        return tuple(zip(copy.lines, places, strict=True))


def _same(one: object, other: object) -> bool:
    return one is other
