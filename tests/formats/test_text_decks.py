"""Decks out of a text: where one ends, its name, its affiliation, its command cards."""

import pytest

from swlcg_deck.formats import text_format
from swlcg_deck.formats.reading import LineKind

LIGHT = "2x A Hero's Journey\n2x Hoth Operations\n1x Hit and Run\n"
DARK = "2x Fall of the Jedi\n2x Counsel of the Sith\n"


def decks_of(text, pool):
    return [
        (deck.name, deck.affiliation, [entry.key for entry in deck.sets])
        for deck in text_format.read(text, pool).decks
    ]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Light Side: Jedi", "Dark Side: Sith"),
        ("Light Side (Jedi)", "Dark Side (Sith):"),
        ("LS - Jedi", "DS - Sith"),
        ("Affiliation: Jedi", "Affiliation: Sith"),
        ("Jedi Affiliation", "Sith Affiliation"),
        ("Jedi (Core)", "Sith (Core)"),
        ("Jedi", "Sith"),
        ("**Jedi**", "**Sith**"),
        ("[b]Jedi[/b]", "[b]Sith[/b]"),
        ("## Jedi", "## Sith"),
        ("Faction - Jedi", "Faction - Sith"),
    ],
)
def test_headings_part_the_two_decks_of_a_report(pool, first, second):
    text = f"{first}\n{LIGHT}\nSome words in between.\n\n{second}\n{DARK}"
    assert decks_of(text, pool) == [
        ("Untitled deck", "Jedi", [1, 38, 18]),
        ("Untitled deck", "Sith", [19, 20]),
    ]


def test_a_change_of_sides_parts_two_decks(pool):
    reading = text_format.read(LIGHT + "\nAnd now the villains\n\n" + DARK, pool)
    assert [deck.name for deck in reading.decks] == ["Untitled deck", "And now the villains"]
    assert [line.deck for line in reading.report] == [0, 0, 0, 0, 1, 1, 1, 1]


@pytest.mark.rule("DECK-03")
def test_a_single_set_of_the_wrong_side_does_not_make_another_deck(pool):
    text = LIGHT + "1x Fall of the Jedi\n2x The Rebel Fleet\n"
    assert decks_of(text, pool) == [("Untitled deck", None, [1, 38, 18, 19, 11])]


@pytest.mark.rule("DECK-03")
def test_a_mixed_deck_that_states_its_total_stays_one(pool):
    text = f"{LIGHT}{DARK}Total: 9 objective sets"
    assert decks_of(text, pool) == [("Untitled deck", None, [1, 38, 18, 19, 20])]


def test_a_line_with_sets_of_both_sides_is_one_deck(pool):
    text = "3x Hoth Operations, 3x Fall of the Jedi\n1x Counsel of the Sith"
    assert decks_of(text, pool) == [("Untitled deck", None, [38, 19, 20])]


def test_labels_part_decks_of_one_side(pool):
    text = f"Deck: A\n{LIGHT}\nDeck: B\n{LIGHT}\nDeck: C\n{DARK}"
    assert [name for name, _, _ in decks_of(text, pool)] == ["A", "B", "C"]


def test_headings_of_one_level_part_decks(pool):
    text = f"# Alpha\n{LIGHT}## Objectives\n1x To Arms!\n# Beta\n{LIGHT}"
    assert decks_of(text, pool) == [
        ("Alpha", None, [1, 38, 18, 78]),
        ("Beta", None, [1, 38, 18]),
    ]


def test_a_heading_without_sets_below_is_no_deck(pool):
    reading = text_format.read(LIGHT + "\nDark Side: none yet\nDeck: to follow\n", pool)
    assert len(reading.decks) == 1
    assert len(reading.report) == 6


