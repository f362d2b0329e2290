"""Which three of four objectives a sensible player keeps: a simple rule, always the same."""

from collections.abc import Sequence

from swlcg_deck.analysis.odds_deck import OddsDeck
from swlcg_deck.analysis.odds_resources import Moment, Purse, Source, purse, source
from swlcg_deck.cards.card import Card
from swlcg_deck.language import said

RULE = said(
    "the three with the highest product of resources on turn 1 and command cards they could pay "
    "for then; of equals the three with the most damage capacity, then the earlier ones of the list"
)
_Kind = tuple[Source, int]
"""What decides about an objective: how it pays and its damage capacity."""


class SensibleKeep:
    """`RULE` for one deck.

    Resources that match nothing in the command deck pay for fewer of its cards, so they count for
    less; the hand is not known yet when the objectives are chosen (SETUP-10).
    """

    def __init__(self, deck: OddsDeck) -> None:
        self._command_cards = deck.command_cards
        self._anchor = () if deck.affiliation_card is None else (source(deck.affiliation_card),)
        self._places = {card.code: place for place, (card, _) in enumerate(deck.objectives)}
        found: dict[_Kind, int] = {}
        self._kinds = [found.setdefault(_kind(card), len(found)) for card, _ in deck.objectives]
        self._by_number = list(found)
        self._payable: dict[Purse, int] = {}
        self._worths: dict[tuple[int, ...], tuple[int, int]] = {}

    def rejected(self, four: Sequence[Card]) -> int:
        """The place among the four of the objective that goes to the bottom (SETUP-06)."""
        return self.rejected_of([self._places[card.code] for card in four])

    def rejected_of(self, four: Sequence[int]) -> int:
        """As `rejected`, of objectives by their places in the list of the deck."""
        kinds = [self._kinds[place] for place in four]
        worths = []
        for n, place in enumerate(four):
            kept = tuple(sorted(kinds[:n] + kinds[n + 1 :]))
            worth = self._worths.get(kept)
            if worth is None:
                worth = self._worths[kept] = self._worth(kept)
            worths.append((worth, place, -n))
        return -max(worths)[2]

    def purse(self, kept: Sequence[Card]) -> Purse:
        """What the affiliation card and these objectives give on turn 1."""
        return purse((*self._anchor, *map(source, kept)), Moment(1))

    def _worth(self, kept: tuple[int, ...]) -> tuple[int, int]:
        kinds = [self._by_number[number] for number in kept]
        found = purse((*self._anchor, *(paying for paying, _ in kinds)), Moment(1))
        return found.total * self._pays_for(found), sum(capacity for _, capacity in kinds)

    def _pays_for(self, found: Purse) -> int:
        """How many command cards could each be paid for, alone."""
        if found not in self._payable:
            cards = self._command_cards
            self._payable[found] = sum(copies for card, copies in cards if found.pays(card))
        return self._payable[found]


def _kind(card: Card) -> _Kind:
    return source(card), card.damage_capacity if isinstance(card.damage_capacity, int) else 0
