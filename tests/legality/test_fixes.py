"""What a finding offers to do about itself."""

import pytest
from legality_decks import DARK, LIGHT, breaches, deck_of, only, rules

from swlcg_deck.legality.findings import Mode, Verdict
from swlcg_deck.legality.judge import check


def _labels(finding):
    return [fix.label for fix in finding.fixes]


def _fixed(judge, deck, rule, label):
    finding = only(judge.check(deck), rule)
    fix = next(fix for fix in finding.fixes if fix.label == label)
    return fix.apply(deck)


@pytest.mark.rule("DECK-05")
def test_copies_are_cut_to_the_limit(judge):
    deck = deck_of("Jedi", (1, 3), *LIGHT[1:])
    change = _fixed(judge, deck, "DECK-05", "Keep 2 copies of A Hero's Journey (1)")
    assert change.deck.copies_of(1) == 2
    assert judge.check(change.deck).verdict is Verdict.LEGAL


@pytest.mark.rule("DECK-13")
def test_copies_in_several_lines_are_cut_together(judge):
    deck = deck_of("Jedi", 109, *LIGHT, 109)
    change = _fixed(judge, deck, "DECK-13", "Keep 1 copy of Along the Gamor Run (109)")
    assert change.deck.total == 11
    assert judge.check(change.deck).verdict is Verdict.LEGAL


@pytest.mark.rule("DECK-03")
def test_a_wrong_side_set_is_removed(judge):
    deck = deck_of("Jedi", *LIGHT, 19)
    finding = only(judge.check(deck), "DECK-03")
    assert _labels(finding) == ["Remove Fall of the Jedi (19)"]
    assert judge.check(finding.fixes[0].apply(deck).deck).verdict is Verdict.LEGAL


@pytest.mark.rule("DECK-03")
def test_a_card_of_the_side_of_most_sets_is_offered(judge):
    deck = deck_of("Jedi", *DARK)
    offered = [fix.label for fix in judge.check(deck).findings[0].fixes]
    assert offered == [
        "Remove Fall of the Jedi (19)",
        "Choose Sith",
        "Choose Imperial Navy",
        "Choose Scum and Villainy",
    ]
    change = judge.check(deck).findings[0].fixes[1].apply(deck)
    assert judge.check(change.deck).verdict is Verdict.LEGAL


@pytest.mark.rule("DECK-03")
def test_such_a_card_need_not_suit_every_set(judge):
    deck = deck_of("Jedi", *DARK, 1, 22)
    offered = [f.fixes[1].label for f in judge.check(deck).findings if f.rule == "DECK-03"]
    assert offered == ["Choose Sith"] * 11
    assert breaches(judge.check(deck_of("Sith", *DARK, 1, 22))) == [("DECK-03", (1,))]


@pytest.mark.rule("DECK-03")
def test_without_a_card_the_sets_of_the_smaller_side_leave_together(judge):
    deck = deck_of(None, *LIGHT, 19, 20)
    label = "Remove Fall of the Jedi (19) and remove Counsel of the Sith (20)"
    change = _fixed(judge, deck, "DECK-03", label)
    assert change.reason == label
    assert rules(judge.check(change.deck)) == ["DECK-01"]


@pytest.mark.rule("DECK-08")
def test_a_locked_set_leaves_or_gets_its_card(judge):
    deck = deck_of("Jedi", *LIGHT, 71)
    finding = only(judge.check(deck), "DECK-08")
    assert _labels(finding) == ["Remove Trust Me (71)", "Choose Smugglers and Spies"]
    for fix in finding.fixes:
        assert judge.check(fix.apply(deck).deck).verdict is Verdict.LEGAL


@pytest.mark.rule("DECK-08")
def test_a_card_that_would_lock_out_another_set_is_not_offered(judge):
    finding = only(judge.check(deck_of("Jedi", *LIGHT, 71, 4)), "DECK-08")
    assert _labels(finding) == ["Remove Trust Me (71)"]


@pytest.mark.rule("DECK-01")
def test_the_cards_that_make_the_list_legal_are_offered_best_first(judge):
    finding = only(judge.check(deck_of(None, *LIGHT)), "DECK-01")
    assert _labels(finding) == [
        "Choose Jedi",
        "Choose Rebel Alliance",
        "Choose Smugglers and Spies",
    ]
    locked = only(judge.check(deck_of(None, *LIGHT, 71)), "DECK-01")
    assert _labels(locked) == ["Choose Smugglers and Spies"]
    alliance = only(judge.check(deck_of(None, 1, 2, 3, 5, 6, 8, 9, 11, 12, 14)), "DECK-01")
    assert _labels(alliance) == [
        "Choose Jedi",
        "Choose Rebel Alliance",
        "Choose Fighters for Freedom",
    ]


