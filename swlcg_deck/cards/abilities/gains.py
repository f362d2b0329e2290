"""What a card gains or loses: icons, keywords, numbers, traits, text."""

from typing import Annotated, Literal, Self, get_args

from pydantic import AfterValidator, BeforeValidator, Field, model_validator

from swlcg_deck.cards.abilities.amounts import Amount, AmountOrAll
from swlcg_deck.cards.abilities.kinds import Ability
from swlcg_deck.cards.abilities.nodes import Name, Node, Ref, as_list, played_only
from swlcg_deck.cards.base import Text
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.cards.keywords import Keyword, KeywordName

LostKeyword = Literal[
    "edge",
    "elite",
    "influence",
    "limited",
    "no_enhancements",
    "protect",
    "shielding",
    "targeted_strike",
]
"""Every instance of it is lost, with or without a parameter."""


def _is_no_number(keyword: Keyword) -> Keyword:
    if keyword.name is KeywordName.EDGE:
        raise ValueError("a value of Edge is a number, and others add to it: say `edge: 1`")
    return keyword


def _is_name(word: str) -> str:
    if word in get_args(LostKeyword):
        raise ValueError(f"{word} is a keyword and no name that a choice has given")
    return word


KeywordOrName = Annotated[
    Annotated[Keyword, AfterValidator(_is_no_number)] | Annotated[Name, AfterValidator(_is_name)],
    Field(union_mode="left_to_right"),
]
Keywords = Annotated[tuple[KeywordOrName, ...], BeforeValidator(as_list)]
"""Keywords, or the name of one that a player has named."""


def refuse_nothing(node: Node, done: str) -> None:
    if all(getattr(node, name) == info.default for name, info in type(node).model_fields.items()):
        raise ValueError(f"nothing is {done} here; say what: an icon, a keyword, a number")


class Gain(Node):
    """What is added: icons, capacity, Force icons, resources, Edge, keywords, traits, abilities; to
    a player his reserve."""

    unit_damage: Amount = 0
    blast_damage: Amount = 0
    tactics: Amount = 0
    edge_unit_damage: Amount = 0
    edge_blast_damage: Amount = 0
    edge_tactics: Amount = 0
    icon: Name | None = None
    """One of the icon a choice has named."""
    icons_of: Ref | CardFilter | None = None
    """All printed combat icons of another card, or of all that fit together."""
    capacity: Amount = 0
    force: Amount = 0
    resources: Amount = 0
    pays_for: CardFilter | None = None
    """Beside `resources`: these pay for playing such cards only, and for nothing else."""
    edge: Amount = 0
    """All values of Edge add up (KEY-14)."""
    reserve: Amount = 0
    """Of a player (DRAW-03)."""
    keyword: Keywords | None = None
    trait: Text | None = None
    affiliation: Text | None = None
    """One of the six, or another one that no card is of but by its text."""
    ability: tuple[Ability, ...] | None = None

    @model_validator(mode="after")
    def _says_something(self) -> Self:
        refuse_nothing(self, "gained")
        if self.resources == 0:
            played_only(self, "pays_for", "beside `resources`")
        return self


class Lose(Node):
    """What is taken away: icons, capacity, Force icons, resources, keywords. `all` takes what is
    there, with all that was gained."""

    unit_damage: AmountOrAll = 0
    blast_damage: AmountOrAll = 0
    tactics: AmountOrAll = 0
    edge_unit_damage: AmountOrAll = 0
    edge_blast_damage: AmountOrAll = 0
    edge_tactics: AmountOrAll = 0
    icon: Name | None = None
    """One of the icon a choice has named."""
    icons: Literal["all"] | Name | None = None
    """All combat icons, or all of the icon a choice has named."""
    capacity: Amount = 0
    force: AmountOrAll = 0
    resources: AmountOrAll = 0
    edge: Amount = 0
    reserve: Amount = 0
    """Of a player."""
    keyword: Annotated[tuple[LostKeyword | Name, ...], BeforeValidator(as_list)] | None = None

    @model_validator(mode="after")
    def _says_something(self) -> Self:
        refuse_nothing(self, "lost")
        return self
