"""Descriptions of cards, as an enhancement, Protect or an ability gives them.

A filter is a flat mapping: all entries must hold, a list means "one of these", `any` and `not`
combine whole filters.
"""

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from pydantic import BeforeValidator, ConfigDict, Field, StringConstraints, model_validator

from swlcg_deck.cards.base import Affiliation, CardType, CombatIcon, Frozen, Side, Text
from swlcg_deck.cards.bounds import Bounds


def _as_list(value: object) -> object:
    return [value] if isinstance(value, str) else value


OneOrMore = Annotated[tuple[Text, ...], BeforeValidator(_as_list), Field(min_length=1)]
Condition = Literal[
    "ready",
    "exhausted",
    "damaged",
    "undamaged",
    "shielded",
    "unshielded",
    "participating",
    "attacking",
    "defending",
    "alone",
    "engaged",
    "committed",
    "piloted",
    "unpiloted",
    "unique",
    "limited",
    "facedown",
    "attached",
]
Conditions = Annotated[tuple[Condition, ...], BeforeValidator(_as_list), Field(min_length=1)]
Reference = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z_]*$", max_length=30)]
"""A card an ability knows: `self`, `host`, `it`, `those`, `that`, `engaged`, or a name it gave."""


def as_range(value: object) -> object:
    """A number alone is what it equals."""
    return value if isinstance(value, Mapping | Bounds) else {"equals": value}


class Range(Bounds):
    """A bound on a number of a card; the name of another card stands for the same of that one."""


Ranged = Annotated[Range, BeforeValidator(as_range)]
Compared = Annotated["Reference | CardFilter", Field()]
"""What a card is compared with: a card with a name, or any that fits."""


class Same(Frozen):
    """What a card has in common with another: one trait or affiliation is enough."""

    controller: Compared | None = None
    trait: Compared | None = None
    affiliation: Compared | None = None
    printed_cost: Compared | None = None
    set: Compared | None = None
    """The objective set it is from."""

    @model_validator(mode="after")
    def _says_something(self) -> "Same":
        if all(getattr(self, name) is None for name in type(self).model_fields):
            raise ValueError(f"`same` says what is the same: {', '.join(type(self).model_fields)}")
        return self

    def items(self) -> "Iterator[tuple[str, Reference | CardFilter]]":
        """What is the same, and as what."""
        for name in type(self).model_fields:
            what = getattr(self, name)
            if what is not None:
                yield name, what


_OPPOSITES = (
    ("ready", "exhausted"),
    ("damaged", "undamaged"),
    ("shielded", "unshielded"),
    ("attacking", "defending"),
    ("piloted", "unpiloted"),
)
_ONLY = {
    **dict.fromkeys(("attacking", "defending", "participating", "alone"), CardType.UNIT),
    **dict.fromkeys(("committed", "piloted", "unpiloted"), CardType.UNIT),
    "engaged": CardType.OBJECTIVE,
    "attached": CardType.ENHANCEMENT,
}
"""What only cards of one type can be."""
_OUT_OF_PLAY = {
    *("hand", "deck", "discard", "objective_deck", "victory_pile", "beneath", "common_reserve")
}
_NEVER_IN_PLAY = {CardType.EVENT, CardType.FATE}
_ALWAYS = ("unique", "limited")
"""What a card can be wherever it lies."""
_ANYWHERE = (*_ALWAYS, "facedown")
"""What a card can be that is not in play: facedown it lies in a play area and is not in play."""
Place = Literal[
    "hand",
    "deck",
    "discard",
    "edge_stack",
    "captured",
    "objective_deck",
    "victory_pile",
    "beneath",
    "common_reserve",
]
"""Where cards are that are not in play. A common reserve is of players of one side together: in a
game of two there is none (GEN-12)."""
EVERYBODYS = ("edge_stack", "captured", "beneath", "common_reserve")
"""Places that are no player's own: without `controller` the cards of both are meant there."""
KeywordWord = Literal[
    "edge",
    "elite",
    "influence",
    "limited",
    "no_enhancements",
    "pilot",
    "protect",
    "shielding",
    "targeted_strike",
]


