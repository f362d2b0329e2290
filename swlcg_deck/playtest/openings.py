"""Sample openings: the setup of one player, with what a sensible player would do and why."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from swlcg_deck.analysis.odds_deck import HAND, SEEN, OddsDeck, OddsError
from swlcg_deck.analysis.odds_keep import SensibleKeep
from swlcg_deck.analysis.odds_resources import Purse
from swlcg_deck.analysis.odds_rules import Rule
from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.card import Card
from swlcg_deck.engine.randomness import shuffled

KEEP_RULE = "a hand with a unit and at least two cards that can each be paid for on turn 1 is kept"
_PLAYS = 2


@dataclass(frozen=True)
class Hand:
    """Cards in hand and what they are good for on turn 1."""

    cards: tuple[Card, ...]
    units: int
    fates: int
    plays: int
    """Cards that could each be paid for on turn 1 with the kept objectives."""
    resource_cards: int
    force_icons: int


@dataclass(frozen=True)
class Opening:
    """One setup (SETUP-06..SETUP-09)."""

    seed: int
    objectives: tuple[Card, ...]
    """The four seen, in the order of the deck."""
    rejected: int
    """The place of the one that goes to the bottom."""
    purse: Purse
    first_hand: Hand
    reasons: tuple[str, ...]
    """Why the first hand is kept or not, in sentences."""
    second_hand: Hand | None
    """What a mulligan brings, if one is taken."""

    @property
    def kept(self) -> tuple[Card, ...]:
        return tuple(c for place, c in enumerate(self.objectives) if place != self.rejected)

    @property
    def hand(self) -> Hand:
        """The hand that is played."""
        return self.second_hand or self.first_hand


class Openings:
    """Deals openings of one deck; the same seed deals the same opening anywhere."""

    def __init__(self, deck: OddsDeck, keep: Sequence[Rule] = ()) -> None:
        if deck.command_count < HAND:
            raise OddsError(f"the deck has {deck.command_count} command cards, fewer than a hand")
        self._objectives = tuple(c for c, copies in deck.objectives for _ in range(copies))
        self._command_cards = tuple(c for c, copies in deck.command_cards for _ in range(copies))
        self.sensible = SensibleKeep(deck)
        self._keep = tuple(keep)

    def opening(self, seed: int) -> Opening:
        """Shuffle both decks, choose objectives, draw, decide on the mulligan."""
        objectives, chance = shuffled(self._objectives, seed)
        deck, chance = shuffled(self._command_cards, chance)
        four = objectives[: -SEEN - 1 : -1]
        rejected = self.sensible.rejected(four)
        kept = [card for place, card in enumerate(four) if place != rejected]
        purse = self.sensible.purse(kept)
        first = _hand(deck[: -HAND - 1 : -1], purse)
        is_kept, reasons = self._judged(first)
        second = None
        if not is_kept:
            again, _ = shuffled(deck, chance)  # with the hand in it (SETUP-09)
            second = _hand(again[: -HAND - 1 : -1], purse)
        return Opening(seed, four, rejected, purse, first, reasons, second)

    def _judged(self, hand: Hand) -> tuple[bool, tuple[str, ...]]:
        """Whether to keep it: by the player's own rules, else by `KEEP_RULE`."""
        if self._keep:
            return _judged_by_rules(hand, self._keep)
        is_kept = hand.units > 0 and hand.plays >= _PLAYS
        reasons = [
            _counted(
                hand.plays, "card can be paid for on turn 1", "cards can be paid for on turn 1"
            ),
            _counted(hand.units, "unit", "units"),
        ]
        if is_kept and hand.resource_cards:
            one, more = "card gives resources", "cards give resources"
            reasons.append(_counted(hand.resource_cards, one, more))
        if is_kept and hand.fates:
            reasons.append(_counted(hand.fates, "fate card", "fate cards"))
        return is_kept, tuple(reasons)


def _judged_by_rules(hand: Hand, rules: Sequence[Rule]) -> tuple[bool, tuple[str, ...]]:
    broken = [r for r in rules if not r.amount.holds(sum(map(r.matches, hand.cards)))]
    if broken:
        return False, tuple(f"You asked for {rule.english()}." for rule in broken)
    return True, tuple(f"It has {rule.english()}." for rule in rules)


def _counted(number: int, one: str, more: str) -> str:
    return f"{number or 'No'} {one if number == 1 else more}."


def _hand(cards: Sequence[Card], purse: Purse) -> Hand:
    return Hand(
        cards=tuple(cards),
        units=sum(card.type is CardType.UNIT for card in cards),
        fates=sum(card.type is CardType.FATE for card in cards),
        plays=sum(purse.pays(card) for card in cards),
        resource_cards=sum(bool(card.resources) for card in cards),
        force_icons=sum(c.force_icons for c in cards if isinstance(c.force_icons, int)),
    )


@dataclass(frozen=True)
class OpeningStatistics:
    """Numbers over many openings, of the hands that are played."""

    count: int
    mulligans: int
    resources: dict[int, int]
    units: dict[int, int]
    fates: dict[int, int]
    force_icons: dict[int, int]
    plays: dict[int, int]
    kept: dict[str, int]
    """How often each objective was kept, the most frequent first."""


def opening_statistics(openings: Sequence[Opening]) -> OpeningStatistics:
    return OpeningStatistics(
        count=len(openings),
        mulligans=sum(opening.second_hand is not None for opening in openings),
        resources=_histogram(opening.purse.total for opening in openings),
        units=_histogram(opening.hand.units for opening in openings),
        fates=_histogram(opening.hand.fates for opening in openings),
        force_icons=_histogram(opening.hand.force_icons for opening in openings),
        plays=_histogram(opening.hand.plays for opening in openings),
        kept=dict(Counter(c.title for o in openings for c in o.kept).most_common()),
    )


def mean(histogram: dict[int, int]) -> float:
    count = sum(histogram.values())
    return sum(number * times for number, times in histogram.items()) / count if count else 0.0


def _histogram(numbers: Iterable[int]) -> dict[int, int]:
    return dict(sorted(Counter(numbers).items()))
