"""The report on a deck: what it asks by itself, and what it makes of a text."""

from fractions import Fraction

import pytest

from swlcg_deck.analysis.odds_deck import OddsDeck, OddsError, odds_deck
from swlcg_deck.analysis.odds_report import Reporter, Wish, usual_cards, usual_questions
from swlcg_deck.decks.deck import Deck, DeckSet


@pytest.fixture
def deck(pool) -> OddsDeck:
    numbers = {4: 2, 6: 2, 11: 2, 8: 2, 38: 2}
    entries = tuple(DeckSet(number=n, title=f"Set {n}", copies=c) for n, c in numbers.items())
    return odds_deck(Deck(id="0" * 32, name="Test", affiliation="Jedi", sets=entries), pool)


def test_every_usual_question_has_an_answer_and_every_usual_card_a_row(deck, pool):
    wish = Wish(usual_cards(deck), usual_questions(deck, pool))
    report = Reporter(deck, pool).report(wish)
    assert [row.text for row in report.cards] == list(wish.cards)
    assert [answer.fault for answer in report.questions] == [""] * len(wish.questions)
    assert all(0 <= answer.chance <= 1 for answer in report.questions)


def test_the_usual_number_of_resources_is_neither_sure_nor_impossible(deck, pool):
    first = usual_questions(deck, pool)[0]
    assert first == "resources at least 5 on turn 1"
    assert Reporter(deck, pool).answer(first).chance == Fraction(2, 3)


def test_a_fate_card_has_no_row_of_payments(deck, pool):
    reporter = Reporter(deck, pool)
    assert reporter.card("Target of Opportunity").paid == ()
    assert len(reporter.card("Red Five").paid) == 3


@pytest.mark.parametrize(
    ("text", "about_cards"),
    [
        ("Red Five", True),
        ("type:unit cost<=2", True),
        ("at least 2 type:unit", False),
        ("Red Five by turn 4", False),
        ("resources at least 5 on turn 1", False),
        ("objectives affiliation:jedi", False),
        ("A Journey to Dagobah", False),
        ("dead", False),
    ],
)
def test_a_text_is_about_cards_or_a_question(deck, pool, text, about_cards):
    assert Reporter(deck, pool).is_about_cards(text) is about_cards


@pytest.mark.parametrize("text", ["tpye:unit", "Rde Five", "at least 3", "force", "resources"])
def test_what_cannot_be_answered_with_one_chance_is_refused_in_a_sentence(deck, pool, text):
    with pytest.raises(OddsError):
        Reporter(deck, pool).is_about_cards(text)
    assert Reporter(deck, pool).card(text) is None or text == "Rde Five"


def test_a_question_by_a_turn_is_answered_for_that_turn(deck, pool):
    reporter = Reporter(deck, pool)
    assert reporter.answer("Red Five by turn 3").chance == reporter.card("Red Five").by_turn


def test_what_is_feared_is_better_the_less_likely_it_is(deck, pool):
    reporter = Reporter(deck, pool)
    wishes = {text: reporter.answer(text).is_wish for text in ("no type:unit", "dead", "Red Five")}
    assert wishes == {"no type:unit": False, "dead": False, "Red Five": True}
    assert reporter.answer("force at least 8").is_wish
    assert not reporter.answer("force at most 3").is_wish
