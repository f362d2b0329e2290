"""What stands beside a set in its line and leaves the deck open until somebody has looked."""

import pytest

from swlcg_deck.formats import text_format
from swlcg_deck.formats.reading import LineKind

T = "Hoth Operations"


def read_line(text, pool):
    """The copies of the set and the report on the line, in a list with others around it."""
    list_text = f"Affiliation: Rebel Alliance\n1x The Rebel Fleet\n{text}\n1x Defense Protocol\n"
    (deck,) = text_format.read(list_text, pool).decks
    line = next(line for line in text_format.read(list_text, pool).report if line.line == 3)
    return deck.copies_of(38), line


@pytest.mark.parametrize(
    "text",
    [
        *(
            f"2x {T} (SB)",
            f"2x {T} (sub)",
            f"2x {T} (sideboard)",
            f"2x {T} (maybe)",
            f"2x {T} - maybe",
        ),
        *(
            f"2x {T} (cut)",
            f"2x {T} (out)",
            f"2x {T} [removed]",
            f"{T} x2 OUT",
            f"2x {T}, optional",
        ),
        *(f"❌ 2x {T}", f"✗ 2x {T}", f"🚫 {T} x2", f"2x {T}?", f"2x {T} ??", f"2x {T}, optional"),
        *(f"{T} x2 x1", f"2x {T} 1x", f"2x {T} -> 1x", f"2x {T} (-1)", f"2x {T} (should be 1)"),
        *(f"❌2x {T}", f"2x {T} ❌", f"2x {T} ✗", f"🗑️ 2x {T}", f"{T} was 2, now 1"),
        *(f"2 → 1 {T}", f"{T} game 2", f"{T} I own 2"),
    ],
)
def test_two_copies_in_doubt(pool, text):
    copies, line = read_line(text, pool)
    assert copies == 2
    assert line.kind is LineKind.REPAIRED
    assert line.in_doubt


@pytest.mark.parametrize(
    "text",
    [
        *(f"✅ 2x {T}", f"- [x] 2x {T}", f"2x {T} (was x1)", f"2x {T}, from 1x"),
        *(f"2x {T}, great with Yoda, never cut it", f"2x {T} - isn't it a great set?", f"2x {T}!"),
    ],
)
def test_a_remark_is_no_doubt(pool, text):
    copies, line = read_line(text, pool)
    assert copies == 2
    assert line.kind is LineKind.UNDERSTOOD
    assert not line.in_doubt


@pytest.mark.parametrize(
    "text", [f"{T} (all of them)", f"max {T}", f"❷ {T}", f"② {T}", f"½ {T}", f"Ⅱ {T}"]
)
def test_a_number_that_is_none_is_one_copy_in_doubt(pool, text):
    copies, line = read_line(text, pool)
    assert copies == 1
    assert line.in_doubt


@pytest.mark.parametrize("text", ["38 x2", "38x2", "38 x 2", "2|38", "2x38", "38 (2)", "38;2"])
def test_of_two_numbers_the_small_one_is_the_copies(pool, text):
    copies, line = read_line(text, pool)
    assert copies == 2
    assert line.kind is LineKind.UNDERSTOOD


@pytest.mark.parametrize("between", [" or 2x", " -> 2x", ", -2x", " for 2x", " vs 2x", " over 2x"])
def test_either_of_two_sets_leaves_the_deck_open(pool, between):
    _, line = read_line(f"2x {T}{between} To Arms!", pool)
    assert line.in_doubt


def test_sets_below_words_that_nobody_knows_leave_a_whole_deck_open(pool):
    light = [e.title for e in pool.sets if e.side == "light" and not e.affiliation_only]
    lines = ["Deck: A", *(f"1x {title}" for title in light[:10]), "", "Meta calls"]
    report = text_format.read("\n".join([*lines, f"1x {light[10]}"]), pool).report
    assert report[12].leaves_open
    assert not any(line.leaves_open for line in text_format.read("\n".join(lines), pool).report)


def test_a_heading_that_may_be_a_set_leaves_the_deck_open(pool):
    lines = ["Deck: A", f"2x {T}", "## Trust in the Force", "1x To Arms!"]
    assert text_format.read("\n".join(lines), pool).report[2].leaves_open
    own = next(e for e in pool.sets if e.product == "Trust in the Force")
    lines[3] = f"1x {own.title}"
    assert not text_format.read("\n".join(lines), pool).report[2].leaves_open


def test_a_total_with_a_title_in_it_is_not_only_a_total(pool):
    _, line = read_line(f"count: 2 - {T}", pool)
    assert line.kind is LineKind.NOT_UNDERSTOOD


@pytest.mark.parametrize("text", [f"<!-- 2x {T} -->", f'<img alt="{T}">'])
def test_a_title_in_the_markup_is_told(pool, text):
    copies, line = read_line(text, pool)
    assert copies == 0
    assert line.kind is LineKind.NOTED
    assert T in line.message


def test_copies_on_lines_of_their_own_are_one_way_to_write_a_list(pool):
    reading = text_format.read(f"Deck: A\n1x {T}\n1x {T}\n1x To Arms!\n1x {T}\n", pool)
    kinds = [line.kind for line in reading.report]
    assert kinds[1:4] == [LineKind.UNDERSTOOD] * 3
    assert kinds[4] is LineKind.REPAIRED
    assert reading.report[4].message.endswith("3 in all")


def test_an_affiliation_line_with_two_of_them_names_no_card(pool):
    (deck,) = text_format.read(f"Affiliation: Sith and Imperial Navy\n2x {T}", pool).decks
    assert deck.affiliation_card(pool) is None


@pytest.mark.parametrize(
    "total",
    [
        *("12 pods", "ten sets", "Sum: 10 sets, 50 cards", "Objectives (10/10)", "Deck (10)"),
        *("Objective deck (12 sets)", "60 cards", "Total command cards: 60", "Deck (60)"),
    ],
)
def test_a_total_however_it_is_written_is_compared(pool, total):
    line = text_format.read(f"2x {T}\n{total}\n", pool).report[1]
    assert line.kind is LineKind.NOTED
    assert line.leaves_open


@pytest.mark.parametrize(
    "total",
    ["2 pods", "two sets", "10 cards", "50 cards", "60 command cards", "Deck 1", "Deck (61)"],
)
def test_a_total_that_is_right_or_none_is_a_heading(pool, total):
    titles = [e.title for e in pool.sets if e.side == "light" and not e.affiliation_only][:10]
    lines = titles[:2] if total in {"2 pods", "two sets"} else titles
    reading = text_format.read("\n".join([total, *(f"1x {t}" for t in lines)]), pool)
    assert not reading.report[0].leaves_open
