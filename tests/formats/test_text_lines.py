"""Single lines: the ways to write a count, a number, a title, and what each is read as."""

import pytest

from swlcg_deck.formats import text_format
from swlcg_deck.formats.reading import LineKind


def only_line(text, pool):
    reading = text_format.read(text, pool)
    (deck,) = reading.decks
    return {entry.key: entry.copies for entry in deck.sets}, reading.report[-1]


@pytest.mark.parametrize(
    "text",
    [
        "2x Hoth Operations",
        "2X HOTH OPERATIONS",
        "2 x hoth operations",
        "2xHoth Operations",
        "2× Hoth Operations",
        "x2 Hoth Operations",
        "2 Hoth Operations",
        "2 - Hoth Operations",
        "2: Hoth Operations",
        "(2) Hoth Operations",
        "(2x) Hoth Operations",
        "[2x] Hoth Operations",
        "2 copies of Hoth Operations",
        "two copies of Hoth Operations",
        "Hoth Operations x2",
        "Hoth Operations x 2",
        "Hoth Operations ×2",
        "Hoth Operations 2x",
        "Hoth Operations (2)",
        "Hoth Operations (x2)",
        "Hoth Operations (2x)",
        "Hoth Operations [x2]",
        "Hoth Operations - 2",
        "Hoth Operations: 2",
        "Hoth Operations, 2x",
        "Hoth Operations*2",
        "- 2x Hoth Operations",
        "* 2x Hoth Operations",
        "• 2x Hoth Operations",
        "– 2x Hoth Operations",
        "1. 2x Hoth Operations",
        "10) Hoth Operations x2",
        "- [x] 2x Hoth Operations",
        "[*] 2x Hoth Operations",
        "Hoth Operations (38) x 2",
        "Hoth Operations (2) (38)",
        "Hoth Operations 38 x2",
        "2x Hoth Operations #38",
        "2x #38 Hoth Operations",
        "2x Hoth Operations [38]",
        "2x Hoth Operations 038",
        "038 Hoth Operations x2",
        "2x 38 Hoth Operations",
        "[38] Hoth Operations [x2]",
        "Set 38: Hoth Operations ×2",
        "Hoth Operations (set 38) (2)",
        "2 Hoth Operations 38",
        "38 Hoth Operations (2)",
        "2 - Hoth Operations           (038-1)",
        "2x 38-1 Hoth Operations",
        "2x Hoth Operations (The Desolation of Hoth)",
        "2x Hoth Operations (Desolation of Hoth #38)",
        "2x Hoth Operations (The Desolation of Hoth, 38)",
        "2x Hoth Operations (Hoth Cycle)",
        "2x Hoth Operations - the best of the cycle",
        "2x Hoth Operations // 3 of them would be nice",
        "2x Hoth Operations, because of the 2 pilots",
        "2x Hoth Operations (love it)",
        "2x Hoth Operations (38?)",
        "2x Hoth Operations.",
        "2x **Hoth Operations**",
        "2x [Hoth Operations](https://example.org/38)",
        "[b]2x[/b] [url=https://example.org/38]Hoth Operations[/url]",
        "<li>2x <a href='x'>Hoth&nbsp;Operations</a></li>",
        "2\tHoth Operations\tThe Desolation of Hoth",
        "| 2 | Hoth Operations | 38 |",
        "2x Hôth Opérations",
        "> 2x Hoth Operations",
        "2x #38",
        "#38 x2",
        "Hoth Operations\nHoth Operations",
        "1x Hoth Operations\nHoth Operations x1",
        "Hoth Operations, Hoth Operations",
    ],
)
def test_two_copies_of_a_set_in_many_ways(pool, text):
    sets, line = only_line(text, pool)
    assert sets == {38: 2}
    assert line.kind is LineKind.UNDERSTOOD


