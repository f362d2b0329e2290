"""What a post lists beside its deck: struck, taken out, quoted, or under a heading of its own."""

import pytest

from swlcg_deck.formats import text_format
from swlcg_deck.formats.reading import FormatError, LineKind

DECK = ["Affiliation: Jedi", "2x The Rebel Fleet", "2x Defense Protocol"]
T = "Hoth Operations"


def _stroked(text):
    """As people strike out where there is no markup: a stroke through each letter."""
    return "".join(sign + "\u0336" for sign in text)


def read(lines, pool):
    reading = text_format.read("\n".join(lines), pool)
    (deck,) = reading.decks
    return {entry.key: entry.copies for entry in deck.sets}, reading.report


@pytest.mark.parametrize(
    "line",
    [
        *(f"~~2x {T}~~", f"- ~~2x {T}~~", f"[s]2x {T}[/s]", f"<s>2x {T}</s>", f"<del>{T}</del>"),
        *(f"[strike]2x {T}[/strike]", f"~~2x {T}~~ too slow", f"~~{T}~~ x2: 3-0"),
        *(f'<s class="old">2x {T}</s>', f'<del datetime="2016">2x {T}</del>', f"~2x {T}~"),
        *(f'<span style="text-decoration: line-through">2x {T}</span>', f"–1 {T}"),
        *(f"-2x {T}", f"-1 {T}", f"> 2x {T}", f"Sideboard: 1x {T}", f"Maybe: {T}, To Arms!"),
        *(f"2x {_stroked(T)}", _stroked(f"2x {T}"), f"- {_stroked(T)}, too slow"),
        *(f"Out: 2x {T}", f"[quote]2x {T}[/quote]", f"<blockquote>2x {T}</blockquote>"),
    ],
)
def test_a_line_that_is_not_the_deck(pool, line):
    sets, report = read([*DECK, line], pool)
    assert sets == {11: 2, 30: 2}
    assert report[3].kind is LineKind.NOTED
    assert report[3].message


@pytest.mark.parametrize("colon", ["", ":", " (2)"])
@pytest.mark.parametrize(
    "heading",
    [
        *("Sideboard", "Maybe", "Maybeboard", "Alternatives", "Cuts", "Out", "Possible swaps"),
        *("Close cuts", "Changes", "Honorable mentions", "Considering", "Side deck"),
        *("Reserve", "Flex slots", "Thinking about", "My opponent's deck", "Alternativen"),
        *(
            "Optional",
            "Almost made it",
            "What I cut",
            "Not used",
            "Old version",
            "Things to try",
            "Possible inclusions",
        ),
    ],
)
def test_a_heading_sets_apart_what_stands_below(pool, heading, colon):
    sets, report = read([*DECK, "", heading + colon, f"1x {T}", "1x To Arms!"], pool)
    assert 38 not in sets
    assert len(sets) == 2
    assert [line.kind for line in report[5:]] == [LineKind.NOTED] * 2
    assert heading in report[5].message
    assert not any(line.leaves_open for line in report)


@pytest.mark.parametrize(
    "heading",
    [
        *("Changes since last week:", "Cards I would swap if you do not own them:", "bob wrote:"),
        *("Bob said:", "Replace with:"),
        *("## Considered but rejected", "**Other sets I like**", "I also considered:"),
    ],
)
def test_a_longer_heading_does_so_with_a_colon_or_as_one(pool, heading):
    sets, report = read([*DECK, heading, f"- 2x {T}", "+ 2x To Arms!"], pool)
    assert len(sets) == 2
    assert [line.kind for line in report[4:]] == [LineKind.NOTED] * 2


def test_a_sentence_between_sets_is_no_heading(pool):
    sets, _ = read([*DECK, "I considered some others but this is good.", f"2x {T}"], pool)
    assert 38 in sets


def test_a_side_list_ends_at_the_next_heading(pool):
    sets, _ = read(["Jedi", "Sideboard", f"1x {T}", "Main deck", "2x The Rebel Fleet"], pool)
    assert sets == {11: 2}


def test_a_list_below_nothing_but_such_a_heading_is_the_deck(pool):
    sets, _ = read(["Alternatives", "2x The Rebel Fleet", f"2x {T}"], pool)
    assert sets == {11: 2, 38: 2}


def test_a_tag_that_is_closed_some_lines_below_strikes_all_of_them(pool):
    sets, report = read([*DECK, f"[s]2x {T}", "2x To Arms![/s]", "1x Trust Me"], pool)
    assert set(sets) == {11, 71, *sets} - {38}
    assert [line.kind for line in report[3:5]] == [LineKind.NOTED] * 2
    assert report[5].kind is LineKind.UNDERSTOOD


def test_tildes_strike_out_the_lines_of_a_paragraph(pool):
    sets, report = read([*DECK, f"~~2x {T}", "2x To Arms!~~", "1x Trust Me"], pool)
    assert set(sets) == {11, 30, 71}
    assert [line.kind for line in report[3:5]] == [LineKind.NOTED] * 2
    sets, _ = read([*DECK, f"~~2x {T}", "", "2x To Arms!~~"], pool)
    assert 38 in sets


