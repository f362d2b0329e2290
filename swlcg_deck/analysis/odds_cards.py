"""Chances of command cards: in the opening hand, after a mulligan, by a turn, and paid for."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import comb

from swlcg_deck.analysis.odds_answers import Chance, Distribution, distribution
from swlcg_deck.analysis.odds_deck import OddsDeck
from swlcg_deck.analysis.odds_draws import NO_CAP, Marks, chance_of_count, hands
from swlcg_deck.analysis.odds_habits import Habits
from swlcg_deck.analysis.odds_resources import Moment, ObjectiveDraws, Purse
from swlcg_deck.analysis.odds_rules import Amount, Rule


class CardOdds:
    """One deck in the hands of one player."""

    def __init__(self, deck: OddsDeck, habits: Habits) -> None:
        self.deck = deck
        self.habits = habits
        self._draws: ObjectiveDraws | None = None
        self._known: dict[frozenset[str], dict[Marks, int]] = {}

    def in_opening_hand(self, rule: Rule) -> Chance:
        """SETUP-08, SETUP-09."""
        plain, again = self._by_seen(rule.codes, rule.amount, self.habits.hand)
        return Chance("in the opening hand", plain, again)

    def by_turn(self, rule: Rule, turn: int) -> Chance:
        """Among the cards seen by a turn: opening hand and draw phases (DRAW-02)."""
        seen = self.habits.seen(self.deck, turn)
        plain, again = self._by_seen(rule.codes, rule.amount, seen)
        return Chance(f"by turn {turn}", plain, again)

    def paid(self, rule: Rule, moment: Moment) -> Chance:
        """Drawn by a turn, and affiliation card and kept objectives can pay for it then.

        The objectives are chosen before the hand is seen (SETUP-10): the keep is the one that makes
        it most likely that a matching card in hand can be paid for (RES-10).
        """
        seen = self.habits.seen(self.deck, moment.turn)
        found: dict[frozenset[str], tuple[Fraction, Fraction]] = {}

        def chances(pocket: Purse) -> tuple[Fraction, Fraction]:
            codes = frozenset(
                card.code
                for card, _ in self.deck.command_cards
                if card.code in rule.codes and pocket.pays(card)
            )
            if codes not in found:
                found[codes] = self._by_seen(codes, rule.amount, seen)
            return found[codes]

        draws = self.objective_draws
        plain = draws.best_purse(lambda pocket: chances(pocket)[0], moment)
        again = draws.best_purse(lambda pocket: chances(pocket)[1], moment)
        return Chance(f"paid {moment.english()}", plain, again)

    def dead(self, rules: Sequence[Rule]) -> Chance:
        """A hand to which one of the rules applies; by default that is when it is sent back."""
        total = self._hands
        counted = [*rules, *self.habits.keep]
        dead = kept = dead_and_kept = 0
        caps = [rule.amount.cap for rule in counted]
        for sums, ways in hands(self._marked(counted), self.habits.hand, caps).items():
            is_dead = any(r.amount.holds(n) for r, n in zip(rules, sums, strict=False))
            is_kept = self._is_kept(sums[len(rules) :]) if self.habits.keep else not is_dead
            dead += ways * is_dead
            kept += ways * is_kept
            dead_and_kept += ways * (is_dead and is_kept)
        plain = Fraction(dead, total)
        again = Fraction(dead_and_kept, total) + Fraction(total - kept, total) * plain
        return Chance("in the opening hand", plain, again)

    def number_in_hand(self, rule: Rule) -> Distribution:
        ways = hands(self._marked([rule]), self.habits.hand)
        return distribution(
            "in the opening hand", ((s[0], n) for s, n in ways.items()), self._hands
        )

    @property
    def objective_draws(self) -> ObjectiveDraws:
        if self._draws is None:
            self._draws = ObjectiveDraws(self.deck)
        return self._draws

    @property
    def _hands(self) -> int:
        return comb(self.deck.command_count, self.habits.hand)

    def _marked(self, rules: Sequence[Rule]) -> list[tuple[Marks, int]]:
        return [
            (tuple(int(rule.matches(card)) for rule in rules), copies)
            for card, copies in self.deck.command_cards
        ]

    def _is_kept(self, counts: Sequence[int]) -> bool:
        """The player's own conditions, all of them."""
        return all(
            rule.amount.holds(count) for rule, count in zip(self.habits.keep, counts, strict=True)
        )

    def _by_seen(
        self, codes: frozenset[str], amount: Amount, seen: int
    ) -> tuple[Fraction, Fraction]:
        """The chance among the cards seen, without a mulligan and with one.

        Without conditions of his own the player keeps a hand in which what he hopes for is there
        already, or what he fears is not.
        """
        wanted = Rule(amount, "", codes)
        size, hand = self.deck.command_count, self.habits.hand
        marked = wanted.copies(self.deck.command_cards)
        plain = chance_of_count(size, marked, seen, amount.holds)
        later = _later(size - hand, marked, seen - hand, amount)
        kept = Fraction(0)
        kept_and_right = Fraction(0)
        for sums, ways in self._openings(wanted).items():
            if self._keeps(amount, sums):
                share = Fraction(ways, self._hands)
                kept += share
                kept_and_right += share * later(sums[0])
        return plain, kept_and_right + (1 - kept) * plain

    def _openings(self, wanted: Rule) -> dict[Marks, int]:
        """Opening hands by the number of the cards that count, and of those to keep a hand for."""
        if wanted.codes not in self._known:
            rules = [wanted, *self.habits.keep]
            caps = [NO_CAP, *(rule.amount.cap for rule in self.habits.keep)]
            self._known[wanted.codes] = hands(self._marked(rules), self.habits.hand, caps)
        return self._known[wanted.codes]

    def _keeps(self, amount: Amount, sums: Marks) -> bool:
        if self.habits.keep:
            return self._is_kept(sums[1:])
        return amount.holds(sums[0]) is amount.is_wish


def _later(rest: int, marked: int, drawn: int, amount: Amount) -> Callable[[int], Fraction]:
    """The chance that it holds after further draws, by the number in the opening hand."""

    def chance(held: int) -> Fraction:
        return chance_of_count(rest, marked - held, drawn, lambda more: amount.holds(held + more))

    return chance
