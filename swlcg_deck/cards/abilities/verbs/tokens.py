"""Damage, focus and shield tokens."""

from typing import ClassVar, Literal, Self

from pydantic import Field, model_validator

from swlcg_deck.cards.abilities.amounts import Amount, AmountOrAny
from swlcg_deck.cards.abilities.nodes import Name, Node, Player, Token, played_only
from swlcg_deck.cards.abilities.selections import Cards, Select


class Place(Node):
    """Deal damage, place focus tokens or a shield: `{place: damage, amount: 1, to: SELECT}`."""

    word: ClassVar[str] = "place"
    place: Token
    amount: Amount = 1
    to: Cards
    divide: bool = False
    """Divided among the chosen cards instead of on each."""
    again: bool = False
    """A shield even on a card that has one (SHIELD-11)."""
    cannot_be: Literal["shielded"] | None = None
    """Shields do not stop this damage."""
    by: Player = "you"
    """Who divides it; it is the effect of the card's controller all the same (RB-16)."""

    @model_validator(mode="after")
    def _fits_the_token(self) -> Self:
        if self.place != "damage":
            played_only(self, "divide", "with damage")
            played_only(self, "cannot_be", "with damage")
        if not self.divide:
            played_only(self, "by", "with `divide`; who chooses the cards is said in the selection")
        elif isinstance(self.to, Select) and self.to.by != self.by:
            raise ValueError(f"who divides chooses: say `by: {self.by}` in the selection too")
        if self.place != "shield":
            played_only(self, "again", "with a shield")
        elif not self.again:
            played_only(self, "amount", "of shields with `again: true`: a card has one")
        return self


class Remove(Node):
    """Take tokens off: `{remove: focus, amount: all, from: host}`; `any` is of any kind, and the
    number is then of all kinds together."""

    word: ClassVar[str] = "remove"
    remove: Token | Literal["any"]
    amount: AmountOrAny = 1
    from_: Cards = Field(alias="from")
    up_to: bool = False
    bind: Name | None = None
    """A name for how many were really taken off: `size` reads it."""

    @model_validator(mode="after")
    def _limits_a_number(self) -> Self:
        _bounds_a_number(self.amount, up_to=self.up_to)
        return self


class MoveTokens(Node):
    """Move tokens from card to card; moved damage is not dealt (DMG-13). A Force card goes to
    another unit of the same player, who commits and uncommits nothing by that (FORCE-17)."""

    word: ClassVar[str] = "move"
    move: Token | Literal["force_card"]
    amount: AmountOrAny = 1
    up_to: bool = False
    from_: Cards = Field(alias="from")
    to: Cards

    @model_validator(mode="after")
    def _fits_what_is_moved(self) -> Self:
        if self.move == "force_card":
            for key in ("amount", "up_to"):
                played_only(self, key, "with tokens: a unit has one Force card at most")
        _bounds_a_number(self.amount, up_to=self.up_to)
        return self


def _bounds_a_number(amount: object, *, up_to: bool) -> None:
    if up_to and amount in ("all", "any"):
        raise ValueError(f"`up_to` limits a number; with `amount: {amount}` leave it out")


class Focus(Node):
    """Focus a ready card: only ever a cost (FOCUS-01, FOCUS-03)."""

    word: ClassVar[str] = "focus"
    focus: Cards
    tokens: int = 1


VERBS: tuple[type[Node], ...] = (Place, Remove, MoveTokens, Focus)
