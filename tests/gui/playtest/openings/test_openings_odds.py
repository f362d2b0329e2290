"""Exact odds in the window: they are the library's, they can be asked, changed and compared."""

from fractions import Fraction

import pytest
from openings_room import DARK_DECK, LIGHT_DECK
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from swlcg_deck.analysis.odds_deck import odds_deck
from swlcg_deck.analysis.odds_report import Reporter
from swlcg_deck.decks.edits import swap_set
from swlcg_deck.gui.playtest.openings.percent import percent
from swlcg_deck.gui.playtest.openings.question_words import question_words

BOTH_SIDES = pytest.mark.parametrize("deck", [LIGHT_DECK, DARK_DECK])


def question(room, words: str):
    rows = room.openings.odds.questions
    return next(row for row in rows if question_words(row.asked) == words)


@BOTH_SIDES
def test_the_odds_shown_are_those_of_the_library(room, deck):
    room.choose(deck)
    reporter, odds = room.reporter(), room.openings.odds
    assert len(odds.cards) == 6
    for row in odds.cards:
        found = reporter.card(row.asked)
        assert row.found == found
        assert percent(found.opening) in row.accessibleDescription()
    for row in odds.questions:
        assert row.answer == reporter.answer(row.asked)
        assert f"{percent(row.answer.chance)} %" in row.accessibleDescription()
    chart = room.openings.distributions.units
    assert sum(column.chance for column in chart.columns) == 1


def test_a_search_becomes_a_row_of_key_cards_and_a_number_a_question(room):
    room.choose(LIGHT_DECK)
    room.ask("type:unit cost<=2")
    assert room.openings.odds.cards[-1].asked == "type:unit cost<=2"
    room.ask("at least 2 type:unit")
    assert room.openings.odds.questions[-1].asked == "at least 2 type:unit"
    assert room.openings.odds.field.line.query() == ""


def test_a_typo_is_told_in_a_sentence_and_nothing_is_added(room):
    room.choose(LIGHT_DECK)
    count = len(room.openings.odds.cards)
    for typed, told in (("tpye:unit", "did you mean type"), ("Rde Five", "Did you mean Red Five?")):
        room.ask(typed)
        field = room.openings.odds.field
        assert told in field.fault.text()
        assert field.fault.isVisible()
        assert field.line.query() == typed
        assert len(room.openings.odds.cards) == count
    room.qtbot.keyClicks(room.openings.odds.field.line.edit, "x")
    assert not room.openings.odds.field.fault.isVisible()


def test_a_question_is_changed_with_enter_and_removed_with_delete(room):
    room.choose(LIGHT_DECK)
    row = question(room, "No unit in hand")
    place = room.openings.odds.questions.index(row)
    row.setFocus()
    room.press(Qt.Key.Key_Return)
    edit = room.openings.odds.field.line.edit
    assert QApplication.focusWidget() is edit
    assert edit.text() == "no type:unit"
    room.ask("no type:event")
    assert room.openings.odds.questions[place].asked == "no type:event"
    room.openings.odds.questions[place].setFocus()
    room.press(Qt.Key.Key_Delete)
    room.wait_for_odds()
    assert "no type:event" not in [row.asked for row in room.openings.odds.questions]
    assert QApplication.focusWidget() is room.openings.odds.questions[place]


def test_a_row_is_removed_by_its_cross(room):
    room.choose(LIGHT_DECK)
    row = room.openings.odds.cards[0]
    row.cross.show()
    room.click(row.cross)
    room.wait_for_odds()
    assert row.asked not in [one.asked for one in room.openings.odds.cards]


