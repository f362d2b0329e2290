"""A set in words: the box beside its cards, and the page of the text view."""

import pytest

from swlcg_deck.cards.words.description import card_lines, restriction_sentences
from swlcg_deck.gui.cards.set_links import plain
from swlcg_deck.gui.cards.set_words import (
    NOTHING_SPECIAL,
    about_set,
    linked_set,
    other_printings,
    set_page,
)


def about_text(entry, pool) -> str:
    return plain(" ".join(about_set(entry, pool)))


@pytest.mark.rule("RL-02")
def test_the_box_says_every_restriction(pool):
    for entry in pool.sets:
        said = about_text(entry, pool)
        for group in pool.groups_of(entry.objective):
            others = [member for member in group.sets if member.number != entry.number]
            assert all(member.title in said for member in others)
            assert all(card.title in said for card in group.affiliation_cards)
        assert said.count("tournament deck") == len(restriction_sentences(entry, pool))


@pytest.mark.rule("DECK-06")
@pytest.mark.rule("DECK-13")
def test_the_box_says_when_one_copy_is_the_limit_and_why(pool):
    for entry in pool.sets:
        assert ("At most one copy in a deck" in about_text(entry, pool)) == pool.is_limit_one(entry)
    assert "by erratum of FAQ 2.2" in about_text(pool.set(109), pool)
    assert "erratum" not in about_text(pool.set(18), pool)


@pytest.mark.rule("DECK-08")
def test_the_box_says_when_only_one_affiliation_may_use_the_set(pool):
    assert "whose affiliation card is Jedi" in about_text(pool.set(151), pool)
    assert "affiliation card is" not in about_text(pool.set(1), pool)


def test_the_box_says_the_errata_of_all_six_cards_once(pool):
    for entry in pool.sets:
        said = about_text(entry, pool)
        for erratum in {e.id: e for card in entry.cards for e in pool.errata_of(card)}.values():
            assert said.count(erratum.change) == 1, entry.number


@pytest.mark.rule("TRAP-13")
def test_the_box_names_other_printings_but_not_a_second_copy_in_the_set(pool):
    assert "Secret Informant" not in about_text(pool.set(18), pool)
    assert "Heat of Battle (3-6, 9-6, 37-6, 8 more)" in about_text(pool.set(18), pool)
    black_squadron_pilot = pool.card(21, 4)
    assert [card.code for card in other_printings(black_squadron_pilot, pool)] == ["220-4"]


def test_a_set_with_nothing_to_know_says_so(pool):
    silent = [entry for entry in pool.sets if about_set(entry, pool) == [NOTHING_SPECIAL]]
    assert silent
    for entry in silent:
        assert not any(other_printings(card, pool) for card in entry.cards)


@pytest.mark.parametrize(("href", "number"), [("set:128", 128), ("http://x", None), ("set:", None)])
def test_only_links_to_sets_are_followed(href, number):
    assert linked_set(href) == number


def test_every_set_has_a_page_with_every_fact(pool):
    for entry in pool.sets:
        said = plain(set_page(entry, pool)).lower()
        for card in entry.cards:
            assert all(line.lower() in said for line in card_lines(card, pool)), card.code


@pytest.mark.rule("ED-03")
@pytest.mark.parametrize(
    ("edition", "said", "unsaid"),
    [
        ("rulebook", "Along the Gamor Run, changed later by FAQ 2.2: Limited", "At most one copy"),
        ("faq-1.1", "Along the Gamor Run, changed later by FAQ 2.2: Limited", "At most one copy"),
        ("faq-5.0", "At most one copy in a deck, by erratum of FAQ 2.2.", "later"),
        ("faq-final", "Along the Gamor Run, erratum of FAQ 2.2: Limited", "later"),
    ],
)
def test_the_box_says_what_the_edition_holds_and_what_a_later_one_changes(
    pool, edition, said, unsaid
):
    text = plain(" ".join(about_set(pool.set(109), pool, pool.edition(edition))))
    assert said in text
    assert unsaid not in text
