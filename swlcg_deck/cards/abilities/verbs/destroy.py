"""Cards that are destroyed, sacrificed, or change hands."""

from typing import ClassVar, Literal

from swlcg_deck.cards.abilities.nodes import Node, Player
from swlcg_deck.cards.abilities.selections import Cards


class Destroy(Node):
    word: ClassVar[str] = "destroy"
    destroy: Cards


class Sacrifice(Node):
    """Its controller gives up a card; it must really leave play (RB-08)."""

    word: ClassVar[str] = "sacrifice"
    sacrifice: Cards
    by: Player | None = None
    """Only what this player controls; without it whatever it is."""


class Control(Node):
    word: ClassVar[str] = "control"
    control: Cards
    to: Player = "you"
    until: Literal["phase", "turn", "engagement"] | None = None


VERBS: tuple[type[Node], ...] = (Destroy, Sacrifice, Control)
