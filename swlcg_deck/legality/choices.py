"""Which other affiliation card would suit a list of sets."""

from collections.abc import Iterable

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.legality.breaches import MINIMUM, alliance_counts
from swlcg_deck.legality.law import Law
from swlcg_deck.legality.tally import Tally

MAX_CHOICES = 3


class Fitting:
    """A list of sets, counted once so that many affiliation cards can be tried on it.

    It only counts what the rules report in full, set by set; a test holds the two together.
    """

    def __init__(self, tally: Tally, law: Law) -> None:
        self._tally = tally
        light = sum([held.set.side is Side.LIGHT for held in tally.held])
        self._foreign = {Side.LIGHT: len(tally.held) - light, Side.DARK: light}
        self._locks = [h.set.affiliation for h in tally.held if h.set.affiliation_only]
        self._restricted = [
            (len(group.sets & tally.numbers), group.affiliation_cards) for group in law.card_groups
        ]

    def breaches(self, card: AffiliationCard) -> int:
        """How many findings there would be that depend on the card.

        Of DECK-02 or DECK-17, DECK-03, DECK-08 and the restricted groups with a card in them.
        """
        tally = self._tally
        small = card.demand is None and tally.total < MINIMUM
        locked_out = len(self._locks) - self._locks.count(card.affiliation)
        restricted = sum([n + (card.number in cards) > 1 for n, cards in self._restricted])
        breaches = self._foreign[card.side] + locked_out + restricted
        return breaches + small + (not fits_counts(tally, card))


def fits_counts(tally: Tally, card: AffiliationCard) -> bool:
    """Whether the exact counts of a card, if it has any, are right or could be (DECK-17)."""
    if card.demand is None:
        return True
    if tally.total != card.demand.own + card.demand.partner:
        return False
    counts = alliance_counts(tally, card)
    return counts is not None and counts.can_fit


def helpful(
    present: AffiliationCard, tally: Tally, law: Law, candidates: Iterable[AffiliationCard]
) -> list[AffiliationCard]:
    """Those that would break less than the present card, at most three, the best first."""
    fitting = Fitting(tally, law)
    breaches = fitting.breaches(present)
    scored = [(fitting.breaches(card), card) for card in candidates]
    return _best(tally, [pair for pair in scored if pair[0] < breaches])


def best_for_a_start(tally: Tally, law: Law) -> list[AffiliationCard]:
    """For a deck without an affiliation card: those that break least, at most three."""
    side = majority_side(tally)
    if side is None:
        return []
    fitting = Fitting(tally, law)
    scored = [(fitting.breaches(card), card) for card in law.affiliation_cards[side]]
    least = min(breaches for breaches, _ in scored)
    return _best(tally, [pair for pair in scored if pair[0] == least])


def _best(tally: Tally, scored: list[tuple[int, AffiliationCard]]) -> list[AffiliationCard]:
    """The best three. Among equals: the affiliation the deck has most sets of.

    An alliance card whose counts do not fit is no help while a basic card breaks as little.
    """

    def rank(pair: tuple[int, AffiliationCard]) -> tuple[int, bool, int]:
        breaches, card = pair
        misfit = breaches > 0 and card.demand is not None
        return (breaches, misfit, -tally.copies_of(card.affiliation))

    return [card for _, card in sorted(scored, key=rank)[:MAX_CHOICES]]


def majority_side(tally: Tally) -> Side | None:
    """The side of most sets; between equals, and without sets, the affiliation card's."""
    lead = sum(held.copies if held.set.side is Side.LIGHT else -held.copies for held in tally.held)
    if lead:
        return Side.LIGHT if lead > 0 else Side.DARK
    if tally.card is not None:
        return tally.card.side
    return Side.LIGHT if tally.held else None
