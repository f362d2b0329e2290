"""What cards cost more or less."""

from typing import Literal

from swlcg_deck.cards.abilities.amounts import Amount
from swlcg_deck.cards.abilities.nodes import Node, Number, Player
from swlcg_deck.cards.filters import CardFilter


class Cost(Node):
    """What cards cost: `{of: FILTER, change: -1, first_each: turn}`; `set` beats every change."""

    of: CardFilter | None = None
    by: Player = "you"
    minus: Amount = 0
    plus: Amount = 0
    set: Number | None = None
    first_each: Literal["turn", "phase"] | None = None
    pilot: bool = False
    floor: Number = 0
