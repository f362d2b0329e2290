"""Force icons in hand, and the edge stack that they make (EDGE-14)."""

from collections.abc import Mapping
from math import comb

from swlcg_deck.analysis.odds_answers import Chance, Distribution, distribution
from swlcg_deck.analysis.odds_deck import OddsDeck
from swlcg_deck.analysis.odds_draws import Marks, best_of_hand, hands
from swlcg_deck.analysis.odds_habits import Habits
from swlcg_deck.analysis.odds_rules import Amount


class ForceOdds:
    """Force icons of one deck's opening hand, fate cards included."""

    def __init__(self, deck: OddsDeck, habits: Habits) -> None:
        self._habits = habits
        self._total = comb(deck.command_count, habits.hand)
        self._cards: list[tuple[Marks, int]] = []
        for card, copies in deck.command_cards:
            icons = card.force_icons if isinstance(card.force_icons, int) else 0
            kept = (int(rule.matches(card)) for rule in habits.keep)
            self._cards.append(((icons, *kept), copies))

    def icons(self) -> tuple[Distribution, ...]:
        return self._distributions("Force icons in hand", hands(self._cards, self._habits.hand))

    def stack(self, cards: int) -> tuple[Distribution, ...]:
        """The icons of the so many cards of the hand that have the most."""
        ways = best_of_hand(self._cards, self._habits.hand, cards)
        return self._distributions(f"Force icons of the best {cards}", ways)

    def chance(self, amount: Amount) -> Chance:
        """Without conditions of his own the player keeps what he hopes for."""
        found = self.icons()
        plain = sum(c for n, c in found[0].chances.items() if amount.holds(n))
        if self._habits.keep:
            again = sum(c for n, c in found[1].chances.items() if amount.holds(n))
        else:
            again = plain * (2 - plain) if amount.is_wish else plain * plain
        return Chance("in the opening hand", plain + 0, again + 0)

    def _distributions(self, of: str, ways: Mapping[Marks, int]) -> tuple[Distribution, ...]:
        """As drawn, and where there are conditions to keep a hand, after the mulligan."""
        plain = distribution(of, ((sums[0], n) for sums, n in ways.items()), self._total)
        keep = self._habits.keep
        if not keep:
            return (plain,)
        kept = [
            (sums[0], n)
            for sums, n in ways.items()
            if all(r.amount.holds(c) for r, c in zip(keep, sums[1:], strict=True))
        ]
        again = 1 - sum(distribution("", kept, self._total).chances.values())
        as_kept = distribution(of, kept, self._total).chances
        mixed = {n: as_kept.get(n, 0) + again * chance for n, chance in plain.chances.items()}
        return plain, Distribution(f"{of}, with a mulligan", mixed)
