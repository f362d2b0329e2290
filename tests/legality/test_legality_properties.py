"""What holds for every deck, tried on many."""

import pytest
from drawn_decks import ERRATUM, PAIRS, allowed, any_deck, legal_alliance, legal_basic, rearranged
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from legality_decks import breaches, deciding, deck_of, rules

from swlcg_deck.cards.base import Affiliation
from swlcg_deck.decks.edits import add_set, choose_affiliation, remove_set, set_copies
from swlcg_deck.legality.choices import Fitting
from swlcg_deck.legality.findings import Mode, Severity, Verdict
from swlcg_deck.legality.judge import Judge

many = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def _card(pool, deck):
    return pool.affiliation_card(deck.affiliation)


def _errors(judgement):
    return [finding for finding in judgement.findings if finding.severity is Severity.ERROR]


@many
@given(data=st.data())
def test_decks_built_by_the_rules_are_legal(pool, judge, data):
    deck = data.draw(st.one_of(legal_basic(pool), legal_alliance(pool)))
    assert judge.check(deck).verdict is Verdict.LEGAL


@pytest.mark.rule("DECK-02")
@many
@given(data=st.data())
def test_nine_sets_of_a_legal_deck_are_too_few(pool, judge, data):
    deck = data.draw(legal_basic(pool))
    while deck.total > 9:
        deck = remove_set(deck, data.draw(st.sampled_from(deck.sets)).key).deck
    assert breaches(judge.check(deck)) == [("DECK-02", ())]


@pytest.mark.rule("DECK-03")
@pytest.mark.rule("DECK-08")
@many
@given(data=st.data())
def test_a_set_of_the_other_side_in_a_legal_deck(pool, judge, data):
    deck = data.draw(legal_basic(pool))
    side = _card(pool, deck).side
    foreign = data.draw(st.sampled_from([e for e in pool.sets if e.side is not side]))
    expected = [("DECK-03", (foreign.number,))]
    if foreign.affiliation_only:
        expected.append(("DECK-08", (foreign.number,)))
    assert breaches(judge.check(add_set(deck, foreign).deck)) == expected


@pytest.mark.rule("DECK-05")
@many
@given(data=st.data())
def test_a_third_copy_in_a_legal_deck(pool, judge, data):
    deck = data.draw(legal_basic(pool))
    plain = [e for e in deck.sets if not pool.set(e.number).limit_one and e.number != ERRATUM]
    assume(plain)
    entry = data.draw(st.sampled_from(plain))
    tripled = set_copies(deck, entry, data.draw(st.integers(3, 9))).deck
    assert breaches(judge.check(tripled)) == [("DECK-05", (entry.number,))]


@pytest.mark.rule("DECK-06")
@pytest.mark.rule("DECK-13")
@many
@given(data=st.data())
def test_a_second_copy_of_a_limited_set_in_a_legal_deck(pool, judge, data):
    deck = data.draw(legal_basic(pool))
    card = _card(pool, deck)
    taken = {number for pair in PAIRS.values() for number in pair}
    limited = [
        entry
        for entry in pool.sets
        if (entry.limit_one or entry.number == ERRATUM)
        and allowed(card, entry)
        and entry.number not in taken
    ]
    entry = data.draw(st.sampled_from(limited))
    doubled = set_copies(add_set(deck, entry).deck, deck_of(None, entry.number).sets[0], 2).deck
    rule = "DECK-13" if entry.number == ERRATUM else "DECK-06"
    assert breaches(judge.check(doubled)) == [(rule, (entry.number,))]


@pytest.mark.rule("RL-02")
@many
@given(data=st.data())
def test_a_restricted_pair_in_a_legal_deck(pool, judge, data):
    deck = data.draw(legal_basic(pool))
    card = _card(pool, deck)
    for number in {number for pair in PAIRS.values() for number in pair}:
        deck = remove_set(deck, number, 2).deck
    usable = [g for g, pair in PAIRS.items() if all(allowed(card, pool.set(n)) for n in pair)]
    group = data.draw(st.sampled_from(usable))
    for number in PAIRS[group]:
        deck = add_set(deck, pool.set(number)).deck
    assume(deck.total >= 10)
    assert breaches(judge.check(deck)) == [(group, PAIRS[group])]


@pytest.mark.rule("DECK-08")
@many
@given(data=st.data())
def test_a_locked_set_of_another_affiliation_in_a_legal_deck(pool, judge, data):
    deck = data.draw(legal_basic(pool))
    card = _card(pool, deck)
    taken = {number for pair in PAIRS.values() for number in pair}
    locked = [
        entry
        for entry in pool.sets
        if entry.side is card.side
        and entry.affiliation_only
        and entry.affiliation is not card.affiliation
        and entry.number not in taken
    ]
    entry = data.draw(st.sampled_from(locked))
    assert breaches(judge.check(add_set(deck, entry).deck)) == [("DECK-08", (entry.number,))]


