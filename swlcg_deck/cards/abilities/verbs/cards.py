"""Cards between hands, decks and piles: drawn, discarded, sent, searched for, looked at."""

from typing import Annotated, ClassVar, Literal, Self

from pydantic import BeforeValidator, Field, model_validator

from swlcg_deck.cards.abilities.amounts import Amount, AmountOrAny
from swlcg_deck.cards.abilities.nodes import (
    Name,
    Node,
    Partner,
    Player,
    as_list,
    played_only,
)
from swlcg_deck.cards.abilities.selections import Cards
from swlcg_deck.cards.filters import CardFilter


class Draw(Node):
    word: ClassVar[str] = "draw"
    draw: Amount
    by: Player | Partner = "you"


class Discard(Node):
    """From hand, deck, play, an edge stack or from under an objective."""

    word: ClassVar[str] = "discard"
    discard: Cards


class Send(Node):
    """To a zone of its owner: `{send: SELECT, to: hand}`; as a captured card to an objective, which
    is not capturing (CAP-14); or facedown beneath a card in play."""

    word: ClassVar[str] = "send"
    send: Cards
    to: Literal[
        "hand",
        "deck_top",
        "deck_bottom",
        "deck_shuffled",
        "edge_stack",
        "out_of_game",
        "captured",
        "beneath",
    ]
    at: Cards | None = None
    """At which objective; where one is chosen, each card has its own. Or beneath which card."""
    whose: Player | None = None
    """Whose edge stack it joins for this battle, if not its owner's."""
    order: Literal["any", "random"] | None = None

    @model_validator(mode="after")
    def _says_where(self) -> Self:
        if self.to in ("captured", "beneath") and self.at is None:
            raise ValueError(f"what is {self.to} lies at another card: say `at`")
        if self.to not in ("captured", "beneath"):
            played_only(self, "at", "with `to: captured` or `to: beneath`")
        if self.to != "edge_stack":
            played_only(self, "whose", "with `to: edge_stack`")
        if self.to not in ("deck_top", "deck_bottom"):
            played_only(self, "order", "on top of a deck or on its bottom")
        return self


class Search(Node):
    """Look through a whole deck, or its top cards, for what fits; nothing need be found. Of several
    places the cards are offered together."""

    word: ClassVar[str] = "search"
    search: Annotated[
        tuple[Literal["deck", "objective_deck", "discard"], ...],
        BeforeValidator(as_list),
        Field(min_length=1),
    ]
    whose: Player = "you"
    top: Amount | None = None
    for_: CardFilter | None = Field(default=None, alias="for")
    pick: AmountOrAny = 1
    show: bool = False
    bind: Name = "that"

    @model_validator(mode="after")
    def _looks_through_a_deck(self) -> Self:
        if not any(place.endswith("deck") for place in self.search):
            raise ValueError("a discard pile lies open: `choose` from it with `in: discard`")
        if self.top is not None and len(self.search) > 1:
            raise ValueError("the top cards are of one deck; leave the other places out")
        return self


class Look(Node):
    """See hidden cards: a hand, the top of a deck, a captured card."""

    word: ClassVar[str] = "look"
    look: Cards | Literal["hand"]
    whose: Player = "opponent"
    """Whose hand."""

    @model_validator(mode="after")
    def _is_at_a_hand(self) -> Self:
        if self.look != "hand":
            played_only(self, "whose", "with a hand; of cards the selection says it")
        return self


class Reveal(Node):
    """Show hidden cards to both (DEF-12)."""

    word: ClassVar[str] = "reveal"
    reveal: Cards | Literal["hand"]
    whose: Player = "you"
    """Whose hand."""

    @model_validator(mode="after")
    def _is_of_a_hand(self) -> Self:
        if self.reveal != "hand":
            played_only(self, "whose", "with a hand; of cards the selection says it")
        return self


class Shuffle(Node):
    word: ClassVar[str] = "shuffle"
    shuffle: Literal["deck", "objective_deck"]
    whose: Player = "you"


VERBS: tuple[type[Node], ...] = (Draw, Discard, Send, Search, Look, Reveal, Shuffle)
