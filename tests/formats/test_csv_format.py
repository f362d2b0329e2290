"""Tables: what spreadsheets write can be read, and no cell we write is a formula."""

import csv
import io

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from machine_decks import deck_of, held, only_deck, said, with_parts

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck, DeckSet, new_deck
from swlcg_deck.formats import csv_format
from swlcg_deck.formats.matching import SetMatcher
from swlcg_deck.formats.reading import FormatError, LineKind
from swlcg_deck.formats.registry import read_deck


def test_a_deck_is_written_as_a_table_that_a_spreadsheet_shows(pool: CardPool) -> None:
    assert csv_format.write(deck_of(pool, "Jedi", {4: 2, 38: 1}), pool) == (
        "deck,affiliation_card,copies,set,title,affiliation,product\n"
        "Toolbox,Jedi,2,4,A Journey to Dagobah,Jedi,Core Set\n"
        "Toolbox,Jedi,1,38,Hoth Operations,Rebel Alliance,The Desolation of Hoth\n"
    )


def test_the_short_header_in_any_order_is_enough(pool: CardPool) -> None:
    reading = csv_format.read(
        "product,title,set,affiliation,copies\nCore,A Journey to Dagobah,4,Jedi,2\n", pool
    )
    deck = only_deck(reading)
    assert (deck.name, deck.affiliation, held(deck)) == ("Untitled deck", None, {4: 2})
    assert reading.is_clean


@pytest.mark.parametrize("mark", [",", ";", "\t"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_delimiters_line_ends_and_quotes_of_spreadsheets_are_read(
    mark: str, end: str, pool: CardPool
) -> None:
    rows = [("Qty", "Set", "Name"), ("2", "4.0", "A Journey to Dagobah"), ("1", "038", "")]
    out = io.StringIO()
    csv.writer(out, delimiter=mark, quoting=csv.QUOTE_ALL, lineterminator=end).writerows(rows)
    data = b"\xef\xbb\xbf" + out.getvalue().encode()
    reading = read_deck(data, pool, file_name="x.csv")
    assert held(only_deck(reading)) == {4: 2, 38: 1}
    assert reading.is_clean


def test_the_line_by_which_excel_names_its_delimiter_is_ignored(pool: CardPool) -> None:
    reading = csv_format.read("sep=;\n\ncopies;title\n2;Hoth Operations\n", pool)
    assert held(only_deck(reading)) == {38: 2}
    assert [line.kind.value for line in reading.report] == ["ignored"] * 3 + ["understood"]


def test_several_decks_fit_into_one_table(pool: CardPool) -> None:
    light = csv_format.write(with_parts(deck_of(pool, "Jedi", {4: 2}), name="Light"), pool)
    dark = csv_format.write(with_parts(deck_of(pool, "Sith", {19: 1, 20: 1}), name="Dark"), pool)
    reading = csv_format.read(light + dark.split("\n", 1)[1], pool)
    decks = [(deck.name, deck.affiliation, held(deck)) for deck in reading.decks]
    assert decks == [("Light", "Jedi", {4: 2}), ("Dark", "Sith", {19: 1, 20: 1})]
    assert [line.deck for line in reading.report] == [0, 0, 1, 1]


def test_decks_of_one_name_with_two_affiliation_cards_are_two_decks(pool: CardPool) -> None:
    table = "deck,affiliation_card,title\nA,Jedi,Hit and Run\nA,Sith,Fall of the Jedi\nA,,Fear\n"
    decks = csv_format.read(table, pool).decks
    assert [deck.affiliation for deck in decks] == ["Jedi", "Sith"]


def test_a_row_without_a_deck_goes_on_with_the_deck_above(pool: CardPool) -> None:
    table = "deck,title\nA,Hit and Run\n,Fall of the Jedi\nB,Hit and Run\nA,Hoth Operations\n"
    decks = csv_format.read(table, pool).decks
    assert [held(deck) for deck in decks] == [{18: 1, 19: 1, 38: 1}, {18: 1}]


def test_every_row_is_reported_with_what_was_wrong(pool: CardPool) -> None:
    table = """copies,set,title,mood
2,,A Jurney to Dagobah,glad
,38,,
many,18,Hit and Run,
0,19,Fall of the Jedi,

1000000,20,Counsel of the Sith,
1,4,Hoth Operations,
1,,Knitting Needles of Naboo,
1,xx,The Killing Cold,
1,19,Fall of the Jedi,,more
1,,42,
1,"unclosed
,,,
"""
    reading = csv_format.read(table, pool)
    deck = only_deck(reading)
    known = {4: 2, 38: 1, 18: 1, 20: 99, 40: 1, 19: 1, 42: 1}
    assert held(deck) == known | {"Knitting Needles of Naboo": 1, "Hoth Operations (4)": 1}
    assert said(reading) == {
        1: ("ignored", "columns not kept: mood"),
        2: ("repaired", "A Jurney to Dagobah read as A Journey to Dagobah"),
        3: ("repaired", "it says no number of copies; taken as 1"),
        4: ("repaired", "'many' is no number of copies; taken as 1"),
        5: ("not understood", "0 copies; left out"),
        6: ("ignored", ""),
        7: ("repaired", "copies beyond 99 are left out"),
        8: ("ambiguous", "Hoth Operations is set 38, not 4"),
        9: ("not understood", "it is not in the card pool; kept as an unknown set"),
        10: ("repaired", "xx is no set number"),
        11: ("repaired", "cells beyond the last column are left out"),
        12: ("understood", ""),
        13: ("not understood", "the row ends only in line 14; check its quotation marks"),
    }
    assert {choice.number for choice in reading.report[7].choices} == {4, 38}


def test_a_cell_of_several_lines_in_a_column_of_the_user_is_no_obstacle(pool: CardPool) -> None:
    reading = csv_format.read('title,set,comment\nHit and Run,18,"one\ntwo"\n,19,\n', pool)
    assert held(only_deck(reading)) == {18: 1, 19: 1}
    assert [line.line for line in reading.report] == [1, 2, 4]
    assert reading.report[1].kind is LineKind.REPAIRED


def test_rows_of_the_same_set_are_added_up(pool: CardPool) -> None:
    reading = csv_format.read("copies,set\n60,4\n60,4\n", pool)
    assert held(only_deck(reading)) == {4: 99}
    assert said(reading)[3] == ("repaired", "copies beyond 99 are left out")


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ("a,b\n1,2\n", "the table has no header"),
        ("title\nHit and Run\n", "the table has no header"),
        ("copies,title,title\n1,2,3\n", "the table has no header"),
        ("copies,title\n", "no row with a set"),
        ("copies,title\n" + "1,x\n" * 5_000, "more than 5,000 rows"),
        ("copies,title\n1," + "x" * 200_000, "field larger than field limit"),
    ],
)
def test_what_is_not_a_table_of_sets_is_refused_in_a_sentence(
    table: str, reason: str, pool: CardPool
) -> None:
    with pytest.raises(FormatError, match=reason):
        csv_format.read(table, pool)


