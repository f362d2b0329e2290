"""Who sits at a table: a person, a bot, or an opponent who only exists."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from swlcg_deck.engine.decisions import PASS, Decision
from swlcg_deck.engine.game import DeckChoice

_STAYS: Final = ("pass", "decline", "keep", "done")
"""Options by which nothing happens."""


class Player(StrEnum):
    """What sits on a seat."""

    HUMAN = "human"
    IDLE = "exists only"
    """Its objectives stand, it never attacks and plays nothing."""
    RANDOM = "random"
    GREEDY = "greedy"
    SEARCH = "search"


BOTS: Final = (Player.RANDOM, Player.GREEDY, Player.SEARCH)


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
        return self.player in BOTS

    @property
    def words(self) -> str:
        if self.player is Player.HUMAN:
            return "you"
        return "exists only" if self.player is Player.IDLE else f"bot: {self.player.value}"


def idle_choice(decision: Decision) -> tuple[int, ...]:
    """Passes where it may, and else takes what comes first."""
    if decision.most == 1:
        for number, option in enumerate(decision.options):
            if option[0] in _STAYS:
                return (number,)
    return tuple(range(decision.least))


def may_pass(decision: Decision) -> bool:
    """Whether it is a window in which one may just pass."""
    return decision.kind in ("action", "interrupt", "reaction") and PASS in decision.options
