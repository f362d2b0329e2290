"""The twelve alliance cards and their exact counts."""

import pytest
from legality_decks import breaches, deck_of, only

from swlcg_deck.legality.findings import Verdict

JEDI = (1, 2, 3, 5, 6, 7, 37)
REBELS = (8, 9, 11, 12, 14, 38, 43)
SMUGGLERS = (15, 44)
NEUTRAL = (16, 45)

DEMANDS = {
    "Guardians of Justice": ("Jedi", "Rebel Alliance", 6, 1, 7),
    "No Questions Asked": ("Jedi", "Smugglers and Spies", 5, 2, 6),
    "Fighters for Freedom": ("Rebel Alliance", "Jedi", 5, 1, 6),
    "Information Network": ("Rebel Alliance", "Smugglers and Spies", 5, 2, 6),
    "Desperate Allies": ("Smugglers and Spies", "Jedi", 5, 1, 6),
    "Mercenary Contacts": ("Smugglers and Spies", "Rebel Alliance", 6, 1, 7),
    "Galactic Enforcers": ("Sith", "Imperial Navy", 6, 1, 7),
    "Expendable Allies": ("Sith", "Scum and Villainy", 5, 2, 6),
    "Dark Masters": ("Imperial Navy", "Sith", 5, 1, 6),
    "Any Methods Necessary": ("Imperial Navy", "Scum and Villainy", 5, 2, 6),
    "Promise of Power": ("Scum and Villainy", "Sith", 5, 1, 6),
    "Imperial Contractors": ("Scum and Villainy", "Imperial Navy", 6, 1, 7),
}
RESTRICTED = {10, 46, 97, 99, 103, 112, 126, 128, 131, 135, 180, 195, 196, 205, 229, 237, 240, 256}


def _plain(pool, affiliation, side=None):
    """Sets of an affiliation that nothing is said about."""
    return [
        entry.number
        for entry in pool.sets
        if entry.affiliation == affiliation
        and side in {None, entry.side}
        and not (entry.limit_one or entry.affiliation_only)
        and entry.number not in RESTRICTED
    ]


@pytest.mark.rule("DECK-17")
@pytest.mark.parametrize(
    ("sets", "legal"),
    [
        ((*JEDI[:6], *REBELS[:4], *NEUTRAL), True),
        ((*JEDI[:6], *REBELS[:6]), True),
        ((*JEDI[:6], *REBELS[:5], SMUGGLERS[0]), False),
        ((*JEDI, *REBELS[:6]), False),
        ((*JEDI[:5], *REBELS[:5], *NEUTRAL), False),
        ((*JEDI[:6], *REBELS[:6], SMUGGLERS[0]), False),
    ],
)
def test_guardians_of_justice(judge, sets, legal):
    expected = [] if legal else ["DECK-17"]
    judgement = judge.check(deck_of("Guardians of Justice", *sets))
    assert [rule for rule, _ in breaches(judgement)] == expected


@pytest.mark.rule("DECK-17")
def test_the_finding_says_what_is_asked_and_what_there_is(judge):
    judgement = judge.check(deck_of("Guardians of Justice", *JEDI, *REBELS[:6]))
    finding = only(judgement, "DECK-17")
    assert finding.message == (
        "Guardians of Justice needs exactly 6 Jedi and exactly 6 Rebel Alliance or neutral "
        "objectives; this deck has 7 and 6."
    )
    assert finding.citation == "Allies of Necessity, card 2063"
    assert finding.sets == JEDI


@pytest.mark.rule("OPEN-47")
def test_a_third_affiliation_is_named(judge):
    sets = (*JEDI[:6], *REBELS[:6], *SMUGGLERS)
    finding = only(judge.check(deck_of("Guardians of Justice", *sets)), "DECK-17")
    assert finding.sets == SMUGGLERS
    assert finding.message.endswith(
        "has 6 and 6, and 2 of Smugglers and Spies, which it does not allow."
    )


@pytest.mark.rule("DECK-17")
@pytest.mark.rule("TRAP-08")
def test_the_exact_counts_take_the_place_of_the_ten(judge):
    judgement = judge.check(deck_of("No Questions Asked", *JEDI[:3]))
    assert breaches(judgement) == [("DECK-17", ())]
    eleven = judge.check(deck_of("No Questions Asked", *JEDI[:5], *SMUGGLERS, *NEUTRAL, 61, 78))
    assert [rule for rule, _ in breaches(eleven)] == ["DECK-17"]


