"""What a card gains or loses: icons, keywords, numbers, traits, text."""

from typing import Annotated

from pydantic import BeforeValidator

from swlcg_deck.cards.abilities.amounts import Amount
from swlcg_deck.cards.abilities.kinds import Ability
from swlcg_deck.cards.abilities.nodes import Name, Node, Ref, as_list
from swlcg_deck.cards.base import Affiliation, Text
from swlcg_deck.cards.keywords import Keyword

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
    icons_of: Ref | None = None
    """All printed combat icons of another card."""
    capacity: Amount = 0
    force: Amount = 0
    resources: Amount = 0
    keyword: Keywords | None = None
    trait: Text | None = None
    affiliation: Affiliation | None = None
    ability: tuple[Ability, ...] | None = None
