"""The language of questions, and figures that can be checked with a pocket calculator."""

from fractions import Fraction

import pytest
from odds_decks import CONTROL, TEMPE, asking, chances, listed, piles

from swlcg_deck.analysis.odds_deck import OddsError, odds_deck
from swlcg_deck.analysis.odds_questions import STANDARD_QUESTIONS
from swlcg_deck.analysis.odds_resources import Moment, Purse, purse, source
from swlcg_deck.analysis.odds_rules import Amount, read_amount
from swlcg_deck.decks.deck import DeckSet


@pytest.fixture
def tempe(pool):
    return asking(piles(pool, *TEMPE), pool)


@pytest.mark.rule("SETUP-08")
@pytest.mark.rule("SETUP-09")
def test_two_copies_in_fifty_cards(tempe):
    found = chances(tempe.answer("Red Five"))
    missed = Fraction(44 * 43, 50 * 49)
    assert found["in the opening hand"] == (1 - missed, 1 - missed**2)
    assert found["by turn 1"] == found["in the opening hand"]
    assert found["by turn 3"][0] == 1 - Fraction(40 * 39, 50 * 49)


@pytest.mark.rule("SETUP-06")
@pytest.mark.rule("RES-02")
def test_resources_on_turn_1(tempe):
    first, second = tempe.answer("resources").distributions
    assert first.chances == {4: Fraction(70, 210), 5: Fraction(112, 210), 6: Fraction(28, 210)}
    # An objective that gave two is not ready yet; with both of them kept, two cards are left.
    assert second.chances == {3: Fraction(28, 210), 4: Fraction(182, 210)}


@pytest.mark.rule("RES-10")
def test_the_match_decides_whether_a_card_can_be_paid_for(tempe):
    # Four Jedi objectives in the four: the only selection in which no Rebel resource is kept.
    drawn = chances(tempe.answer("Red Two"))
    assert drawn["paid on turn 1"][0] == drawn["by turn 1"][0] * Fraction(209, 210)
    jedi = chances(tempe.answer("Red Five"))
    assert jedi["paid on turn 1"] == jedi["by turn 1"]


@pytest.mark.rule("RES-11")
@pytest.mark.rule("RES-12")
@pytest.mark.rule("RES-21")
def test_who_needs_no_match_and_who_is_never_paid_for(pool):
    choke, vader, wampa, fate = (pool.card(*at) for at in ((19, 5), (19, 2), (42, 2), (19, 6)))
    assert Purse(0, 0).pays(choke)
    neutral = purse([source(pool.set(42).objective)] * 3, Moment(1))
    assert neutral.total == 6
    assert neutral.pays(wampa)
    assert not neutral.pays(vader)
    assert not neutral.pays(fate)


@pytest.mark.rule("SETUP-15")
@pytest.mark.rule("OPEN-04")
def test_a_reserve_of_seven_shows_a_seventh_card_on_turn_1(pool):
    sets = {4: 2, 5: 2, 6: 2, 8: 2, 11: 2, 38: 2}
    found = chances(asking(piles(pool, "Guardians of Justice", sets), pool).answer("Red Five"))
    assert found["in the opening hand"][0] == 1 - Fraction(54 * 53, 60 * 59)
    assert found["by turn 1"][0] == 1 - Fraction(53 * 52, 60 * 59)


def test_hand_reserve_and_habits_can_be_changed(pool):
    deck = piles(pool, *TEMPE)
    found = chances(asking(deck, pool, hand=7, reserve=5, played=3, turns=2).answer("Red Five"))
    assert found["by turn 1"][0] == 1 - Fraction(43 * 42, 50 * 49)
    assert found["by turn 2"][0] == 1 - Fraction(40 * 39, 50 * 49)
    assert "by turn 3" not in found


def test_a_deck_runs_out_of_cards_and_no_further(pool):
    found = asking(piles(pool, *TEMPE), pool, played=20).answer("Red Five by turn 30")
    assert found.chances[1].chance == 1


@pytest.mark.parametrize(
    ("text", "amount", "rest"),
    [
        ("no type:unit", Amount(0, 0), "type:unit"),
        ("At least 2 x", Amount(2), "x"),
        ("at most 1 x", Amount(0, 1), "x"),
        ("exactly 3 x", Amount(3, 3), "x"),
        ("2 or more x", Amount(2), "x"),
        ("2 or fewer x", Amount(0, 2), "x"),
        ("nothing at all", None, "nothing at all"),
        ("at least x", None, "at least x"),
    ],
)
def test_amounts_are_read(text, amount, rest):
    assert read_amount(text) == (amount, rest)


def test_amounts_are_told_as_they_are_read():
    for text in ("no", "at least 2", "at most 1", "exactly 3"):
        amount, _ = read_amount(f"{text} x")
        assert amount.english() == text


@pytest.mark.parametrize(
    ("question", "about"),
    [
        ("Red Five", "at least 1 Red Five: 2 of 50 command cards match"),
        ("red five by turn 2", "at least 1 red five: 2 of 50 command cards match"),
        ("type:unit cost<=2", "at least 1 type:unit cost<=2: 16 of 50 command cards match"),
        ("a:rebel or a:jedi", "at least 1 a:rebel or a:jedi: 26 of 50 command cards match"),
        ("not type:unit", "at least 1 not type:unit: 24 of 50 command cards match"),
        ("no type:fate", "no type:fate: 6 of 50 command cards match"),
        ("pay Home One", "at least 1 Home One: 2 of 50 command cards match"),
        ("A Journey to Dagobah", "at least 1 A Journey to Dagobah: 2 of 10 objectives match"),
        ("objectives exactly 4 a:rebel", "exactly 4 a:rebel: 6 of 10 objectives match"),
        ("force rejuvenation", "at least 1 force rejuvenation: 2 of 50 command cards match"),
        ("edge 3", "an edge stack of 3: the cards of the opening hand with the most Force icons"),
        ("Red Five in the opening hand", "at least 1 Red Five: 2 of 50 command cards match"),
        ("draw Red Five", "at least 1 Red Five: 2 of 50 command cards match"),
        ("at least one Red Five in hand", "at least 1 Red Five: 2 of 50 command cards match"),
        ("no type:fate in hand", "no type:fate: 6 of 50 command cards match"),
        ("pay for Home One", "at least 1 Home One: 2 of 50 command cards match"),
        ("dead", "a dead hand: no type:unit cost<=3"),
        ("force 3 or more", "Force icons in the opening hand"),
    ],
)
def test_what_a_question_is_understood_as(tempe, question, about):
    assert tempe.answer(question).about == about


