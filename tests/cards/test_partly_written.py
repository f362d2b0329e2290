"""A card of which some lines are data and others only marked as missing."""

import json

import pytest
from broken_pools import change, faults_of

from swlcg_deck.cards.abilities.coverage import coverage, total
from swlcg_deck.cards.abilities.reading import language
from swlcg_deck.cards.pool import load_pool
from swlcg_deck.cards.words.description import card_lines
from swlcg_deck.cards.words.wording import PARTLY_WRITTEN, UNWRITTEN, has_unknown_x, rules_text
from swlcg_deck.engine.core.printed_card import Face
from swlcg_deck.engine.game import FaceBook, try_card
from swlcg_deck.playtest.decks_in_play import unwritten_note
from swlcg_deck.playtest.table import unwritten_cards

CORE = "sets/01-core-set.yaml"
LUKE = (
    "    - reaction: {when: {begins: turn, whose: opponent}, do: [{remove: focus, from: self}]}\n"
)
KINDS = ("constant", "action", "reaction", "interrupt", "fate", "form", "pilot_text")


@pytest.fixture
def partly(pool_copy, tmp_path):
    change(pool_copy, CORE, LUKE, f"    - unwritten: action\n{LUKE}    - unwritten: constant\n")
    return load_pool(pool_copy, cache_dir=tmp_path / "cache")


def test_it_says_which_lines_are_missing_and_where(partly):
    luke = partly.card(1, 2)
    first, second, third = rules_text(luke, partly).splitlines()[-3:]
    assert first == "(An Action, not written down yet.)"
    assert second.startswith("Reaction: ")
    assert third == "(Text that holds all the time, not written down yet.)"


def test_it_is_told_apart_from_a_card_without_any_line(partly):
    luke = partly.card(1, 2)
    assert (luke.is_written, luke.is_partly_written) == (False, True)
    lines = tuple(card_lines(luke, partly))
    assert PARTLY_WRITTEN in lines
    assert UNWRITTEN not in lines
    unwritten = next(card for card in partly.cards if card.abilities == "unwritten")
    assert UNWRITTEN in tuple(card_lines(unwritten, partly))
    assert not unwritten.is_partly_written


def test_it_is_counted_with_its_missing_lines(partly):
    core = coverage(partly)[0]
    assert (core.partly, core.lines_missing, core.encoded) == (1, 2, 159)
    whole = total(coverage(partly))
    assert (whole.partly, whole.lines_missing) == (1, 2)
    assert whole.cards == len(partly.cards)


def test_it_is_played_with_the_lines_it_has(partly):
    luke = partly.card(1, 2)
    face = FaceBook(abilities=True).face(luke)
    assert [ability.kind for ability in face.abilities] == ["reaction"]
    assert not face.written
    trial = try_card(luke)
    assert [line.is_played for line in trial.lines] == [True]


def test_games_say_that_something_of_it_is_not_played(partly):
    luke = partly.card(1, 2)
    assert unwritten_cards([luke, partly.card(2, 2)]) == (luke,)
    note = unwritten_note("My deck", [(luke.code, luke.title)])
    assert note == (
        "1 card of My deck is played without text that is not written yet: Luke Skywalker (1-2)."
    )


def test_an_x_that_a_missing_line_may_set_is_not_known(partly):
    card = partly.card(2, 2)
    lines = (*card.abilities, '{"unwritten":"constant"}')
    unknown = card.model_copy(update={"damage_capacity": "X", "abilities": lines})
    assert has_unknown_x(unknown)
    face = FaceBook(abilities=True).face(unknown)
    assert (face.capacity, face.sets_capacity) == (1, False)
    assert Face(unknown).capacity == 1


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_line_may_be_missing(kind):
    assert language().validate_python({"unwritten": kind}).word == "unwritten"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("unwritten: Draw a card and be happy.", "this is one of 'constant', 'action'"),
        ("{unwritten: action, text: Draw a card.}", "nothing reads this key here"),
    ],
)
def test_a_missing_line_has_no_words(pool_copy, line, told):
    change(pool_copy, CORE, LUKE, f"    - {line}\n")
    (fault,) = faults_of(pool_copy)
    assert fault.field is not None
    assert fault.message.startswith(told)


def test_no_line_of_ours_is_marked_as_missing_that_is_not_on_a_written_card(pool):
    for card in pool.cards:
        if card.is_partly_written:
            kinds = [next(iter(json.loads(line))) for line in card.abilities]
            assert set(kinds) != {"unwritten"}, f"{card.code} is just `abilities: unwritten`"
