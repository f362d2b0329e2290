"""Resources on the first turns: what pays, what it matches, when it is ready again (RES, REF)."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb
from typing import NamedTuple

from swlcg_deck.analysis.odds_deck import SEEN, OddsDeck
from swlcg_deck.analysis.odds_draws import selections
from swlcg_deck.cards.base import Affiliation
from swlcg_deck.cards.card import Card
from swlcg_deck.cards.keywords import KeywordName

_BITS = {name: 1 << place for place, name in enumerate(Affiliation)} | {Affiliation.NEUTRAL: 0}
EVERY_AFFILIATION = sum(_BITS.values())


class Source(NamedTuple):
    """A resource card: its value (RES-02) and the affiliations it matches (RES-12, RES-17)."""

    value: int
    matches: int
    rest: int
    """Refreshes until it is ready again once it gave all it has: Elite sheds two (REF-14)."""


class Purse(NamedTuple):
    """What ready resource cards give together."""

    total: int
    matches: int

    def pays(self, card: Card) -> bool:
        """Total and match decide (RES-10, RES-11, RES-22); a fate card has no cost (RES-21)."""
        if card.cost is None:
            return False
        cost = card.cost if isinstance(card.cost, int) else 0
        needed = _BITS[card.affiliation] if cost else 0
        return cost <= self.total and (not needed or bool(needed & self.matches))


def source(card: Card) -> Source:
    """An X is 0 here, because its text is not read (DEF-02)."""
    value = card.resources if isinstance(card.resources, int) else 0
    influence = card.has_keyword(KeywordName.INFLUENCE)
    matches = EVERY_AFFILIATION if influence else _BITS[card.affiliation]
    shed = 2 if card.has_keyword(KeywordName.ELITE) else 1
    return Source(value, matches if value else 0, -(-value // shed) or 1)


@dataclass(frozen=True)
class Moment:
    """A turn, and whether all resources were used to the full on the turns before it."""

    turn: int
    spent: bool = False

    def is_ready(self, card: Source) -> bool:
        """REF-01: a refresh takes one token away, and any token that is left exhausts."""
        return not self.spent or (self.turn - 1) % card.rest == 0

    def english(self) -> str:
        if self.turn == 1:
            return "on turn 1"
        return f"on turn {self.turn}, {'everything' if self.spent else 'nothing'} spent before"


def purse(sources: Iterable[Source], moment: Moment) -> Purse:
    total = matches = 0
    for card in sources:
        if moment.is_ready(card):
            total += card.value
            matches |= card.matches
    return Purse(total, matches)


class ObjectiveDraws:
    """The four objectives that are seen, as classes of objectives that pay alike (SETUP-06)."""

    def __init__(self, deck: OddsDeck) -> None:
        anchor = deck.affiliation_card
        self._anchor = () if anchor is None else (source(anchor),)
        copies: Counter[Source] = Counter()
        for card, number in deck.objectives:
            copies[source(card)] += number
        self.total = comb(deck.objective_count, SEEN)
        self.draws = tuple(
            (tuple(self._sources(kept) for kept in keeps(four)), ways)
            for four, ways in selections(copies, SEEN)
        )
        """For each selection of four what each keep of three would pay with, and its ways."""

    def _sources(self, kept: tuple[Source, ...]) -> tuple[Source, ...]:
        return (*self._anchor, *kept)

    def best_keep(self, worth: Callable[[tuple[Source, ...]], Fraction]) -> Fraction:
        """The mean worth of the keep that is worth most, over all selections of four."""
        found = sum((max(map(worth, choices)) * ways for choices, ways in self.draws), Fraction())
        return found / self.total

    def best_purse(self, worth: Callable[[Purse], Fraction], moment: Moment) -> Fraction:
        """As `best_keep`, for what depends on the purse of one moment alone."""
        valued = cache(worth)
        return self.best_keep(lambda sources: valued(purse(sources, moment)))

    def most(self, moment: Moment) -> list[tuple[int, int]]:
        """The resources of the keep that has the most at that moment, and its ways."""
        return [
            (max(purse(sources, moment).total for sources in choices), ways)
            for choices, ways in self.draws
        ]


def keeps(four: Sequence[Source]) -> tuple[tuple[Source, ...], ...]:
    """The different ways to put one of the four at the bottom."""
    return tuple(dict.fromkeys((*four[:n], *four[n + 1 :]) for n in range(len(four))))
