"""Every opening of a small deck, one by one: slow, plain, and with nothing of the closed forms."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations

from swlcg_deck.analysis.odds_deck import OddsDeck
from swlcg_deck.cards.base import Affiliation
from swlcg_deck.cards.card import Card
from swlcg_deck.cards.keywords import KeywordName

Test = Callable[[Sequence[Card]], bool]


def command_pile(deck: OddsDeck) -> list[Card]:
    return [card for card, copies in deck.command_cards for _ in range(copies)]


def fours(deck: OddsDeck) -> list[tuple[Card, ...]]:
    pile = [card for card, copies in deck.objectives for _ in range(copies)]
    return list(combinations(pile, 4))


def hands(deck: OddsDeck, size: int, further: int) -> Iterator[tuple[list[Card], list[Card]]]:
    """Each opening hand with each selection of cards drawn after it."""
    pile = command_pile(deck)
    for held in combinations(range(len(pile)), size):
        rest = [place for place in range(len(pile)) if place not in held]
        for drawn in combinations(rest, further):
            yield [pile[n] for n in held], [pile[n] for n in (*held, *drawn)]


def chance(deck: OddsDeck, size: int, further: int, holds: Test) -> Fraction:
    """That it holds for the cards seen, without a mulligan."""
    found = [holds(seen) for _, seen in hands(deck, size, further)]
    return Fraction(sum(found), len(found))


def chance_with_mulligan(
    deck: OddsDeck, size: int, further: int, holds: Test, keeps: Test
) -> Fraction:
    """A hand that is not kept is replaced by any other, each as likely."""
    plain = chance(deck, size, further, holds)
    found = [
        Fraction(holds(seen)) if keeps(hand) else plain for hand, seen in hands(deck, size, further)
    ]
    return sum(found, Fraction()) / len(found)


def best_keep(deck: OddsDeck, worth: Callable[[Sequence[Card]], Fraction]) -> Fraction:
    """The mean, over every four, of what the best three and the affiliation card are worth."""
    found = fours(deck)
    anchor = [deck.affiliation_card] if deck.affiliation_card else []
    best = (max(worth([*anchor, *three]) for three in combinations(four, 3)) for four in found)
    return sum(best, Fraction()) / len(found)


def ready(sources: Sequence[Card], turn: int, *, spent: bool) -> list[Card]:
    """The cards without a token on a turn, where each ready one gave all it had before (REF-01)."""
    tokens = [0] * len(sources)
    for _ in range(turn - 1):
        for n, card in enumerate(sources):
            if spent and not tokens[n]:
                tokens[n] = card.resources
            shed = 2 if card.has_keyword(KeywordName.ELITE) else 1
            tokens[n] = max(0, tokens[n] - shed)
    return [card for n, card in enumerate(sources) if not tokens[n]]


def can_pay(sources: Sequence[Card], card: Card) -> bool:
    """Try every group of sources: enough together, and one of them matches (RES-10)."""
    if card.cost is None:
        return False
    needs_match = card.cost > 0 and card.affiliation is not Affiliation.NEUTRAL
    for size in range(len(sources) + 1):
        for group in combinations([s for s in sources if s.resources], size):
            is_matched = any(
                s.affiliation is card.affiliation or s.has_keyword(KeywordName.INFLUENCE)
                for s in group
            )
            if sum(s.resources for s in group) >= card.cost and (is_matched or not needs_match):
                return True
    return False
