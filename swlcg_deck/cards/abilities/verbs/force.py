"""The Force, the dial, the balance and the phases."""

from typing import ClassVar, Literal, Self

from pydantic import model_validator

from swlcg_deck.cards.abilities.nodes import Node, Number, Player, played_only
from swlcg_deck.cards.abilities.selections import Cards


class Commit(Node):
    word: ClassVar[str] = "commit"
    commit: Cards


class Uncommit(Node):
    word: ClassVar[str] = "uncommit"
    uncommit: Cards


class TurnDial(Node):
    """Turn the Death Star dial: `{dial: -1, at_least: 1}`."""

    word: ClassVar[str] = "dial"
    dial: int
    at_least: Number = 0
    """It goes no lower than that."""

    @model_validator(mode="after")
    def _is_turned(self) -> Self:
        if self.dial == 0:
            raise ValueError("the dial is turned by some number, not by 0")
        if self.dial > 0:
            played_only(self, "at_least", "where the dial is turned down")
        return self


class TurnBalance(Node):
    word: ClassVar[str] = "balance"
    balance: Literal["light", "dark", "you"]


class Skip(Node):
    """A phase of this turn that is still to come, if the turn is that player's; or the icons of the
    strike under way that have not begun to resolve."""

    word: ClassVar[str] = "skip"
    skip: Literal["conflict", "force", "icons"]
    whose: Player = "you"

    @model_validator(mode="after")
    def _is_whose(self) -> Self:
        if self.skip == "icons":
            played_only(self, "whose", "of a phase")
        return self


VERBS: tuple[type[Node], ...] = (Commit, Uncommit, TurnDial, TurnBalance, Skip)
