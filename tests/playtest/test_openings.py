"""Sample openings: dealt by seed, judged by documented rules, true to the exact odds."""

from math import sqrt

import pytest

from swlcg_deck.analysis.odds_deck import OddsDeck, OddsError, odds_deck
from swlcg_deck.analysis.odds_habits import Habits
from swlcg_deck.analysis.odds_questions import Questions
from swlcg_deck.analysis.odds_rules import RuleReader
from swlcg_deck.decks.deck import Deck, DeckSet
from swlcg_deck.engine.core.constants import DARK, LIGHT
from swlcg_deck.engine.core.driver import advance, answer
from swlcg_deck.engine.facts.costs import purse
from swlcg_deck.engine.new_game import DeckChoice, new_game
from swlcg_deck.playtest.openings import Openings, mean, opening_statistics

JEDI = ("Jedi", {4: 2, 6: 2, 11: 2, 8: 2, 38: 2})
SITH = ("Sith", {19: 2, 20: 2, 23: 2, 24: 2, 40: 2})
COUNT = 3_000


def piles(pool, affiliation: str, sets: dict[int, int]) -> OddsDeck:
    entries = tuple(DeckSet(number=n, title=f"Set {n}", copies=c) for n, c in sets.items())
    return odds_deck(Deck(id="0" * 32, name="Test", affiliation=affiliation, sets=entries), pool)


@pytest.fixture(params=[JEDI, SITH], ids=["jedi", "sith"])
def deck(request, pool) -> OddsDeck:
    return piles(pool, *request.param)


@pytest.fixture
def dealt(deck):
    dealer = Openings(deck)
    return [dealer.opening(seed) for seed in range(COUNT)]


@pytest.mark.rule("SETUP-06")
@pytest.mark.rule("SETUP-08")
def test_an_opening_is_four_objectives_three_kept_and_six_cards(deck):
    for seed in range(50):
        opening = Openings(deck).opening(seed)
        assert len(opening.objectives) == 4
        assert len(opening.kept) == 3
        for hand in filter(None, (opening.first_hand, opening.second_hand)):
            assert len(hand.cards) == 6
            for card in hand.cards:
                copies = next(n for c, n in deck.command_cards if c == card)
                assert hand.cards.count(card) <= copies


def test_the_same_seed_deals_the_same_opening_and_another_one_another(deck):
    dealer = Openings(deck)
    assert dealer.opening(7) == Openings(deck).opening(7)
    assert len({dealer.opening(seed).first_hand.cards for seed in range(100)}) > 95


def test_openings_come_as_often_as_the_exact_odds_say(deck, pool, dealt):
    reader = RuleReader(deck, pool)
    ask = Questions(deck, Habits(), reader).answer
    firsts = [opening.first_hand for opening in dealt]
    expected = {
        "no type:fate": sum(not hand.fates for hand in firsts),
        "at least 3 type:unit": sum(hand.units >= 3 for hand in firsts),
        "force at least 9": sum(hand.force_icons >= 9 for hand in firsts),
    }
    for question, hits in expected.items():
        exact = float(ask(question).chances[0].chance)
        assert abs(hits / COUNT - exact) < 4 * sqrt(exact * (1 - exact) / COUNT), question
    kept = {row.of: float(row.mean) for row in ask("objectives").distributions}
    for affiliation in {card.affiliation.value for card, _ in deck.objectives}:
        number = sum(c.affiliation.value == affiliation for o in dealt for c in o.kept) / COUNT
        assert number == pytest.approx(kept[f"{affiliation} kept"], abs=4 / sqrt(COUNT))


@pytest.mark.rule("SETUP-09")
def test_a_hand_without_a_unit_or_two_plays_is_sent_back_once(dealt):
    for opening in dealt:
        first = opening.first_hand
        is_kept = first.units > 0 and first.plays >= 2
        assert (opening.second_hand is None) is is_kept
        assert opening.hand is (first if is_kept else opening.second_hand)
    sent_back = next(o for o in dealt if o.second_hand and not o.first_hand.units)
    assert "No units." in sent_back.reasons


def test_a_player_can_have_rules_of_his_own(deck, pool):
    rules = RuleReader(deck, pool).rules(["at least 1 type:fate", "at most 2 type:event"])
    dealer = Openings(deck, rules)
    for seed in range(100):
        opening = dealer.opening(seed)
        events = sum(card.type == "event" for card in opening.first_hand.cards)
        is_kept = opening.first_hand.fates >= 1 and events <= 2
        assert (opening.second_hand is None) is is_kept
        told = {
            "You asked for at least 1 type:fate.": opening.first_hand.fates == 0,
            "You asked for at most 2 type:event.": events > 2,
        }
        assert set(opening.reasons) & set(told) == {s for s, is_said in told.items() if is_said}


def test_the_resources_are_what_the_engine_lets_the_player_spend(pool):
    """The same four objectives in a real game: reject the same one, then look in the purse."""
    dealers = {DARK: Openings(piles(pool, *SITH)), LIGHT: Openings(piles(pool, *JEDI))}
    by_code = {card.code: card for d in (SITH, JEDI) for card, _ in piles(pool, *d).objectives}
    choices = [
        DeckChoice(name, [n for n, copies in sets.items() for _ in range(copies)])
        for name, sets in (SITH, JEDI)
    ]
    for seed in range(20):
        state = new_game(pool, *choices, seed)
        kept = {}
        while (asked := advance(state)).kind in ("objectives", "mulligan", "flip"):
            choice = 0
            if asked.kind == "objectives":
                four = [by_code[state.faces[card].code] for _, card in asked.options]
                sensible = dealers[asked.player].sensible
                choice = sensible.rejected(four)
                kept[asked.player] = sensible.purse(four[:choice] + four[choice + 1 :])
            answer(state, choice)
        for player, found in kept.items():
            assert purse(state, player)[0] == found.total


def test_statistics_over_openings(dealt):
    found = opening_statistics(dealt)
    assert found.count == COUNT
    assert 0 < found.mulligans < COUNT / 4
    for histogram in (found.resources, found.units, found.fates, found.force_icons, found.plays):
        assert sum(histogram.values()) == COUNT
        assert list(histogram) == sorted(histogram)
    assert sum(found.kept.values()) == 3 * COUNT
    assert mean(found.units) == sum(o.hand.units for o in dealt) / COUNT


def test_a_deck_with_too_few_cards_for_a_hand_is_refused(pool):
    whole = piles(pool, *JEDI)
    few = OddsDeck(whole.affiliation_card, whole.objectives, whole.command_cards[:2])
    with pytest.raises(OddsError, match="has 4 command cards"):
        Openings(few)