@pytest.mark.rule("DECK-19")
@pytest.mark.rule("DECK-17")
@pytest.mark.rule("OPEN-05")
@pytest.mark.parametrize("title", DEMANDS)
def test_each_alliance_card_with_its_halves(pool, judge, title):
    own, partner, number, resources, reserve = DEMANDS[title]
    card = pool.affiliation_card(title)
    assert (card.affiliation, card.resources, card.reserve) == (own, resources, reserve)
    owns, partners = _plain(pool, own), _plain(pool, partner)
    halves = (*owns[:number], *partners[:number])
    assert judge.check(deck_of(title, *halves)).verdict is Verdict.LEGAL
    for wrong in (halves[1:], halves[:-1], (*halves, owns[number]), (*halves, partners[number])):
        assert [rule for rule, _ in breaches(judge.check(deck_of(title, *wrong)))] == ["DECK-17"]


@pytest.mark.rule("DECK-17")
@pytest.mark.rule("TRAP-24")
@pytest.mark.parametrize("title", DEMANDS)
def test_neutral_objectives_fill_the_partner_half_only(pool, judge, title):
    own, partner, number, _, _ = DEMANDS[title]
    owns, partners = _plain(pool, own), _plain(pool, partner)
    neutral = _plain(pool, "Neutral", pool.affiliation_card(title).side)
    as_partner = deck_of(title, *owns[:number], *partners[: number - 1], neutral[0])
    assert judge.check(as_partner).verdict is Verdict.LEGAL
    as_own = deck_of(title, *owns[: number - 1], neutral[0], *partners[:number])
    assert [rule for rule, _ in breaches(judge.check(as_own))] == ["DECK-17"]


@pytest.mark.rule("TRAP-09")
@pytest.mark.rule("DECK-20")
def test_copies_count_and_missions_do_not(pool, judge):
    assert "mission" in {card.type.value for card in pool.set(185).cards}
    doubled = [(number, 2) for number in (*JEDI[:3], *REBELS[:2], 185)]
    assert pool.set(185).affiliation == "Rebel Alliance"
    assert judge.check(deck_of("Guardians of Justice", *doubled)).verdict is Verdict.LEGAL


@pytest.mark.rule("TRAP-10")
@pytest.mark.rule("TRAP-24")
@pytest.mark.parametrize("locked", [13, 157, 197, 242])
def test_a_locked_set_of_the_partner_stays_illegal(judge, locked):
    judgement = judge.check(deck_of("Guardians of Justice", *JEDI[:6], *REBELS[:5], locked))
    assert breaches(judgement) == [("DECK-08", (locked,))]
    assert "Guardians of Justice, which is Jedi" in only(judgement, "DECK-08").message


@pytest.mark.rule("TRAP-10")
def test_a_locked_set_of_the_own_affiliation_is_allowed(judge):
    sets = (4, *JEDI[:5], *REBELS[:6])
    assert judge.check(deck_of("Guardians of Justice", *sets)).verdict is Verdict.LEGAL


def test_a_set_of_the_other_side_breaks_the_counts_as_well(judge):
    judgement = judge.check(deck_of("Guardians of Justice", *JEDI[:6], *REBELS[:5], 19))
    assert breaches(judgement) == [("DECK-03", (19,)), ("DECK-17", (19,))]


@pytest.mark.rule("DECK-17")
@pytest.mark.parametrize(
    ("sets", "expected"),
    [
        ((*JEDI[:6], *REBELS[:5], 900), ["DECK-18"]),
        ((*JEDI[:5], *REBELS[:5], 900, 901), ["DECK-18", "DECK-18"]),
        ((*JEDI[:6], *REBELS[:4], (900, 2)), ["DECK-18"]),
        ((*JEDI[:5], *REBELS[:5], (900, 2)), ["DECK-17", "DECK-18"]),
        ((*JEDI, *REBELS[:4], 900), ["DECK-17", "DECK-18"]),
        ((*JEDI[:6], *REBELS[:6], 900), ["DECK-17", "DECK-18"]),
        ((*JEDI[:6], *REBELS[:4], 900), ["DECK-17", "DECK-18"]),
        ((*JEDI[:6], *REBELS[:4], SMUGGLERS[0], 900), ["DECK-17", "DECK-18"]),
    ],
)
def test_with_unknown_sets_only_counts_that_cannot_be_right_are_reported(judge, sets, expected):
    judgement = judge.check(deck_of("Guardians of Justice", *sets))
    assert [rule for rule, _ in breaches(judgement)] == expected
    illegal = "DECK-17" in expected
    assert judgement.verdict is (Verdict.ILLEGAL if illegal else Verdict.UNKNOWN)
