"""The Force, the dial, the balance and the phases."""

from typing import ClassVar, Literal

from swlcg_deck.cards.abilities.nodes import Node, Number, Player
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


class TurnBalance(Node):
    word: ClassVar[str] = "balance"
    balance: Literal["light", "dark", "you"]


class Skip(Node):
    """A phase of this turn that is still to come, if the turn is that player's."""

    word: ClassVar[str] = "skip"
    skip: Literal["conflict", "force"]
    whose: Player = "you"


VERBS: tuple[type[Node], ...] = (Commit, Uncommit, TurnDial, TurnBalance, Skip)