@pytest.mark.rule("DECK-17")
@many
@given(data=st.data())
def test_one_set_more_or_less_breaks_an_alliance(pool, judge, data):
    deck = data.draw(legal_alliance(pool))
    fewer = remove_set(deck, data.draw(st.sampled_from(deck.sets)).key).deck
    assert rules(judge.check(fewer)) == ["DECK-17"]
    taken = {number for pair in PAIRS.values() for number in pair}
    card = _card(pool, deck)
    others = [
        entry
        for entry in pool.sets
        if allowed(card, entry) and entry.number not in taken and not deck.copies_of(entry.number)
    ]
    more = add_set(deck, data.draw(st.sampled_from(others))).deck
    assert rules(judge.check(more)) == ["DECK-17"]


@pytest.mark.rule("TRAP-24")
@many
@given(data=st.data())
def test_a_neutral_set_in_the_own_half_breaks_an_alliance(pool, judge, data):
    deck = data.draw(legal_alliance(pool))
    card = _card(pool, deck)
    own = [e for e in deck.sets if pool.set(e.number).affiliation is card.affiliation]
    neutral = [
        entry
        for entry in pool.sets
        if entry.affiliation is Affiliation.NEUTRAL
        and entry.side is card.side
        and not deck.copies_of(entry.number)
    ]
    assume(neutral)
    out = remove_set(deck, data.draw(st.sampled_from(own)).key).deck
    swapped = add_set(out, data.draw(st.sampled_from(neutral))).deck
    assert rules(judge.check(swapped)) == ["DECK-17"]


@many
@given(data=st.data())
def test_neither_order_nor_doubles_nor_asking_again_change_a_judgement(pool, judge, data):
    deck = data.draw(any_deck(pool))
    judgement = judge.check(deck)
    assert judge.check(deck) == judgement
    assert judge.check(data.draw(rearranged(deck))) == judgement


@pytest.mark.rule("RL-01")
@many
@given(data=st.data())
def test_casual_is_tournament_without_the_list(pool, judge, data):
    deck = data.draw(any_deck(pool))
    casual = Judge(pool, mode=Mode.CASUAL).check(deck)
    without = [f for f in judge.check(deck).findings if not f.rule.startswith("RL-")]
    # Fixes may differ: which affiliation card helps depends on the list (RL-LS-5).
    assert [(f.rule, f.message) for f in casual.findings] == [(f.rule, f.message) for f in without]


@many
@given(data=st.data())
def test_every_fix_ends_its_finding(pool, judge, data):
    deck = data.draw(any_deck(pool))
    for finding in judge.check(deck).findings:
        for fix in finding.fixes:
            after = [f for f in judge.check(fix.apply(deck).deck).findings if f.decides]
            again = [f for f in after if f.rule == finding.rule]
            assert finding.message not in {f.message for f in again}
            if finding.rule in {"DECK-01", "DECK-17"} or finding.rule.startswith("RL-"):
                assert again == []
            else:
                assert not any(set(f.sets) & set(finding.sets) for f in again)


@many
@given(data=st.data())
def test_another_affiliation_card_is_offered_only_where_it_helps(pool, judge, data):
    deck = data.draw(any_deck(pool))
    judgement = judge.check(deck)
    for finding in _errors(judgement):
        for fix in finding.fixes:
            if fix.action == "affiliation" and finding.rule in {"DECK-03", "DECK-08", "DECK-17"}:
                after = judge.check(fix.apply(deck).deck)
                assert len(_errors(after)) < len(_errors(judgement))


@pytest.mark.rule("DECK-01")
@many
@given(data=st.data())
def test_the_cards_offered_to_a_deck_without_one_break_least(pool, judge, data):
    deck = choose_affiliation(data.draw(any_deck(pool)), None).deck
    (finding,) = [f for f in judge.check(deck).findings if f.rule == "DECK-01"]
    offered = [fix.affiliation for fix in finding.fixes]
    assume(offered)
    side = pool.affiliation_card(offered[0]).side
    errors = {
        card.title: len(_errors(judge.check(choose_affiliation(deck, card.title).deck)))
        for card in pool.affiliation_cards
        if card.side is side
    }
    assert {errors[title] for title in offered} == {min(errors.values())}


@many
@given(data=st.data())
def test_what_a_card_breaks_is_counted_as_it_is_reported(pool, judge, data):
    deck = data.draw(any_deck(pool))
    card = deck.affiliation_card(pool)
    assume(card is not None)
    counted = Fitting(judge.tally(deck), judge.law).breaches(card)
    about_the_card = {"DECK-02", "DECK-03", "DECK-08", "DECK-17", "RL-LS-5"}
    reported = [f for f in deciding(judge.check(deck)) if f.rule in about_the_card]
    assert counted == len(reported)


@many
@given(data=st.data())
def test_a_verdict_follows_from_its_findings(pool, data):
    edition = data.draw(st.sampled_from(pool.editions))
    deck = data.draw(any_deck(pool))
    judgement = Judge(pool, edition).check(deck)
    severities = {finding.severity for finding in judgement.findings}
    if Severity.ERROR in severities:
        assert judgement.verdict is Verdict.ILLEGAL
    elif Severity.UNKNOWN in severities:
        assert judgement.verdict is Verdict.UNKNOWN
    else:
        assert judgement.verdict is Verdict.LEGAL
    for finding in judgement.findings:
        assert finding.citation
        assert finding.message.endswith(".")
        assert list(finding.sets) == sorted(set(finding.sets))
