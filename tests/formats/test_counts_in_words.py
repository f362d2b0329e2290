"""Counts as players say them, remarks behind them, and what is no clear count."""

import pytest

from swlcg_deck.formats import text_format
from swlcg_deck.formats.reading import LineKind

T = "Hoth Operations"


def read_line(text, pool):
    """The copies of the set and the report on the line, in a list with others around it."""
    list_text = f"Affiliation: Rebel Alliance\n1x The Rebel Fleet\n{text}\n1x Defense Protocol\n"
    reading = text_format.read(list_text, pool)
    line = next(line for line in reading.report if line.line == 3)
    return [deck.copies_of(38) for deck in reading.decks], line


@pytest.mark.parametrize(
    "text",
    [
        *(f"{T} x2, great with Yoda", f"{T} x2; it is good", f"{T} (2) because it is good"),
        *(f"{T} x2: good", f"Core Set: 2x {T}", f"Objectives: 2x {T}", f"100% 2x {T}"),
        *(f"two x {T}", f"Two {T}", f"{T} 2 each", f"{T} (38) 2 copies", f"both copies of {T}"),
        *(f"playset {T}", f"a playset of {T}", f"a pair of {T}", f"II x {T}", f"2.0x {T}"),
        *(f"{T} - 2 copies", f"{T} (twice)", f"{T} (2 of 2)", f"{T} (pair)", f"{T} twice"),
        *(f"{T}, The Desolation of Hoth, 2", f"🔥 2x {T}", f"→ 2x {T}", f"\ufeff2x {T}"),
        *(f"２ｘ {T}", f"2️⃣ {T}", f"\x1b[1;32m2x {T}\x1b[0m", f"{T}: 2 copies", f"{T} (two)"),
        *(f"{T} (×2)", f"x2{T}", f"{T}x2", f"{T}2x", f"Dark Side: 2x {T}"),
        *(f"Light: 2x {T}", f"- {T} x2, a good set (mostly)", "2 38", "38 2"),
    ],
)
def test_two_copies_in_words(pool, text):
    copies, line = read_line(text, pool)
    assert copies == [2]
    assert line.kind is LineKind.UNDERSTOOD


@pytest.mark.parametrize(
    "text",
    [
        f"{T} <3",
        f"{T} (down from 2)",
        f"{T} (see page 3)",
        f"2/3 {T}",
        f"{T} ii",
        f"{T} $2",
        f"dos {T}",
    ],
)
def test_what_is_no_clear_count_is_one_copy_in_doubt(pool, text):
    copies, line = read_line(text, pool)
    assert copies == [1]
    assert line.kind is LineKind.REPAIRED
    assert line.in_doubt
    assert line.leaves_open


@pytest.mark.parametrize(
    "text",
    [
        f"2-3x {T}",
        f"Jedi: (2.0x {T}) (see page 3)",
        f"{T} x1-2",
        f"{T} x1/2",
        f"instead of 2x {T}",
        f"Week 3: 2x {T}",
        f"{T} is great",
        f"not {T}",
    ],
)
def test_a_title_without_a_clear_meaning_is_asked_about(pool, text):
    copies, line = read_line(text, pool)
    assert copies == [0]
    assert line.kind is LineKind.NOT_UNDERSTOOD
    assert [choice.number for choice in line.choices] == [38]


def test_a_sentence_about_a_set_is_noted_and_no_question(pool):
    copies, line = read_line(f"I was never happy without {T} and with what came after.", pool)
    assert copies == [0]
    assert line.kind is LineKind.NOTED
    assert T in line.message
    assert not line.leaves_open


@pytest.mark.parametrize("text", [f"0x {T}", f"{T} (0)"])
def test_no_copies_of_a_set_are_told(pool, text):
    copies, line = read_line(text, pool)
    assert copies == [0]
    assert line.kind is LineKind.NOTED


def test_a_set_that_is_named_again_is_told(pool):
    line = text_format.read(f"Deck: A\n2x {T}\n1x To Arms!\n{T}\n", pool).report[3]
    assert line.kind is LineKind.NOTED


def test_a_second_set_in_a_remark_is_told(pool):
    _, line = read_line(f"2x {T} (or Fall of the Jedi)", pool)
    assert "Fall of the Jedi" in line.message
    assert line.in_doubt


def test_words_that_only_look_like_counts_stay_in_titles(pool):
    reading = text_format.read("Deck: A\n2x To Arms!\nTwist of Fate twice", pool)
    assert reading.report[2].kind is not LineKind.IGNORED


def test_a_line_that_only_looks_like_a_name_is_told(pool):
    reading = text_format.read(f"maybe {T}, maybe not\n2x The Rebel Fleet\n", pool)
    assert reading.report[0].kind is not LineKind.UNDERSTOOD
    assert reading.report[0].leaves_open


def test_the_same_set_twice_says_where_it_stands_too(pool):
    reading = text_format.read(f"Deck: A\n2x {T}\n1x {T}\n", pool)
    assert reading.decks[0].copies_of(38) == 3
    assert reading.report[2].kind is LineKind.REPAIRED
    assert "line 2" in reading.report[2].message


@pytest.mark.parametrize(
    "total",
    [
        *("Total Objective Sets: (10)", "Total: 10", "10 sets", "10 total", "Total: ten"),
        *("# of sets: 10", "Number of sets: 10", "Size: 10 sets"),
    ],
)
def test_a_stated_total_that_is_not_reached_leaves_the_deck_open(pool, total):
    reading = text_format.read(f"2x {T}\n{total}\n", pool)
    assert reading.report[1].kind is LineKind.NOTED
    assert reading.report[1].leaves_open
