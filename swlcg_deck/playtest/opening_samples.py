"""Numbers over many openings: as the cards were dealt, and as a sensible player plays them."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from swlcg_deck.analysis.odds_deck import SEEN
from swlcg_deck.cards.card import Card
from swlcg_deck.playtest.openings import Openings, OpeningStatistics, opening_statistics

_BEAT = 10
"""Openings between two looks at whether anyone still wants them."""


@dataclass(frozen=True)
class OpeningSamples:
    first_seed: int
    played: OpeningStatistics
    """Of the hands that are played, after the mulligan."""
    resources: dict[int, int]
    """On turn 1, with the keep that has the most: how often each number came."""
    force_icons: dict[int, int]
    """In the first hand."""
    units: dict[int, int]
    """In the first hand."""

    @property
    def count(self) -> int:
        return self.played.count


def sample_openings(
    dealer: Openings, first_seed: int, count: int, beat: Callable[[int, int], None]
) -> OpeningSamples:
    """Deal openings, each with the next seed; `beat` is told how many of all are done."""
    openings = []
    resources: Counter[int] = Counter()
    for number in range(count):
        if number % _BEAT == 0:
            beat(number, count)
        opening = dealer.opening(first_seed + number)
        openings.append(opening)
        resources[most_resources(dealer, opening.objectives)] += 1
    return OpeningSamples(
        first_seed,
        opening_statistics(openings),
        dict(resources),
        dict(Counter(opening.first_hand.force_icons for opening in openings)),
        dict(Counter(opening.first_hand.units for opening in openings)),
    )


def most_resources(dealer: Openings, four: tuple[Card, ...]) -> int:
    """On turn 1 with the best three of four."""
    return max(
        dealer.sensible.purse([card for n, card in enumerate(four) if n != rejected]).total
        for rejected in range(SEEN)
    )
