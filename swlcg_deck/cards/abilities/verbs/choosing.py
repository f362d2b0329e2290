"""Choices whose outcome a name holds: cards, words, numbers, players."""

from typing import Annotated, ClassVar, Literal, Self

from pydantic import BeforeValidator, Field, model_validator

from swlcg_deck.cards.abilities.amounts import Amount
from swlcg_deck.cards.abilities.nodes import Icon, Name, Node, Player, Ref, as_list, played_only
from swlcg_deck.cards.abilities.selections import Select
from swlcg_deck.cards.base import Text
from swlcg_deck.cards.filters import CardFilter


class Pick(Node):
    """Only choose: `{pick: {choose: FILTER, bind: kept}}`; what is bound can be used later."""

    word: ClassVar[str] = "pick"
    pick: Select


_OF_CARDS = ("icon", "keyword")
"""What cards have, so that a choice may be among theirs."""


class NameSomething(Node):
    """A player names a title (`card`, `unit`), a type, a trait, an icon, a keyword, a number, which
    is X then, or a player, who is `that_player` then."""

    word: ClassVar[str] = "name"
    name: Literal["card", "unit", "type", "trait", "icon", "keyword", "number", "player"]
    bind: Name = "named"
    by: Player = "you"
    among: Ref | CardFilter | None = None
    """Only an icon or a keyword that these cards have."""
    of: Annotated[tuple[Icon, ...], BeforeValidator(as_list), Field(min_length=1)] | None = None
    """Only one of these icons."""
    not_: Annotated[tuple[Text, ...], BeforeValidator(as_list)] | None = Field(
        default=None, alias="not"
    )
    """Not one of these traits."""
    pick: Amount = 1
    """So many different ones."""
    again: bool = False
    """The same one may be named more than once."""
    at_least: Amount = 0
    at_most: Amount | None = None

    @model_validator(mode="after")
    def _knows_what_it_names(self) -> Self:
        if self.name not in _OF_CARDS:
            played_only(self, "among", "for an icon or a keyword")
        if self.name != "icon":
            for key in ("of", "pick", "again"):
                played_only(self, key, "for an icon")
        if self.name != "trait":
            played_only(self, "not_", "for a trait")
        if self.name == "keyword" and self.among is None:
            raise ValueError("a keyword is one that cards have: say `among`")
        if self.name == "number":
            if self.at_most is None:
                raise ValueError("a number is named up to another: say `at_most`")
        else:
            for key in ("at_least", "at_most"):
                played_only(self, key, "for a number")
        if self.name in ("number", "player"):
            known = "X" if self.name == "number" else "`that_player`"
            played_only(self, "bind", f"for other things: what is named is {known}")
        return self


VERBS: tuple[type[Node], ...] = (Pick, NameSomething)
