"""Players that are programs: they answer a decision by what their seat may know.

A bot is given a situation: the decision, the view of its player, and games as that player may
imagine them, with everything hidden dealt anew. It never holds the game itself.
"""

from collections.abc import Callable
from typing import Final, Protocol

from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.game import View, determinised, drawn, next_seed, observe
from swlcg_deck.playtest.habits import pick
from swlcg_deck.playtest.seats import idle_choice

Picks = tuple[int, ...]
_MASK = (1 << 64) - 1


class Situation:
    """All that a bot gets: what is asked, what its player sees, and what he may imagine."""

    __slots__ = ("_state", "decision", "seed")

    def __init__(self, state: State, decision: Decision, seed: int) -> None:
        self._state = state
        self.decision = decision
        self.seed = seed & _MASK
        """Chance for this one decision, from the seed of the match and nothing else."""

    @property
    def view(self) -> View:
        """The game as the player of the decision sees it."""
        return observe(self._state, self.decision.player)

    def imagine(self, number: int = 0) -> State:
        """A game that looks the same from this seat; another number is another deal."""
        seed = drawn((self.seed + number * 0x9E3779B97F4A7C15) & _MASK)
        return determinised(self._state, self.decision.player, seed)


class Bot(Protocol):
    """A player: the numbers of the options it takes."""

    def choose(self, situation: Situation) -> Picks: ...


class RandomBot:
    """Any number of options that the decision allows, all equally likely."""

    def choose(self, situation: Situation) -> Picks:
        decision, seed = situation.decision, next_seed(situation.seed)
        count = decision.least + drawn(seed) % (decision.most - decision.least + 1)
        left = list(range(len(decision.options)))
        picks = []
        for _ in range(count):
            seed = next_seed(seed)
            picks.append(left.pop(drawn(seed) % len(left)))
        return tuple(sorted(picks))


class GreedyBot:
    """The habits of a sensible player: each decision for itself, by what it leads to at once."""

    def choose(self, situation: Situation) -> Picks:
        return pick(situation.imagine(), situation.decision)


class IdleBot:
    """Only exists: its objectives stand, it plays nothing, attacks and defends nothing."""

    def choose(self, situation: Situation) -> Picks:
        return idle_choice(situation.decision)


def _searching() -> Bot:
    from swlcg_deck.playtest.searching import SearchBot  # noqa: PLC0415 - it is built on greedy

    return SearchBot()


BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": _searching,
}


def bot_named(name: str) -> Bot:
    """A bot by its name, or a ValueError that lists the names."""
    make = BOTS.get(name)
    if make is None:
        raise ValueError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return make()
