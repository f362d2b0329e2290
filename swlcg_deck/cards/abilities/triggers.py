"""When an interrupt or reaction may be used: one record for an event, not one for a phrase."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import BeforeValidator, Field, model_validator

from swlcg_deck.cards.abilities.amounts import Amount
from swlcg_deck.cards.abilities.nodes import Node, Number, Phase, Player, Ref, as_list
from swlcg_deck.cards.abilities.selections import Relation
from swlcg_deck.cards.bounds import Bounds
from swlcg_deck.cards.filters import CardFilter, as_range

_MANY = frozenset({"cards"})
_BY = frozenset({"by"})
_ROLE = frozenset({"role"})
_AGAINST = frozenset({"against"})
_TOKENS = frozenset({"by", "via", "amount", "role", "cards"})
KEYS: dict[str, frozenset[str]] = {
    "left_play": _BY | _ROLE | _MANY | {"source", "how"},
    "entered": frozenset({"how", "as_"}),
    "focused_to_strike": _ROLE,
    "strike_chosen": _BY | _ROLE,
    "icons_resolved": _ROLE | {"via"},
    "strike_resolved": _ROLE,
    "played": _BY | {"from_", "amount"},
    "begins": frozenset({"whose", "which"}),
    "ends": frozenset({"whose", "which"}),
    "refreshed": _BY,
    "edge_resolved": _ROLE | {"winner", "loser", "margin", "contested", "ratio"},
    "struggle_resolved": _ROLE | {"winner", "loser", "margin"},
    "declared": _BY | _ROLE | _MANY | {"alone", "relation"},
    "engaged": _BY,
    "survived": _ROLE | _MANY | {"unopposed"},
    "joined_engagement": _ROLE | _MANY,
    "damaged": _TOKENS | {"source", "dealt"},
    "focus_placed": _TOKENS,
    "focus_removed": _TOKENS,
    "readied": _MANY,
    "exhausted": _MANY,
    "control_taken": _BY | _MANY,
    "shield_removed": _BY | _MANY | {"amount"},
    "resources_generated": _MANY | {"amount"},
    "committed": _BY | _MANY | {"via"},
    "uncommitted": _MANY | {"via"},
    "captured": _BY | _MANY | {"from_", "source", "at"},
    "rescued": _BY | _MANY | {"at"},
    "discarded": _BY | _MANY | {"from_", "via"},
    "drawn": _BY | {"via"},
    "attached": frozenset({"to"}),
    "turned_faceup": _BY,
    "completed": _BY,
    "edge_card_placed": _BY,
    "edge_placing_done": frozenset(),
    "edge_revealed": _BY | _MANY,
    "fate_resolved": frozenset(),
    "edge_stack_discarded": frozenset({"whose"}),
    "targeted": _BY | _MANY | {"source", "without"},
    "initiated": _BY | {"kind", "from_"},
    "effect_resolved": _BY | {"kind", "printed", "targeting", "drew"},
    "balance_changed": frozenset(),
    "dial_changed": frozenset(),
}
"""What may be asked of each event, besides `during` and `first_each`: what its record does not know
is refused."""
EVENTS = tuple(KEYS)
_ROLE_KEPT = ("declared", "left_play")
"""Events that know which side their cards were on."""
for _event in (
    *("focused_to_strike", "strike_chosen", "icons_resolved", "strike_resolved", "declared"),
    *("edge_resolved", "survived", "joined_engagement", "damaged", "left_play"),
):
    KEYS[_event] |= _AGAINST
PERIODS = ("turn", "phase", "engagement", "edge_battle", "strike", "struggle")
_OUT_OF_PLAY = ("discarded", "captured", "left_play", "played")
SUBJECTS: dict[str, tuple[str, ...]] = {
    "begins": PERIODS,
    "ends": PERIODS,
    **dict.fromkeys(("refreshed", "edge_resolved", "struggle_resolved", "drawn"), ("any",)),
    "edge_placing_done": ("any",),
    "balance_changed": ("any", "light", "dark"),
    "dial_changed": ("any", "up", "down"),
}
"""What the subject of an event is that is about no card."""
VALUES: dict[tuple[str, str], tuple[str, ...]] = {
    ("left_play", "how"): (
        *("destroyed", "sacrificed", "captured", "returned", "discarded", "shuffled"),
    ),
    ("entered", "how"): ("played", "put"),
    ("played", "from_"): ("hand", "discard", "common_reserve"),
    ("discarded", "from_"): ("hand", "deck", "edge_stack", "captured"),
    ("captured", "from_"): ("play", "hand", "deck", "discard", "edge_stack"),
    ("initiated", "kind"): ("action", "interrupt", "reaction"),
    ("initiated", "from_"): ("play",),
    ("icons_resolved", "via"): ("unit_damage", "blast_damage", "tactics"),
    ("damaged", "via"): (
        *("unit_damage", "blast_damage", "icons", "protect", "targeted_strike"),
        *("unopposed", "effect"),
    ),
    ("focus_placed", "via"): ("tactics", "icons", "effect"),
    **{
        (event, "via"): ("effect",)
        for event in ("focus_removed", "committed", "uncommitted", "discarded", "drawn")
    },
}
"""Which values of a key an event can have."""
How = Literal[
    "destroyed", "sacrificed", "captured", "returned", "discarded", "shuffled", "played", "put"
]
Via = Literal[
    "unit_damage",
    "blast_damage",
    "tactics",
    "icons",
    "protect",
    "targeted_strike",
    "unopposed",
    "effect",
]
Hows = Annotated[tuple[How, ...], BeforeValidator(as_list)]
Kinds = Annotated[
    tuple[Literal["action", "interrupt", "reaction", "fate"], ...],
    BeforeValidator(as_list),
    Field(min_length=1),
]


class Quantity(Bounds, Node):
    """How much, or how many: a number alone is what it equals."""

    equals: Amount | None = None
    at_least: Amount | None = None
    at_most: Amount | None = None
    more_than: Amount | None = None
    fewer_than: Amount | None = None

    @model_validator(mode="before")
    @classmethod
    def _from_number(cls, data: Any) -> Any:
        return as_range(data)


class Trigger(Node):
    """`{left_play: self, how: destroyed}`, `{begins: turn, whose: opponent}`, `{entered: FILTER}`.

    The event's own key holds its subject: a card reference, a filter, `any`, or for `begins` and
    `ends` the turn, phase, engagement, edge_battle, strike or struggle; `balance_changed` may name
    the side, `dial_changed` the direction.
    """

    word: ClassVar[str] = "when"
    event: str
    subject: Ref | CardFilter
    by: Player | None = None
    whose: Player | None = None
    which: Phase | None = None
    how: Hows | None = None
    as_: Literal["unit", "pilot", "participant"] | None = Field(default=None, alias="as")
    role: Literal["attacker", "defender"] | None = None
    during: Literal["engagement", "edge_battle", "strike"] | None = None
    winner: Player | None = None
    loser: Player | None = None
    margin: Number | None = None
    contested: bool = False
    ratio: Number | None = None
    unopposed: bool = False
    dealt: bool = False
    """Damage that is only moved to a card damages it, but is not dealt to it (DMG-13)."""
    alone: bool = False
    source: Ref | CardFilter | None = None
    """The card that does it: "after this unit damages", "after this unit destroys"."""
    via: Via | None = None
    """By what means; `icons` are all three, `effect` is neither icons, costs nor rules."""
    from_: (
        Literal["hand", "deck", "discard", "play", "edge_stack", "captured", "common_reserve"]
        | None
    ) = Field(default=None, alias="from")
    amount: Quantity | None = None
    """How much the event is about, all together: damage, tokens, resources."""
    kind: Kinds | None = None
    """Of an ability that is initiated or has resolved: one of these; `fate` of the effect of a fate
    card, by itself."""
    drew: Quantity | None = None
    """How many cards an effect has drawn, for whomever."""
    printed: bool = False
    """It stands on the card itself, not on one that has given it."""
    cards: Quantity | None = None
    """How many cards of one event fit; the text is then used once for all of them."""
    relation: Relation | None = None
    """What so many of those cards have to do with each other."""
    at: Ref | CardFilter | None = None
    """Where cards are captured or rescued."""
    to: Ref | CardFilter | None = None
    """What something is attached to."""
    targeting: Ref | None = None
    """A card that the effect had as a target."""
    without: Literal["capture"] | None = None
    """What the effect does not do."""
    against: CardFilter | None = None
    """The engagement it happens in is against such an objective."""
    first_each: Literal["turn", "phase", "engagement"] | None = None
    """Only the first event of this whole description in that time."""

    @model_validator(mode="before")
    @classmethod
    def _from_file(cls, data: Any) -> Any:
        if not isinstance(data, Mapping) or "event" in data:
            return data
        found = [key for key in data if key in EVENTS]
        if len(found) != 1:
            first = next(iter(data), "")
            near = get_close_matches(str(first), EVENTS, n=1)
            hint = f"; did you mean {near[0]!r}?" if near else "; the vocabulary lists them"
            raise ValueError(f"there is no event {first!r} that an ability could wait for{hint}")
        rest = {key: value for key, value in data.items() if key != found[0]}
        return {"event": found[0], "subject": data[found[0]], **rest}

    @model_validator(mode="after")
    def _is_known(self) -> Self:
        if self.event not in EVENTS:
            raise ValueError(f"there is no event {self.event!r} that an ability could wait for")
        return self

    @model_validator(mode="after")
    def _asks_what_the_event_knows(self) -> Self:
        fields = type(self).model_fields
        known = KEYS.get(self.event, frozenset()) | {"event", "subject", "during", "first_each"}
        for key, info in fields.items():
            if key not in known and getattr(self, key) != info.default:
                names = sorted(fields[one].alias or one for one in known - {"event", "subject"})
                raise ValueError(
                    f"`{self.event}` does not know `{info.alias or key}`: nothing plays this key "
                    f"yet; it knows {', '.join(names)}"
                )
            allowed = VALUES.get((self.event, key))
            said = getattr(self, key)
            for value in (said if isinstance(said, tuple) else (said,)) if allowed else ():
                if value is not None and value not in (allowed or ()):
                    raise ValueError(
                        f"`{self.event}` is never {info.alias or key} {value}; it can be "
                        f"{', '.join(allowed or ())}"
                    )
        subjects = SUBJECTS.get(self.event)
        if subjects is not None and self.subject not in subjects:
            raise ValueError(f"`{self.event}` is followed by {' or '.join(subjects)}")
        if self.which is not None and self.subject != "phase":
            raise ValueError("`which` names a phase: `{begins: phase, which: conflict}`")
        if isinstance(self.subject, CardFilter) and self.event in _OUT_OF_PLAY and self.subject.in_:
            raise ValueError("where the card was is said by `from`, not by `in`")
        if self.first_each is not None:
            self.can_be_looked_up()
        if self.kind is not None and "fate" in self.kind[1:] + self.kind[:-1]:
            raise ValueError("`kind: fate` stands alone")
        if self.relation is not None and (self.cards is None or self.cards.lowest < 2):
            raise ValueError("a relation is among several cards: say `cards: {at_least: 2}`")
        return self

    @property
    def is_many(self) -> bool:
        """Whether it is about several cards of an event at once."""
        return self.cards is not None

    def can_be_looked_up(self) -> None:
        """Refuse what is only known while it happens."""
        if self.during is not None or (self.role is not None and self.event not in _ROLE_KEPT):
            key = "role" if self.during is None else "during"
            raise ValueError(
                f"`{key}` is known only while it happens, not of what has happened; say `against`, "
                "or `this: engagement`"
            )
