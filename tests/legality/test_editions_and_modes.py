"""The same lists by the rules of each edition, in tournaments and in casual play."""

import pytest
from legality_decks import DARK, LIGHT, breaches, deck_of, only

from swlcg_deck.legality.findings import Mode, Verdict
from swlcg_deck.legality.judge import Judge, check

DECKS = {
    "112 + 229": deck_of("Jedi", *LIGHT, 112, 229),
    "97 + 229": deck_of("Jedi", *LIGHT, 97, 229),
    "205 + 259": deck_of("Imperial Navy", *DARK, 205, 259),
    "2 x 109": deck_of("Jedi", *LIGHT, (109, 2)),
}
TOURNAMENT = {
    "rulebook": {},
    "faq-1.1": {},
    "faq-5.0": {"97 + 229": "RL-LS-3", "2 x 109": "DECK-13"},
    "faq-final": {
        "112 + 229": "RL-LS-5",
        "97 + 229": "RL-LS-3",
        "205 + 259": "RL-DS-4",
        "2 x 109": "DECK-13",
    },
}


@pytest.mark.rule("TRAP-20")
@pytest.mark.rule("TRAP-26")
@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("rulebook", marks=pytest.mark.rule("ED-01")),
        pytest.param("faq-1.1", marks=pytest.mark.rule("ED-02")),
        pytest.param("faq-5.0", marks=pytest.mark.rule("ED-03")),
        pytest.param("faq-final", marks=pytest.mark.rule("ED-04")),
    ],
)
def test_what_each_edition_forbids(pool, edition, mode):
    judge = Judge(pool, pool.edition(edition), mode)
    found = {name: [rule for rule, _ in breaches(judge.check(d))] for name, d in DECKS.items()}
    forbidden = TOURNAMENT[edition]
    if mode is Mode.CASUAL:
        forbidden = {name: rule for name, rule in forbidden.items() if rule == "DECK-13"}
    assert found == {name: [forbidden[name]] if name in forbidden else [] for name in DECKS}


@pytest.mark.rule("DECK-20")
def test_a_judgement_names_its_edition_and_mode(pool):
    judgement = check(DECKS["2 x 109"], pool, pool.edition("faq-1.1"), Mode.CASUAL)
    assert (judgement.edition, judgement.mode) == ("faq-1.1", Mode.CASUAL)
    assert judgement.verdict is Verdict.LEGAL
    assert check(DECKS["2 x 109"], pool).edition == "faq-final"


@pytest.mark.rule("DECK-20")
def test_construction_rules_hold_in_every_edition(pool):
    broken = deck_of("Jedi", (1, 3), 71, 19, (17, 2))
    expected = ["DECK-02", "DECK-03", "DECK-05", "DECK-06", "DECK-08"]
    for edition in pool.editions:
        for mode in Mode:
            found = breaches(check(broken, pool, edition, mode))
            assert [rule for rule, _ in found] == expected


def test_the_citation_names_the_edition(pool):
    judgement = check(DECKS["97 + 229"], pool, pool.edition("faq-5.0"))
    citation = "FAQ 5.0, restricted list, light side group 3"
    assert only(judgement, "RL-LS-3").citation == citation


def test_an_edition_of_ones_own_is_judged_by_its_own_list(pool):
    own = pool.default_edition.model_copy(update={"id": "house", "restricted": ("RL-LS-6",)})
    assert check(DECKS["112 + 229"], pool, own).verdict is Verdict.LEGAL
    assert breaches(check(deck_of("Jedi", *LIGHT, 10, 131), pool, own)) == [("RL-LS-6", (10, 131))]
