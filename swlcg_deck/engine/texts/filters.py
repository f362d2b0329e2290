"""Which cards are meant where a text compares with a card: one by name, or all that fit."""

from swlcg_deck.cards.abilities.nodes import Ref
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.engine.core.ability import CardTest
from swlcg_deck.engine.facts.bounds import referred
from swlcg_deck.engine.facts.card_filters import compiled


def meant(what: Ref | CardFilter) -> CardTest:
    if isinstance(what, CardFilter):
        return compiled(what)
    return lambda state, scope, card: card in referred(state, scope, what)
