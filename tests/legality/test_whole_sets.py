"""Whole official sets: the single cards of an imported list, and entries nobody knows."""

import pytest
from legality_decks import DARK, breaches, deciding, deck_of, only, rules

from swlcg_deck.decks.deck import DeckSet, ListedCard
from swlcg_deck.legality.findings import Severity, Verdict

LIBRARY = "Sith Library"


def _listed(pool, sets, *, without=(), extra=()):
    """Every command card of the sets as a list would name them, changed."""
    codes = [card.code for number in sets for card in pool.set(number).command_cards]
    cards = {card.code: card for card in pool.cards}
    named = [code for code in codes if code not in without] + list(extra)
    return tuple(ListedCard(code=code, title=cards[code].title) for code in named)


@pytest.mark.rule("DECK-12")
def test_ten_sets_are_ten_objectives_and_fifty_command_cards(pool, judge):
    deck = deck_of("Sith", *DARK, listed=_listed(pool, DARK))
    assert len(deck.listed_cards) == 50
    assert deck.total == 10
    assert judge.check(deck).verdict is Verdict.LEGAL


@pytest.mark.rule("DECK-12")
def test_a_mission_is_one_of_the_five_command_cards(pool, judge):
    entry = pool.set(185)
    mission = next(card for card in entry.command_cards if card.title == "Ground Support")
    assert (mission.number, len(entry.command_cards)) == (910, 5)
    sets = (185, 1, 2, 3, 5, 6, 7, 8, 9, 11)
    whole = deck_of("Jedi", *sets, listed=_listed(pool, sets))
    assert judge.check(whole).verdict is Verdict.LEGAL
    lacking = deck_of("Jedi", *sets, listed=_listed(pool, sets, without=[mission.code]))
    assert breaches(judge.check(lacking)) == [("DECK-10", (185,))]


@pytest.mark.rule("DECK-10")
@pytest.mark.rule("TRAP-19")
def test_a_missing_card_is_named_with_its_set(pool, judge):
    listed = _listed(pool, DARK, without=["19-3", "24-2", "24-6"])
    judgement = judge.check(deck_of("Sith", *DARK, listed=listed))
    assert breaches(judgement) == [("DECK-10", (19,)), ("DECK-10", (24,))]
    first, second = deciding(judgement)
    assert f"{pool.card(19, 3).title} (19-3)" in first.message
    assert "24-2" in second.message
    assert "24-6" in second.message


@pytest.mark.rule("DECK-10")
def test_two_copies_of_a_set_need_each_card_twice(pool, judge):
    once = deck_of("Sith", (19, 2), *DARK[1:], listed=_listed(pool, DARK))
    finding = only(judge.check(once), "DECK-10")
    assert finding.sets == (19,)
    twice = deck_of("Sith", (19, 2), *DARK[1:], listed=_listed(pool, (19, *DARK)))
    assert judge.check(twice).verdict is Verdict.LEGAL


@pytest.mark.rule("DECK-10")
def test_cards_of_no_set_of_the_deck_are_one_finding(pool, judge):
    listed = _listed(pool, DARK, extra=["22-2", "28-3"])
    finding = only(judge.check(deck_of("Sith", *DARK, listed=listed)), "DECK-10")
    assert finding.severity is Severity.ERROR
    assert "22-2" in finding.message
    assert "28-3" in finding.message


@pytest.mark.rule("DECK-11")
def test_the_sith_library_of_another_set_cannot_stand_in(pool, judge):
    assert pool.card(20, 4).title == pool.card(22, 4).title == LIBRARY
    assert pool.card(20, 4).number == 72
    listed = _listed(pool, DARK, without=["20-4"], extra=["22-4"])
    judgement = judge.check(deck_of("Sith", *DARK, listed=listed))
    assert breaches(judgement) == [("DECK-11", (20,))]
    assert "Sith Library (22-4 for 20-4)" in only(judgement, "DECK-11").message


@pytest.mark.rule("DECK-11")
def test_both_sets_in_the_deck_do_not_help(pool, judge):
    sets = (*DARK[:9], 22)
    listed = _listed(pool, sets, without=["20-4"], extra=["22-4"])
    assert breaches(judge.check(deck_of("Sith", *sets, listed=listed))) == [("DECK-11", (20,))]


@pytest.mark.rule("DECK-11")
def test_one_wrong_printing_stands_for_one_missing_card(pool, judge):
    listed = _listed(pool, DARK, without=["20-4", "23-4"], extra=["22-4"])
    judgement = judge.check(deck_of("Sith", *DARK, listed=listed))
    assert breaches(judgement) == [("DECK-10", (23,)), ("DECK-11", (20,))]


def test_two_like_cards_of_a_set_may_be_named_by_one_code(pool, judge):
    first, second = (c for c in pool.set(221).command_cards if c.title == "Terentatek")
    sets = (221, *DARK)
    listed = _listed(pool, sets, without=[second.code], extra=[first.code])
    assert judge.check(deck_of("Sith", *sets, listed=listed)).verdict is Verdict.LEGAL


def test_an_objective_among_the_listed_cards_of_its_set_does_no_harm(pool, judge):
    listed = _listed(pool, DARK, extra=["19-1"])
    assert judge.check(deck_of("Sith", *DARK, listed=listed)).verdict is Verdict.LEGAL


