"""Order and choice: then, may, either, unless, if, later, for each player."""

from typing import Annotated, ClassVar

from pydantic import Field

from swlcg_deck.cards.abilities.kinds import Condition, Verbs
from swlcg_deck.cards.abilities.nodes import Node, Player
from swlcg_deck.cards.abilities.triggers import Trigger


class Then(Node):
    """Only if what stands before it was done (ABIL-31)."""

    word: ClassVar[str] = "then"
    then: Verbs


class May(Node):
    """A second decision inside an effect."""

    word: ClassVar[str] = "may"
    may: Verbs
    by: Player = "you"


class Either(Node):
    """One of several; only what is possible can be chosen (FAQ-30)."""

    word: ClassVar[str] = "either"
    either: Annotated[tuple[Verbs, ...], Field(min_length=2)]
    by: Player = "you"


class Unless(Node):
    """The effect, unless a player pays something."""

    word: ClassVar[str] = "unless"
    unless: Verbs
    by: Player
    do: Verbs


class If(Node):
    """Tested when it is reached."""

    word: ClassVar[str] = "if"
    if_: Condition = Field(alias="if")
    do: Verbs
    else_: Verbs | None = Field(default=None, alias="else")


class Later(Node):
    """Done when something happens later; what it names is followed while it stays the same card."""

    word: ClassVar[str] = "later"
    later: Verbs
    at: Trigger
    """What it waits for, and is `it` there; at the latest until the edge battle, the engagement or
    the turn ends in which that can still come."""


class ForEachPlayer(Node):
    """You first, then the opponent, who is `that_player` inside (MOD-01)."""

    word: ClassVar[str] = "for_each_player"
    for_each_player: Verbs


VERBS: tuple[type[Node], ...] = (Then, May, Either, Unless, If, Later, ForEachPlayer)
