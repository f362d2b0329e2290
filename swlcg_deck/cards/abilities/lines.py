"""A line of a text box: its kind, and what stands in it."""

from typing import Annotated, ClassVar, Literal, Self

from pydantic import BeforeValidator, Field, TypeAdapter, model_validator

from swlcg_deck.cards.abilities.amounts import AMOUNTS, Amount
from swlcg_deck.cards.abilities.conditions import CONDITIONS
from swlcg_deck.cards.abilities.kinds import (
    AMOUNT,
    CONDITION,
    LINE,
    VERB,
    Ability,
    Condition,
    Verb,
    Verbs,
)
from swlcg_deck.cards.abilities.modifiers import Modifier
from swlcg_deck.cards.abilities.nodes import Node, Number, as_list
from swlcg_deck.cards.abilities.scripts import ScriptName
from swlcg_deck.cards.abilities.selections import Select
from swlcg_deck.cards.abilities.triggers import Trigger
from swlcg_deck.cards.abilities.verbs import VERBS
from swlcg_deck.cards.abilities.verbs.effects import Change, Resolve
from swlcg_deck.cards.base import Text
from swlcg_deck.cards.filters import CardFilter

Triggers = Annotated[tuple[Trigger, ...], BeforeValidator(as_list), Field(min_length=1)]


class Limit(Node):
    """`once` counts each copy, `by: title` all copies of a player (DEF-06, DEF-07)."""

    times: Amount = 1
    """Read when the ability is used."""
    per: Literal["turn", "phase", "engagement", "edge_battle", "strike"]
    by: Literal["copy", "title"] = "copy"


class Constant(Node):
    """Text without a bold word: modifiers that hold while the card is in play (ABIL-04)."""

    while_: Condition | None = Field(default=None, alias="while")
    modifiers: Annotated[tuple[Modifier, ...], BeforeValidator(as_list), Field(min_length=1)]
    in_: Literal["play", "edge_stack", "victory_pile", "hand", "discard"] = Field(
        default="play", alias="in"
    )

    @model_validator(mode="after")
    def _is_on_something(self) -> Self:
        for one in self.modifiers:
            one.about(one.of)
            pays = one.cannot is not None and "pay" in (one.cannot.do or ())
            if pays and (self.in_ != "hand" or not isinstance(one.of, CardFilter)):
                raise ValueError(
                    "what cannot pay for this card is described by `of`, and said `in: hand`"
                )
            own = one.cost is not None or one.ignore_match or one.also_matches is not None
            if own and one.of == "self" and self.in_ != "hand":
                raise ValueError("what this card costs is said `in: hand`: there it is paid for")
            may_be_played = one.may is not None and one.may.be == "played"
            if may_be_played and (one.of, self.in_) != ("self", "discard"):
                raise ValueError("`may: {be: played}` is said `of: self` and `in: discard`")
        return self


class Used(Node):
    """What every used ability may have."""

    if_: Condition | None = Field(default=None, alias="if")
    """Checked before anything is paid, "play only" lines included (ABIL-21)."""
    cost: tuple[Verb, ...] = ()
    do: Verbs
    limit: Limit | None = None
    usable_from: Literal["play", "hand", "discard", "victory_pile", "edge_stack"] | None = None
    """Where the card has to be; without it in play, an event in hand, a fate card in the stack."""
    unlabelled: bool = False
    """Printed without its bold word: no triggered ability (ABIL-15). It reads as a plain sentence,
    of an action as what "you may" do, otherwise with "if you like" unless it is forced."""


CHANGED_CARDS = ("strike_chosen", "targeted", "edge_card_placed", "drawn")
"""The events into which another card can be put."""