@pytest.mark.rule("DECK-01")
@pytest.mark.rule("RL-LS-5")
def test_a_restricted_card_is_offered_to_casual_players_only(pool, judge):
    deck = deck_of(None, 1, 2, 3, 5, 6, 112, 8, 9, 11, 12, 14, 43)
    tournament = _labels(only(judge.check(deck), "DECK-01"))
    assert tournament == ["Choose Jedi", "Choose Rebel Alliance", "Choose Smugglers and Spies"]
    casual = _labels(only(check(deck, pool, mode=Mode.CASUAL), "DECK-01"))
    assert casual == ["Choose Jedi", "Choose Rebel Alliance", "Choose Guardians of Justice"]


@pytest.mark.rule("DECK-01")
def test_a_deck_that_is_only_begun_is_offered_basic_cards_of_its_own(judge):
    judgement = judge.check(deck_of(None, 8, 9, 1))
    assert _labels(only(judgement, "DECK-01"))[:2] == ["Choose Rebel Alliance", "Choose Jedi"]
    assert _labels(only(judge.check(deck_of(None)), "DECK-01")) == []


@pytest.mark.rule("RL-02")
def test_each_member_of_a_restricted_group_can_be_the_one_to_go(judge):
    deck = deck_of("Jedi", *LIGHT, 112, 229)
    finding = only(judge.check(deck), "RL-LS-5")
    assert _labels(finding) == [
        "Remove May the Force Be With You (112)",
        "Remove Spark of Rebellion (229)",
    ]
    for fix in finding.fixes:
        assert judge.check(fix.apply(deck).deck).verdict is Verdict.LEGAL


@pytest.mark.rule("RL-LS-5")
def test_of_three_members_two_go_together(judge):
    sets = (1, 2, 3, 5, 6, 112, 8, 9, 11, 12, 14, 229)
    deck = deck_of("Guardians of Justice", *sets)
    finding = only(judge.check(deck), "RL-LS-5")
    assert _labels(finding) == [
        "Remove May the Force Be With You (112) and remove Spark of Rebellion (229)",
        "Remove May the Force Be With You (112) and choose Jedi",
        "Remove Spark of Rebellion (229) and choose Jedi",
    ]
    after = [breaches(judge.check(fix.apply(deck).deck)) for fix in finding.fixes]
    assert after == [[("DECK-17", ())], [], []]


@pytest.mark.rule("DECK-17")
def test_sets_of_a_third_affiliation_leave_if_that_is_all(judge):
    deck = deck_of("No Questions Asked", 1, 2, 3, 5, 6, 15, 44, 16, 45, 61, 8)
    finding = only(judge.check(deck), "DECK-17")
    assert _labels(finding)[0] == "Remove The Defense of Yavin 4 (8)"
    for fix in finding.fixes:
        assert judge.check(fix.apply(deck).deck).verdict is Verdict.LEGAL


@pytest.mark.rule("DECK-17")
def test_another_card_is_offered_where_its_counts_are_right(judge):
    deck = deck_of("Guardians of Justice", 1, 2, 3, 5, 6, 8, 9, 11, 12, 14)
    finding = only(judge.check(deck), "DECK-17")
    assert _labels(finding) == [
        "Choose Jedi",
        "Choose Rebel Alliance",
        "Choose Fighters for Freedom",
    ]
    short = only(judge.check(deck_of("Guardians of Justice", 1, 2, 3)), "DECK-17")
    assert short.fixes == ()


@pytest.mark.rule("DECK-17")
def test_a_card_with_other_wrong_counts_is_not_offered(judge):
    finding = only(judge.check(deck_of("Guardians of Justice", 1, 71)), "DECK-17")
    assert _labels(finding) == ["Choose Smugglers and Spies"]


@pytest.mark.rule("DECK-18")
def test_an_unknown_set_can_be_removed(judge):
    deck = deck_of("Jedi", *LIGHT, 900)
    finding = only(judge.check(deck), "DECK-18")
    assert judge.check(finding.fixes[0].apply(deck).deck).verdict is Verdict.LEGAL
