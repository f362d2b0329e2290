"""What cards cost more or less, and with what they enter play."""

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from swlcg_deck.cards.abilities.amounts import Amount
from swlcg_deck.cards.abilities.nodes import Node, Number, Ref, played_only
from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.filters import CardFilter


class Cost(Node):
    """What cards that a player plays cost: `{of: FILTER, minus: 1, first_each: turn}`; of `self`
    what the card itself costs. `set` beats every change."""

    of: CardFilter | None = None
    """Which cards of the player that the modifier is on; not said of a card's own cost."""
    minus: Amount = 0
    plus: Amount = 0
    set: Number | None = None
    first_each: Literal["turn", "phase"] | None = None
    as_: Literal["pilot", "any"] | None = Field(default=None, alias="as")
    """The pilot cost instead of the cost, or either (PILOT-12)."""
    attach_to: Ref | CardFilter | None = None
    """Only of what is attached to that card as it is played: enhancements, or pilots."""
    at_least: Number = 0
    """A reduced cost is no lower than that."""

    @model_validator(mode="after")
    def _changes_in_one_way(self) -> Self:
        ways = [self.minus != 0, self.plus != 0, self.set is not None]
        if sum(ways) != 1:
            raise ValueError("a cost has one of minus, plus, set")
        if self.minus == 0:
            played_only(self, "at_least", "with `minus`")
        is_attached = self.as_ == "pilot" or (
            self.of is not None and self.of.type == (CardType.ENHANCEMENT,)
        )
        if self.attach_to is not None and not is_attached:
            raise ValueError(
                "only enhancements and pilots are attached: say `of: {type: enhancement}` or "
                "`as: pilot`"
            )
        return self


class EntersWith(Node):
    """Focus tokens on cards that a player plays, as they enter play; however many texts say so, it
    is that number (FAQ-25): `{of: FILTER, focus: 1, first_each: turn}`."""

    of: CardFilter
    focus: Annotated[Number, Field(ge=1)]
    first_each: Literal["turn", "phase"] | None = None
