"""Plain text: what is written, that it comes back, and the limits of what is read."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from paste_decks import assert_holds, assert_reported_once, decks

from swlcg_deck.decks.deck import Deck, DeckSet, new_deck
from swlcg_deck.formats import text_format
from swlcg_deck.formats.reading import FormatError, LineKind
from swlcg_deck.formats.registry import detect_format, read_deck, write_deck


@pytest.fixture
def toolbox():
    sets = (
        DeckSet(number=4, title="A Journey to Dagobah", copies=2),
        DeckSet(number=None, title="Return of the Ewoks", copies=1),
        DeckSet(number=901, title="Fan Set", copies=1),
    )
    deck = new_deck("Toolbox", "Jedi")
    return Deck.model_validate({**dict(deck), "sets": sets, "notes": "not kept"})


def test_the_list_that_is_written(pool, toolbox):
    assert text_format.write(toolbox, pool) == (
        "Toolbox\n"
        "Affiliation: Jedi\n"
        "\n"
        "2x A Journey to Dagobah (4)\n"
        "1x Return of the Ewoks (?)\n"
        "1x Fan Set (901?)\n"
        "\n"
        "Total: 4 objective sets\n"
    )


def test_unknown_sets_come_back_as_unknown(pool, toolbox):
    reading = text_format.read(text_format.write(toolbox, pool), pool)
    assert_holds(reading, toolbox)
    assert len(reading.lines(LineKind.NOT_UNDERSTOOD)) == 2


def test_a_name_that_would_read_as_something_else_is_labelled(pool):
    for name in ("2x Hit and Run", "Affiliation: Sith", "Units", "Jedi", "Deck: A"):
        deck = new_deck(name, "Jedi")
        text = text_format.write(deck, pool)
        assert text.startswith(f"Deck: {name}\n")
        assert_holds(text_format.read(text, pool), deck)


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_any_deck_survives_writing_and_reading(pool, data):
    deck = data.draw(decks(pool))
    text = text_format.write(deck, pool)
    reading = text_format.read(text, pool)
    assert_holds(reading, deck)
    assert_reported_once(reading, text)


def test_through_the_registry_the_sets_come_back(pool, toolbox):
    data = write_deck(toolbox, pool, "text")
    assert detect_format(data.decode(), "deck.txt").name == "text"
    assert_holds(read_deck(data, pool, file_name="deck.txt"), toolbox)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_any_usual_encoding_and_line_end(pool, encoding, line_end):
    text = line_end.join(["Café", "Affiliation: Jedi", "2x A Hero’s Journey", "1× Hit and Run", ""])
    (deck,) = read_deck(text.encode(encoding), pool, file_name="list.txt").decks
    assert (deck.name, deck.affiliation) == ("Café", "Jedi")
    assert [(entry.key, entry.copies) for entry in deck.sets] == [(1, 2), (18, 1)]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("\n" * 20_000 + "x", "20,001 lines; a deck list has at most 20,000"),
        (("x" * 999 + "\n") * 1_100, "more than 1,000,000 characters"),
        ("2x Hit and Run\n" * 5_001, "more than 5,000 sets"),
        ("Just a few words.\n", "no objective set, affiliation or deck name was found"),
    ],
)
def test_what_is_no_list_is_refused_with_a_sentence(pool, text, reason):
    with pytest.raises(FormatError, match=reason):
        text_format.read(text, pool)


def test_a_very_long_line_is_reported_and_cut(pool):
    reading = text_format.read("2x Hit and Run\n" + "y" * 5_000_000, pool)
    assert reading.report[1].kind is LineKind.NOT_UNDERSTOOD
    assert reading.report[1].message == "the line has more than 1,000 characters"
    assert len(reading.report[1].text) < 1_100


def test_as_many_lines_as_allowed_are_all_reported(pool):
    text = "2x Hit and Run\n" + "words\n" * 19_998
    assert_reported_once(text_format.read(text, pool), text)
