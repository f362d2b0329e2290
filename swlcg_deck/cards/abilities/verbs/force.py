"""The Force, the dial, the balance and the phases."""

from typing import ClassVar, Literal

from swlcg_deck.cards.abilities.nodes import Node, Phase, Player
from swlcg_deck.cards.abilities.selections import Cards


class Commit(Node):
    word: ClassVar[str] = "commit"
    commit: Cards


class Uncommit(Node):
    word: ClassVar[str] = "uncommit"
    uncommit: Cards


class TurnDial(Node):
    """Turn the Death Star dial: `{dial: -1, floor: 1}`."""

    word: ClassVar[str] = "dial"
    dial: int
    floor: int = 0


class TurnBalance(Node):
    word: ClassVar[str] = "balance"
    balance: Literal["light", "dark", "you"]


class Skip(Node):
    word: ClassVar[str] = "skip"
    skip: Phase
    whose: Player = "you"


VERBS: tuple[type[Node], ...] = (Commit, Uncommit, TurnDial, TurnBalance, Skip)
