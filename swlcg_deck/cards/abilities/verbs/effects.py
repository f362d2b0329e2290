"""Effects about effects: lasting changes, cancelling, preventing, replacing, copying; the end."""

from typing import ClassVar, Literal, Self, get_args

from pydantic import Field, model_validator

from swlcg_deck.cards.abilities.amounts import Amount, AmountOrAll, AmountOrAny
from swlcg_deck.cards.abilities.kinds import Condition, Verbs
from swlcg_deck.cards.abilities.modifiers import Modifier
from swlcg_deck.cards.abilities.nodes import Node, Number, Player, played_only
from swlcg_deck.cards.abilities.selections import Cards, Select
from swlcg_deck.cards.filters import CardFilter

Until = Literal["phase", "turn", "engagement", "strike", "edge_battle", "leaves"]


class Apply(Node):
    """A modifier for a time: `{apply: {gain: {unit_damage: 1}}, to: that, until: strike}`."""

    word: ClassVar[str] = "apply"
    apply: Modifier
    to: Cards | Player = "you"
    until: Until
    """It `leaves`: as long as the card that says it stays in play and where it is attached."""
    while_: Condition | None = Field(default=None, alias="while")
    """It sleeps as long as this does not hold."""
    next_only: bool = Field(default=False, alias="next")
    """For the next card that fits; it ends when used."""

    @model_validator(mode="after")
    def _is_on_something(self) -> Self:
        """`to` is on what: cards fixed now, or a player; `of` says what decides as time goes."""
        fixed = not isinstance(self.apply.of, CardFilter)
        if fixed and "of" in self.apply.model_fields_set:
            raise ValueError("inside `apply` say with `to` what it is on; `of` is only a filter")
        if not fixed and "to" in self.model_fields_set:
            raise ValueError("`to` is on cards fixed now, `of` on all that fit; say one of them")
        on = self.to if fixed else self.apply.of
        self.apply.about("chosen" if isinstance(on, Select) else on)
        if self.apply.may is not None and self.apply.may.be == "played":
            raise ValueError("`may: {be: played}` is the card's own text, in a constant")
        if self.apply.cost is not None and on not in get_args(Player):
            raise ValueError("a cost for a time is of a player: say `to: you`")
        if self.apply.cost is not None and self.apply.cost.attach_to is not None:
            raise ValueError("`attach_to` of a cost is for text that simply holds")
        if self.apply.cost is None and not self.apply.ignore_match:
            played_only(self, "next_only", "with a cost")
        if self.next_only and (self.while_ is not None or self.until == "leaves"):
            raise ValueError("what is for the next card waits for a turn or a phase, for any")
        return self


class Cancel(Node):
    """What the interrupt interrupts does not happen; its costs stay paid (ABIL-17)."""

    word: ClassVar[str] = "cancel"
    cancel: Literal["it"]


class Prevent(Node):
    """Less damage or fewer tokens of the event under way: `{prevent: 1, to: SELECT}`; `any` is as
    much as you like of what comes to `it`."""

    word: ClassVar[str] = "prevent"
    prevent: AmountOrAny
    to: Cards = "it"
    """Which card is spared; a selection takes it from `those`."""

    @model_validator(mode="after")
    def _is_known_when_it_is_chosen(self) -> Self:
        if self.prevent == "any" and self.to != "it":
            raise ValueError("`prevent: any` is of what comes to `it`; leave `to` out")
        return self


class Redirect(Node):
    """Part of the damage under way goes elsewhere (OPEN-49); divided by whoever picks the cards."""

    word: ClassVar[str] = "redirect"
    redirect: AmountOrAll
    to: Cards
    divide: bool = False

    @model_validator(mode="after")
    def _goes_to_several(self) -> Self:
        if not isinstance(self.to, Select) or self.to.pick == 1:
            played_only(self, "divide", "among several cards that a player picks")
        return self


class Instead(Node):
    """The event does not happen; this does."""

    word: ClassVar[str] = "instead"
    instead: Verbs


class Change(Node):
    """One attribute of the event under way: a cost, where a card goes, the number drawn; or the
    card that it is about (`it`), or who takes the icons that are being resolved (`recipient`)."""

    word: ClassVar[str] = "change"
    change: Literal["cost", "destination", "amount", "it", "recipient"]
    minus: Amount | None = None
    plus: Amount | None = None
    at_least: Number = 0
    """A reduced cost is no lower than that."""
    to: (
        Literal["hand", "deck_top", "deck_bottom", "deck_shuffled", "out_of_game", "captured"]
        | Select
        | None
    ) = None
    at: Cards | None = None
    """Where a captured card lies."""

    @model_validator(mode="after")
    def _changes_in_one_way(self) -> Self:
        is_card = self.change in ("it", "recipient")
        if self.to is not None and isinstance(self.to, Select) is not is_card:
            raise ValueError(f"`change: {self.change}` is `to` {'cards' if is_card else 'a place'}")
        if is_card:
            for key in ("minus", "plus", "at_least", "at"):
                played_only(self, key, "for a cost, an amount or a destination")
            if self.to is None:
                raise ValueError(f"`change: {self.change}` says with `to` which card it is instead")
            return self
        if self.change == "destination":
            for key in ("minus", "plus", "at_least"):
                played_only(self, key, "for a cost or an amount")
            if self.to is None:
                raise ValueError("a destination says with `to` where the card goes instead")
            if (self.to == "captured") != (self.at is not None):
                raise ValueError("`at` says where a card lies that is `to: captured`, always")
            return self
        for key in ("to", "at"):
            played_only(self, key, "for a destination")
        if (self.minus is None) == (self.plus is None):
            raise ValueError(f"`change: {self.change}` has one of minus and plus")
        if self.minus is None:
            played_only(self, "at_least", "with `minus`")
        return self


class Resolve(Node):
    """Carry out an effect as yours, without costs: what has just resolved (`it`), what stands on a
    card, or with `kind: icons` the combat icons of a unit; of an `icons_resolved` those icons, `to`
    another card."""

    word: ClassVar[str] = "resolve"
    resolve: Cards
    kind: Literal["action", "reaction", "fate", "icons"] | None = None
    """Which of the texts of a card; without it what has just resolved."""
    to: Cards | None = None
    times: Amount = 1

    @model_validator(mode="after")
    def _says_what_is_resolved(self) -> Self:
        if self.resolve != "it" and self.kind is None:
            raise ValueError("of a card say with `kind` which of its texts is resolved")
        if self.to is not None and (self.resolve, self.kind) != ("it", "icons"):
            raise ValueError("`to` is where the icons of `resolve: it`, `kind: icons` go")
        if self.kind in (None, "icons"):
            played_only(self, "times", "with `kind: action`, `reaction` or `fate`")
        return self


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
    Resolve,
    Win,
    Lose,
)