def test_what_is_asked_of_the_opening_hand_is_told_of_it_alone(tempe):
    (found,) = tempe.answer("Red Five in the opening hand").chances
    assert found == tempe.answer("Red Five").chances[0]
    assert len(tempe.answer("Red Five in hand by turn 2").chances) == 3


@pytest.mark.rule("SETUP-06")
def test_three_are_kept_of_the_four_that_are_seen(tempe):
    seen, wanted, _ = tempe.answer("objectives exactly 3 a:rebel").chances  # 6 of 10 are
    assert seen.chance == Fraction(80, 210)
    assert wanted.chance == Fraction(80 + 15, 210)
    assert tempe.answer("objectives at least 4 a:rebel").chances[1].chance == 0


def test_what_is_paid_for_says_which_hand_is_sent_back(tempe):
    assert "Mulligan: a hand without a card that is asked for and can be paid" in " ".join(
        tempe.answer("pay type:unit").remarks
    )


def test_a_title_is_that_card_and_no_longer_one(pool):
    deck = piles(pool, "Jedi", {1: 1, 161: 1, 4: 1, 5: 1})
    answer = asking(deck, pool).answer("Luke Skywalker")
    assert "1 of 20" in answer.about
    assert "2 of 20" in asking(deck, pool).answer("title:luke").about


def test_the_standard_questions_can_be_asked_of_any_deck(pool):
    for deck in (TEMPE, CONTROL, (None, {128: 1, 286: 1, 55: 2})):
        for question in STANDARD_QUESTIONS:
            answer = asking(piles(pool, *deck), pool).answer(question)
            for found in answer.distributions:
                assert sum(found.chances.values()) == 1


def test_what_is_not_counted_is_told(pool):
    answer = asking(piles(pool, None, {128: 1, 286: 1, 55: 2}), pool).answer("resources")
    assert "The deck has no affiliation card, so none is counted." in answer.remarks
    assert "X counts as 0: The Master's Domain, The Broken Horn." in answer.remarks


def test_a_fate_card_is_never_paid_for(tempe):
    assert not [c for c in tempe.answer("Target of Opportunity").chances if "paid" in c.when]


def test_nothing_matches_and_what_was_meant(tempe):
    answer = tempe.answer("Hme One")
    assert answer.remarks[0] == "Nothing in this deck matches. Did you mean Home One?"
    assert {found.chance for found in answer.chances} == {0}


def test_a_keep_condition_is_told_and_used(pool):
    deck = piles(pool, *TEMPE)
    answer = asking(deck, pool, keep=("at least 1 type:unit",)).answer("Red Five")
    assert answer.remarks == (
        "Mulligan: a hand is kept with at least 1 type:unit, else drawn anew once.",
    )
    always = chances(asking(deck, pool, keep=("at least 0 type:unit",)).answer("Red Five"))
    assert always["by turn 2"][0] == always["by turn 2"][1]


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        ("", "a question is empty"),
        ("at least 2", "names no card"),
        ("colour:red", "there is no field colour"),
        ("cost<", "cost"),
        ("pay at least 2 type:unit", "pay asks for one card"),
        ("opening hand", "nothing in this deck is found by"),
        ("Chewbacca in the hand of turn one", "nothing in this deck is found by"),
        ("edge 7", "an edge stack has 1 to 6 cards"),
        ("Red Five by turn 0", "a turn is a number from 1 to 30"),
        ("objectives a:jedi by turn 2", "without a turn"),
    ],
)
def test_a_question_that_cannot_be_answered_says_why(tempe, question, sentence):
    with pytest.raises(OddsError, match=sentence):
        tempe.answer(question)


def test_a_deck_that_nobody_knows_has_no_exact_odds(pool):
    deck = listed("Jedi", {4: 2, 6: 2})
    strange = deck.model_copy(update={"sets": (*deck.sets, DeckSet(number=999, title="Strange"))})
    with pytest.raises(OddsError, match=r"does not know Strange \(999\)"):
        odds_deck(strange, pool)
    with pytest.raises(OddsError, match="has 3 objective sets"):
        piles(pool, "Jedi", {4: 2, 6: 1})
    with pytest.raises(OddsError, match="a hand of 21 cards"):
        asking(piles(pool, "Jedi", {4: 2, 6: 2}), pool, hand=21)


def test_more_rules_than_can_be_answered_are_refused_with_a_sentence(pool):
    with pytest.raises(OddsError, match="6 rules at most"):
        asking(piles(pool, *TEMPE), pool, keep=["type:unit"] * 7)


def test_very_many_different_objectives_are_refused_with_a_sentence(pool):
    sets = {entry.number: 1 for entry in pool.sets if entry.side == "light"}
    with pytest.raises(OddsError, match="different objectives"):
        asking(piles(pool, "Jedi", sets), pool).answer("objectives")
