"""Changes of what cards are: the one node of constants, lasting effects and granted text."""

from typing import Annotated, ClassVar, Literal

from pydantic import BeforeValidator, Field, model_validator

from swlcg_deck.cards.abilities.amounts import Amount
from swlcg_deck.cards.abilities.kinds import Ability
from swlcg_deck.cards.abilities.nodes import Icon, Name, Node, Number, Player, Ref, as_list
from swlcg_deck.cards.base import Affiliation, Text
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.cards.keywords import Keyword

Keywords = Annotated[tuple[Keyword, ...], BeforeValidator(as_list)]


class Gain(Node):
    """What is added: icons, capacity, Force icons, resources, keywords, traits, abilities."""

    unit_damage: Amount = 0
    blast_damage: Amount = 0
    tactics: Amount = 0
    edge_unit_damage: Amount = 0
    edge_blast_damage: Amount = 0
    edge_tactics: Amount = 0
    icon: Name | None = None
    """One of the icon a choice has named."""
    icons_of: Ref | None = None
    """All printed combat icons of another card."""
    capacity: Amount = 0
    force: Amount = 0
    resources: Amount = 0
    keyword: Keywords | None = None
    trait: Text | None = None
    affiliation: Affiliation | None = None
    ability: tuple[Ability, ...] | None = None


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


class Contributes(Node):
    """Force icons for a side in the struggle or in edge battles (FORCE-21)."""

    force: Amount
    to: Literal["struggle", "edge"]


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


class Modifier(Node):
    """One change. `of` says what it is on: a reference, a filter, or a player."""

    word: ClassVar[str] = "modifier"
    of: Ref | CardFilter | Player = "self"
    gain: Gain | None = None
    lose: Gain | None = None
    double: Icon | Literal["icons", "force"] | None = None
    cost: Cost | None = None
    reserve: int | None = None
    unopposed: Number | None = None
    contributes: Contributes | None = None
    cannot: Cannot | None = None
    attackers: Attackers | None = None
    ignore_match: bool = False
    """The player need not match when playing cards from hand."""
    match_any: bool = False
    """The card's resources match every affiliation."""
    blank: bool = False
    considered: Literal["committed"] | None = None
    divides_unit_damage: bool = False
    """Its unit damage may be divided among participating enemies."""
    fate_again: bool = False
    """You may resolve each fate card of yours once more."""
    first_edge_card_faceup: Player | None = None
    extra_pilot: bool = False
    playable_from: Literal["discard"] | None = None
    leaves_captured: bool = False
    """When it leaves play it is captured by the opponent instead."""

    @model_validator(mode="after")
    def _changes_something(self) -> "Modifier":
        changed = [
            name
            for name, info in type(self).model_fields.items()
            if name not in ("of",) and getattr(self, name) != info.default
        ]
        if self.cost is not None and self.of not in ("self", "you"):
            raise ValueError("a cost says with `by` whose cards it changes, not with `of`")
        if not changed:
            raise ValueError("a modifier changes something: gain, lose, cost, cannot ...")
        return self
