"""Descriptions of cards, as an enhancement, Protect or an ability gives them.

A filter is a flat mapping: all entries must hold, a list means "one of these", `any` and `not`
combine whole filters.
"""

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, model_validator

from swlcg_deck.cards.base import Affiliation, CardType, Frozen, Text


def _as_list(value: object) -> object:
    return [value] if isinstance(value, str) else value


OneOrMore = Annotated[tuple[Text, ...], BeforeValidator(_as_list), Field(min_length=1)]
Condition = Literal["committed", "unique"]


class CardFilter(Frozen):
    """Which cards are meant; an empty filter means any card."""

    type: CardType | None = None
    trait: OneOrMore | None = None
    affiliation: Affiliation | None = None
    title: Text | None = None
    side: Literal["friendly", "enemy"] | None = None
    controller: Literal["you"] | None = None
    faction: Literal["in", "out"] | None = None
    is_: Condition | None = Field(default=None, alias="is")
    resource_card: Literal[True] | None = None
    any_: Annotated[tuple["CardFilter", ...], Field(min_length=2)] | None = Field(
        default=None, alias="any"
    )
    not_: "CardFilter | None" = Field(default=None, alias="not")

    @model_validator(mode="after")
    def _says_something(self) -> "CardFilter":
        if not self.model_fields_set:
            raise ValueError("an empty filter describes nothing")
        return self

    def english(self) -> str:
        """The description as a noun phrase without an article: `enemy Character unit`."""
        words = []
        if self.faction:
            words.append(f"{self.faction}-of-faction")
        if self.side:
            words.append(self.side)
        if self.is_ == "unique":
            words.append("unique")
        if self.not_:
            words.append(f"non-{self.not_.english()}")
        if self.any_:
            words.append(" or ".join(choice.english() for choice in self.any_))
        if self.affiliation:
            words.append(self.affiliation.value)
        if self.trait:
            words.append(" or ".join(self.trait))
        if self.title:
            words.append(self.title)
        if self.resource_card:
            words.append("resource card")
        elif self.type:
            words.append(self.type.value)
        elif self.controller:
            words.append("card")
        if self.is_ == "committed":
            words.append("committed to the Force")
        if self.controller:
            words.append("you control")
        return " ".join(words)


def with_article(phrase: str) -> str:
    """`a unit`, `an enemy unit`."""
    return f"{'an' if phrase[0].lower() in 'aeio' else 'a'} {phrase}"
