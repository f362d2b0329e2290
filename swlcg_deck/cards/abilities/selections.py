"""Picking cards: `target`, `choose`, `each` and `random` are four different things."""

from typing import Annotated, ClassVar, Literal, Self

from pydantic import BeforeValidator, Field, model_validator

from swlcg_deck.cards.abilities.amounts import Amount, AmountOrAny
from swlcg_deck.cards.abilities.nodes import Name, Node, Player, Ref, as_list, played_only
from swlcg_deck.cards.filters import CardFilter, Range, as_range

WAYS = ("target", "choose", "each", "random", "top", "bottom", "topmost", "lowest")

_CHOSEN = frozenset(("pick", "up_to", "by", "relation"))
KNOWS: dict[str, frozenset[str]] = {
    "target": _CHOSEN,
    "choose": _CHOSEN,
    "each": frozenset(),
    "random": frozenset(("pick", "up_to")),
    "top": frozenset(("of", "whose")),
    "bottom": frozenset(("of", "whose")),
    "topmost": frozenset(("whose",)),
    "lowest": frozenset(),
}
"""What else may be said of each way to pick; every one may have a `bind`."""


def _several(key: str) -> str:
    return " or ".join(f"`{way}`" for way in WAYS if key in KNOWS[way])


Filters = Annotated[tuple[CardFilter, ...], BeforeValidator(as_list), Field(min_length=1)]
"""One filter; or several, for one pick each."""


Attribute = Literal["printed_cost", "controller", "title", "trait", "affiliation", "set"]


class Relation(Node):
    """What several picks have to do with each other, each with each."""

    same: Attribute | None = None
    """Of traits and affiliations one in common is enough."""
    different: Attribute | None = None
    """None of it in common."""
    total_cost: Annotated[Range, BeforeValidator(as_range)] | None = None
    """The printed costs together, which are at most so much."""

    @model_validator(mode="after")
    def _says_something(self) -> Self:
        if (self.same, self.different, self.total_cost) == (None, None, None):
            raise ValueError("a relation has one of same, different, total_cost")
        if self.same is not None and self.same == self.different:
            raise ValueError(f"no {self.same} is both the same and different; leave one out")
        cost = self.total_cost
        if cost is not None and cost != Range(at_most=cost.highest):
            raise ValueError("a total cost is bounded by `at_most` alone, with a number")
        return self


Pile = Literal["deck", "discard", "objective_deck"]


class Select(Node):
    """Which cards: chosen as targets, chosen while resolving, all that fit, or at random."""

    word: ClassVar[str] = "select"
    target: Filters | None = None
    choose: Filters | None = None
    each: CardFilter | None = None
    random: CardFilter | None = None
    top: Amount | None = None
    """The top cards of a deck (`of`)."""
    bottom: Amount | None = None
    """The bottom cards of a deck."""
    topmost: CardFilter | None = None
    """The first of a discard pile, from the top, that fits."""
    lowest: CardFilter | None = None
    """The lowest printed cost of those that fit; the active player decides a tie."""
    of: Annotated[tuple[Pile, ...], BeforeValidator(as_list), Field(min_length=1)] = ("deck",)
    """Of several the player says which."""
    whose: Player = "you"
    pick: AmountOrAny = 1
    up_to: bool = False
    """Any smaller number will do as well."""
    by: Player = "you"
    bind: Name | None = None
    relation: Relation | None = None

    @model_validator(mode="after")
    def _picks_in_one_way(self) -> "Select":
        ways = [way for way in WAYS if getattr(self, way) is not None]
        if len(ways) != 1:
            raise ValueError(f"a selection has one of {', '.join(WAYS)}")
        for one in (*(self.target or ()), *(self.choose or ())):
            places = one.in_ or ()
            if len(places) > 1 and any(place.endswith("deck") for place in places):
                raise ValueError("decks are searched, not chosen from: `search` with the places")
        filters = self.target or self.choose or ()
        if self.relation is not None and len(filters) < 2 and (not filters or self.pick == 1):
            raise ValueError("a relation is among several cards that a player picks")
        if len(filters) > 1 and (self.pick != 1 or self.up_to):
            raise ValueError("several filters are for one card each; leave `pick` out")
        if self.topmost is not None and len(self.topmost.in_ or ()) != 1:
            raise ValueError("`topmost` is of one pile: say which with `in`")
        for key in ("of", "whose", "pick", "up_to", "by", "relation"):
            if key not in KNOWS[ways[0]]:
                played_only(self, key, f"with {_several(key)}, not with `{ways[0]}`")
        return self

    @property
    def way(self) -> str:
        return next(way for way in WAYS if getattr(self, way) is not None)


Cards = Ref | Select
"""A card that is already known, or a selection."""
