"""Which three of four objectives a sensible player keeps: a simple rule, always the same."""

from collections.abc import Sequence

from swlcg_deck.analysis.odds_deck import OddsDeck
from swlcg_deck.analysis.odds_resources import Moment, Purse, Source, purse, source
from swlcg_deck.cards.card import Card

RULE = (
    "the three with the highest product of resources on turn 1 and command cards they could pay for"
    " then; of equals the three with the most damage capacity, then the earlier ones of the list"
)


class SensibleKeep:
    """`RULE` for one deck.

    Resources that match nothing in the command deck pay for fewer of its cards, so they count for
    less; the hand is not known yet when the objectives are chosen (SETUP-10).
    """

    def __init__(self, deck: OddsDeck) -> None:
        self._command_cards = deck.command_cards
        self._anchor = () if deck.affiliation_card is None else (source(deck.affiliation_card),)
        self._place = {card.code: place for place, (card, _) in enumerate(deck.objectives)}
        self._sources = {card.code: source(card) for card, _ in deck.objectives}
        self._payable: dict[Purse, int] = {}

    def purse(self, kept: Sequence[Card]) -> Purse:
        """What the affiliation card and these objectives give on turn 1."""
        return purse(self._paying(kept), Moment(1))

    def rejected(self, four: Sequence[Card]) -> int:
        """The place of the objective that goes to the bottom (SETUP-06)."""
        return max(range(len(four)), key=lambda place: self._worth(four, place))

    def _worth(self, four: Sequence[Card], rejected: int) -> tuple[int, int, int]:
        kept = [card for place, card in enumerate(four) if place != rejected]
        found = self.purse(kept)
        capacity = sum(c.damage_capacity for c in kept if isinstance(c.damage_capacity, int))
        return found.total * self.payable(found), capacity, self._place[four[rejected].code]

    def payable(self, found: Purse) -> int:
        """How many command cards could each be paid for, alone."""
        if found not in self._payable:
            cards = self._command_cards
            self._payable[found] = sum(copies for card, copies in cards if found.pays(card))
        return self._payable[found]

    def _paying(self, kept: Sequence[Card]) -> tuple[Source, ...]:
        return (*self._anchor, *(self._sources[card.code] for card in kept))
