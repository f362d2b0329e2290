"""Closed forms against every single opening of decks that are small enough to try them all."""

from fractions import Fraction

import brute_openings as brute
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from odds_decks import asking, chances, small

from swlcg_deck.analysis.odds_draws import NO_CAP, best_of_hand, hands
from swlcg_deck.analysis.odds_keep import SensibleKeep
from swlcg_deck.cards.base import CardType

LIGHT = (
    "Jedi",
    {4: 1, 8: 1, 55: 1, 232: 1, 72: 2},
    {"4-2": 1, "4-6": 1, "6-2": 1, "8-2": 2, "11-2": 1, "8-3": 1, "72-2": 1, "5-5": 1},
)
"""Two, one and three resources, one objective with Influence; cards from cost 0 to 5."""
DARK = (
    "Imperial Navy",
    {195: 1, 22: 1, 26: 1, 259: 1, 19: 1, 42: 1},
    {"19-2": 2, "19-6": 1, "26-2": 1, "26-6": 1, "42-2": 2, "20-4": 1, "19-5": 1},
)
"""Two objectives with Elite, three of two resources and one of three."""
DECKS = {"light": LIGHT, "dark": DARK}
HAND = 3
SEEN_ON = {1: 4, 2: 5, 3: 6}
"""A hand of three, a reserve of four, one card played each turn."""


@pytest.fixture(params=DECKS)
def deck(request, pool):
    return small(pool, *DECKS[request.param])


def ask(deck, pool, question, **rules):
    return asking(deck, pool, hand=HAND, reserve=4, played=1, **rules).answer(question)


def is_unit(card) -> bool:
    return card.type is CardType.UNIT


@pytest.mark.rule("SETUP-09")
@pytest.mark.rule("DRAW-02")
@pytest.mark.parametrize(
    ("question", "holds"),
    [
        ("type:unit", lambda count: count >= 1),
        ("at least 2 type:unit", lambda count: count >= 2),
        ("exactly 1 type:unit", lambda count: count == 1),
        ("at most 1 type:unit", lambda count: count <= 1),
        ("no type:unit", lambda count: count == 0),
    ],
)
def test_a_number_of_cards_by_every_turn(deck, pool, question, holds):
    found = chances(ask(deck, pool, question))
    is_feared = question.startswith(("no", "at most"))

    def right(cards) -> bool:
        return holds(sum(map(is_unit, cards)))

    def keeps(hand) -> bool:
        return right(hand) is not is_feared

    for when, seen in [
        ("in the opening hand", HAND),
        *((f"by turn {t}", n) for t, n in SEEN_ON.items()),
    ]:
        plain = brute.chance(deck, HAND, seen - HAND, right)
        again = brute.chance_with_mulligan(deck, HAND, seen - HAND, right, keeps)
        assert found[when] == (plain, again), when


def test_a_mulligan_by_conditions_of_ones_own(deck, pool):
    rules = ("at least 1 type:unit cost<=3", "at most 1 type:fate")
    found = chances(ask(deck, pool, "at least 2 force>=2", keep=rules))

    def right(cards) -> bool:
        return sum(card.force_icons >= 2 for card in cards) >= 2

    def keeps(hand) -> bool:
        cheap = any(is_unit(card) and card.cost <= 3 for card in hand)
        return cheap and sum(card.type is CardType.FATE for card in hand) <= 1

    for turn, seen in SEEN_ON.items():
        again = brute.chance_with_mulligan(deck, HAND, seen - HAND, right, keeps)
        assert found[f"by turn {turn}"] == (brute.chance(deck, HAND, seen - HAND, right), again)


