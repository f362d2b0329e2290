"""What is legal and still worth saying."""

from dataclasses import replace

import pytest
from legality_decks import LIGHT, deck_of, only

from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.cards.keywords import KeywordName
from swlcg_deck.legality import warnings
from swlcg_deck.legality.findings import Severity, Verdict
from swlcg_deck.legality.hosts import PILOTED, can_host, is_described, wanted_host


def _found(judge, deck, rule):
    return [finding for finding in judge.check(deck).findings if finding.rule == rule]


@pytest.mark.rule("UNIQ-02")
def test_a_unique_title_in_two_sets_is_mentioned(judge):
    (finding,) = _found(judge, deck_of("Jedi", 2, 112), "UNIQ-02")
    assert finding.severity is Severity.INFO
    assert finding.message == (
        "Yoda is unique and in 2 different sets of this deck (2 and 112); only one of them can be "
        "in play."
    )


@pytest.mark.rule("UNIQ-02")
def test_two_copies_of_one_set_are_not(judge):
    assert _found(judge, deck_of("Jedi", (2, 2)), "UNIQ-02") == []


@pytest.mark.rule("TRAP-23")
def test_both_zuckuss_are_unique(judge):
    titles = [
        f.message.split(" is ")[0] for f in _found(judge, deck_of("Sith", 106, 222), "UNIQ-02")
    ]
    assert titles == ["4-LOM", "Zuckuss"]


@pytest.mark.rule("PILOT-01")
def test_a_pilot_without_a_vehicle_is_mentioned(judge):
    (finding,) = _found(judge, deck_of("Scum and Villainy", 145), "PILOT-01")
    assert finding.sets == (145,)
    assert "Niles Ferrier (145)" in finding.message
    assert _found(judge, deck_of("Scum and Villainy", 145, 21), "PILOT-01") == []


@pytest.mark.rule("DEPLOY-12")
def test_an_enhancement_without_a_host_is_a_warning(judge):
    found = _found(judge, deck_of("Jedi", 76, 8), "DEPLOY-12")
    assert [finding.message for finding in found] == [
        "Makashi Training (76) enhances a Force User unit, and this deck has none of its own.",
        "Force Precognition (76) enhances a Force User unit, and this deck has none of its own.",
    ]
    assert {finding.severity for finding in found} == {Severity.WARNING}
    assert _found(judge, deck_of("Jedi", 76, 1), "DEPLOY-12") == []


@pytest.mark.rule("DEPLOY-12")
def test_a_doubled_card_of_a_set_is_mentioned_once(judge):
    (finding,) = _found(judge, deck_of("Jedi", (37, 2)), "DEPLOY-12")
    assert finding.sets == (37,)


@pytest.mark.rule("DEPLOY-16")
def test_an_enemy_or_the_play_area_is_always_there(pool):
    for card in pool.cards:
        if card.type is CardType.ENHANCEMENT:
            host = wanted_host(card)
            assert host is None or host.side != "enemy"
            assert host is None or card.enhance not in {"play_area", "death_star_dial"}


@pytest.mark.rule("KEY-06")
def test_a_card_that_takes_no_enhancements_is_no_host(pool):
    rancor = pool.card(25, 4)
    assert rancor.has_keyword(KeywordName.NO_ENHANCEMENTS)
    assert is_described(rancor, CardFilter(type=CardType.UNIT))
    assert not can_host(rancor, CardFilter(type=CardType.UNIT))


def test_a_description_is_read_entry_by_entry(pool):
    luke = pool.card(1, 2)
    for fits in (
        {"trait": ("Vehicle", "Force User")},
        {"affiliation": "Jedi", "title": "luke skywalker"},
        {"is": "unique"},
        {"any": ({"trait": "Droid"}, {"affiliation": "Jedi"})},
        {"not": {"trait": "Droid"}},
    ):
        assert is_described(luke, CardFilter.model_validate(fits))
    for fails in (
        {"type": "objective"},
        {"trait": "Vehicle"},
        {"affiliation": "Sith"},
        {"title": "Yoda"},
        {"resource_card": True},
        {"any": ({"trait": "Droid"}, {"affiliation": "Sith"})},
        {"not": {"trait": "Character"}},
    ):
        assert not is_described(luke, CardFilter.model_validate(fails))
    assert not is_described(pool.card(1, 3), CardFilter.model_validate({"is": "unique"}))


def test_events_and_fates_carry_nothing(pool):
    kinds = {card.type for card in pool.cards if can_host(card, CardFilter(controller="you"))}
    assert kinds == {CardType.UNIT, CardType.ENHANCEMENT, CardType.OBJECTIVE, CardType.MISSION}