@pytest.mark.parametrize(
    ("text", "sets"),
    [
        ("The Secret of Yavin 4", {5: 1}),
        ("The Secret of Yavin 4 x2", {5: 2}),
        ("2 The Secret of Yavin 4", {5: 2}),
        ("The Secret of Yavin 4 (5)", {5: 1}),
        ("The Defense of Yavin 4 2", {8: 2}),
        ("The Defense of Yavin 4 8", {8: 1}),
        ("1x I Don't Like You, Either", {240: 1}),
        ("That Bucket o' Bolts", {168: 1}),
        ("2x Hold the Line!", {61: 2}),
        ("2x Double Crossing Droid", {289: 2}),
        ("2x Jabbas Orders", {47: 2}),
        ("4x Hoth Operations", {38: 4}),
        ("2x A Hero's Journey (Core Set, 2)", {1: 2}),
    ],
)
def test_titles_with_numbers_and_marks(pool, text, sets):
    assert only_line(text, pool)[0] == sets


@pytest.mark.parametrize(
    ("text", "sets"),
    [
        ("In You Must Go (2)\nHoth Operations (38)", {2: 1, 38: 1}),
        ("In You Must Go (2)\nHoth Operations (2)", {2: 2, 38: 2}),
        ("Forgotten Heroes (3)\nThe Rebel Fleet (11)", {3: 1, 11: 1}),
        ("2 In You Must Go\n2 Hoth Operations", {2: 2, 38: 2}),
        ("2 In You Must Go\n38 Hoth Operations", {2: 1, 38: 1}),
        ("2x In You Must Go (2)", {2: 2}),
        ("In You Must Go (2) x1\nHit and Run (18) x1", {2: 1, 18: 1}),
        ("A Hero's Journey (1)", {1: 1}),
        ("2 In You Must Go", {2: 2}),
        (
            "1 Hit and Run\n2 Hoth Operations\n3 The Rebel Fleet\n4 Mission Briefing",
            {18: 1, 38: 1, 11: 1, 9: 1},
        ),
    ],
)
def test_a_number_that_could_be_both_is_settled_by_the_other_lines(pool, text, sets):
    reading = text_format.read(text, pool)
    assert {entry.key: entry.copies for entry in reading.decks[0].sets} == sets
    assert reading.is_clean


@pytest.mark.parametrize(
    "text", ["In You Must Go (2)", "Forgotten Heroes 3", "4 A Journey to Dagobah"]
)
def test_a_number_that_nothing_settles_is_the_sets_own_and_reported(pool, text):
    sets, line = only_line(text, pool)
    assert list(sets.values()) == [1]
    assert line.kind is LineKind.REPAIRED
    assert "read as the set's number, not as" in line.message


@pytest.mark.parametrize(
    ("text", "choices"),
    [
        ("2x Hoth Operations (39)", [38, 39]),
        ("2x Hoth Operations #11", [38, 11]),
        ("10 Hoth Operations", [38, 10]),
        ("2x Hoth Operatoins (39)", [39, 38]),
        ("2x A Hero's", [1, 64, 127, 161, 212]),
        ("2x Black Squadron", [21, 143, 220]),
        ("2x Yavin 4", [5, 8]),
    ],
)
def test_what_could_be_several_sets_is_asked_and_keeps_its_place(pool, text, choices):
    sets, line = only_line(text, pool)
    assert line.kind is LineKind.AMBIGUOUS
    assert sorted(choice.number for choice in line.choices) == sorted(choices)
    assert list(sets) == [line.placeholder]


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("2x A Hero's (Chain of Command)", 161),
        ("2x A Hero's (64)", 64),
        ("2x The Emperor's [Ready for Takeoff]", None),
    ],
)
def test_a_number_or_a_product_decides_between_several_sets(pool, text, number):
    sets, line = only_line(text, pool)
    expected = LineKind.REPAIRED if number else LineKind.AMBIGUOUS
    assert line.kind is expected
    assert number is None or sets == {number: 2}


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("2x A Hero's Jorney", 1),
        ("2x Hero's Journey", 1),
        ("A Journy to Dagobah", 4),
        ("- Wookie Life Debt", 69),
        ("2x Defence of Yavin IV", 8),
        ("May the force x2", 112),
        ("Cruel Interogation (x2)", 24),
        ("2x Vaders Fisst", 62),
        ("2x Something else entirely #38", 38),
    ],
)
def test_a_misspelt_or_shortened_title_is_repaired(pool, text, number):
    sets, line = only_line(text, pool)
    assert list(sets) == [number]
    assert line.kind is LineKind.REPAIRED
    assert "read as" in line.message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("2x Called to Arms (Core)", "it is in Draw Their Fire, not in Core Set"),
        ("2x Hoth Operations #999", "there is no set 999"),
        ("100x Hoth Operations", "99"),
    ],
)
def test_what_does_not_agree_with_the_title_is_reported(pool, text, message):
    _, line = only_line(text, pool)
    assert line.kind is LineKind.REPAIRED
    assert message in line.message


