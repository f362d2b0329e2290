"""Objective sets and the boxes they were sold in."""

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from swlcg_deck.cards.base import Affiliation, CardType, Count, Frozen, OctgnId, Side, Text
from swlcg_deck.cards.card import Card

SetNumber = Annotated[int, Field(ge=1, le=999)]


class ObjectiveSet(Frozen):
    """Six cards that always go into a deck together (DECK-10), named after their objective."""

    number: SetNumber = Field(alias="set")
    title: Text
    side: Side
    affiliation: Affiliation
    limit_one: bool
    """Printed on the objective; errata can add it (DECK-06, DECK-13)."""
    affiliation_only: bool
    product: Text
    cards: Annotated[tuple[Card, ...], Field(min_length=6, max_length=6)]

    @property
    def objective(self) -> Card:
        return self.cards[0]

    @property
    def command_cards(self) -> tuple[Card, ...]:
        """The five that go into the command deck, a mission among them (DECK-12)."""
        return self.cards[1:]

    @model_validator(mode="after")
    def _is_one_objective_and_five_others(self) -> Self:
        if [card.position for card in self.cards] != [1, 2, 3, 4, 5, 6]:
            raise ValueError("the six cards have the positions 1 to 6, in that order")
        kinds = [card.type for card in self.cards]
        if kinds[0] is not CardType.OBJECTIVE or CardType.OBJECTIVE in kinds[1:]:
            raise ValueError("the first card, and no other, is the objective")
        if CardType.AFFILIATION in kinds:
            raise ValueError("an affiliation card is in no set")
        objective = self.objective
        if objective.title != self.title:
            raise ValueError(f"title: the objective is called {objective.title}")
        if objective.affiliation is not self.affiliation:
            raise ValueError(f"affiliation: the objective is {objective.affiliation.value}")
        if self.affiliation_only and self.affiliation is Affiliation.NEUTRAL:
            raise ValueError("affiliation_only: a neutral set cannot be locked")
        return self


class Copies(Frozen):
    number: SetNumber = Field(alias="set")
    copies: Count


class Product(Frozen):
    """A box or pack and how many copies of each set it holds, where that is known (RB-04)."""

    name: Text
    kind: Literal["core", "deluxe", "force_pack"]
    first_set: SetNumber
    last_set: SetNumber
    copies: Count | None
    other_copies: tuple[Copies, ...]
    octgn_id: OctgnId

    def copies_of(self, number: int) -> int | None:
        """Copies of a set in one box; None where no source tells."""
        return next((o.copies for o in self.other_copies if o.number == number), self.copies)


class Cycle(Frozen):
    name: Text
    products: Annotated[tuple[Product, ...], Field(min_length=1)]
