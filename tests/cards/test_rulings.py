"""What an edition says of real cards, and what a later one changes."""

import pytest

from swlcg_deck.cards.words.description import card_lines, restriction_sentences, set_remarks
from swlcg_deck.cards.words.rulings import earlier_rulings, later_groups, later_rulings, rulings_of
from swlcg_deck.cards.words.wording import rules_text

LUKE = (64, 2)
FLEET_COMMAND_CENTER = (12, 5)
GAMOR_RUN = (109, 1)
BLACK_SQUADRON_PILOT = (220, 4)

pytestmark = [pytest.mark.rule(f"ED-0{number}") for number in range(1, 5)]


@pytest.mark.parametrize(
    ("code", "edition", "now", "later"),
    [
        (LUKE, "rulebook", [], ["FAQ 5.0", "FAQ 5.2"]),
        (LUKE, "faq-1.1", [], ["FAQ 5.0", "FAQ 5.2"]),
        (LUKE, "faq-5.0", ["FAQ 5.0"], ["FAQ 5.2"]),
        (LUKE, "faq-final", ["FAQ 5.2"], []),
        (FLEET_COMMAND_CENTER, "rulebook", [], ["FAQ 1.0"]),
        (FLEET_COMMAND_CENTER, "faq-1.1", ["FAQ 1.0"], []),
        (FLEET_COMMAND_CENTER, "faq-final", ["FAQ 1.0"], []),
        (GAMOR_RUN, "faq-1.1", [], ["FAQ 2.2"]),
        (GAMOR_RUN, "faq-5.0", ["FAQ 2.2"], []),
        (BLACK_SQUADRON_PILOT, "faq-1.1", [], ["FAQ 3.0"]),
    ],
)
def test_errata_now_and_later(pool, code, edition, now, later):
    card, held = pool.card(*code), pool.edition(edition)
    assert [ruling.by for ruling in rulings_of(card, pool, held)] == now
    assert [ruling.by for ruling in later_rulings(card, pool, held)] == later


def test_the_older_form_of_an_erratum_is_earlier_only_once_it_was_replaced(pool):
    luke = pool.card(*LUKE)
    (erratum,) = pool.errata_of(luke)
    (before,) = earlier_rulings(luke, pool)
    assert (before.by, before.change) == ("FAQ 5.0", erratum.earlier[0].change)
    assert earlier_rulings(luke, pool, pool.edition("faq-5.0")) == ()


@pytest.mark.parametrize(
    ("number", "edition", "later"),
    [
        (112, "rulebook", [("FAQ 5.0", "RL-LS-2"), ("the Final FAQ", "RL-LS-5")]),
        (112, "faq-1.1", [("FAQ 5.0", "RL-LS-2"), ("the Final FAQ", "RL-LS-5")]),
        (112, "faq-5.0", [("the Final FAQ", "RL-LS-5")]),
        (112, "faq-final", []),
        (4, "rulebook", []),
    ],
)
def test_restricted_groups_to_come(pool, number, edition, later):
    found = later_groups(pool.card(number, 1), pool, pool.edition(edition))
    assert [(group.by, group.group.id) for group in found] == later


def test_nothing_comes_after_the_final_faq(pool):
    final = pool.edition("faq-final")
    assert not any(later_rulings(card, pool, final) for card in pool.cards)
    assert not any(later_groups(card, pool, final) for card in pool.cards)


@pytest.mark.rule("RL-02")
@pytest.mark.parametrize(
    ("edition", "in_force"), [("rulebook", 0), ("faq-1.1", 0), ("faq-5.0", 1), ("faq-final", 2)]
)
def test_a_set_says_which_restrictions_hold_and_which_come_later(pool, edition, in_force):
    sentences = restriction_sentences(pool.set(112), pool, pool.edition(edition))
    assert len(sentences) == 2
    assert all(sentence.startswith("Not in one ") for sentence in sentences[:in_force])
    assert all(sentence.startswith("Restricted later by ") for sentence in sentences[in_force:])
    assert sum("The Master's Domain (128)" in sentence for sentence in sentences) == 1


@pytest.mark.rule("DECK-13")
@pytest.mark.parametrize(
    ("edition", "is_limited"),
    [("rulebook", False), ("faq-1.1", False), ("faq-5.0", True), ("faq-final", True)],
)
def test_the_limit_of_an_erratum_is_on_the_card_once_the_erratum_holds(pool, edition, is_limited):
    gamor_run, held = pool.set(109), pool.edition(edition)
    limit = "Limit 1 per objective deck."
    assert (limit in rules_text(gamor_run.objective, pool, held)) is is_limited
    assert ("limit 1 (ERR-10)" in set_remarks(gamor_run, pool, held)) is is_limited
    assert ("errata" in set_remarks(gamor_run, pool, held)) is is_limited


def test_a_card_in_words_tells_what_holds_from_what_comes_later(pool):
    luke = pool.card(*LUKE)
    (erratum,) = pool.errata_of(luke)
    before = erratum.earlier[0].change
    lines = {e.id: [*card_lines(luke, pool, e)] for e in pool.editions}
    assert f"Erratum (ERR-08, FAQ 5.0): {before}" in lines["faq-5.0"]
    assert f"Changed later by FAQ 5.2 (ERR-08): {erratum.change}" in lines["faq-5.0"]
    assert f"Changed later by FAQ 5.0 (ERR-08): {before}" in lines["rulebook"]
    assert f"Erratum (ERR-08, FAQ 5.2): {erratum.change}" in lines["faq-final"]
    assert lines["faq-final"] == [*card_lines(luke, pool)]
