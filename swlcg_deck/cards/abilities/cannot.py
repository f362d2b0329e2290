"""What cards and players cannot do, and who may be declared."""

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from swlcg_deck.cards.abilities.nodes import Node, Number, as_list
from swlcg_deck.cards.filters import CardFilter

Barred = Literal[
    "targeted",
    "attacker",
    "defender",
    "damaged",
    "affected",
    "committed",
    "focused",
    "refreshed",
    "engaged",
    "cancelled",
    "shielded",
    "played",
]


class Cannot(Node):
    """Absolute (GEN-03): `{cannot: {be: attacker}}` of the cards the modifier is on."""

    be: Annotated[tuple[Barred, ...], BeforeValidator(as_list), Field(min_length=1)] | None = None
    do: Literal["draw", "play", "resolve_fate", "raise_reserve"] | None = None
    by: Literal["enemy", "any"] = "any"
    from_: Literal["event", "effect", "any"] = Field(default="any", alias="from")
    of: CardFilter | None = None
    """For `do`: which cards."""


class Attackers(Node):
    """Who may be declared as an attacker against this objective, and how many."""

    only: CardFilter | None = None
    at_most: Number | None = None
