"""Who sits at a table: a person, a bot, or an opponent who only exists."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from swlcg_deck.engine.core.decision import PASS, Decision
from swlcg_deck.engine.game import DeckChoice
from swlcg_deck.language import said

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
_BOT_WORDS: Final = {
    Player.RANDOM: said("bot: random"),
    Player.GREEDY: said("bot: greedy"),
    Player.SEARCH: said("bot: search"),
}


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
        """Who sits there."""
        if self.player is Player.HUMAN:
            return said("you")
        if self.player is Player.IDLE:
            return said("exists only")
        return _BOT_WORDS[self.player]


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
