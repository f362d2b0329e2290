"""Objectives seen and kept in the setup (SETUP-06), by affiliation, trait or query."""

from collections.abc import Iterator
from math import comb

from swlcg_deck.analysis.odds_answers import Chance, Distribution, distribution
from swlcg_deck.analysis.odds_deck import KEPT, SEEN, OddsDeck, OddsError
from swlcg_deck.analysis.odds_draws import selections
from swlcg_deck.analysis.odds_keep import SensibleKeep
from swlcg_deck.analysis.odds_rules import Rule
from swlcg_deck.cards.base import Affiliation
from swlcg_deck.language import said

MOST_DIFFERENT = 40
"""Every different four is looked at; no deck that people play comes near this."""


class ObjectiveOdds:
    """The objective deck: every different four, and the three that a sensible player keeps."""

    def __init__(self, deck: OddsDeck) -> None:
        if len(deck.objectives) > MOST_DIFFERENT:
            raise OddsError(
                said(
                    "the deck has {count} different objectives; which of them are kept is "
                    "worked out for {most} at most",
                    count=len(deck.objectives),
                    most=MOST_DIFFERENT,
                )
            )
        self._cards = [card for card, _ in deck.objectives]
        self._total = comb(deck.objective_count, SEEN)
        keep = SensibleKeep(deck)
        copies = {place: number for place, (_, number) in enumerate(deck.objectives)}
        self._draws = [
            (four, four[keep.rejected_of(four)], ways) for four, ways in selections(copies, SEEN)
        ]
        """The places of the four in the list, the place of the rejected one, and the ways."""

    def table(self) -> tuple[Distribution, ...]:
        """For each affiliation and each trait: how many are seen, how many are kept."""
        return tuple(found for name, group in self._groups() for found in self._counts(name, group))

    def chances(self, rule: Rule) -> tuple[Chance, ...]:
        """Seen; kept by a player who wants nothing else; kept by a sensible one."""
        seen, kept = self.distributions(rule)
        holds = rule.amount.holds
        wanted = seen.chance_that(lambda number: holds(min(number, KEPT)))
        return (
            Chance("among the four seen", seen.chance_that(holds)),
            Chance("among the three kept, if you keep them first", wanted),
            Chance("among the three a sensible player keeps", kept.chance_that(holds)),
        )

    def distributions(self, rule: Rule) -> tuple[Distribution, Distribution]:
        """How many are seen, how many are kept."""
        return self._counts(rule.query, [rule.matches(card) for card in self._cards])

    def _groups(self) -> Iterator[tuple[str, list[bool]]]:
        """Each name with whether the objectives, place by place, belong to it."""
        for name in Affiliation:
            group = [card.affiliation is name for card in self._cards]
            if any(group):
                yield name.value, group
        for trait in sorted({trait for card in self._cards for trait in card.traits}):
            yield trait, [trait in card.traits for card in self._cards]

    def _counts(self, name: str, group: list[bool]) -> tuple[Distribution, Distribution]:
        seen, kept = [], []
        for four, rejected, ways in self._draws:
            number = sum([group[place] for place in four])
            seen.append((number, ways))
            kept.append((number - group[rejected], ways))
        return (
            distribution(f"{name} seen", seen, self._total),
            distribution(f"{name} kept", kept, self._total),
        )
