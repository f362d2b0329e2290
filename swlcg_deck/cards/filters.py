"""Descriptions of cards, as an enhancement, Protect or an ability gives them.

A filter is a flat mapping: all entries must hold, a list means "one of these", `any` and `not`
combine whole filters.
"""

from typing import Annotated, Literal

from pydantic import BeforeValidator, ConfigDict, Field, model_validator

from swlcg_deck.cards.base import Affiliation, CardType, Frozen, Text


def _as_list(value: object) -> object:
    return [value] if isinstance(value, str) else value


OneOrMore = Annotated[tuple[Text, ...], BeforeValidator(_as_list), Field(min_length=1)]
Condition = Literal["committed", "unique"]


class CardFilter(Frozen):
    """Which cards are meant."""

    # Values that went through a "before" validator arrive as plain Python, not as JSON.
    model_config = ConfigDict(strict=False)

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
        if all(getattr(self, name) is None for name in type(self).model_fields):
            raise ValueError("an empty filter describes nothing")
        return self

    def english(self) -> str:
        """The description as a noun phrase without an article: `enemy Character unit`."""
        words = (
            self.faction and f"{self.faction}-of-faction",
            self.side,
            self.is_ == "unique" and "unique",
            self.not_ and f"non-{self.not_.english()}",
            self.any_ and " or ".join(choice.english() for choice in self.any_),
            self.affiliation and self.affiliation.value,
            self.trait and " or ".join(self.trait),
            self.title,
            self._noun(),
            self.is_ == "committed" and "committed to the Force",
            self.controller and "you control",
        )
        return " ".join(word for word in words if word)

    def _noun(self) -> str | None:
        if self.resource_card:
            return "resource card"
        if self.type:
            return self.type.value
        return "card" if self.controller else None


def with_article(phrase: str) -> str:
    """`a unit`, `an enemy unit`."""
    return f"{'an' if phrase[0].lower() in 'aeio' else 'a'} {phrase}"
