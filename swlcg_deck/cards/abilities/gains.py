"""What a card gains or loses: icons, keywords, numbers, traits, text."""

from typing import Annotated, Literal

from pydantic import BeforeValidator

from swlcg_deck.cards.abilities.amounts import Amount, AmountOrAll
from swlcg_deck.cards.abilities.kinds import Ability
from swlcg_deck.cards.abilities.nodes import Name, Node, Ref, as_list
from swlcg_deck.cards.base import Affiliation, Text
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.cards.keywords import Keyword

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
Keywords = Annotated[tuple[Keyword, ...], BeforeValidator(as_list)]


class Gain(Node):
    """What is added: icons, capacity, Force icons, resources, keywords, traits, abilities."""

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
    keyword: Keywords | None = None
    trait: Text | None = None
    affiliation: Affiliation | None = None
    ability: tuple[Ability, ...] | None = None


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
    keyword: Annotated[tuple[LostKeyword, ...], BeforeValidator(as_list)] | None = None
