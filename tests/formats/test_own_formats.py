"""Our own two formats, as the rest of the program reads and writes them."""

from contextlib import suppress

import pytest
from any_decks import decks
from hypothesis import given, settings
from hypothesis import strategies as st

from swlcg_deck.decks.deck import new_deck
from swlcg_deck.decks.edits import add_set
from swlcg_deck.formats import json_format, yaml_format
from swlcg_deck.formats.answering import answer
from swlcg_deck.formats.reading import FormatError, LineKind
from swlcg_deck.formats.registry import detect_format, read_deck, write_deck

HAND_WRITTEN = """\
# my first deck
name: Yes
affiliation: jedi
sets:
  - 38
  - title: A Journey to Dagobah
    copies: 2
"""


@pytest.mark.parametrize("name", ["yaml", "json"])
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_deck_survives_as_bytes(pool, name, data):
    deck = data.draw(decks(pool))
    (again,) = read_deck(write_deck(deck, pool, name), pool).decks
    assert repr(again) == repr(deck)


@pytest.mark.parametrize("name", ["yaml", "json"])
@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-32"])
def test_other_encodings_and_line_ends_make_no_difference(pool, name, encoding):
    deck = add_set(new_deck("Chirrut Îmwe", "Jedi"), pool.sets[3]).deck
    text = write_deck(deck, pool, name).decode().replace("\n", "\r\n")
    assert read_deck(text.encode(encoding), pool).decks == (deck,)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (HAND_WRITTEN, "yaml"),
        ("format: swlcg-deck/1\nname: [broken\n", "yaml"),
        ("name: Empty\naffiliation: Jedi\nnotes: |\n  2x nothing\n", "yaml"),
        ('{"format": "swlcg-deck/1"}', "json"),
        (' {\n  "name": "x"}', "json"),
        ("affiliation: Jedi\n\n  2x A Journey to Dagobah\n", "text"),
        ("name: My deck\naffiliation: Jedi\n2x A Journey to Dagobah\n", "text"),
        ("sets:\n- 2x A Journey to Dagobah\n- Hoth Operations x2\n", "text"),
        ("sets:\n2x A Journey to Dagobah\n", "text"),
        ("2x A Journey to Dagobah\n", "text"),
    ],
)
def test_our_formats_are_known_by_their_keys_and_take_no_forum_list(text, expected):
    assert detect_format(text).name == expected


def test_a_hand_written_file_is_understood_line_by_line(pool):
    reading = read_deck(HAND_WRITTEN.encode(), pool, file_name="mine.swdeck")
    (deck,) = reading.decks
    assert (deck.name, deck.affiliation, deck.total) == ("Yes", "Jedi", 3)
    assert reading.is_clean
    assert [(line.line, line.text, line.copies) for line in reading.report] == [
        (5, "Hoth Operations (38)", 1),
        (6, "A Journey to Dagobah (4)", 2),
    ]


def test_number_and_title_of_two_sets_can_be_answered(pool):
    text = "name: x\nsets:\n- {set: 4, title: Hoth Operations, copies: 2}\n"
    reading = read_deck(text.encode(), pool, format_name="yaml")
    (line,) = reading.lines(LineKind.AMBIGUOUS)
    assert [choice.number for choice in line.choices] == [38, 4]
    answered = answer(reading, line.line, 4, pool)
    assert [(e.number, e.copies) for e in answered.decks[0].sets] == [(4, 2)]


def test_an_unknown_title_is_kept_and_its_neighbours_are_offered(pool):
    text = '{"name": "x",\n "sets": [{"title": "Hoth Operatoins", "copies": 200}]}'
    reading = read_deck(text.encode(), pool)
    assert [e.label for e in reading.decks[0].sets] == ["Hoth Operatoins"]
    assert not reading.is_clean
    line = next(line for line in reading.report if line.placeholder)
    assert (line.line, line.kind) == (2, LineKind.NOT_UNDERSTOOD)
    assert [choice.number for choice in line.choices] == [38]
    assert [e.number for e in answer(reading, 2, 38, pool).decks[0].sets] == [38]


def test_a_fan_made_set_with_a_similar_title_is_not_taken_for_ours(pool):
    text = "name: x\nsets:\n- {set: 901, title: Hoth Operations 2}\n"
    (deck,) = read_deck(text.encode(), pool).decks
    assert [(e.number, e.title) for e in deck.sets] == [(901, "Hoth Operations 2")]


def test_a_newer_version_is_reported(pool):
    reading = read_deck(b"format: swlcg-deck/7\nname: x\n", pool)
    assert "newer than this program" in reading.lines(LineKind.NOT_UNDERSTOOD)[0].message


@pytest.mark.parametrize("text", ["format: swlcg-deck/1\nname: [\n", '{"name": }', '{"a": 1}'])
def test_what_cannot_be_read_is_a_format_error(pool, text):
    with pytest.raises(FormatError):
        read_deck(text.encode(), pool)


@pytest.mark.parametrize("name", ["yaml", "json"])
@settings(max_examples=1_500, deadline=None)
@given(data=st.binary(max_size=300))
def test_no_bytes_crash_the_readers(pool, name, data):
    for given_bytes in (data, b"name: x\n" + data, b'{"name": "x", "sets": [' + data):
        with suppress(FormatError):
            read_deck(given_bytes, pool, format_name=name)


@settings(max_examples=1_500, deadline=None)
@given(text=st.text(max_size=200))
def test_detection_takes_any_text(text):
    for given_text in (text, f"name: {text}", f"sets:\n- {text}"):
        assert yaml_format.detect(given_text) in {True, False}
        assert json_format.detect(given_text) in {True, False}
