"""Effects about effects: lasting changes, cancelling, preventing, replacing, copying; the end."""

from typing import ClassVar, Literal

from pydantic import Field

from swlcg_deck.cards.abilities.amounts import Amount
from swlcg_deck.cards.abilities.kinds import Verbs
from swlcg_deck.cards.abilities.modifiers import Modifier
from swlcg_deck.cards.abilities.nodes import Node, Player
from swlcg_deck.cards.abilities.selections import Cards

Until = Literal["phase", "turn", "engagement", "strike", "edge_battle"]


class Apply(Node):
    """A modifier for a time: `{apply: {gain: {unit_damage: 1}}, to: that, until: strike}`."""

    word: ClassVar[str] = "apply"
    apply: Modifier
    to: Cards | Player = "you"
    until: Until
    next_only: bool = Field(default=False, alias="next")
    """For the next card that fits; it ends when used."""


class Cancel(Node):
    """What the interrupt interrupts does not happen; its costs stay paid (ABIL-17)."""

    word: ClassVar[str] = "cancel"
    cancel: Literal["it"]


class Prevent(Node):
    """Less damage or fewer tokens of the event under way: `{prevent: 1, to: SELECT}`."""

    word: ClassVar[str] = "prevent"
    prevent: Amount
    to: Cards = "it"
    """Which card is spared; a selection takes it from `those`."""


class Redirect(Node):
    """Part of the damage under way goes elsewhere (OPEN-49)."""

    word: ClassVar[str] = "redirect"
    redirect: Amount
    to: Cards


class Instead(Node):
    """The event does not happen; this does."""

    word: ClassVar[str] = "instead"
    instead: Verbs


class Change(Node):
    """One attribute of the event under way: a cost, where a card goes, the number drawn."""

    word: ClassVar[str] = "change"
    change: Literal["cost", "destination", "amount"]
    minus: Amount | None = None
    plus: Amount | None = None
    floor: int = 0
    to: Literal["hand", "deck_top", "deck_bottom", "deck_shuffled"] | None = None


class ResolveAgain(Node):
    """The effect that has just resolved, once more, as yours."""

    word: ClassVar[str] = "resolve_again"
    resolve_again: Literal["it"]
    by: Player = "you"


class Win(Node):
    word: ClassVar[str] = "win"
    win: Player


class Lose(Node):
    word: ClassVar[str] = "lose"
    lose: Player


VERBS: tuple[type[Node], ...] = (
    Apply,
    Cancel,
    Prevent,
    Redirect,
    Instead,
    Change,
    ResolveAgain,
    Win,
    Lose,
)
