"""The rules to read: complete, sound, linked, and found by what people type."""

import re
from pathlib import Path

import pytest
from broken_pools import all_faults_of, change

from swlcg_deck.cards.keywords import KeywordName
from swlcg_deck.cards.loading.faults import PoolError
from swlcg_deck.cards.loading.pool_folder import GLOSSARY
from swlcg_deck.cards.pool import load_pool
from swlcg_deck.cards.rulebook.glossary import Glossary, Rule, Term
from swlcg_deck.cards.rulebook.glossary_file import load_glossary, our_glossary
from swlcg_deck.cards.rulebook.glossary_search import GlossarySearch
from swlcg_deck.cards.rulebook.glossary_words import OURS, cited, standing_words

TESTS = Path(__file__).parents[1]
NOT_FOR_READERS = {"CHG", "QS", "TRAP", "VER"}
"""Areas that compare documents or warn whoever writes the program; only some of them are kept."""
MARKED = re.compile(r'mark\.rule\(\s*"([A-Z]+(?:-[LD]S)?-\d+[a-c]?)"')


@pytest.fixture(scope="module")
def glossary() -> Glossary:
    return our_glossary()


@pytest.fixture(scope="module")
def search(glossary) -> GlossarySearch:
    return GlossarySearch(glossary)


def names(found: list[Rule | Term]) -> list[str]:
    return [entry.id if isinstance(entry, Rule) else entry.term for entry in found]


def test_every_rule_of_play_is_there(glossary):
    ids = set((TESTS / "rules.txt").read_text("utf-8").split())
    of_play = {name for name in ids if name.partition("-")[0] not in NOT_FOR_READERS}
    held = {rule.id for rule in glossary.rules}
    assert of_play - held == {"OPEN-38"}, "which version a stored document is, nobody looks up"
    assert held <= ids


def test_every_rule_that_a_test_proves_can_be_read(glossary):
    proven = {
        name
        for file in TESTS.rglob("test_*.py")
        for name in MARKED.findall(file.read_text("utf-8"))
    }
    assert len(proven) > 400
    lost = {name for name in proven if glossary.rule(name) is None}
    assert {name.partition("-")[0] for name in lost} <= NOT_FOR_READERS


def test_every_rule_that_a_finding_cites_can_be_read(glossary, pool):
    legality = Path(__file__).parents[2] / "swlcg_deck" / "legality"
    cited_ids = {
        name
        for file in legality.glob("*.py")
        for name in re.findall(r'"((?:DECK|RL|UNIQ|PILOT|DEPLOY)-\d\d)"', file.read_text("utf-8"))
    } | {group.id for group in pool.groups}
    assert {"DECK-05", "DECK-17", "RL-LS-5", "UNIQ-02"} <= cited_ids
    assert [name for name in sorted(cited_ids) if glossary.rule(name) is None] == []


def test_every_rule_that_the_game_gives_as_a_reason_can_be_read(glossary):
    engine = Path(__file__).parents[2] / "swlcg_deck" / "engine"
    reasons = {
        name
        for file in engine.rglob("*.py")
        for name in re.findall(r'why="([A-Z]+-\d+[a-c]?)"', file.read_text("utf-8"))
    }
    assert reasons
    assert [name for name in sorted(reasons) if glossary.rule(name) is None] == []


def test_errata_and_restricted_groups_say_what_the_pool_says(glossary, pool):
    for erratum in pool.errata:
        rule = glossary.rule(erratum.id)
        assert rule is not None
        assert (rule.title, rule.text) == (erratum.title, erratum.change)
        assert rule.cards == ((erratum.number,) if erratum.number else ())
    for group in pool.groups:
        rule = glossary.rule(group.id)
        assert rule is not None
        for member in group.sets:
            assert f"{member.title} (set {member.number})" in rule.text


def test_the_words_are_for_players(glossary):
    """Nothing is left of the notes from which the rules were written."""
    for entry in (*glossary.rules, *glossary.terms):
        words = entry.text if isinstance(entry, Term) else f"{entry.title} {entry.text}"
        assert not re.search(r"\b(LS|DS|AP|RB|L\d+|JSON|XML|seed)\b", words), entry
        assert words[-1] in ".?!)\"'", entry


def test_our_own_rulings_are_marked(glossary):
    ours = [rule for rule in glossary.rules if rule.standing == "ours"]
    assert {"OPEN-42", "OPEN-30", "FORCE-20"} <= {rule.id for rule in ours}
    assert all(standing_words(rule) == OURS for rule in ours)
    assert standing_words(glossary.rule("DECK-05")) == ""


def test_related_rules_go_both_ways(glossary):
    for rule in glossary.rules:
        for other in glossary.related(rule):
            assert rule in glossary.related(other)