class Triggered(Used):
    when: Triggers
    forced: bool = False

    @model_validator(mode="after")
    def _reads_as_it_is_played(self) -> Self:
        per = self.limit.per if self.limit is not None else None
        if per is not None and any(one.first_each == per for one in self.when):
            raise ValueError(
                f"`first_each: {per}` comes once anyway; leave out either that or the limit"
            )
        return self

    @model_validator(mode="after")
    def _fits_the_event(self) -> Self:
        """What changes a card of an event, or resolves it again, needs an event that has it."""
        events = {one.event for one in self.when}
        for verb in self.do:
            if isinstance(verb, Change) and verb.change == "it" and events - {*CHANGED_CARDS}:
                raise ValueError(f"`change: it` is for {', '.join(CHANGED_CARDS)}")
            is_recipient = isinstance(verb, Change) and verb.change == "recipient"
            if is_recipient and events != {"icons_resolved"}:
                raise ValueError("`change: recipient` is for icons_resolved")
            if isinstance(verb, Resolve) and verb.resolve == "it":
                wanted = {None: "effect_resolved", "icons": "icons_resolved"}.get(verb.kind)
                if wanted is not None and events != {wanted}:
                    raise ValueError(f"`resolve: it` of this kind is for {wanted}")
        return self


class ConstantLine(Node):
    word: ClassVar[str] = "constant"
    constant: Constant


class ActionLine(Node):
    word: ClassVar[str] = "action"
    action: Used


class ReactionLine(Node):
    word: ClassVar[str] = "reaction"
    reaction: Triggered


class InterruptLine(Node):
    word: ClassVar[str] = "interrupt"
    interrupt: Triggered


class FateLine(Node):
    """What a fate card does when its priority is reached (EDGE-30)."""

    word: ClassVar[str] = "fate"
    fate: Used

    @model_validator(mode="after")
    def _has_no_bold_word(self) -> Self:
        if self.fate.unlabelled:
            raise ValueError("a fate card prints no bold word anyway; leave `unlabelled` out")
        return self


class Form(Node):
    """The card may enter play as an enhancement, and then has this text."""

    attach_to: CardFilter
    cost: Number | None = None
    text: tuple[Ability, ...]


class FormLine(Node):
    word: ClassVar[str] = "form"
    form: Form


class Whenever(Node):
    """As soon as it is so, it is done, by nobody's choice; it is no ability that anybody uses
    (TC-60)."""

    if_: Condition = Field(alias="if")
    do: Verbs

    @model_validator(mode="after")
    def _asks_nobody(self) -> Self:
        for verb in self.do:
            cards = getattr(verb, verb.word, None)
            known = isinstance(cards, str) or (isinstance(cards, Select) and cards.way == "each")
            if verb.word not in UNASKED or not known:
                raise ValueError(
                    f"`whenever` asks nobody: it can {', '.join(UNASKED)} cards that are known, "
                    "or `each` that fits"
                )
        return self


UNASKED = ("destroy", "sacrifice", "discard", "uncommit")
"""What can be done at once, without a choice."""


class WheneverLine(Node):
    """What is done as soon as a condition holds (ABIL-04)."""

    word: ClassVar[str] = "whenever"
    whenever: Whenever


class PilotText(Node):
    """Text that works only in pilot form (PILOT-04)."""

    word: ClassVar[str] = "pilot_text"
    pilot_text: Annotated[tuple[Ability, ...], Field(min_length=1)]


class ScriptLine(Node):
    """A whole line that only code can say."""

    word: ClassVar[str] = "scripted"
    scripted: ScriptName
    text: Text
    """What it says, in our own words."""


class UnwrittenLine(Node):
    """A line that the printed card has and nobody has written yet: only of which kind it is."""

    word: ClassVar[str] = "unwritten"
    unwritten: Literal["constant", "action", "reaction", "interrupt", "fate", "form", "pilot_text"]


LINES: tuple[type[Node], ...] = (
    *(ConstantLine, ActionLine, ReactionLine, InterruptLine, FateLine),
    *(WheneverLine, FormLine, PilotText, ScriptLine, UnwrittenLine),
)

# Here everything is known that can stand in something else.
LINE.nodes, VERB.nodes, CONDITION.nodes, AMOUNT.nodes = LINES, VERBS, CONDITIONS, AMOUNTS


def schema() -> TypeAdapter[Node]:
    """Of a line, with all that can stand in it."""
    return TypeAdapter(Ability)