def test_what_makes_a_hand_dead_can_be_changed(room):
    room.choose(LIGHT_DECK)
    dead = room.openings.odds.dead
    dead.setFocus()
    room.qtbot.keyClicks(dead, "at most 1 type:unit; no type:fate")
    room.qtbot.keyClick(dead, Qt.Key.Key_Return)
    room.wait_for_odds()
    rules = ("at most 1 type:unit", "no type:fate")
    assert question(room, "Dead hand").answer == room.reporter(*rules).answer("dead")
    dead.clear()
    room.qtbot.keyClicks(dead, "tpye:unit")
    room.qtbot.keyClick(dead, Qt.Key.Key_Return)
    room.qtbot.waitUntil(room.openings.odds.dead_fault.isVisible)
    assert "did you mean type" in room.openings.odds.dead_fault.text()


def test_questions_are_remembered_for_their_deck_and_can_be_given_up(room):
    room.choose(LIGHT_DECK)
    usual = [row.asked for row in room.openings.odds.questions]
    room.ask("exactly 2 type:event")
    kept = room.view.state()["openings"]
    room.choose(DARK_DECK)
    assert "exactly 2 type:event" not in [row.asked for row in room.openings.odds.questions]
    room.openings.restore(kept)
    room.choose(LIGHT_DECK)
    assert room.openings.odds.questions[-1].asked == "exactly 2 type:event"
    room.click(room.openings.odds.usual)
    room.wait_for_odds()
    assert [row.asked for row in room.openings.odds.questions] == usual


def test_settings_of_another_version_do_no_harm(room):
    room.openings.restore({"seed": "x", "deck": 7, "samples": [], "wishes": {"a": 1, "b": {}}})
    room.choose(LIGHT_DECK)
    assert room.openings.odds.questions


@BOTH_SIDES
def test_a_swap_shows_the_questions_before_and_after(room, pool, deck):
    room.choose(deck)
    page = room.openings
    out = page.subject.deck.sets[-1].number
    side = page.subject.piles.side
    into = next(s.number for s in pool.sets if s.side is side and s.objective.resources == 2)
    page.odds.what_if.out.choose(out)
    page.odds.what_if.into.choose(into)
    room.qtbot.waitUntil(lambda: bool(page.odds.what_if.lines()))
    after = odds_deck(swap_set(page.subject.deck, out, pool.set(into)).deck, pool)
    told = page.odds.what_if.lines()
    for row in page.odds.questions:
        then = Reporter(after, pool).answer(row.asked).chance
        sentence = (
            f"{question_words(row.asked)}: {percent(row.answer.chance)}, then {percent(then)} %"
        )
        assert (sentence in told) is (then != row.answer.chance)
    page.odds.what_if.into.choose(None)
    room.qtbot.waitUntil(lambda: not page.odds.what_if.lines())
    assert "Choose a set" in page.odds.what_if.note.text()


def test_answers_to_a_question_nobody_asks_any_more_are_dropped(room):
    room.choose(LIGHT_DECK)
    answered = []
    room.openings.desk.asking.answered.connect(answered.append)
    for wish in ("no type:unit", "no type:fate", "no type:event"):
        room.openings.odds.ask(f"{wish} by turn 2")
    room.qtbot.waitUntil(lambda: len(answered) == 1)
    room.qtbot.wait(50)
    assert len(answered) == 1
    assert len(room.openings.odds.questions) == 10


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ("resources at least 5 on turn 1", "5 or more resources on turn 1"),
        ("force at least 8", "8 or more Force icons in hand"),
        ('objectives at least 4 affiliation:"Sith"', "All four objectives Sith"),
        ("objectives Fall of the Jedi", "Fall of the Jedi among the four"),
        ("no type:unit", "No unit in hand"),
        ("dead", "Dead hand"),
        ("at least 2 type:unit", "at least 2 type:unit"),
        ("resources", "resources"),
    ],
)
def test_usual_questions_are_in_the_words_of_players(question, words):
    assert question_words(question) == words


def test_what_is_possible_is_never_shown_as_nothing_nor_as_certain():
    assert percent(Fraction(1, 10_000)) == "<0.1"
    assert percent(Fraction(9_999, 10_000)) == ">99.9"
    assert (percent(Fraction(0)), percent(Fraction(1))) == ("0.0", "100.0")
