"""What cards and players cannot do, must do, and may do though the rules forbid it; and who may be
declared."""

from typing import Annotated, Literal, Self

from pydantic import BeforeValidator, Field, model_validator

from swlcg_deck.cards.abilities.nodes import Name, Node, Number, as_list
from swlcg_deck.cards.filters import CardFilter

Barred = Literal[
    "targeted",
    "attacker",
    "defender",
    "damaged",
    "destroyed",
    "moved",
    "affected",
    "committed",
    "refreshed",
    "engaged",
    "cancelled",
    "shielded",
    "enhanced",
    "played",
]
Kept = Literal["focus_placed", "damage_removed"]
Deed = Literal[
    "draw", "play", "pay", "trigger", "resolve_fate", "raise_reserve", "gain_icons", "lose_icons"
]
Means = Literal["unit_damage", "blast_damage", "tactics", "icons", "unopposed", "effect"]
_ICONS: tuple[str, ...] = ("unit_damage", "blast_damage", "icons")
MEANS: dict[str, tuple[str, ...]] = {
    "damaged": (*_ICONS, "unopposed", "effect"),
    "destroyed": ("effect",),
    "affected": ("icons", "effect"),
    "focus_placed": ("tactics", "icons", "effect"),
    "damage_removed": ("effect",),
    "draw": ("effect",),
}
"""By what means each thing can come about that is forbidden for some means only."""
_DONE_BY_SOMEBODY = (*MEANS, "targeted", "shielded", "enhanced", "cancelled")
"""What has a player and a card whose doing it is."""
_OF_CARDS = ("gain_icons", "lose_icons", "pay")
"""What only cards do."""
_WITH_CARDS = ("play", "resolve_fate")
"""What is done with cards that can be described."""


class Cannot(Node):
    """Absolute (GEN-03): `{cannot: {be: attacker}}` of the cards the modifier is on."""

    be: Annotated[tuple[Barred, ...], BeforeValidator(as_list), Field(min_length=1)] | None = None
    have: Annotated[tuple[Kept, ...], BeforeValidator(as_list), Field(min_length=1)] | None = None
    do: Annotated[tuple[Deed, ...], BeforeValidator(as_list), Field(min_length=1)] | None = None
    by: Literal["enemy", "any"] = "any"
    """Whose doing it is."""
    source: CardFilter | None = None
    """Which card does it."""
    via: Annotated[tuple[Means, ...], BeforeValidator(as_list), Field(min_length=1)] | None = None
    """By what means; of several by each of them."""
    of: CardFilter | None = None
    """For `do`: which cards it is done with."""

    @property
    def words(self) -> tuple[str, ...]:
        """What it forbids."""
        return (*(self.be or ()), *(self.have or ()), *(self.do or ()))

    @property
    def is_of_cards(self) -> bool:
        """Whether it forbids something that only cards can do, or have done to them."""
        return bool(self.be or self.have) or any(word in _OF_CARDS for word in self.do or ())

    @property
    def is_of_players(self) -> bool:
        """Whether it forbids something that only players do."""
        return any(word not in (*_OF_CARDS, "trigger") for word in self.do or ())

    @model_validator(mode="after")
    def _forbids_something_that_happens(self) -> Self:
        if sum(one is not None for one in (self.be, self.have, self.do)) != 1:
            raise ValueError("`cannot` has one of be, have, do")
        for word in self.words:
            ways = MEANS.get(word, ())
            for one in self.via or ():
                if one not in ways:
                    instead = ", ".join(ways) or "leave `via` out"
                    raise ValueError(f"nothing is {word} via {one} and not otherwise; {instead}")
            asks_who = self.by != "any" or self.source is not None
            if asks_who and (self.do is not None or word not in _DONE_BY_SOMEBODY):
                raise ValueError(f"`{word}` is nobody's doing: leave `by` and `source` out")
            if self.of is not None and word not in _WITH_CARDS:
                raise ValueError(f"`{word}` is not done with cards: leave `of` out")
        source = self.source
        is_yours = source is not None and (source.side == "friendly" or source.controller == "you")
        if self.by == "enemy" and is_yours:
            raise ValueError("what the enemy does is never done by a card of yours")
        return self


class Must(Node):
    """What has to be done if it can be, at the one moment when the rules ask for it (TC-24 to
    TC-28, TC-39); what cannot be done need not be."""

    be: (
        Annotated[
            tuple[Literal["attacker", "defender", "engaged"], ...],
            BeforeValidator(as_list),
            Field(min_length=1),
        ]
        | None
    ) = None
    do: Literal["strike_first"] | None = None

    @model_validator(mode="after")
    def _says_one_thing(self) -> Self:
        if (self.be is None) == (self.do is None):
            raise ValueError("`must` has one of be, do")
        return self


class May(Node):
    """What the rules forbid and the text permits: a unit outside to strike (STRIKE-22), a card
    outside to be hit by icons, a card that lies elsewhere to be played."""

    be: Literal["struck", "played"] | None = None
    do: Literal["strike"] | None = None
    via: Literal["unit_damage", "blast_damage"] | None = None
    """By which icons it may be hit."""
    source: Name | CardFilter | None = None
    """Whose icons."""

    @model_validator(mode="after")
    def _says_one_thing(self) -> Self:
        if (self.be is None) == (self.do is None):
            raise ValueError("`may` has one of be, do")
        if self.be == "struck" and (self.via is None or self.source is None):
            raise ValueError("`may: {be: struck}` says `via` which icons and the `source` of them")
        if self.be != "struck" and (self.via is not None or self.source is not None):
            raise ValueError("`via` and `source` are said of what may be struck")
        return self


class Attackers(Node):
    """Who may be declared as an attacker against this objective, and how many."""

    only: CardFilter | None = None
    at_least: Number | Literal["all"] | None = None
    """So many, `all` that can be declared, or none: then it is not engaged."""
    at_most: Number | None = None

    @model_validator(mode="after")
    def _can_be_declared(self) -> Self:
        if (self.only, self.at_least, self.at_most) == (None, None, None):
            raise ValueError("attackers has one of only, at_least, at_most")
        low, high = self.at_least, self.at_most
        if high is not None and (low == "all" or (isinstance(low, int) and low > high)):
            raise ValueError(f"no attackers are {low} at least and {high} at most")
        return self


class Defenders(Node):
    """How many defenders may be declared where this unit attacks, if any are."""

    at_least: Annotated[Number, Field(ge=2)]
