"""OCTGN decks of other tools: wrong ids are repaired, wrong printings are kept."""

import pytest
from hypothesis import given, settings
from machine_decks import (
    Recipe,
    codes_of,
    cooked,
    held,
    listed,
    only_deck,
    recipes,
)
from o8d_files import (
    JEDI,
    SITH_CONTROL,
    card_element,
    line_about,
    o8d,
    read_file,
    whole_set,
)

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import ListedCard
from swlcg_deck.formats import o8d_format
from swlcg_deck.formats.answering import answer
from swlcg_deck.formats.reading import LineKind
from swlcg_deck.legality.findings import Severity
from swlcg_deck.legality.judge import check


@pytest.mark.rule("VER-02")
@pytest.mark.parametrize("name", ["wrong-ids-curly-quotes.o8d", "no-ids.o8d"])
def test_cards_whose_ids_are_wrong_or_missing_are_found_by_their_titles(
    name: str, pool: CardPool
) -> None:
    reading = read_file(name, pool)
    deck = only_deck(reading)
    assert (deck.affiliation, held(deck), deck.listed_cards) == ("Sith", SITH_CONTROL, ())
    cards = [line for line in reading.report if "<card" in line.text]
    assert {line.kind for line in cards} == {LineKind.REPAIRED}
    assert all(line.message for line in cards)


def test_a_repair_says_what_was_wrong_and_what_was_read(pool: CardPool) -> None:
    reading = read_file("wrong-ids-curly-quotes.o8d", pool)
    assert line_about(reading, "Vader’s Lightsaber").message == (
        "no card has the id 00000000-0000-4000-8000-000000000003; read as Vader's Lightsaber (19-4)"
    )
    message = line_about(reading, "Dark Side Apprentice").message
    assert message.startswith("its id is that of Dark Precognition (20-5); read as ")


def test_two_places_of_one_title_are_filled_one_after_the_other(pool: CardPool) -> None:
    command = "\n".join(
        f'<card qty="{copies}">{title}</card>'
        for title, copies in (
            ("Admiral Motti", 1),
            ("Duty Officer", 1),
            ("Heavy Stormtrooper Squad", 2),
            ("Orbital Bombardment", 1),
        )
    )
    reading = o8d_format.read(o8d(command, card_element(pool, "26-1")), pool)
    assert only_deck(reading).listed_cards == ()
    assert line_about(reading, "Heavy").message == (
        "it has no id; read as Heavy Stormtrooper Squad (26-4) and Heavy Stormtrooper Squad (26-5)"
    )


def test_a_misspelt_command_card_without_a_sound_id_fills_the_place_it_resembles(
    pool: CardPool,
) -> None:
    command = whole_set(pool, 19).replace(
        card_element(pool, "19-4"), "<card>Vaders Lightsabre</card>"
    )
    reading = o8d_format.read(o8d(command, card_element(pool, "19-1")), pool)
    assert only_deck(reading).listed_cards == ()
    assert line_about(reading, "Lightsabre").kind is LineKind.REPAIRED


def test_a_sound_id_of_another_printing_is_kept_as_the_wrong_printing(pool: CardPool) -> None:
    reading = read_file("wrong-printing.o8d", pool)
    deck = only_deck(reading)
    assert held(deck) == SITH_CONTROL
    expected = codes_of(pool, SITH_CONTROL)
    del expected["20-4"]
    assert listed(deck) == expected | {"22-4": 2}
    line = next(line for line in reading.report if "(22-4)" in line.message)
    assert line.kind is LineKind.UNDERSTOOD


def test_the_cards_of_a_list_that_lacks_one_are_kept(pool: CardPool) -> None:
    deck = only_deck(read_file("missing-card.o8d", pool))
    expected = codes_of(pool, SITH_CONTROL)
    del expected["24-5"]
    assert (held(deck), listed(deck)) == (SITH_CONTROL, expected)


@pytest.mark.rule("TRAP-16")
def test_challenge_cards_are_kept_whether_objectives_or_not(pool: CardPool) -> None:
    deck = only_deck(read_file("challenge-cards.o8d", pool))
    assert held(deck) == SITH_CONTROL
    assert listed(deck) == codes_of(pool, SITH_CONTROL) | {"D01-1": 1, "D01-2": 1}


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        pytest.param("sith-control.o8d", None),
        pytest.param("wrong-ids-curly-quotes.o8d", None),
        pytest.param("missing-card.o8d", "DECK-10", marks=pytest.mark.rule("DECK-10")),
        pytest.param("wrong-printing.o8d", "DECK-11", marks=pytest.mark.rule("DECK-11")),
        pytest.param("challenge-cards.o8d", "DECK-18", marks=pytest.mark.rule("DECK-18")),
    ],
)
def test_what_is_kept_of_a_file_is_what_legality_needs(
    name: str, rule: str | None, pool: CardPool
) -> None:
    judgement = check(only_deck(read_file(name, pool)), pool)
    errors = {found.rule for found in judgement.findings if found.severity is Severity.ERROR}
    assert errors == ({rule} if rule else set())


def test_a_challenge_objective_in_a_list_of_objectives_leaves_the_sets_whole(
    pool: CardPool,
) -> None:
    text = o8d(None, card_element(pool, "19-1") + "<card>Lemelisk's Ambition</card>")
    deck = only_deck(o8d_format.read(text, pool))
    assert listed(deck) == codes_of(pool, {19: 1}) | {"D01-2": 1}