def test_terms_stand_alphabetically(glossary):
    terms = [term.term.casefold() for term in glossary.terms]
    assert terms == sorted(terms)


def test_each_keyword_has_its_rule(glossary):
    for keyword in KeywordName:
        rule = glossary.of_keyword(keyword)
        assert rule is not None
        word = keyword.value.replace("_", " ").title()
        assert word in rule.title


def test_a_card_leads_to_what_was_asked_about_it(glossary):
    assert [rule.id for rule in glossary.about_card(19)] == ["DMG-11", "FAQ-02"]


def test_a_citation_names_rule_and_source(glossary):
    assert cited(glossary.rule("DECK-05")) == (
        "DECK-05, Two copies of a set (Core rulebook, deck construction)"
    )


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("DECK-05", "DECK-05"),
        ("deck 5", "DECK-05"),
        ("deck5", "DECK-05"),
        ("rl ls 5", "RL-LS-5"),
        ("RL-LS-5", "RL-LS-5"),
        ("faq 8", "FAQ-08a"),
        ("faq-8b", "FAQ-08b"),
        ("tc 36", "TC-36"),
    ],
)
def test_an_id_is_found_however_it_is_typed(glossary, search, typed, found):
    assert glossary.rule(typed).id == found
    assert names(search.find(typed))[0] == found


def test_an_id_comes_before_a_term_before_a_title_before_a_text(search):
    found = names(search.find("unopposed"))
    assert found[:3] == ["Unopposed", "CONF-18", "CONF-31"]
    assert found.index("CONF-31") < found.index("CONF-21")
    assert names(search.find("shield"))[0] == "Shield"
    assert names(search.find("shield 3"))[0] == "SHIELD-03"


def test_half_typed_words_and_other_words_for_a_term_are_found(search):
    assert names(search.find("unopp"))[0] == "Unopposed"
    assert names(search.find("hand size"))[0] == "Reserve"
    assert "GEN-07" in names(search.find("who first"))


def test_all_words_must_be_there(search):
    both = names(search.find("stack discard"))
    assert "EDGE-16" in both
    assert set(both) <= set(names(search.find("stack")))


def test_what_is_not_there_gets_a_hint(search):
    assert search.find("unoposed") == []
    assert search.did_you_mean("unoposed") == "Unopposed"
    assert search.did_you_mean("qqqqqq") is None
    assert search.find("  ") == []


def test_a_pool_without_rules_to_read_is_sound(pool_copy):
    (pool_copy / GLOSSARY).unlink()
    assert all_faults_of(pool_copy) == []
    with pytest.raises(PoolError, match=r"glossary\.yaml: cannot be read"):
        load_glossary(pool_copy)


def test_the_rules_to_read_change_nothing_of_the_cards(pool_copy, tmp_path, pool):
    change(pool_copy, GLOSSARY, "Two players, two sides", "Two of us")
    assert load_pool(pool_copy, cache_dir=tmp_path / "cache").fingerprint == pool.fingerprint
    assert load_glossary(pool_copy).rule("GEN-01").title == "Two of us"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("- id: GEN-02\n", "- id: GEN-01\n", "GEN-01: this id is used twice"),
        ("see: [TRAP-16,", "see: [TRAP-99,", "DECK-18: there is no rule TRAP-99 to see"),
        ("rules: [CONF-18, ", "rules: [CONF-88, ", "there is no rule CONF-88"),
        ("cards: [121]", "cards: [9999]", "GEN-04: there is no card of the number 9999"),
        ("- term: Unopposed", "- term: Unit", "unit: this term is there twice"),
        ("- id: setup\n", "- id: ground\n", "ground: this chapter is there twice"),
        ("    title: Who goes first\n", "", "title: this key is missing"),
        ("standing: ours", "standing: mine", "'printed', 'derived' or 'ours'"),
        ("- id: GEN-03\n", "- id: gen three\n", "should match pattern"),
    ],
)
def test_each_fault_of_the_file_is_named(pool_copy, old, new, message):
    change(pool_copy, GLOSSARY, old, new)
    faults = [str(fault) for fault in all_faults_of(pool_copy)]
    assert len(faults) >= 1
    assert all(fault.startswith("rules/glossary.yaml") for fault in faults)
    assert any(message in fault for fault in faults), faults
    if "card of the number" not in message:  # whoever only reads has no cards to compare with
        with pytest.raises(PoolError):
            load_glossary(pool_copy)


def test_a_broken_file_says_in_which_line(pool_copy):
    change(pool_copy, GLOSSARY, "chapters:\n", "chapters: &all\n")
    (fault,) = all_faults_of(pool_copy)
    assert "anchors" in fault.message
    (pool_copy / GLOSSARY).write_bytes(b"chapters:\n\xff")
    (fault,) = all_faults_of(pool_copy)
    assert (fault.line, fault.message) == (2, "is not UTF-8 text here")
