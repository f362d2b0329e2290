"""Objectives seen and kept in the setup (SETUP-06), by affiliation, trait or query."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from math import comb

from swlcg_deck.analysis.odds_answers import Chance, Distribution, distribution
from swlcg_deck.analysis.odds_deck import KEPT, SEEN, OddsDeck
from swlcg_deck.analysis.odds_draws import selections
from swlcg_deck.analysis.odds_keep import SensibleKeep
from swlcg_deck.analysis.odds_rules import Amount, Rule
from swlcg_deck.cards.base import Affiliation
from swlcg_deck.cards.card import Card


class ObjectiveOdds:
    """The objective deck: every different four, and the three that a sensible player keeps."""

    def __init__(self, deck: OddsDeck) -> None:
        self._deck = deck
        self._total = comb(deck.objective_count, SEEN)
        keep = SensibleKeep(deck)
        cards = {card.code: card for card, _ in deck.objectives}
        copies = {card.code: number for card, number in deck.objectives}
        self._draws: list[tuple[tuple[Card, ...], int, int]] = []
        for codes, ways in selections(copies, SEEN):
            four = tuple(cards[code] for code in codes)
            self._draws.append((four, keep.rejected(four), ways))

    def table(self) -> tuple[Distribution, ...]:
        """For each affiliation and each trait: how many are seen, how many are kept."""
        found = []
        for name, belongs in self._groups():
            found += [self._seen(name, belongs), self._kept(name, belongs)]
        return tuple(found)

    def chances(self, rule: Rule) -> tuple[Chance, ...]:
        """Seen; kept by a player who wants nothing else; kept by a sensible one."""
        seen = self._seen("", rule.matches).chances
        wanted = {min(n, KEPT): Fraction(0) for n in seen}
        for number, chance in seen.items():
            wanted[min(number, KEPT)] += chance
        kept = self._kept("", rule.matches).chances
        return (
            Chance("among the four seen", _chance(seen, rule.amount)),
            Chance("among the three kept, if you keep them first", _chance(wanted, rule.amount)),
            Chance("among the three a sensible player keeps", _chance(kept, rule.amount)),
        )

    def distributions(self, rule: Rule) -> tuple[Distribution, ...]:
        return self._seen(rule.query, rule.matches), self._kept(rule.query, rule.matches)

    def _groups(self) -> Iterator[tuple[str, Callable[[Card], bool]]]:
        cards = [card for card, _ in self._deck.objectives]
        for name in Affiliation:
            if any(card.affiliation is name for card in cards):
                yield name.value, lambda card, name=name: card.affiliation is name  # type: ignore[misc]
        for trait in sorted({trait for card in cards for trait in card.traits}):
            yield trait, lambda card, trait=trait: trait in card.traits  # type: ignore[misc]

    def _seen(self, name: str, belongs: Callable[[Card], bool]) -> Distribution:
        ways = ((sum(map(belongs, four)), ways) for four, _, ways in self._draws)
        return distribution(f"{name} seen", ways, self._total)

    def _kept(self, name: str, belongs: Callable[[Card], bool]) -> Distribution:
        ways = (
            (sum(map(belongs, four)) - belongs(four[rejected]), ways)
            for four, rejected, ways in self._draws
        )
        return distribution(f"{name} kept", ways, self._total)


def _chance(chances: dict[int, Fraction] | object, amount: Amount) -> Fraction:
    ...
