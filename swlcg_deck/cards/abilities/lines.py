"""A line of a text box: its kind, and what stands in it."""

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, Union

from pydantic import BeforeValidator, Discriminator, Field, Tag

from swlcg_deck.cards.abilities import modifiers
from swlcg_deck.cards.abilities.conditions import Condition
from swlcg_deck.cards.abilities.modifiers import Modifier
from swlcg_deck.cards.abilities.nodes import Node, Number, as_list, needs_word, tag_by_word
from swlcg_deck.cards.abilities.scripts import ScriptName
from swlcg_deck.cards.abilities.triggers import Trigger
from swlcg_deck.cards.abilities.verbs import cards, effects, engagement, flow, tokens
from swlcg_deck.cards.base import Text
from swlcg_deck.cards.filters import CardFilter

VERBS = (
    *(tokens.Place, tokens.Remove, tokens.MoveTokens, tokens.Focus, tokens.Spend),
    *(cards.Draw, cards.Discard, cards.Send, cards.PutIntoPlay, cards.Play, cards.Search),
    *(cards.Look, cards.Reveal, cards.Attach, cards.NameSomething, cards.Destroy),
    *(cards.Sacrifice, cards.Capture, cards.Rescue, cards.Control, cards.Shuffle),
    *(engagement.Join, engagement.Leave, engagement.RedirectEngagement),
    *(engagement.EndEngagement, engagement.EngageAgain, engagement.StrikeNow),
    *(engagement.RestartEdgeBattle, engagement.Commit, engagement.Uncommit),
    *(engagement.TurnDial, engagement.TurnBalance, engagement.Skip),
    *(engagement.Win, engagement.Lose),
    *(flow.Then, flow.May, flow.Either, flow.Unless, flow.If, flow.Later),
    *(flow.ForEachPlayer, flow.Pick),
    *(effects.Apply, effects.Cancel, effects.Prevent, effects.Redirect, effects.Instead),
    *(effects.Change, effects.ResolveAgain, effects.ChooseIcon, effects.ChooseNumber),
)
_VERB_WORDS = tuple(verb.word for verb in VERBS)
if TYPE_CHECKING:
    Verb = Node
else:
    Verb = Annotated[
        Union[tuple(Annotated[verb, Tag(verb.word)] for verb in VERBS)],  # noqa: UP007
        Discriminator(tag_by_word(*_VERB_WORDS)),
        needs_word("verb", *_VERB_WORDS),
    ]

Verbs = Annotated[tuple[Verb, ...], Field(min_length=1)]
Triggers = Annotated[tuple[Trigger, ...], BeforeValidator(as_list), Field(min_length=1)]


class Limit(Node):
    """`once` counts each copy, `by: title` all copies of a player (DEF-06, DEF-07)."""

    times: Number = 1
    per: Literal["turn", "phase", "engagement", "edge_battle", "strike"]
    by: Literal["copy", "title"] = "copy"


class Constant(Node):
    """Text without a bold word: modifiers that hold while the card is in play (ABIL-04)."""

    while_: Condition | None = Field(default=None, alias="while")
    modifiers: Annotated[tuple[Modifier, ...], BeforeValidator(as_list), Field(min_length=1)]
    in_: Literal["play", "edge_stack", "victory_pile", "hand", "discard"] = Field(
        default="play", alias="in"
    )


class Used(Node):
    """What every used ability may have."""

    if_: Condition | None = Field(default=None, alias="if")
    """Checked before anything is paid, "play only" lines included (ABIL-21)."""
    cost: tuple[Verb, ...] = ()
    do: Verbs
    limit: Limit | None = None
    usable_from: Literal["play", "hand", "discard", "victory_pile", "edge_stack"] = "play"
    """For events always the hand."""


class Triggered(Used):
    when: Triggers
    forced: bool = False
    unlabelled: bool = False
    """Printed without its bold word; it then reads as a plain sentence."""


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


class Form(Node):
    """The card may enter play as an enhancement, and then has this text."""

    attach_to: CardFilter
    cost: Number | None = None
    text: "tuple[Ability, ...]"


class FormLine(Node):
    word: ClassVar[str] = "form"
    form: Form


class PilotText(Node):
    """Text that works only in pilot form (PILOT-04)."""

    word: ClassVar[str] = "pilot_text"
    pilot_text: "Annotated[tuple[Ability, ...], Field(min_length=1)]"


class ScriptLine(Node):
    """A whole line that only code can say."""

    word: ClassVar[str] = "scripted"
    scripted: ScriptName
    text: Text
    """What it says, in our own words."""


_LINES = (
    *(ConstantLine, ActionLine, ReactionLine, InterruptLine, FateLine),
    *(FormLine, PilotText, ScriptLine),
)
_LINE_WORDS = tuple(line.word for line in _LINES)
if TYPE_CHECKING:
    Ability = Node
else:
    Ability = Annotated[
        Union[tuple(Annotated[line, Tag(line.word)] for line in _LINES)],  # noqa: UP007
        Discriminator(tag_by_word(*_LINE_WORDS)),
        needs_word("ability", *_LINE_WORDS),
    ]

# They contain each other: the modules below find these names when their models are first used.
flow.Verb = effects.Verb = Verb  # type: ignore[attr-defined]
modifiers.Ability = Ability  # type: ignore[attr-defined]
