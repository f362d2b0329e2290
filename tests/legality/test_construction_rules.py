"""Deck construction: size, sides, copies, affiliation only."""

import pytest
from legality_decks import DARK, LIGHT, breaches, deck_of, only, rules

from swlcg_deck.decks.deck import DeckSet
from swlcg_deck.legality.findings import Severity, Verdict
from swlcg_deck.legality.judge import check

LIMIT_ONE = (
    *(17, 18, 35, 36, 39, 42, 55, 58, 77, 88, 90, 91, 92, 93, 94, 95, 96),
    *(132, 139, 176, 184, 192, 195, 203, 204, 223, 230),
)
LOCKED = (
    *(4, 13, 22, 28, 57, 63, 71, 86, 99, 100, 107, 114, 119, 125, 126, 135, 145, 151, 153, 154),
    *(157, 168, 178, 183, 197, 200, 216, 231, 234, 240, 242, 244, 253, 259, 260, 289),
)
NEUTRAL = {
    "Jedi": (16, 17, 18, 39, 45, 55, 61, 78, 79, 186, 192, 203),
    "Sith": (34, 35, 36, 42, 58, 68, 89, 90, 189),
}


def _home(pool, number):
    """The affiliation card and ten plain sets that a set may be used with."""
    entry = pool.set(number)
    plain = LIGHT if entry.side == "light" else DARK
    neutral = "Jedi" if entry.side == "light" else "Sith"
    return (neutral if entry.affiliation == "Neutral" else entry.affiliation.value), plain


@pytest.mark.rule("DECK-01")
def test_a_deck_without_an_affiliation_card_is_illegal(judge):
    judgement = judge.check(deck_of(None, *LIGHT))
    assert judgement.verdict is Verdict.ILLEGAL
    assert breaches(judgement) == [("DECK-01", ())]
    assert judge.check(deck_of("", *LIGHT)) == judgement


@pytest.mark.rule("DECK-01")
def test_an_unknown_affiliation_card_leaves_the_verdict_open(judge):
    judgement = judge.check(deck_of("Mandalorians", *LIGHT))
    assert judgement.verdict is Verdict.UNKNOWN
    assert "Mandalorians" in only(judgement, "DECK-01").message


@pytest.mark.rule("DECK-01")
def test_the_affiliation_card_is_found_however_it_is_written(judge):
    assert judge.check(deck_of("smugglers & spies", *LIGHT)).verdict is Verdict.LEGAL


@pytest.mark.rule("DECK-02")
def test_nine_sets_are_too_few_and_ten_enough(judge):
    nine = judge.check(deck_of("Jedi", *LIGHT[:9]))
    assert breaches(nine) == [("DECK-02", ())]
    assert only(nine, "DECK-02").message == (
        "A deck needs at least 10 objective sets; this one has 9, so add 1 more."
    )
    assert judge.check(deck_of("Jedi", *LIGHT)).verdict is Verdict.LEGAL


@pytest.mark.rule("DECK-02")
def test_copies_count_towards_the_ten(judge):
    assert judge.check(deck_of("Jedi", *((n, 2) for n in LIGHT[:5]))).verdict is Verdict.LEGAL


def test_an_empty_deck_lacks_a_card_and_ten_sets(judge):
    assert rules(judge.check(deck_of(None))) == ["DECK-01", "DECK-02"]


@pytest.mark.rule("DECK-04")
@pytest.mark.rule("TRAP-08")
def test_a_basic_card_knows_no_maximum(judge):
    twenty = ((n, 2) for n in LIGHT)
    assert judge.check(deck_of("Jedi", *twenty, 14, 15, 16, 43, 45)).verdict is Verdict.LEGAL


@pytest.mark.rule("DECK-03")
@pytest.mark.parametrize(
    ("affiliation", "wrong", "sentence"),
    [
        ("Jedi", 19, "is a dark side set, but the affiliation card Jedi is of the light side."),
        ("Sith", 1, "is a light side set, but the affiliation card Sith is of the dark side."),
        (None, 19, "is a dark side set, the others are not; a deck has one side only."),
        (None, 1, "is a light side set, the others are not; a deck has one side only."),
    ],
)
def test_the_sentence_names_the_side_of_the_set(pool, affiliation, wrong, sentence):
    own = LIGHT[1:] if wrong == 19 else DARK[1:]
    assert only(check(deck_of(affiliation, *own, wrong), pool), "DECK-03").message.endswith(
        sentence
    )


