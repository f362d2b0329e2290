"""Who sits at a table: a person, a bot, or an opponent who only exists."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol

from swlcg_deck.engine.decisions import PASS, Decision
from swlcg_deck.engine.game import DeckChoice, View

_STAYS: Final = ("pass", "decline", "keep", "done", "take")
"""Options by which nothing happens."""


class Chooser(Protocol):
    """What decides for a seat; it sees no more than the seat may know."""

    def choose(self, view: View, decision: Decision) -> int | Sequence[int]: ...


class Player(StrEnum):
    """What sits on a seat."""

    HUMAN = "human"
    IDLE = "exists only"
    """Its objectives stand, it never attacks and plays nothing."""
    RANDOM = "random"
    GREEDY = "greedy"


@dataclass(frozen=True, slots=True)
class Seat:
    """One side of the table."""

    player: Player
    deck: DeckChoice
    name: str
    """What the deck is called."""

    @property
    def is_bot(self) -> bool:
        """Whether it thinks for itself."""
        return self.player in (Player.RANDOM, Player.GREEDY)

    @property
    def words(self) -> str:
        if self.player is Player.HUMAN:
            return "you"
        return "exists only" if self.player is Player.IDLE else f"bot: {self.player.value}"


class Idle:
    """Passes where it may, and else takes what comes first."""

    def choose(self, _view: View, decision: Decision) -> int | Sequence[int]:
        for number, option in enumerate(decision.options):
            if option[0] in _STAYS and decision.most == 1:
                return number
        return tuple(range(decision.least))


class Chance:
    """Any option as likely as any other; a bot for when there is no better one."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)  # noqa: S311 - a game, no secret

    def choose(self, _view: View, decision: Decision) -> int | Sequence[int]:
        count = self._chance.randint(decision.least, min(decision.most, len(decision.options)))
        return sorted(self._chance.sample(range(len(decision.options)), count))


def may_pass(decision: Decision) -> bool:
    """Whether it is a window in which one may just pass."""
    return decision.kind in ("action", "interrupt", "reaction") and PASS in decision.options
