"""Plain text: names and sets that are hard to tell, and the limits of what is read."""

import pytest
from paste_decks import assert_holds, assert_reported_once

from swlcg_deck.decks.deck import DeckSet, new_deck
from swlcg_deck.formats import text_format
from swlcg_deck.formats.reading import FormatError, LineKind
from swlcg_deck.formats.registry import read_deck


def test_unknown_sets_come_back_as_unknown(pool):
    sets = (DeckSet(number=None, title="Return of the Ewoks"), DeckSet(number=901, title="Fan Set"))
    toolbox = new_deck("Toolbox", "Jedi").model_copy(update={"sets": sets})
    reading = text_format.read(text_format.write(toolbox, pool), pool)
    assert_holds(reading, toolbox)
    assert len(reading.lines(LineKind.NOT_UNDERSTOOD)) == 2


def test_an_unknown_set_that_is_called_like_a_heading_parts_no_deck(pool):
    strange = DeckSet(number=901, title="Sideboard")
    sets = (DeckSet(number=4, title="A Journey to Dagobah"), strange, DeckSet(number=38, title="x"))
    toolbox = new_deck("Toolbox", "Jedi").model_copy(update={"sets": sets})
    (again,) = text_format.read(text_format.write(toolbox, pool), pool).decks
    assert [entry.key for entry in again.sets] == [4, 901, 38]


def test_a_name_that_would_read_as_something_else_is_labelled(pool):
    for name in ("2x Hit and Run", "Affiliation: Sith", "Units", "Jedi", "Deck: A"):
        deck = new_deck(name, "Jedi")
        text = text_format.write(deck, pool)
        assert text.startswith(f"Deck: {name}\n")
        assert_holds(text_format.read(text, pool), deck)


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
