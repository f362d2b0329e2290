"""Sample openings: the setup of one player, with what a sensible player would do and why."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from swlcg_deck.analysis.odds_deck import HAND, SEEN, OddsDeck, OddsError
from swlcg_deck.analysis.odds_keep import SensibleKeep
from swlcg_deck.analysis.odds_resources import Purse
from swlcg_deck.analysis.odds_rules import Rule
from swlcg_deck.cards.base import CardType, Side
from swlcg_deck.cards.card import Card
from swlcg_deck.engine.game import Result, next_seed, shuffled
from swlcg_deck.language import said, said_n
from swlcg_deck.playtest.table import Table

KEEP_RULE = "a hand with a unit and at least two cards that can each be paid for on turn 1 is kept"
_PLAYS = 2
OPPOSITE_SETS = 10
"""The opponent's deck is shuffled too: it has as many sets as a deck needs (DECK-02)."""
_OPPOSITE_DRAWS = (OPPOSITE_SETS - 1) + (5 * OPPOSITE_SETS - 1)
"""Random numbers that shuffling its two decks takes."""


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


@dataclass(frozen=True)
class Deal:
    """What the shuffles of a game bring one player, before anyone decides."""

    seed: int
    objectives: tuple[Card, ...]
    """The four seen, in the order of the deck."""
    hand: tuple[Card, ...]
    second_hand: tuple[Card, ...]
    """What a mulligan would bring, if the opponent takes none (SETUP-09)."""


class Openings:
    """Deals openings of one deck; the same seed deals the same opening anywhere.

    It is what a game with that seed deals at the table, against any deck of ten sets.
    """

    def __init__(self, deck: OddsDeck, keep: Sequence[Rule] = ()) -> None:
        if deck.command_count < HAND:
            raise OddsError(
                said_n(
                    "the deck has {n} command card, fewer than a hand",
                    "the deck has {n} command cards, fewer than a hand",
                    deck.command_count,
                )
            )
        self._objectives = tuple(c for c, copies in deck.objectives for _ in range(copies))
        self._command_cards = tuple(_set_by_set(deck))
        self._is_light = deck.side is Side.LIGHT
        self.sensible = SensibleKeep(deck)
        self._keep = tuple(keep)

    def deal(self, seed: int) -> Deal:
        """Shuffle and draw as the engine does: the dark side's decks first (SETUP-04)."""
        start = _later(seed) if self._is_light else seed
        objectives, chance = shuffled(self._objectives, start)
        deck, chance = shuffled(self._command_cards, chance)
        chance = chance if self._is_light else _later(chance)
        hand = deck[: -HAND - 1 : -1]
        again, _ = shuffled((*deck[:-HAND], *hand), chance)
        return Deal(seed, objectives[: -SEEN - 1 : -1], hand, again[: -HAND - 1 : -1])

    def opening(self, seed: int) -> Opening:
        """An opening as a sensible player plays it."""
        deal = self.deal(seed)
        return self.judged(deal, self.sensible.rejected(deal.objectives))

    def judged(self, deal: Deal, rejected: int) -> Opening:
        """With the choice of objectives made; whether to take the mulligan is decided here."""
        kept = [card for place, card in enumerate(deal.objectives) if place != rejected]
        purse = self.sensible.purse(kept)
        first = hand_of(deal.hand, purse)
        is_kept, reasons = self._judged(first)
        second = None if is_kept else hand_of(deal.second_hand, purse)
        return Opening(deal.seed, deal.objectives, rejected, purse, first, reasons, second)

    def _judged(self, hand: Hand) -> tuple[bool, tuple[str, ...]]:
        """Whether to keep it: by the player's own rules, else by `KEEP_RULE`."""
        if self._keep:
            return _judged_by_rules(hand, self._keep)
        is_kept = hand.units > 0 and hand.plays >= _PLAYS
        reasons = [_plays_words(hand.plays), _units_words(hand.units)]
        if is_kept and hand.resource_cards:
            reasons.append(
                said_n(
                    "{n} card gives resources.", "{n} cards give resources.", hand.resource_cards
                )
            )
        if is_kept and hand.fates:
            reasons.append(said_n("{n} fate card.", "{n} fate cards.", hand.fates))
        return is_kept, tuple(reasons)


def _judged_by_rules(hand: Hand, rules: Sequence[Rule]) -> tuple[bool, tuple[str, ...]]:
    broken = [r for r in rules if not r.amount.holds(sum(map(r.matches, hand.cards)))]
    if broken:
        return False, tuple(said("You asked for {rule}.", rule=rule.english()) for rule in broken)
    return True, tuple(said("It has {rule}.", rule=rule.english()) for rule in rules)


def _plays_words(count: int) -> str:
    if not count:
        return said("No cards can be paid for on turn 1.")
    return said_n(
        "{n} card can be paid for on turn 1.", "{n} cards can be paid for on turn 1.", count
    )


def _units_words(count: int) -> str:
    return said_n("{n} unit.", "{n} units.", count) if count else said("No units.")


def _set_by_set(deck: OddsDeck) -> Iterator[Card]:
    """The command cards in the order in which a game takes them from the list: set after set."""
    cards = deck.command_cards
    start = 0
    for at in range(1, len(cards) + 1):
        if at < len(cards) and _are_of_one_set(cards[at - 1][0], cards[at][0]):
            continue
        for _ in range(cards[start][1]):
            yield from (card for card, _copies in cards[start:at])
        start = at


def _are_of_one_set(card: Card, following: Card) -> bool:
    return card.set == following.set and (card.position or 0) < (following.position or 0)


def _later(seed: int) -> int:
    """After the opponent's decks were shuffled."""
    for _ in range(_OPPOSITE_DRAWS):
        seed = next_seed(seed)
    return seed


def hand_of(cards: Sequence[Card], purse: Purse) -> Hand:
    return Hand(
        cards=tuple(cards),
        units=sum(card.type is CardType.UNIT for card in cards),
        fates=sum(card.type is CardType.FATE for card in cards),
        plays=sum(purse.pays(card) for card in cards),
        resource_cards=sum(bool(card.resources) for card in cards),
        force_icons=sum(c.force_icons for c in cards if isinstance(c.force_icons, int)),
    )


@dataclass(frozen=True)
class SetupChoices:
    """What a player decides in the setup."""

    rejected: int
    """The place among the four objectives of the one that goes to the bottom (SETUP-06)."""
    takes_mulligan: bool
    """SETUP-09."""


def take_opening(table: Table, choices: SetupChoices) -> None:
    """Play the setup of a game against one who only exists, up to the hand that is kept."""
    while True:
        table.play_idle()
        step = table.step
        if isinstance(step, Result) or step.kind not in ("objectives", "mulligan"):
            return
        asked_objectives = step.kind == "objectives"
        table.answer(choices.rejected if asked_objectives else int(choices.takes_mulligan))


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
