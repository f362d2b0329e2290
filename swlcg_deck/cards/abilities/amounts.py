"""Numbers that a text gives: fixed, counted, read from a card, or named (vocabulary: amounts)."""

from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import BeforeValidator, Field, model_validator

from swlcg_deck.cards.abilities.kinds import Computed, Condition
from swlcg_deck.cards.abilities.nodes import (
    Icon,
    Name,
    Node,
    Number,
    Player,
    Ref,
    Token,
    played_only,
)
from swlcg_deck.cards.filters import CardFilter


def _is_no_number(value: Any) -> Any:
    if isinstance(value, str) and value in ("all", "any"):
        raise ValueError(
            f"`{value}` is no number here: it stands only in remove, move, prevent, redirect, lose "
            "and pick"
        )
    return value


Amount = Annotated[Number | Literal["X"] | Computed, BeforeValidator(_is_no_number)]
"""`X` is what the cost or a choice has set; it is 0 if nothing has (DEF-02)."""
AmountOrAll = Number | Literal["all", "X"] | Computed
AmountOrAny = Number | Literal["all", "any", "X"] | Computed
"""`all` there are, or `any` number that a player likes."""


OF_PLAYERS = ("hand", "force_supply", "reserve")
"""What a player has so many of."""


class _Computed(Node):
    """What every computed number may have on top: times, plus, minus, a lowest and a highest."""

    times: Amount = 1
    plus: Amount = 0
    minus: Amount = 0
    at_least: Amount | None = None
    at_most: Amount | None = None

    @model_validator(mode="after")
    def _is_never_negative(self) -> Self:
        low, high = self.at_least, self.at_most
        if self.minus and low is None:
            raise ValueError("with `minus` this could be below 0; say `at_least: 0` as well")
        if isinstance(low, int) and isinstance(high, int) and high < low:
            raise ValueError(f"no number is at least {low} and at most {high}; change one of them")
        return self


class CountOf(_Computed):
    """How many cards fit."""

    word: ClassVar[str] = "count"
    count: CardFilter
    distinct: Literal["affiliation", "trait", "title"] | None = None


class StatOf(_Computed):
    """A value of a card, or of all that fit together."""

    word: ClassVar[str] = "stat"
    stat: Literal["printed_cost", "printed_force", "force", "capacity", "remaining_capacity"] | Icon
    of: Ref | CardFilter


class TokensOn(_Computed):
    """How many tokens lie on a card, or on all that fit together."""

    word: ClassVar[str] = "tokens"
    tokens: Token
    of: Ref | CardFilter


class EventAmount(_Computed):
    """How much the triggering event is about: damage dealt, cards discarded."""

    word: ClassVar[str] = "event"
    event: Literal["amount"]


class SizeOf(_Computed):
    """How many cards are in a player's hand, how many Force cards in his supply, how high his
    reserve value is; or how many cards a name holds, and a name of a number is that number."""

    word: ClassVar[str] = "size"
    size: Literal["hand", "force_supply", "reserve"] | Name
    of: Player = "you"

    @model_validator(mode="after")
    def _is_of_a_player(self) -> Self:
        if self.size not in OF_PLAYERS:
            played_only(self, "of", f"with {', '.join(OF_PLAYERS)}")
        return self


class Players(Node):
    """How many players of a side started the game, or how many opponents there are: one each
    (GEN-12)."""

    word: ClassVar[str] = "players"
    players: Literal["light", "dark", "opponent"]
    times: Amount = 1


class Dial(_Computed):
    """The number the Death Star dial shows."""

    word: ClassVar[str] = "dial"
    dial: Literal[True]


class Conditional(Node):
    """One number or another."""

    word: ClassVar[str] = "if"
    if_: Condition = Field(alias="if")
    then: Amount
    else_: Amount = Field(alias="else")


AMOUNTS: tuple[type[Node], ...] = (
    CountOf,
    StatOf,
    TokensOn,
    EventAmount,
    SizeOf,
    Players,
    Dial,
    Conditional,
)