def test_only_tables_with_a_header_look_like_one() -> None:
    assert csv_format.detect("\ufeff\n\nCopies;Set;Title\n1;4;x")
    assert csv_format.detect("\t\n\tset\ttitle\r\t4\tx")
    assert not csv_format.detect("2x Hoth Operations, Hit and Run")
    assert not csv_format.detect("Title: my deck, a good set\n1 Hit and Run")
    assert not csv_format.detect("")


@pytest.mark.parametrize("first", [*"=+-@\t\r＝＋－＠", "'=", "''@"])
def test_no_cell_that_is_written_can_be_taken_for_a_formula(first: str, pool: CardPool) -> None:
    evil = first + "cmd|' /C calc'!A0"
    deck = with_parts(
        new_deck(evil, evil), sets=(DeckSet(title=evil), DeckSet(number=4, title="x"))
    )
    cells = [cell for row in csv.reader(io.StringIO(csv_format.write(deck, pool))) for cell in row]
    assert not any(cell.lstrip().startswith(tuple("=+-@\t\r＝＋－＠")) for cell in cells)
    again = only_deck(csv_format.read(csv_format.write(deck, pool), pool))
    assert (again.name, again.affiliation, again.sets[0].title) == (evil.strip(),) * 3


def test_an_affiliation_card_that_nobody_knows_is_kept_and_reported_once(pool: CardPool) -> None:
    deck = with_parts(deck_of(pool, "Ewoks", {4: 1, 5: 1}))
    reading = csv_format.read(csv_format.write(deck, pool), pool)
    assert only_deck(reading).affiliation == "Ewoks"
    assert [line.kind.value for line in reading.report] == ["ignored", "repaired", "understood"]


WORDS = st.text(st.characters(exclude_categories=["C", "Zl", "Zp"]), min_size=1, max_size=30).map(
    lambda text: " ".join(text.split())
)
UNKNOWN_NUMBERS = st.integers(290, 9_999)
NAMES = WORDS.filter(bool)


@settings(max_examples=300, deadline=None)
@given(
    name=NAMES,
    affiliation=st.none() | NAMES | st.integers(0, 17),
    known=st.dictionaries(st.integers(1, 289), st.integers(1, 99), max_size=12),
    strange=st.dictionaries(
        NAMES, st.tuples(st.none() | st.integers(290, 9_999), st.integers(1, 99))
    ),
)
@example(name="'", affiliation="=1", known={}, strange={'",;"': (None, 1)})
def test_any_table_comes_back_as_it_was(
    name: str,
    affiliation: str | int | None,
    known: dict[int, int],
    strange: dict[str, tuple[int | None, int]],
    pool: CardPool,
) -> None:
    title = (
        pool.affiliation_cards[affiliation].title if isinstance(affiliation, int) else affiliation
    )
    deck = with_parts(deck_of(pool, title, known), name=name)
    numbers: set[int | None] = set()
    for unknown, (number, copies) in strange.items():
        is_number = unknown.strip("#").replace(".", "").isdecimal()
        if SetMatcher(pool).match(unknown).sets or is_number or (number and number in numbers):
            continue
        numbers.add(number)
        entry = DeckSet(number=number, title=unknown, copies=copies)
        deck = with_parts(deck, sets=(*deck.sets, entry))
    again = only_deck(csv_format.read(csv_format.write(deck, pool), pool))
    kept = ("name", "affiliation", "sets")
    assert {part: getattr(again, part) for part in kept} == {
        part: getattr(deck, part) for part in kept
    }


def test_an_empty_deck_keeps_its_name_and_affiliation_card(pool: CardPool) -> None:
    reading = csv_format.read(csv_format.write(new_deck("Idea", "Dark Masters"), pool), pool)
    deck: Deck = only_deck(reading)
    assert (deck.name, deck.affiliation, deck.sets) == ("Idea", "Dark Masters", ())
    assert reading.is_clean