@pytest.mark.rule("DECK-03")
def test_each_set_of_the_other_side_is_a_finding(judge):
    judgement = judge.check(deck_of("Jedi", *LIGHT, 20, 19))
    assert breaches(judgement) == [("DECK-03", (19,)), ("DECK-03", (20,))]


@pytest.mark.rule("DECK-03")
def test_without_a_card_the_sets_of_the_smaller_side_are_named_once(judge):
    judgement = judge.check(deck_of(None, *LIGHT, 20, 19))
    assert breaches(judgement) == [("DECK-01", ()), ("DECK-03", (19, 20))]
    mirrored = judge.check(deck_of(None, *DARK, (1, 2)))
    assert breaches(mirrored) == [("DECK-01", ()), ("DECK-03", (1,))]


@pytest.mark.rule("DECK-03")
def test_mixed_sides_are_illegal_under_an_unknown_card_too(judge):
    judgement = judge.check(deck_of("Mandalorians", *LIGHT, 20))
    assert judgement.verdict is Verdict.ILLEGAL


@pytest.mark.rule("DECK-05")
def test_a_third_copy_is_illegal(judge):
    judgement = judge.check(deck_of("Jedi", (1, 3), *LIGHT[1:]))
    assert breaches(judgement) == [("DECK-05", (1,))]
    assert judge.check(deck_of("Jedi", (1, 2), *LIGHT[1:])).verdict is Verdict.LEGAL


@pytest.mark.rule("DECK-05")
def test_copies_in_several_lines_of_the_list_are_added_up(judge):
    assert breaches(judge.check(deck_of("Jedi", 1, *LIGHT, 1))) == [("DECK-05", (1,))]


@pytest.mark.rule("DECK-05")
def test_three_copies_are_illegal_whatever_the_set_is(judge):
    judgement = judge.check(deck_of("Jedi", *LIGHT, (900, 3)))
    assert breaches(judgement) == [("DECK-05", (900,)), ("DECK-18", (900,))]
    assert judgement.verdict is Verdict.ILLEGAL


@pytest.mark.rule("DECK-06")
@pytest.mark.rule("TRAP-06")
@pytest.mark.rule("TRAP-07")
def test_exactly_these_27_sets_are_printed_with_limit_one(pool, judge):
    limited = []
    for entry in pool.sets:
        affiliation, plain = _home(pool, entry.number)
        others = [number for number in plain if number != entry.number]
        found = breaches(judge.check(deck_of(affiliation, (entry.number, 2), *others)))
        assert found in ([], [("DECK-06", (entry.number,))], [("DECK-13", (entry.number,))])
        limited += [number for rule, (number,) in found if rule == "DECK-06"]
    assert tuple(limited) == LIMIT_ONE


@pytest.mark.rule("DECK-06")
def test_a_set_over_both_limits_is_reported_once_under_the_tighter(judge):
    assert breaches(judge.check(deck_of("Jedi", (17, 3), *LIGHT))) == [("DECK-06", (17,))]


@pytest.mark.rule("DECK-13")
@pytest.mark.rule("TRAP-06")
def test_an_erratum_limits_along_the_gamor_run_to_one(judge):
    judgement = judge.check(deck_of("Jedi", (109, 2), *LIGHT))
    assert breaches(judgement) == [("DECK-13", (109,))]
    assert only(judgement, "DECK-13").citation == "FAQ v2.2 errata, card 552"
    assert breaches(judge.check(deck_of("Jedi", (109, 5), *LIGHT))) == [("DECK-13", (109,))]
    assert judge.check(deck_of("Jedi", 109, *LIGHT)).verdict is Verdict.LEGAL


@pytest.mark.rule("TRAP-05")
def test_the_limit_of_a_restricted_set_holds_beside_the_list(judge):
    judgement = judge.check(deck_of("Scum and Villainy", (195, 2), 135, *DARK))
    assert breaches(judgement) == [("DECK-06", (195,)), ("RL-DS-2", (135, 195))]


@pytest.mark.rule("DECK-07")
@pytest.mark.rule("DECK-16")
def test_sets_of_other_affiliations_may_be_used(judge):
    assert judge.check(deck_of("Smugglers and Spies", *LIGHT)).verdict is Verdict.LEGAL


@pytest.mark.rule("DECK-08")
def test_trust_me_is_for_smugglers_and_spies_only(judge):
    judgement = judge.check(deck_of("Jedi", *LIGHT, 71))
    assert breaches(judgement) == [("DECK-08", (71,))]
    message = "Trust Me (71) is for the affiliation Smugglers and Spies only; this deck has Jedi."
    assert only(judgement, "DECK-08").message == message
    assert judge.check(deck_of("Smugglers and Spies", *LIGHT, 71)).verdict is Verdict.LEGAL


