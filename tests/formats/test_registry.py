"""Which format an unknown text is, and the way from bytes to decks."""

import pytest

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import new_deck
from swlcg_deck.formats.reading import FormatError
from swlcg_deck.formats.registry import FORMATS, detect_format, read_deck, write_deck

TABLE = "Set\tTitle\tCopies\n26\tImperial Command\t2\n19\tFall of the Jedi\t2\n"


@pytest.fixture
def deck(pool: CardPool):
    return edits.add_set(new_deck("Toolbox", "Jedi"), pool.set(4), 2).deck


@pytest.mark.parametrize("name", [entry.name for entry in FORMATS])
def test_every_format_knows_its_own(pool, deck, name):
    text = write_deck(deck, pool, name).decode()
    assert detect_format(text).name == name
    extensions = next(entry.extensions for entry in FORMATS if entry.name == name)
    for extension in extensions:
        assert detect_format(text, f"deck{extension}").name == name


def test_the_content_counts_more_than_a_name_for_plain_text(pool, deck):
    code = write_deck(deck, pool, "code").decode()
    assert detect_format(code, "notes.txt").name == "code"


def test_a_damaged_file_is_read_by_its_name():
    assert detect_format("<deck", "deck.o8d").name == "o8d"


def test_a_table_is_a_table_and_a_table_in_a_post_is_a_post(pool):
    assert detect_format(TABLE).name == "csv"
    reading = read_deck(f"{TABLE}Affiliation: Imperial Navy\n".encode(), pool)
    (deck,) = reading.decks
    assert deck.affiliation == "Imperial Navy"
    assert {entry.number: entry.copies for entry in deck.sets} == {26: 2, 19: 2}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32", "cp1252"])
def test_lists_in_the_encodings_of_players(pool, encoding):
    text = "Affiliation: Sith\n2x The Emperor\u2019s Web\n"
    (deck,) = read_deck(text.encode(encoding), pool).decks
    assert [(entry.number, entry.copies) for entry in deck.sets] == [(23, 2)]


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "empty"),
        (b" \n\t", "empty"),
        (b"\xff\xfea", "damaged"),
        (b"a\x00b", "not text"),
        (b"x" * 10_000_001, "at most 10 MB"),
    ],
)
def test_what_is_no_text_gets_a_sentence(pool, data, sentence):
    with pytest.raises(FormatError, match=sentence):
        read_deck(data, pool)