@pytest.mark.rule("PILOT-01")
def test_a_pilot_wants_a_vehicle(pool):
    pilots = [card for card in pool.cards if card.has_keyword(KeywordName.PILOT)]
    assert pilots
    assert {wanted_host(card) for card in pilots} == {PILOTED}


def _ten_with(judge, count, number):
    """Ten light sets that have so many of the counted cards altogether."""
    profiles = judge.law.profiles
    chosen = []
    for entry in judge.pool.sets:
        if entry.side == "light" and len(chosen) < 10 and count(profiles[entry.number]) == number:
            chosen.append(entry.number)
    return chosen


@pytest.mark.rule("EDGE-07")
def test_few_and_many_fate_cards_are_mentioned(judge):
    none = _ten_with(judge, lambda profile: profile.fate, 0)
    (finding,) = _found(judge, deck_of("Jedi", *none), "EDGE-07")
    assert finding.message == (
        "This deck has no fate cards among 50 command cards, which is few; most decks of this size "
        "have 4 to 11."
    )
    ones = _ten_with(judge, lambda profile: profile.fate, 1)
    usual, few = (*ones[:4], *none[:6]), (*ones[:3], *none[:7])
    assert _found(judge, deck_of("Jedi", *usual), "EDGE-07") == []
    assert "3 fate cards among 50" in _found(judge, deck_of("Jedi", *few), "EDGE-07")[0].message
    twos = _ten_with(judge, lambda profile: profile.fate, 2)
    many = _found(judge, deck_of("Jedi", *ones[:8], *((n, 2) for n in twos[:1])), "EDGE-07")
    assert "12 fate cards among 50 command cards, which is many" in many[0].message


@pytest.mark.rule("KEY-04")
def test_many_limited_cards_are_mentioned(judge):
    ones = _ten_with(judge, lambda profile: profile.limited, 1)
    none = _ten_with(judge, lambda profile: profile.limited, 0)
    (finding,) = _found(judge, deck_of("Jedi", *ones[:6], *none[:4]), "KEY-04")
    assert "6 Limited cards among 50" in finding.message
    assert _found(judge, deck_of("Jedi", *ones[:5], *none[:5]), "KEY-04") == []


def test_shares_are_not_told_of_a_deck_that_is_only_begun(judge):
    none = _ten_with(judge, lambda profile: profile.fate, 0)
    assert _found(judge, deck_of("Jedi", *none[:9]), "EDGE-07") == []


@pytest.mark.rule("RES-10")
def test_an_affiliation_with_a_single_source_is_mentioned(judge):
    finding = only(judge.check(deck_of("Jedi", *LIGHT[:9], 71)), "RES-10")
    assert finding.sets == (71,)
    assert finding.severity is Severity.INFO
    assert "Smugglers and Spies cards of this deck need a resource match" in finding.message
    assert _found(judge, deck_of("Smugglers and Spies", *LIGHT[:9], 71), "RES-10") == []
    assert _found(judge, deck_of("Jedi", *LIGHT[:9], (71, 2)), "RES-10") == []


@pytest.mark.rule("INFL-01")
@pytest.mark.rule("RES-17")
def test_influence_matches_every_affiliation(judge):
    assert _found(judge, deck_of("Jedi", *LIGHT[:9], 71, 251), "RES-10") == []


@pytest.mark.rule("RES-10")
@pytest.mark.rule("RES-11")
def test_an_affiliation_without_any_source_is_a_warning(judge):
    profiles = dict(judge.law.profiles)
    profiles[71] = replace(profiles[71], sources=())
    law = replace(judge.law, profiles=profiles)
    tally = judge.tally(deck_of("Jedi", *LIGHT[:9], 71))
    (finding,) = warnings.scarce_resources(tally, law)
    assert finding.severity is Severity.WARNING
    assert finding.message.endswith("which no card of it gives.")


@pytest.mark.rule("RES-11")
def test_free_neutral_and_fate_cards_need_no_match(pool, judge):
    for entry in pool.sets:
        needy = [
            card.affiliation
            for card in entry.command_cards
            if card.type is not CardType.FATE and card.cost != 0 and card.affiliation != "Neutral"
        ]
        counted = dict(judge.law.profiles[entry.number].payable)
        assert counted == {affiliation: needy.count(affiliation) for affiliation in needy}


def test_hints_never_decide(judge):
    judgement = judge.check(deck_of("Jedi", *LIGHT[:9], 112))
    assert {finding.decides for finding in judgement.findings} == {False}
    assert judgement.verdict is Verdict.LEGAL