@pytest.mark.rule("DECK-08")
@pytest.mark.rule("TRAP-11")
def test_exactly_these_36_sets_are_locked_to_their_own_affiliation(pool, judge):
    locked = []
    for entry in pool.sets:
        affiliation, plain = _home(pool, entry.number)
        others = [number for number in plain if number != entry.number]
        assert judge.check(deck_of(affiliation, entry.number, *others)).verdict is Verdict.LEGAL
        strangers = [
            card.title
            for card in pool.affiliation_cards[:6]
            if card.side is entry.side and card.title != affiliation
        ]
        found = {
            tuple(breaches(judge.check(deck_of(title, entry.number, *others))))
            for title in strangers
        }
        assert found in ({()}, {(("DECK-08", (entry.number,)),)})
        if found != {()}:
            locked.append(entry.number)
    assert tuple(locked) == LOCKED


@pytest.mark.rule("DECK-08")
@pytest.mark.rule("DECK-03")
def test_each_rule_is_judged_on_its_own(judge):
    judgement = judge.check(deck_of("Jedi", *LIGHT, 22))
    assert breaches(judgement) == [("DECK-03", (22,)), ("DECK-08", (22,))]


@pytest.mark.rule("DECK-08")
def test_affiliation_only_is_not_judged_without_a_card(judge):
    assert breaches(judge.check(deck_of(None, *LIGHT, 71, 4))) == [("DECK-01", ())]


@pytest.mark.rule("DECK-09")
@pytest.mark.rule("TRAP-12")
def test_neutral_sets_go_with_every_card_of_their_side_and_no_other(pool, judge):
    for home, foreign, plain in (("Jedi", "Sith", LIGHT), ("Sith", "Jedi", DARK)):
        cards = [
            c for c in pool.affiliation_cards[:6] if c.side is pool.affiliation_card(home).side
        ]
        for card in cards:
            deck = deck_of(card.title, *plain, *NEUTRAL[home])
            assert judge.check(deck).verdict is Verdict.LEGAL
        for number in NEUTRAL[home]:
            others = DARK if plain is LIGHT else LIGHT
            judgement = judge.check(deck_of(foreign, *others, number))
            assert breaches(judgement) == [("DECK-03", (number,))]


@pytest.mark.rule("DECK-15")
@pytest.mark.rule("TRAP-13")
def test_six_sets_with_the_same_fate_card_may_be_together(pool, judge):
    with_twist = (5, 10, 18, 72, 98, 225)
    assert all("Twist of Fate" in {c.title for c in pool.set(n).cards} for n in with_twist)
    assert judge.check(deck_of("Jedi", *with_twist, 1, 2, 3, 6)).verdict is Verdict.LEGAL


@pytest.mark.rule("TRAP-21")
def test_every_breach_is_reported_not_only_the_first(judge):
    judgement = judge.check(deck_of("Sith", 126, 240, *DARK))
    assert breaches(judgement) == [
        ("DECK-08", (126,)),
        ("DECK-08", (240,)),
        ("RL-DS-3", (126, 240)),
    ]


def test_findings_come_in_the_order_of_the_rules_then_of_the_sets(judge):
    judgement = judge.check(deck_of("Jedi", 229, 97, (9, 3), 22, (2, 3)))
    assert breaches(judgement) == [
        ("DECK-02", ()),
        ("DECK-03", (22,)),
        ("DECK-05", (2,)),
        ("DECK-05", (9,)),
        ("DECK-08", (22,)),
        ("RL-LS-3", (97, 229)),
    ]


def test_a_title_in_the_list_does_not_change_which_set_a_number_is(pool):
    deck = deck_of("Jedi", *LIGHT)
    renamed = deck.model_copy(
        update={"sets": (DeckSet(number=71, title="Jedi Training"), *deck.sets)}
    )
    message = only(check(renamed, pool), "DECK-08").message
    assert message.startswith("Trust Me (71)")


def test_the_short_way_judges_as_a_judge_does(pool, judge):
    deck = deck_of("Jedi", *LIGHT, 71)
    assert check(deck, pool) == judge.check(deck)


def test_only_errors_make_a_deck_illegal(judge):
    judgement = judge.check(deck_of("Sith", *DARK, 145))
    severities = {finding.severity for finding in judgement.findings}
    assert Severity.ERROR in severities
    hints = judge.check(deck_of("Scum and Villainy", *DARK, 106, 222))
    assert hints.findings
    assert hints.verdict is Verdict.LEGAL
