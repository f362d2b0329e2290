"""Force icons in hand, and the edge stack that they make (EDGE-14)."""

from collections.abc import Mapping
from functools import cached_property
from math import comb

from swlcg_deck.analysis.odds_answers import Chance, Distribution, distribution
from swlcg_deck.analysis.odds_deck import OddsDeck
from swlcg_deck.analysis.odds_draws import NO_CAP, Marks, best_of_hand, hands
from swlcg_deck.analysis.odds_habits import Habits
from swlcg_deck.analysis.odds_rules import Amount


class ForceOdds:
    """Force icons of one deck's opening hand, fate cards included."""

    def __init__(self, deck: OddsDeck, habits: Habits) -> None:
        self._habits = habits
        self._total = comb(deck.command_count, habits.hand)
        self._caps = (NO_CAP, *(rule.amount.cap for rule in habits.keep))
        self._cards: list[tuple[Marks, int]] = []
        for card, copies in deck.command_cards:
            icons = card.force_icons if isinstance(card.force_icons, int) else 0
            kept = (int(rule.matches(card)) for rule in habits.keep)
            self._cards.append(((icons, *kept), copies))

    @cached_property
    def icons(self) -> tuple[Distribution, ...]:
        return self._distributions(
            "Force icons in hand", hands(self._cards, self._habits.hand, self._caps)
        )

    def stack(self, cards: int) -> tuple[Distribution, ...]:
        """The icons of the so many cards of the hand that have the most."""
        ways = best_of_hand(self._cards, self._habits.hand, cards, self._caps)
        return self._distributions(f"Force icons of the best {cards}", ways)

    def chance(self, amount: Amount) -> Chance:
        """Without conditions of his own the player keeps what he hopes for."""
        found = self.icons
        plain = found[0].chance_that(amount.holds)
        if self._habits.keep:
            again = found[1].chance_that(amount.holds)
        else:
            again = plain * (2 - plain) if amount.is_wish else plain * plain
        return Chance("in the opening hand", plain, again)

    def _distributions(self, of: str, ways: Mapping[Marks, int]) -> tuple[Distribution, ...]:
        """As drawn, and where there are conditions to keep a hand, after the mulligan."""
        plain = distribution(of, ((sums[0], n) for sums, n in ways.items()), self._total)
        keep = self._habits.keep
        if not keep:
            return (plain,)
        ways_kept = (
            (sums[0], n)
            for sums, n in ways.items()
            if all(r.amount.holds(c) for r, c in zip(keep, sums[1:], strict=True))
        )
        kept = distribution(of, ways_kept, self._total).chances
        sent_back = 1 - sum(kept.values())
        mixed = {n: kept.get(n, 0) + sent_back * chance for n, chance in plain.chances.items()}
        return plain, Distribution(f"{of}, with a mulligan", mixed)