@pytest.mark.parametrize(
    ("text", "title", "copies"),
    [
        ("2x Return of the Ewoks", "Return of the Ewoks", 2),
        ("Return of the Ewoks x2", "Return of the Ewoks", 2),
        ("3 Return of the Ewoks", "Return of the Ewoks", 3),
        ("- 1x Return of the Ewoks (Fan Set)", "Return of the Ewoks (Fan Set)", 1),
    ],
)
def test_a_counted_line_that_nobody_knows_becomes_an_unknown_set(pool, text, title, copies):
    sets, line = only_line(text, pool)
    assert sets == {title: copies}
    assert line.kind is LineKind.NOT_UNDERSTOOD
    assert (line.placeholder, line.copies) == (title, copies)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("- what do you think of it", LineKind.NOT_UNDERSTOOD),
        ("1. Win the dial race", LineKind.NOT_UNDERSTOOD),
        ("3 rounds were played", LineKind.NOT_UNDERSTOOD),
        ("x" * 1001, LineKind.NOT_UNDERSTOOD),
        ("It never lost a game", LineKind.IGNORED),
        ("Trust Me, it works.", LineKind.NOTED),
        ("https://example.org/2x", LineKind.IGNORED),
        ("=====", LineKind.IGNORED),
        ("", LineKind.IGNORED),
        ("Units", LineKind.IGNORED),
        ("Objectives (2)", LineKind.IGNORED),
        ("Total: 2", LineKind.IGNORED),
        ("Total: 3", LineKind.NOTED),
        ("Edge of Darkness", LineKind.IGNORED),
        ("0x The Rebel Fleet", LineKind.NOTED),
        ("Worlds 2016", LineKind.IGNORED),
    ],
)
def test_other_lines_add_no_set(pool, text, kind):
    reading = text_format.read(f"2x Hoth Operations\n\n{text}\n", pool)
    assert [entry.key for entry in reading.decks[0].sets] == [38]
    assert reading.report[2].kind is kind


def test_a_total_that_differs_says_so(pool):
    reading = text_format.read("Total: 10 objective sets\n2x Hoth Operations", pool)
    assert reading.report[0].message == "the list says 10 sets; 2 were read"


def test_a_set_named_again_without_a_count_is_not_another_copy(pool):
    reading = text_format.read("2x Hoth Operations\n\nHoth Operations\n", pool)
    assert [entry.copies for entry in reading.decks[0].sets] == [2]
    assert "named again" in reading.report[2].message


def test_several_sets_in_one_line_are_all_read(pool):
    sets, line = only_line("2x Hoth Operations, The Rebel Fleet, I Don't Like You, Either", pool)
    assert sets == {38: 2, 11: 1, 240: 1}
    assert line.line == 1


def test_a_doubtful_set_among_several_in_a_line_keeps_its_place(pool):
    sets, line = only_line("2x Hoth Operations, 2x A Hero's, 2x The Rebel Fleet", pool)
    assert sets == {38: 2, "A Hero's": 2, 11: 2}
    assert (line.kind, line.placeholder, line.copies) == (LineKind.AMBIGUOUS, "A Hero's", 2)
