"""Answers to lines that ask which set is meant."""

import pytest

from swlcg_deck.formats import text_format
from swlcg_deck.formats.answering import answer
from swlcg_deck.formats.reading import LineKind


def sets_of(reading):
    return [(entry.key, entry.copies) for entry in reading.decks[0].sets]


def test_the_chosen_set_takes_the_place_of_the_unknown_one(pool):
    reading = text_format.read("1x Hit and Run\n2x A Hero's\n1x To Arms!", pool)
    assert sets_of(reading) == [(18, 1), ("A Hero's", 2), (78, 1)]
    answered = answer(reading, 2, 64, pool)
    assert sets_of(answered) == [(18, 1), (64, 2), (78, 1)]
    assert answered.report[1].kind is LineKind.REPAIRED
    assert answered.report[1].message == "2x A Hero's Resolve (64), as you chose"
    assert not answered.report[1].choices
    assert [line.text for line in answered.report] == [line.text for line in reading.report]


def test_copies_of_the_chosen_set_are_added_up(pool):
    reading = text_format.read("1x A Hero's Resolve\n1x A Hero's", pool)
    assert sets_of(answer(reading, 2, 64, pool)) == [(64, 2)]


def test_lines_with_the_same_unknown_title_are_answered_one_by_one(pool):
    reading = text_format.read("2x A Hero's\n1x A Hero's", pool)
    assert sets_of(reading) == [("A Hero's", 3)]
    once = answer(reading, 1, 64, pool)
    assert sets_of(once) == [("A Hero's", 1), (64, 2)]
    assert sets_of(answer(once, 2, 1, pool)) == [(1, 1), (64, 2)]


def test_an_unknown_set_can_be_answered_with_any_set(pool):
    reading = text_format.read("2x Return of the Ewoks", pool)
    assert sets_of(answer(reading, 1, 186, pool)) == [(186, 2)]


def test_a_line_without_a_place_in_the_deck_gets_one(pool):
    reading = text_format.read("2x Hit and Run\n2x Luke Skywalker", pool)
    assert sets_of(reading) == [(18, 2)]
    assert sets_of(answer(reading, 2, 127, pool)) == [(18, 2), (127, 2)]


def test_more_copies_than_a_deck_holds_are_capped(pool):
    reading = text_format.read("500x A Hero's", pool)
    assert sets_of(answer(reading, 1, 64, pool)) == [(64, 99)]


def test_the_answer_goes_to_the_deck_of_its_line(pool):
    reading = text_format.read("Deck: A\n2x Hit and Run\nDeck: B\n2x A Hero's", pool)
    answered = answer(reading, 4, 64, pool)
    assert answered.decks[0] == reading.decks[0]
    assert [entry.key for entry in answered.decks[1].sets] == [64]


@pytest.mark.parametrize(("line", "number"), [(1, 4), (2, 999), (9, 4)])
def test_what_was_not_asked_cannot_be_answered(pool, line, number):
    reading = text_format.read("2x Hit and Run\n2x A Hero's", pool)
    with pytest.raises(ValueError, match=r"asks no question|no set 999"):
        answer(reading, line, number, pool)


def test_a_title_with_a_question_mark_is_asked_about(pool):
    reading = text_format.read("2x Hoth Operations (?)", pool)
    assert sets_of(reading) == [("Hoth Operations", 2)]
    assert [choice.number for choice in reading.report[0].choices] == [38]
    assert sets_of(answer(reading, 1, 38, pool)) == [(38, 2)]