def test_a_list_of_objectives_only_is_a_deck_of_whole_sets_and_the_report_says_so(
    pool: CardPool,
) -> None:
    reading = read_file("objectives-only.o8d", pool)
    deck = only_deck(reading)
    assert (held(deck), deck.listed_cards) == (SITH_CONTROL, ())
    assert "names no command cards" in reading.report[0].message
    empty = o8d_format.read(o8d("", card_element(pool, "19-1")), pool)
    assert only_deck(empty).listed_cards == ()
    assert "names no command cards" in empty.report[0].message


def test_a_card_that_nobody_knows_is_kept_by_its_title(pool: CardPool) -> None:
    command = whole_set(pool, 19) + '\n<card qty="3" id="x">Grand Marquis Nobody</card>'
    reading = o8d_format.read(o8d(command, card_element(pool, "19-1")), pool)
    kept = only_deck(reading).listed_cards
    assert ListedCard(code=None, title="Grand Marquis Nobody", copies=3) in kept
    assert line_about(reading, "Nobody").kind is LineKind.NOT_UNDERSTOOD


def test_a_card_beyond_the_places_of_its_set_is_kept_with_a_printing_of_the_deck(
    pool: CardPool,
) -> None:
    command = whole_set(pool, 36) + "\n<card>Twist of Fate</card>"
    deck = only_deck(o8d_format.read(o8d(command, card_element(pool, "36-1")), pool))
    assert listed(deck) == codes_of(pool, {36: 1}) | {"36-6": 2}


def test_cards_that_stand_in_the_wrong_section_are_moved_to_the_right_one(pool: CardPool) -> None:
    command = whole_set(pool, 19).replace(card_element(pool, "19-4"), card_element(pool, "19-1"))
    objectives = f'{card_element(pool, "19-4")}\n<card id="{JEDI}">Jedi</card>'
    reading = o8d_format.read(o8d(command, objectives), pool)
    deck = only_deck(reading)
    assert (deck.affiliation, held(deck), deck.listed_cards) == ("Jedi", {19: 1}, ())
    assert line_about(reading, "Fall of the Jedi").message == "moved to the objective deck"


def test_an_objective_is_taken_by_title_where_id_and_title_disagree(pool: CardPool) -> None:
    wrong = pool.card(1, 1)
    assert wrong is not None
    text = o8d(None, f'<card qty="2" id="{wrong.octgn_id}">Fall of the Jedi</card>')
    reading = o8d_format.read(text, pool)
    assert held(only_deck(reading)) == {19: 2}
    assert reading.report[-1].message == "its id is that of A Hero's Journey (1-1)"


def test_an_id_is_believed_where_no_card_has_the_title(pool: CardPool) -> None:
    known = pool.card(19, 1)
    assert known is not None
    text = o8d(None, f'<card qty="1" id="{known.octgn_id}">Der Fall der Jedi-Ritter</card>')
    reading = o8d_format.read(text, pool)
    assert held(only_deck(reading)) == {19: 1}
    assert reading.report[-1].kind is LineKind.REPAIRED


def test_a_title_that_could_be_several_objectives_is_offered_as_a_choice(pool: CardPool) -> None:
    reading = o8d_format.read(o8d(None, "<card qty='2'>The Emperor's</card>"), pool)
    line = reading.report[-1]
    assert (line.kind, line.copies) == (LineKind.AMBIGUOUS, 2)
    assert {"The Emperor's Web", "The Emperor's Hand"} <= {choice.title for choice in line.choices}
    (kept,) = only_deck(reading).sets
    assert (kept.number, kept.title, kept.copies) == (None, "The Emperor's", 2)
    web = next(choice for choice in line.choices if choice.title == "The Emperor's Web")
    (chosen,) = only_deck(answer(reading, line.line, web.number, pool)).sets
    assert (chosen.number, chosen.copies) == (web.number, 2)


@settings(max_examples=25, deadline=None)
@given(recipe=recipes(most_copies=2, most_sets=12))
def test_any_deck_survives_the_loss_of_all_its_ids(recipe: Recipe, pool: CardPool) -> None:
    deck = cooked(recipe, pool)
    text = o8d_format.write(deck, pool).replace('id="ff4fb461-', 'id="ff4fb46x-')
    again = only_deck(o8d_format.read(text, pool))
    assert (again.affiliation, again.sets, again.listed_cards) == (deck.affiliation, deck.sets, ())


def test_copies_beyond_the_places_of_a_misspelt_title_belong_to_the_same_card(
    pool: CardPool,
) -> None:
    right = card_element(pool, "19-4")
    command = whole_set(pool, 19).replace(right, '<card qty="3">Vaders Lightsabre</card>')
    reading = o8d_format.read(o8d(command, card_element(pool, "19-1")), pool)
    assert listed(only_deck(reading)) == codes_of(pool, {19: 1}) | {"19-4": 3}
    assert line_about(reading, "Lightsabre").message.endswith(
        "Vader's Lightsaber (19-4) has no place in the sets of the deck"
    )


def test_more_than_99_copies_of_a_single_card_are_all_kept(pool: CardPool) -> None:
    many = card_element(pool, "19-4", 99)
    deck = only_deck(o8d_format.read(o8d(many + many + many, card_element(pool, "19-1")), pool))
    kept = [card.copies for card in deck.listed_cards if card.code == "19-4"]
    assert kept == [99, 99, 99]


def test_cards_beyond_doubt_take_their_places_before_bare_titles_do(pool: CardPool) -> None:
    command = whole_set(pool, 20) + whole_set(pool, 23)
    bare = command.replace(card_element(pool, "23-4"), "")
    text = o8d(
        "<card>Sith Library</card>" + bare, card_element(pool, "20-1") + card_element(pool, "23-1")
    )
    reading = o8d_format.read(text, pool)
    assert only_deck(reading).listed_cards == ()
    assert line_about(reading, "Sith Library <card>").message.endswith("Sith Library (23-4)")