@pytest.mark.parametrize(
    ("before", "name"),
    [
        ("Deck: Toolbox", "Toolbox"),
        ("Name: Toolbox", "Toolbox"),
        ("Deck name = Toolbox", "Toolbox"),
        ("Deck 3: Toolbox", "Toolbox"),
        ("My light deck: Toolbox", "Toolbox"),
        ("# Toolbox", "Toolbox"),
        ("**Toolbox**", "Toolbox"),
        ("[size=4][b]Toolbox[/b][/size]", "Toolbox"),
        ("=== Toolbox ===", "Toolbox"),
        ("Toolbox", "Toolbox"),
        ("Hi all,\n\nToolbox", "Toolbox"),
        ("Toolbox:", "Toolbox"),
        ("Deck: 2x Hit and Run", "2x Hit and Run"),
        ("Trust Me\nAffiliation: Jedi", "Trust Me"),
        ("This is a sentence about how the deck came to be, and no name.", "Untitled deck"),
        ("https://example.org", "Untitled deck"),
        ("Objectives (10)", "Untitled deck"),
        ("", "Untitled deck"),
    ],
)
def test_the_name_of_a_deck(pool, before, name):
    (deck,) = text_format.read(f"{before}\n\n{LIGHT}", pool).decks
    assert deck.name == name
    assert deck.total == 5


def test_a_name_that_is_too_long_is_cut(pool):
    (deck,) = text_format.read(f"Deck: {'n' * 900}\n{LIGHT}", pool).decks
    assert deck.name == "n" * 500


@pytest.mark.parametrize(
    ("before", "affiliation"),
    [
        ("Affiliation: Imperial Navy", "Imperial Navy"),
        ("affiliation card - NAVY", "Imperial Navy"),
        ("Affiliation: Sith (Core)", "Sith"),
        ("Affiliation: the mighty Sith", "Sith"),
        ("Affiliation: Scum & Villainy", "Scum and Villainy"),
        ("Affiliation: S&V", "Scum and Villainy"),
        ("Affiliation: Galactic Enforcers", "Galactic Enforcers"),
        ("Galactic Enforcers", "Galactic Enforcers"),
        ("1x Sith", "Sith"),
        ("Affiliation: Sitth", "Sith"),
        ("Affiliation: none", None),
        ("Affiliation: Mandalorians", "Mandalorians"),
        ("Sith control", "Sith"),
        ("Aggro Scum", "Scum and Villainy"),
        ("Navy swarm (2016)", "Imperial Navy"),
        ("Sith/Navy", None),
        ("Toolbox Jedi", None),
        ("Chokehold", None),
    ],
)
def test_the_affiliation_of_a_deck(pool, before, affiliation):
    (deck,) = text_format.read(f"{before}\n\n{DARK}", pool).decks
    assert deck.affiliation == affiliation


@pytest.mark.rule("DECK-08")
def test_a_locked_set_tells_the_affiliation_unless_a_line_does(pool):
    locked = "2x The Heart of the Empire\n"
    inferred = text_format.read(f"Navy control\n{locked}{DARK}", pool)
    assert inferred.decks[0].affiliation == "Sith"
    assert "affiliation Sith taken from the set The Heart" in inferred.report[1].message
    assert inferred.report[1].kind is LineKind.REPAIRED
    stated = text_format.read(f"Affiliation: Imperial Navy\n{locked}{DARK}", pool)
    assert stated.decks[0].affiliation == "Imperial Navy"
    assert stated.is_clean


def test_an_unknown_affiliation_is_kept_and_reported(pool):
    reading = text_format.read(f"Affiliation: Mandalorians\n{DARK}", pool)
    assert reading.report[0].kind is LineKind.NOT_UNDERSTOOD


def test_a_second_affiliation_is_reported(pool):
    reading = text_format.read(f"Affiliation: Sith\nAffiliation: Imperial Navy\n{DARK}", pool)
    assert reading.decks[0].affiliation == "Sith"
    assert reading.report[1].kind is LineKind.NOT_UNDERSTOOD


def cards_below(pool, number, mark="- "):
    entry = pool.set(number)
    return f"2x {entry.title}\n" + "".join(f"{mark}{c.title}\n" for c in entry.command_cards)