def test_a_line_that_speaks_of_a_set_heads_no_side_list(pool):
    sets, report = read([*DECK[:2], f"maybe 2x {T}", DECK[2]], pool)
    assert sets == {11: 2, 30: 2}
    assert report[2].leaves_open


def test_what_is_left_of_a_line_counts(pool):
    sets, _ = read([*DECK, f"~~2x~~ 1x {T}"], pool)
    assert sets[38] == 1


def test_what_is_stroked_out_in_a_line_is_told(pool):
    sets, report = read([*DECK, f"{_stroked('2x To Arms!')} 2x {T}"], pool)
    assert sets == {11: 2, 30: 2, 38: 2}
    assert "struck out: To Arms!" in report[3].message


def test_a_single_stroke_is_a_slip_of_the_pen(pool):
    sets, _ = read([*DECK, f"2x H\u0336{T[1:]}"], pool)
    assert sets[38] == 2


def test_dashes_without_a_space_are_bullets_where_all_lines_have_them(pool):
    sets, _ = read(["Jedi", "-2x The Rebel Fleet", f"-2x {T}", "-1x To Arms!"], pool)
    assert sets[11] == sets[38] == 2


def test_a_quoted_list_alone_is_the_deck(pool):
    sets, _ = read(["> Affiliation: Jedi", "> 2x The Rebel Fleet", f"> 2x {T}"], pool)
    assert sets == {11: 2, 38: 2}


def test_a_quote_of_another_post_is_not(pool):
    quoted = ["[quote=somebody]", f"2x {T}", "[/quote]"]
    sets, report = read([*quoted, *DECK], pool)
    assert 38 not in sets
    assert report[1].kind is LineKind.NOTED


def test_one_affiliation_is_one_deck_with_sets_of_the_wrong_side(pool):
    dark = [entry for entry in pool.sets if entry.side == "dark"][:9]
    lines = ["Scum and Villainy", *(f"1x {entry.title}" for entry in dark), "3x A Hero's Duty"]
    sets, _ = read(lines, pool)
    assert len(sets) == 10


def test_one_line_of_the_other_side_is_no_deck(pool):
    dark = [entry for entry in pool.sets if entry.side == "dark"][:9]
    lines = [*(f"1x {entry.title}" for entry in dark), "3x A Hero's Duty"]
    sets, _ = read(lines, pool)
    assert len(sets) == 10


def test_the_side_of_most_sets_goes_before_a_name_that_speaks_of_the_other(pool):
    dark = [entry for entry in pool.sets if entry.side == "dark" and not entry.affiliation_only]
    lines = ["My answer to Jedi", *(f"1x {e.title}" for e in dark[:9]), "1x A Hero's Duty"]
    (deck,) = text_format.read("\n".join(lines), pool).decks
    assert deck.affiliation is None


OTHER_GAMES = {
    "dice, some of whose cards are called like sets": """
Characters
1 eDarth Vader - Dark Apprentice (Rivals #1)
Upgrades
2x Ancient Lightsaber
2x Force Speed
2x Lightsaber
2x Vader's Fist
Events
2x Trust in the Force
2x Force Strike
2x Enrage
""",
    "dice with a side that is called nearly like ours": """
Affiliation: Villain
2x Hate
2x Enrage
2x Force Speed
2x Force Strike
""",
    "dice": """
Characters
1 eDarth Vader - Dark Apprentice (Rivals #1)
2x Ancient Lightsaber (SoR)
2x Force Speed (SoR)
2x Vader's Fist (Legacies #15)
2x Makashi Training
2x Force Strike
2x Hate
2x Feel Your Anger
2x Enrage
2x Doubt
""",
    "bases": """
1 | Darth Vader | Dark Lord of the Sith
1 | Command Center
3 | Admiral Motti | Brazen and Scornful
3 | TIE Advanced
3 | Death Star Stormtrooper
3 | Avenger | Hunting Star Destroyer
3 | Force Choke
3 | Vanquish
""",
    "booster": """
4x Red Squadron X-Wing (ANH)
4x Rebel Blockade Runner
3x Rebel Trooper (ANH)
4x Luke Skywalker (A)
2x Han Solo (C)
4x Use the Force, Luke
4x I Have You Now
""",
    "booster, with headings that ours have too": """
Characters
4 Luke Skywalker (A)
4 Darth Vader (B)
3 Yoda (D)
Ground
4 AT-AT
4 Snowspeeder
Space
4 X-wing Red Squadron
Battle
4 Force Choke
4 Twist of Fate
Location
2 Hoth
""",
    "the oldest, some of whose cards are called like ours": """
Hidden Base/Systems Will Slip Through Your Fingers
Starting (8)
Rendezvous Point
Characters (10)
Luke Skywalker, Jedi Knight x2
Han Solo
Chewbacca, Protector
Leia, Rebel Princess
Interrupts
Houjix x2
It Could Be Worse x3
Effects
Battle Plan
""",
    "readme": """
# A program
It does many things, and this is how.
## Use
- run it
- read what it says
Then write to us.
name: program
See the notes below.
More is in the guide.
One more line.
And another.
The last one.
""",
}


@pytest.mark.parametrize("name", OTHER_GAMES)
def test_a_text_that_is_no_list_of_this_game_is_refused(pool, name):
    with pytest.raises(FormatError):
        text_format.read(OTHER_GAMES[name], pool)