@pytest.mark.rule("DECK-18")
@pytest.mark.rule("TRAP-16")
@pytest.mark.parametrize("code", ["D01-1", "L01-33"])
def test_challenge_cards_are_in_no_legal_deck(pool, judge, code):
    listed = _listed(pool, DARK, extra=[code])
    finding = only(judge.check(deck_of("Sith", *DARK, listed=listed)), "DECK-18")
    assert finding.severity is Severity.ERROR


@pytest.mark.rule("DECK-18")
@pytest.mark.rule("TRAP-16")
def test_a_challenge_objective_is_no_objective_set(judge):
    deck = deck_of("Sith", *DARK)
    for number in (None, 0):
        entry = DeckSet(number=number, title="Jerjerrod's Task")
        judgement = judge.check(deck.model_copy(update={"sets": (*deck.sets, entry)}))
        assert only(judgement, "DECK-18").severity is Severity.ERROR
        assert judgement.verdict is Verdict.ILLEGAL


@pytest.mark.rule("TRAP-16")
def test_the_numbered_sets_of_balance_of_the_force_are_legal(judge):
    assert judge.check(deck_of("Sith", *DARK, 94, 95, 96)).verdict is Verdict.LEGAL
    assert judge.check(deck_of("Jedi", 91, 92, 93, 1, 2, 3, 5, 6, 7, 8)).verdict is Verdict.LEGAL


@pytest.mark.rule("DECK-18")
@pytest.mark.rule("TRAP-15")
def test_an_unknown_set_leaves_the_verdict_open(judge):
    deck = deck_of("Sith", *DARK, 900)
    nameless = DeckSet(title="The Child")
    judgement = judge.check(deck.model_copy(update={"sets": (nameless, *deck.sets)}))
    assert judgement.verdict is Verdict.UNKNOWN
    assert breaches(judgement) == [("DECK-18", (900,)), ("DECK-18", ())]
    assert "The Child" in deciding(judgement)[1].message


def test_an_unknown_number_under_two_titles_is_one_set(judge):
    first, second = DeckSet(number=900, title="The Child"), DeckSet(number=900, title="A Child")
    deck = deck_of("Sith", *DARK)
    judgement = judge.check(deck.model_copy(update={"sets": (first, second, *deck.sets)}))
    assert breaches(judgement) == [("DECK-18", (900,))]
    assert judge.check(deck.model_copy(update={"sets": (second, *deck.sets, first)})) == judgement


@pytest.mark.rule("DECK-18")
def test_an_unknown_set_counts_towards_the_ten_and_hides_no_breach(judge):
    assert rules(judge.check(deck_of("Sith", *DARK[:9], 900))) == ["DECK-18"]
    short = judge.check(deck_of("Sith", *DARK[:8], 900))
    assert rules(short) == ["DECK-02", "DECK-18"]
    assert short.verdict is Verdict.ILLEGAL


@pytest.mark.rule("VER-04")
def test_the_last_set_is_known(judge):
    assert judge.check(deck_of("Scum and Villainy", *DARK, 289)).verdict is Verdict.LEGAL


def test_an_unknown_card_leaves_the_verdict_open(pool, judge):
    listed = (*_listed(pool, DARK), ListedCard(code=None, title="Baby Yoda"))
    judgement = judge.check(deck_of("Sith", *DARK, listed=listed))
    assert judgement.verdict is Verdict.UNKNOWN
    assert "Baby Yoda" in only(judgement, "DECK-18").message


def test_an_unknown_card_may_be_the_missing_one(pool, judge):
    misspelt = ListedCard(code=None, title="Sith Libary")
    listed = (*_listed(pool, DARK, without=["20-4"]), misspelt)
    judgement = judge.check(deck_of("Sith", *DARK, listed=listed))
    assert rules(judgement) == ["DECK-10", "DECK-18"]
    assert judgement.verdict is Verdict.UNKNOWN
    two = (*_listed(pool, DARK, without=["20-4", "20-5"]), misspelt)
    assert judge.check(deck_of("Sith", *DARK, listed=two)).verdict is Verdict.ILLEGAL


def test_surplus_cards_may_belong_to_an_unknown_set(pool, judge):
    listed = _listed(pool, (*DARK, 22))
    judgement = judge.check(deck_of("Sith", *DARK, 900, listed=listed))
    assert judgement.verdict is Verdict.UNKNOWN
    assert judge.check(deck_of("Sith", *DARK, listed=listed)).verdict is Verdict.ILLEGAL


def test_every_finding_about_the_list_offers_the_whole_sets(pool, judge):
    listed = (
        *_listed(pool, DARK, without=["20-4", "19-2"], extra=["22-4", "28-2", "D01-1"]),
        ListedCard(code=None, title="Baby Yoda"),
    )
    deck = deck_of("Sith", *DARK, listed=listed)
    judgement = judge.check(deck)
    assert rules(judgement) == ["DECK-10", "DECK-10", "DECK-11", "DECK-18", "DECK-18"]
    for finding in deciding(judgement):
        (fix,) = finding.fixes
        assert fix.label == "Use the whole sets"
        assert judge.check(fix.apply(deck).deck).verdict is Verdict.LEGAL
