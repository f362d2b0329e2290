"""When something holds: `while` of a constant, `if` before or inside an effect."""

from typing import Annotated, ClassVar, Literal, Self

from pydantic import Field, model_validator

from swlcg_deck.cards.abilities.amounts import Amount
from swlcg_deck.cards.abilities.kinds import Condition
from swlcg_deck.cards.abilities.nodes import Node, Phase, Player, Ref, played_only
from swlcg_deck.cards.abilities.triggers import Trigger
from swlcg_deck.cards.bounds import Bounds
from swlcg_deck.cards.filters import CardFilter


class Matches(Node):
    """A card fits a description: `{ref: self, matches: {is: [undamaged]}}`."""

    word: ClassVar[str] = "ref"
    ref: Ref
    matches: CardFilter


class _Number(Bounds, Node):
    """A number that keeps to bounds; of no card's number here, so no name stands for one."""

    equals: Amount | None = None
    at_least: Amount | None = None
    at_most: Amount | None = None
    more_than: Amount | None = None
    fewer_than: Amount | None = None


class _Bounded(_Number):
    """A number that is always bounded."""

    @model_validator(mode="after")
    def _says_how_many(self) -> Self:
        if self.highest is None and not self.lowest and not self.compared:
            raise ValueError("this is always so; say how many: `at_least: 1`")
        return self


class HowMany(_Bounded):
    """A number of cards: `{count: FILTER, at_least: 3}`."""

    word: ClassVar[str] = "count"
    count: CardFilter


class Compare(_Bounded):
    """Two numbers: `{compare: {size: hand}, more_than: {size: hand, of: opponent}}`."""

    word: ClassVar[str] = "compare"
    compare: Amount


class BalanceIs(Node):
    word: ClassVar[str] = "balance"
    balance: Literal["light", "dark"]


class EdgeIs(Node):
    word: ClassVar[str] = "edge"
    edge: Player


class TurnIs(Node):
    word: ClassVar[str] = "turn"
    turn: Player


class PhaseIs(Node):
    """In a phase; `whose` asks for that player's turn as well."""

    word: ClassVar[str] = "phase"
    phase: Phase
    whose: Player | None = None


class During(Node):
    """At a time; `{during: engagement, first_each: turn}` in the first engagement of a turn, and
    with `against` in the first one against such an objective."""

    word: ClassVar[str] = "during"
    during: Literal["engagement", "edge_battle", "strike", "struggle"]
    first_each: Literal["turn", "phase"] | None = None
    against: CardFilter | None = None

    @model_validator(mode="after")
    def _is_about_engagements(self) -> Self:
        if self.during != "engagement":
            played_only(self, "first_each", "of an engagement")
            played_only(self, "against", "of an engagement")
        return self


class RoleIs(Node):
    """You attack or defend in this engagement."""

    word: ClassVar[str] = "role"
    role: Literal["attacker", "defender"]
    of: Player = "you"


class Happened(_Number):
    """Something has happened, at least once if no bounds say how often: `{happened: {played:
    {type: unit}, by: you}, this: turn}`."""

    word: ClassVar[str] = "happened"
    happened: Trigger
    this: Literal["turn", "phase", "engagement", "strike"]

    @model_validator(mode="after")
    def _can_be_looked_up(self) -> Self:
        self.happened.can_be_looked_up()
        return self


class All(Node):
    word: ClassVar[str] = "all"
    all: Annotated[tuple[Condition, ...], Field(min_length=2)]


class Any(Node):
    word: ClassVar[str] = "any"
    any: Annotated[tuple[Condition, ...], Field(min_length=2)]


class Not(Node):
    word: ClassVar[str] = "not"
    not_: Condition = Field(alias="not")


CONDITIONS: tuple[type[Node], ...] = (
    *(Matches, HowMany, Compare),
    *(BalanceIs, EdgeIs, TurnIs, PhaseIs, During, RoleIs, Happened),
    *(All, Any, Not),
)
