"""Closed forms against many shuffles of real decks; the seed is fixed, so nothing flickers."""

import random
from itertools import combinations
from math import sqrt

import brute_openings as brute
import pytest
from odds_decks import CONTROL, PUBLISHED, TEMPE, asking, chances, piles

SAMPLES = 6_000
ERRORS = 4
"""Standard errors that a simulation may be off."""


def assert_near(exact, hits: int) -> None:
    expected = float(exact)
    error = sqrt(max(expected * (1 - expected), 1e-4) / SAMPLES)
    assert abs(hits / SAMPLES - expected) <= ERRORS * error


def shuffles(deck, seen: int):
    """Four objectives, the cards seen, and what is seen instead after a mulligan."""
    chance = random.Random(1977)  # noqa: S311 - a game of chance, no secret
    goals = [card for card, copies in deck.objectives for _ in range(copies)]
    pile = brute.command_pile(deck)
    for _ in range(SAMPLES):
        yield chance.sample(goals, 4), chance.sample(pile, seen), chance.sample(pile, seen)


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_cheap_unit_by_turn_3_with_and_without_a_mulligan(pool, name):
    deck = piles(pool, *PUBLISHED[name])
    found = chances(asking(deck, pool).answer("at least 3 type:unit cost<=2"))

    def right(cards) -> bool:
        return sum(card.type == "unit" and card.cost <= 2 for card in cards) >= 3

    hits = again = 0
    for _, first, second in shuffles(deck, 10):
        hits += right(first)
        again += right(first if right(first[:6]) else second)
    plain, mulligan = found["by turn 3"]
    assert_near(plain, hits)
    assert_near(mulligan, again)


@pytest.mark.parametrize(("deck", "title"), [(TEMPE, "Home One"), (CONTROL, "Darth Vader")])
def test_a_dear_card_that_needs_a_match_is_paid_for(pool, deck, title):
    deck = piles(pool, *deck)
    (card,) = {card.code: card for card, _ in deck.command_cards if card.title == title}.values()
    hits = [0, 0]
    for four, cards, _ in shuffles(deck, 8):
        keeps = [[deck.affiliation_card, *three] for three in combinations(four, 3)]
        if card in cards:
            for spent in (False, True):
                paying = (brute.ready(kept, 2, spent=spent) for kept in keeps)
                hits[spent] += any(brute.can_pay(sources, card) for sources in paying)
    found = chances(asking(deck, pool).answer(f"pay {title} on turn 2"))
    assert_near(found["paid on turn 2, nothing spent before"][0], hits[False])
    assert_near(found["paid on turn 2, everything spent before"][0], hits[True])


@pytest.mark.parametrize("name", PUBLISHED)
def test_force_icons_in_hand_and_in_an_edge_stack(pool, name):
    deck = piles(pool, *PUBLISHED[name])
    ask = asking(deck, pool)
    strong = stacked = 0
    for _, cards, _ in shuffles(deck, 6):
        icons = sorted(card.force_icons for card in cards)
        strong += sum(icons) >= 9
        stacked += sum(icons[-2:]) >= 5
    assert_near(ask.answer("force at least 9").chances[0].chance, strong)
    assert_near(ask.answer("edge 2").distributions[0].chance_that(lambda n: n >= 5), stacked)