def test_a_dead_hand_by_rules_of_ones_own(deck, pool):
    rules = ("no type:unit", "at least 2 cost>=4")

    def dead(hand) -> bool:
        dear = sum(card.cost is not None and card.cost >= 4 for card in hand)
        return not any(map(is_unit, hand)) or dear >= 2

    def has_fate(hand) -> bool:
        return any(card.type is CardType.FATE for card in hand)

    found = chances(ask(deck, pool, "dead", dead=rules))["in the opening hand"]
    plain = brute.chance(deck, HAND, 0, dead)
    assert found == (plain, plain * plain)
    kept = chances(ask(deck, pool, "dead", dead=rules, keep=("type:fate",)))
    again = brute.chance_with_mulligan(deck, HAND, 0, dead, has_fate)
    assert kept["in the opening hand"] == (plain, again)


@pytest.mark.rule("RES-10")
@pytest.mark.rule("RES-17")
@pytest.mark.parametrize("query", ["type:unit", "cost>=3", "cost:0", "affiliation!=neutral"])
@pytest.mark.parametrize(("turn", "spent"), [(1, False), (2, False), (2, True), (3, True)])
def test_a_card_that_is_drawn_and_paid_for(deck, pool, query, turn, spent):
    tests = {
        "type:unit": is_unit,
        "cost>=3": lambda card: card.cost is not None and card.cost >= 3,
        "cost:0": lambda card: card.cost == 0,
        "affiliation!=neutral": lambda card: card.affiliation.value != "Neutral",
    }
    further = SEEN_ON[turn] - HAND
    known = {}

    def worth(sources, *, mulligan) -> Fraction:
        paying = brute.ready(sources, turn, spent=spent)
        codes = frozenset(
            c.code for c, _ in deck.command_cards if tests[query](c) and brute.can_pay(paying, c)
        )
        if (codes, mulligan) not in known:

            def right(cards) -> bool:
                return any(card.code in codes for card in cards)

            known[codes, mulligan] = (
                brute.chance_with_mulligan(deck, HAND, further, right, right)
                if mulligan
                else brute.chance(deck, HAND, further, right)
            )
        return known[codes, mulligan]

    found = chances(ask(deck, pool, f"pay {query} on turn {turn}"))
    words = f", {'everything' if spent else 'nothing'} spent before" if turn > 1 else ""
    assert found[f"paid on turn {turn}{words}"] == (
        brute.best_keep(deck, lambda sources: worth(sources, mulligan=False)),
        brute.best_keep(deck, lambda sources: worth(sources, mulligan=True)),
    )


@pytest.mark.rule("REF-01")
@pytest.mark.rule("REF-14")
@pytest.mark.parametrize(
    ("turn", "spent"), [(1, False), (2, False), (2, True), (3, True), (4, True)]
)
def test_resources_with_the_best_keep(deck, pool, turn, spent):
    answer = ask(deck, pool, f"resources at least 5 on turn {turn}")
    found = answer.distributions[int(spent)]

    def total(sources) -> Fraction:
        return Fraction(sum(card.resources for card in brute.ready(sources, turn, spent=spent)))

    assert found.mean == brute.best_keep(deck, total)
    at_least_5 = brute.best_keep(deck, lambda sources: Fraction(total(sources) >= 5))
    assert answer.chances[int(spent)].chance == at_least_5


def test_objectives_seen_and_kept(deck, pool):
    fours = brute.fours(deck)
    seen = [sum(card.affiliation.value == "Jedi" for card in four) for four in fours]
    found = chances(ask(deck, pool, "objectives at least 1 a:jedi"))
    share = Fraction(sum(number >= 1 for number in seen), len(fours))
    assert found["among the four seen"][0] == share
    assert found["among the three kept, if you keep them first"][0] == share
    rows = ask(deck, pool, "objectives").distributions
    for row in rows:
        assert sum(row.chances.values()) == 1, row.of
    affiliations = {card.affiliation.value for card, _ in deck.objectives}
    for what, number in (("seen", 4), ("kept", 3)):
        means = [row.mean for row in rows if row.of.removesuffix(f" {what}") in affiliations]
        assert sum(means) == number