@pytest.mark.parametrize("mark", ["- ", "  • ", "    ", "1x ", "2x ", "", "* 2 "])
def test_command_cards_below_their_set_are_understood(pool, mark):
    reading = text_format.read(cards_below(pool, 1, mark) + cards_below(pool, 24, mark), pool)
    assert [[entry.key for entry in deck.sets] for deck in reading.decks] == [[1, 24]]
    assert reading.is_clean
    assert not reading.decks[0].listed_cards


def test_a_misspelt_command_card_below_its_set_is_repaired(pool):
    reading = text_format.read("2x A Hero's Journey\n- Luke Skywaker\n", pool)
    assert reading.report[1].message == "Luke Skywaker read as Luke Skywalker"


def test_a_command_card_of_another_set_is_not_understood_and_offers_its_sets(pool):
    reading = text_format.read("2x A Hero's Journey\n- Darth Vader\n2x Hoth Operations", pool)
    assert reading.report[1].kind is LineKind.NOT_UNDERSTOOD
    assert 19 in [choice.number for choice in reading.report[1].choices]
    assert not reading.decks[0].listed_cards


@pytest.mark.rule("DECK-10")
def test_a_full_list_that_lacks_a_card_is_kept(pool):
    text = cards_below(pool, 1) + cards_below(pool, 38).replace("- Wedge Antilles\n", "")
    (deck,) = text_format.read(text, pool).decks
    copies = {card.code: card.copies for card in deck.listed_cards}
    assert len(copies) == 9
    assert set(copies.values()) == {2}
    assert "38-2" not in copies


def test_highlights_below_the_sets_are_no_list_of_cards(pool):
    text = "2x A Hero's Journey\n- Luke Skywalker\n2x Hoth Operations\n- Wedge Antilles\n"
    reading = text_format.read(text, pool)
    assert reading.is_clean
    assert not reading.decks[0].listed_cards


def test_a_command_deck_without_counts_names_each_card_once(pool):
    titles = {c.title for number in (1, 38) for c in pool.set(number).command_cards}
    text = "2x A Hero's Journey\n2x Hoth Operations\nCommand Deck:\n" + "\n".join(sorted(titles))
    reading = text_format.read(text, pool)
    assert reading.is_clean
    assert not reading.decks[0].listed_cards


def test_a_command_deck_may_stand_before_the_objectives(pool):
    titles = [f"2x {c.title}" for c in pool.set(38).command_cards]
    text = "Command Deck\n" + "\n".join(titles) + "\nObjectives\n2x Hoth Operations\n"
    reading = text_format.read(text, pool)
    assert reading.is_clean
    assert [entry.key for entry in reading.decks[0].sets] == [38]
    assert not reading.decks[0].listed_cards


def test_misspelt_cards_of_a_command_deck_are_repaired(pool):
    titles = [f"2 - {c.title} ({c.code})" for c in pool.set(38).command_cards]
    titles[0] = "2 - Wedge Antiles"
    titles[1] = titles[1].replace("(38-", "X (38-")
    text = "2x Hoth Operations\nCommand Deck\n" + "\n".join(titles)
    reading = text_format.read(text, pool)
    assert reading.report[2].message == "Wedge Antiles read as Wedge Antilles"
    assert not reading.lines(LineKind.NOT_UNDERSTOOD)
    assert not reading.decks[0].listed_cards


@pytest.mark.rule("DECK-18")
def test_a_challenge_card_in_a_command_deck_is_kept(pool):
    challenge = next(card for card in pool.challenge_cards if card.type == "unit")
    titles = [f"2x {c.title}" for c in pool.set(38).command_cards]
    stranger = f"1x {challenge.title}"
    text = "2x Hoth Operations\nCommand Deck\n" + "\n".join([*titles, stranger])
    (deck,) = text_format.read(text, pool).decks
    assert challenge.title in [card.title for card in deck.listed_cards]
