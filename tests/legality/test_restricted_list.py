"""The restricted list of the newest edition."""

from itertools import combinations

import pytest
from legality_decks import DARK, LIGHT, breaches, deck_of, only

from swlcg_deck.legality.findings import Mode, Verdict
from swlcg_deck.legality.judge import Judge

GROUPS = {
    "RL-LS-1": ("Smugglers and Spies", (99, 103)),
    "RL-LS-2": ("Jedi", (112, 128)),
    "RL-LS-3": ("Jedi", (97, 229)),
    "RL-LS-4": ("Jedi", (103, 237)),
    "RL-LS-5": ("Jedi", (112, 229)),
    "RL-LS-6": ("Jedi", (10, 131)),
    "RL-LS-7": ("Jedi", (196, 256)),
    "RL-DS-1": ("Sith", (46, 180)),
    "RL-DS-2": ("Scum and Villainy", (135, 195)),
    "RL-DS-3": ("Scum and Villainy", (126, 240)),
    "RL-DS-4": ("Imperial Navy", (205, 259)),
    "RL-DS-5": ("Scum and Villainy", (240, 289)),
}
GUARDIANS = (1, 2, 3, 5, 6, 8, 9, 11, 12, 14)
"""Five Jedi and five Rebel sets: one of each is missing."""


@pytest.mark.parametrize(
    "group", [pytest.param(name, marks=pytest.mark.rule(name)) for name in GROUPS]
)
@pytest.mark.rule("RL-02")
@pytest.mark.rule("RL-03")
@pytest.mark.rule("DECK-14")
def test_two_members_of_a_group_are_illegal_and_one_alone_is_not(judge, group):
    affiliation, members = GROUPS[group]
    plain = LIGHT if "LS" in group else DARK
    judgement = judge.check(deck_of(affiliation, *plain, *members))
    assert breaches(judgement) == [(group, members)]
    side = "light" if "LS" in group else "dark"
    citation = f"Final FAQ, restricted list, {side} side group {group[-1]}"
    assert only(judgement, group).citation == citation
    for member in members:
        assert judge.check(deck_of(affiliation, *plain, member)).verdict is Verdict.LEGAL


def test_no_other_two_sets_exclude_each_other(pool, judge):
    members = sorted({number for _, sets in GROUPS.values() for number in sets})
    excluded = set()
    for pair in combinations(members, 2):
        side = pool.set(pair[0]).side
        if pool.set(pair[1]).side is side:
            plain = LIGHT if side == "light" else DARK
            titles = {pool.set(n).affiliation.value for n in pair if pool.set(n).affiliation_only}
            title = titles.pop() if titles else ("Jedi" if plain is LIGHT else "Sith")
            found = breaches(judge.check(deck_of(title, *plain, *pair)))
            if any(rule.startswith("RL-") for rule, _ in found):
                excluded.add(pair)
    assert excluded == {sets for _, sets in GROUPS.values()}


def test_the_finding_names_both_sets(judge):
    judgement = judge.check(deck_of("Jedi", *LIGHT, 112, 229))
    assert only(judgement, "RL-LS-5").message == (
        "May the Force Be With You (112) and Spark of Rebellion (229) are in the same restricted "
        "group; keep one."
    )


@pytest.mark.rule("RL-04")
@pytest.mark.rule("TRAP-03")
@pytest.mark.rule("TRAP-04")
def test_the_one_member_used_may_be_used_twice(judge):
    assert judge.check(deck_of("Jedi", *LIGHT, (103, 2))).verdict is Verdict.LEGAL


@pytest.mark.rule("RL-05")
@pytest.mark.rule("TRAP-02")
def test_a_set_in_two_groups_has_to_satisfy_both(judge):
    assert judge.check(deck_of("Jedi", *LIGHT, 112, 97)).verdict is Verdict.LEGAL
    assert breaches(judge.check(deck_of("Jedi", *LIGHT, 112, 229))) == [("RL-LS-5", (112, 229))]
    assert breaches(judge.check(deck_of("Smugglers and Spies", *LIGHT, 99, 103, 237))) == [
        ("RL-LS-1", (99, 103)),
        ("RL-LS-4", (103, 237)),
    ]
    assert breaches(judge.check(deck_of("Scum and Villainy", *DARK, 126, 240, 289))) == [
        ("RL-DS-3", (126, 240)),
        ("RL-DS-5", (240, 289)),
    ]


@pytest.mark.rule("RL-LS-5")
@pytest.mark.rule("TRAP-01")
@pytest.mark.rule("VER-05")
@pytest.mark.parametrize("member", [112, 229])
def test_guardians_of_justice_is_a_member_itself(pool, judge, member):
    rest = (
        (8, 9, 11, 12, 14, 43) if pool.set(member).affiliation == "Jedi" else (37, *GUARDIANS[5:])
    )
    sets = (*GUARDIANS[:5], member, *rest)
    judgement = judge.check(deck_of("Guardians of Justice", *sets))
    assert breaches(judgement) == [("RL-LS-5", (member,))]
    assert "the affiliation card Guardians of Justice" in only(judgement, "RL-LS-5").message


@pytest.mark.rule("RL-LS-5")
@pytest.mark.rule("OPEN-32")
def test_guardians_of_justice_alone_is_legal(judge):
    sets = (*GUARDIANS, 37, 43)
    assert judge.check(deck_of("Guardians of Justice", *sets)).verdict is Verdict.LEGAL


@pytest.mark.rule("TRAP-25")
def test_no_other_affiliation_card_is_restricted(pool, judge):
    restricted = {n for _, sets in GROUPS.values() for n in sets}
    for card in pool.affiliation_cards:
        for number in restricted:
            found = breaches(judge.check(deck_of(card.title, number)))
            broken = [rule for rule, _ in found if rule.startswith("RL-")]
            guarded = card.number == 2063 and number in {112, 229}
            assert broken == (["RL-LS-5"] if guarded else [])


@pytest.mark.rule("RL-LS-5")
def test_all_three_members_are_one_finding(judge):
    judgement = judge.check(deck_of("Guardians of Justice", *GUARDIANS, 112, 229))
    found = [entry for entry in breaches(judgement) if entry[0].startswith("RL-")]
    assert found == [("RL-LS-5", (112, 229))]


@pytest.mark.rule("RL-01")
@pytest.mark.rule("TRAP-17")
@pytest.mark.rule("OPEN-31")
def test_casual_play_leaves_the_list_out(pool):
    casual = Judge(pool, mode=Mode.CASUAL)
    for group, (affiliation, members) in GROUPS.items():
        plain = LIGHT if "LS" in group else DARK
        assert casual.check(deck_of(affiliation, *plain, *members)).verdict is Verdict.LEGAL