@pytest.mark.rule("SETUP-06")
def test_a_sensible_player_keeps_what_pays_for_the_most(deck, pool):
    """The rule in its own words, over every four that can be drawn."""
    places = {card.code: place for place, (card, _) in enumerate(deck.objectives)}
    keep = SensibleKeep(deck)
    counts = []
    for four in brute.fours(deck):

        def worth(rejected, four=four) -> tuple:
            kept = [*four]
            kept.remove(rejected)
            sources = [deck.affiliation_card, *kept]
            pays = sum(n for c, n in deck.command_cards if brute.can_pay(sources, c))
            resources = sum(source.resources for source in sources)
            capacity = sum(card.damage_capacity for card in kept)
            return resources * pays, capacity, places[rejected.code]

        best = max(four, key=worth)
        assert four[keep.rejected(four)] is best
        counts.append(sum(c.affiliation is deck.affiliation_card.affiliation for c in four))
        counts[-1] -= best.affiliation is deck.affiliation_card.affiliation
    row = f"{deck.affiliation_card.affiliation.value} kept"
    (found,) = [d for d in ask(deck, pool, "objectives").distributions if d.of == row]
    assert found.mean == Fraction(sum(counts), len(counts))


def test_force_icons_and_the_best_edge_stack(deck, pool):
    def icons(hand) -> list[int]:
        return sorted((card.force_icons for card in hand), reverse=True)

    every = [icons(hand) for hand, _ in brute.hands(deck, HAND, 0)]
    (in_hand,) = ask(deck, pool, "force").distributions
    for number, chance in in_hand.chances.items():
        assert chance == Fraction(sum(sum(hand) == number for hand in every), len(every))
    (stack,) = ask(deck, pool, "edge 2").distributions
    assert stack.mean == Fraction(sum(sum(hand[:2]) for hand in every), len(every))
    found = ask(deck, pool, "force at least 5").chances[0]
    plain = Fraction(sum(sum(hand) >= 5 for hand in every), len(every))
    assert (found.chance, found.with_mulligan) == (plain, plain + (1 - plain) * plain)


def test_force_icons_after_a_mulligan_by_conditions(deck, pool):
    def has_fate(hand) -> bool:
        return any(card.type is CardType.FATE for card in hand)

    found = ask(deck, pool, "force at least 5", keep=("type:fate",))
    plain, again = found.distributions
    assert sum(plain.chances.values()) == sum(again.chances.values()) == 1

    def strong(hand) -> bool:
        return sum(card.force_icons for card in hand) >= 5

    expected = brute.chance_with_mulligan(deck, HAND, 0, strong, has_fate)
    assert found.chances[0].with_mulligan == expected


@settings(max_examples=60)
@given(
    cards=st.lists(
        st.tuples(st.tuples(st.integers(0, 4), st.integers(0, 1)), st.integers(1, 3)),
        min_size=1,
        max_size=5,
    ),
    size=st.integers(0, 4),
    best=st.integers(1, 4),
    cap=st.integers(0, 3),
)
def test_hands_of_any_classes_are_counted_like_hands_of_single_cards(cards, size, best, cap):
    pile = [marks for marks, copies in cards for _ in range(copies)]
    expected: dict = {}
    highest: dict = {}
    for hand in brute.combinations(pile, size):
        sums = tuple(map(sum, zip(*hand, strict=True))) if hand else (0, 0)
        expected[sums] = expected.get(sums, 0) + 1
        top = sum(sorted((marks[0] for marks in hand), reverse=True)[:best])
        highest[top, sums[1]] = highest.get((top, sums[1]), 0) + 1
    assert hands(cards, size) == expected
    assert best_of_hand(cards, size, best) == highest
    assert hands(cards, size, (NO_CAP, cap)) == _capped(expected, cap)
    assert best_of_hand(cards, size, best, (NO_CAP, cap)) == _capped(highest, cap)


def _capped(ways: dict, cap: int) -> dict:
    found: dict = {}
    for (first, second), count in ways.items():
        key = (first, min(second, cap))
        found[key] = found.get(key, 0) + count
    return found
