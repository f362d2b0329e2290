"""What holds of the damage that a card deals: what cannot lessen it, whom it hits twice as hard."""

from typing import Annotated, Literal, Self

from pydantic import BeforeValidator, Field, model_validator

from swlcg_deck.cards.abilities.nodes import Node, Number, as_list, played_only
from swlcg_deck.cards.filters import CardFilter

Lessened = Literal["shielded", "protected", "prevented", "redirected"]


class DamageDealt(Node):
    """Of the damage whose source the card is (DMG-09): `{damage: {cannot_be: shielded}}`."""

    cannot_be: (
        Annotated[tuple[Lessened, ...], BeforeValidator(as_list), Field(min_length=1)] | None
    ) = None
    """`shielded` by a shield, `protected` by Protect; `prevented` by anything, shields included,
    `redirected` to any other card, by Protect or an effect."""
    times: Annotated[Number, Field(ge=1)] = 1
    """As it is assigned, before anything lessens it (DMG-03)."""
    to: CardFilter | None = None
    """For `times`: to which cards."""
    via: Literal["icons", "unit_damage", "blast_damage"] | None = None
    """Only of what these deal in a strike."""
    divided: bool = False
    """Its unit damage may be divided among participating enemies (FAQ-06)."""

    @model_validator(mode="after")
    def _says_something(self) -> Self:
        if self.cannot_be is None and self.times == 1 and not self.divided:
            raise ValueError("damage has cannot_be, times (2 or more) or divided")
        words = self.cannot_be or ()
        for small, big in (("shielded", "prevented"), ("protected", "redirected")):
            if small in words and big in words:
                raise ValueError(f"what cannot be {big} cannot be {small} either; leave it out")
        if self.times == 1:
            played_only(self, "to", "with `times`")
        if self.cannot_be is None and self.times == 1:
            played_only(self, "via", "with `cannot_be` or `times`")
        return self
