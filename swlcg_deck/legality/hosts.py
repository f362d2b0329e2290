"""What an enhancement or a pilot needs to be put on, and which cards are that."""

from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.card import Card
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.cards.keywords import KeywordName
from swlcg_deck.cards.titles import fold

# Its model is not built for it: that takes a tenth of the time of a short command.
PILOTED = CardFilter.model_construct(type=(CardType.UNIT,), trait=("Vehicle",), side="friendly")
"""Where a Pilot goes as an enhancement (PILOT-01)."""

_STAYS_IN_PLAY = {CardType.UNIT, CardType.ENHANCEMENT, CardType.OBJECTIVE, CardType.MISSION}


def wanted_host(card: Card) -> CardFilter | None:
    """The card of one's own that it needs; None where there is always a place (DEPLOY-12)."""
    if card.has_keyword(KeywordName.PILOT):
        return PILOTED
    host = card.enhance
    return host if isinstance(host, CardFilter) and not _can_be_enemy(host) else None


def can_host(card: Card, host: CardFilter) -> bool:
    """Whether a card in play is what is described and takes enhancements (KEY-06)."""
    return (
        card.type in _STAYS_IN_PLAY
        and not card.has_keyword(KeywordName.NO_ENHANCEMENTS)
        and is_described(card, host)
    )


def is_described(card: Card, by: CardFilter) -> bool:
    """By what is printed; whose it is and where it is in a game is not asked."""
    return (
        (by.type is None or card.type in by.type)
        and (by.trait is None or any(trait in card.traits for trait in by.trait))
        and (by.affiliation is None or card.affiliation in by.affiliation)
        and (by.title is None or fold(card.title) in map(fold, by.title))
        and ("unique" not in (by.is_ or ()) or card.unique)
        and (by.resource_card is None or card.resources not in {None, 0})
        and (by.any_ is None or any(is_described(card, choice) for choice in by.any_))
        and (by.not_ is None or not is_described(card, by.not_))
    )


def _can_be_enemy(host: CardFilter) -> bool:
    return host.side == "enemy" or any(_can_be_enemy(choice) for choice in host.any_ or ())