class CardFilter(Frozen):
    """Which cards are meant."""

    # Values that went through a "before" validator arrive as plain Python, not as JSON.
    model_config = ConfigDict(strict=False)

    type: Annotated[tuple[CardType, ...], BeforeValidator(_as_list), Field(min_length=1)] | None = (
        None
    )
    trait: OneOrMore | None = None
    affiliation: (
        Annotated[tuple[Affiliation, ...], BeforeValidator(_as_list), Field(min_length=1)] | None
    ) = None
    title: OneOrMore | None = None
    side: Literal["friendly", "enemy"] | None = None
    controller: Literal["you", "opponent", "active", "that_player", "any"] | None = None
    """Of a place without it your own, of an edge stack and of captured cards everybody's."""
    card_side: Side | None = None
    """The side of the card itself, whoever controls it."""
    faction: Literal["in", "out"] | None = None
    is_: Conditions | None = Field(default=None, alias="is")
    is_not: Conditions | None = None
    printed_cost: Ranged | None = None
    printed_force: Ranged | None = None
    force: Ranged | None = None
    priority: Ranged | None = None
    """Of a fate card."""
    damage: Ranged | None = None
    focus: Ranged | None = None
    enhancements: Ranged | None = None
    captured: Ranged | None = None
    """How many captured cards lie at an objective."""
    keyword: KeywordWord | None = None
    icon: (
        Annotated[tuple[CombatIcon, ...], BeforeValidator(_as_list), Field(min_length=1)] | None
    ) = None
    """It has one of these combat icons at least."""
    resource_card: Literal[True] | None = None
    in_: Annotated[tuple[Place, ...], BeforeValidator(_as_list), Field(min_length=1)] | None = (
        Field(default=None, alias="in")
    )
    """Only there, in any of them; without it in play."""
    at: Compared | None = None
    """Captured there, or laid beneath it."""
    attached_to: Compared | None = None
    other_than: Reference | None = None
    among: Reference | None = None
    """One of what a name holds."""
    copy_of: Compared | None = None
    """With the same title (DEF-11)."""
    same: Same | None = None
    named: Reference | None = None
    """With the title, of the type or with the trait that a player has named."""
    happened: Literal["engaged", "declared", "damaged", "focused_to_strike", "played"] | None = None
    """What has happened to it, as the card it is now, in the time that `this` names."""
    this: Literal["turn", "phase", "engagement"] | None = None
    any_: Annotated[tuple["CardFilter", ...], Field(min_length=2)] | None = Field(
        default=None, alias="any"
    )
    not_: "CardFilter | None" = Field(default=None, alias="not")

    @model_validator(mode="after")
    def _says_something(self) -> "CardFilter":
        if all(getattr(self, name) is None for name in type(self).model_fields):
            raise ValueError("an empty filter describes nothing")
        if (self.happened is None) is not (self.this is None):
            raise ValueError("`happened` and `this` go together: `happened: engaged, this: phase`")
        both = [word for word in self.is_ or () if word in (self.is_not or ())]
        if both:
            raise ValueError(f"no card is {both[0]} and not {both[0]}; leave one of them out")
        for one, other in _OPPOSITES:
            if one in (self.is_ or ()) and other in (self.is_ or ()):
                raise ValueError(f"no card is both {one} and {other}; leave one of them out")
        impossible = next(self._impossible(), None)
        if impossible:
            raise ValueError(impossible)
        return self

    def names(self) -> Iterator[str]:
        """The cards it compares with that have a name, whatever stands in it."""
        for value in (self.at, self.attached_to, self.other_than, self.among, self.copy_of):
            yield from _names_in(value)
        for _, value in self.same.items() if self.same is not None else ():
            yield from _names_in(value)
        for field in type(self).model_fields:
            bound = getattr(self, field)
            if isinstance(bound, Range):
                yield from (it for _, it in bound.compared if isinstance(it, str) and it != "X")
        for inner in (*(self.any_ or ()), *([self.not_] if self.not_ is not None else [])):
            yield from inner.names()

    def _wrong_beneath(self) -> Iterator[str]:
        if "beneath" not in (self.in_ or ()):
            return
        if self.in_ != ("beneath",) or self.at is None:
            yield "what lies beneath a card lies nowhere else: say with `at` beneath which"
        if self.side or self.controller:
            yield "what lies beneath a card is its player's; leave `controller` and `side` out"

    def _impossible(self) -> Iterator[str]:
        """Why no card can ever fit."""
        for word in self.is_ or ():
            if self.type and word in _ONLY and _ONLY[word] not in self.type:
                kind = _ONLY[word].value
                yield f"only {with_article(kind)} can be {word}; say `type: {kind}`"
            nowhere = _OUT_OF_PLAY - {"beneath"} if word == "facedown" else _OUT_OF_PLAY
            if self.in_ and set(self.in_) <= nowhere and word not in _ALWAYS:
                place = self.in_[0].replace("_", " ")
                yield f"a card in {place} is never {word}; leave {word} out"
            if self.type and set(self.type) <= _NEVER_IN_PLAY and word not in _ANYWHERE:
                yield f"{with_article(self.type[0].value)} is never in play, so never {word}; " + (
                    f"leave {word} out"
                )
        yield from self._wrong_beneath()
        if self.controller == "any" and self.in_ is None:
            yield "`controller: any` is of cards in a hand, a deck or a pile; leave it out in play"
        if (self.side, self.controller) in (("friendly", "opponent"), ("enemy", "you")):
            yield (f"no {self.side} card is controlled by {self.controller}; leave one of them out")
        if self.card_side and self.affiliation:
            sides = {one.side for one in self.affiliation}
            if None not in sides and self.card_side not in sides:
                name = self.affiliation[0].value
                yield f"no {name} card is of the {self.card_side.value} side; leave one of them out"
        if self.not_ is not None:
            said = {
                name for name in type(self).model_fields if getattr(self.not_, name) is not None
            }
            if len(said) == 1 and (name := said.pop()) in ("type", "trait", "affiliation", "title"):
                mine = set(getattr(self, name) or ())
                if mine and mine <= set(getattr(self.not_, name)):
                    yield f"`not` takes away every {name} that the filter asks for; leave it out"

    def english(self) -> str:
        """The description as a noun phrase without an article: `enemy Character unit`."""
        words = (
            self.faction and ("in-faction" if self.faction == "in" else "out-of-faction"),
            self.side,
            "unique" in (self.is_ or ()) and "unique",
            self.not_ and f"non-{self.not_.english()}",
            self.any_ and " or ".join(choice.english() for choice in self.any_),
            self.affiliation and " or ".join(one.value for one in self.affiliation),
            self.trait and " or ".join(self.trait),
            self.title and " or ".join(self.title),
            self._noun(),
            "committed" in (self.is_ or ()) and "committed to the Force",
            self.controller and "you control",
        )
        return " ".join(word for word in words if word)

    def _noun(self) -> str | None:
        if self.resource_card:
            return "resource card"
        if self.type:
            return " or ".join(kind.value for kind in self.type)
        return "card" if self.controller else None


def _names_in(what: "Reference | CardFilter | None") -> Iterator[str]:
    if isinstance(what, CardFilter):
        yield from what.names()
    elif what is not None:
        yield what


def with_article(phrase: str) -> str:
    """`a unit`, `an enemy unit`, `an undamaged unit`."""
    if phrase.startswith("other "):
        return f"an{phrase}"
    begins = phrase[:3].lower()
    is_vowel = begins[0] in "aeio" or (begins.startswith("un") and begins != "uni")
    return f"{'an' if is_vowel else 'a'} {phrase}"
