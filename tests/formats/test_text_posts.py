"""Whole posts, in the styles that people use, against the decks that are in them."""

from pathlib import Path

import pytest

from swlcg_deck.formats.reading import LineKind
from swlcg_deck.formats.registry import read_deck

LISTS = Path(__file__).parents[1] / "data" / "lists"

FIGHTERS = {4: 2, 6: 2, 11: 2, 8: 2, 38: 2}
CONTROL = {19: 2, 20: 2, 23: 2, 24: 2, 40: 2}
COLD = {19: 2, 20: 2, 23: 2, 26: 1, 40: 2, 42: 1}
EXECUTOR = {26: 2, 36: 1, 66: 2, 19: 2, 87: 1, 23: 1, 20: 1}
TOOLBOX = {127: 2, 112: 2, 4: 1, 107: 1, 166: 1, 130: 1, 91: 1, 161: 1}
AGGRO = {235: 2, 57: 1, 222: 1, 106: 1, 184: 1, 195: 1, 134: 1, 138: 1, 240: 1}
FIST = {159: 2, 164: 2, 180: 2, 182: 2, 30: 2}
JEDI, SITH, NAVY = "Jedi", "Sith", "Imperial Navy"
REBELS, SCUM = "Rebel Alliance", "Scum and Villainy"
UNTITLED = "Untitled deck"

POSTS = {
    "alliance_card": [
        (
            "Six and six",
            "Guardians of Justice",
            dict.fromkeys((1, 53, 76, 97, 117, 122, 9, 10, 11, 12, 43, 59), 1),
        )
    ],
    "alliance_card_alone": [
        (
            UNTITLED,
            "Dark Masters",
            dict.fromkeys((26, 27, 29, 30, 31, 19, 20, 21, 23, 24), 1),
        )
    ],
    "bbcode_both_decks": [(UNTITLED, JEDI, FIGHTERS), (UNTITLED, NAVY, COLD)],
    "bbcode_post": [("Aggro Scum", SCUM, AGGRO)],
    "both_decks_without_headings": [(UNTITLED, JEDI, TOOLBOX), ("Aggro Scum", SCUM, AGGRO)],
    "card_numbers_of_the_publisher": [
        ("Jedi from a champion's desk", JEDI, dict.fromkeys((1, 5, 112, 117, 127), 2))
    ],
    "cardgamedb_both_decks": [("Blast First", JEDI, FIGHTERS), ("Chokehold", SITH, CONTROL)],
    "cardgamedb_with_bullets": [("Cold Hands", NAVY, COLD)],
    "command_deck_section": [("Blast First", JEDI, FIGHTERS)],
    "core_starter_in_latin_1": [
        ("Débutant", REBELS, dict.fromkeys((8, 9, 10, 11, 12, 13, 14, 18), 1))
    ],
    "core_starter_in_utf_16": [
        ("Starter", SITH, dict.fromkeys((19, 20, 21, 22, 23, 24, 25, 36), 1))
    ],
    "counts_behind": [("Control without mercy", SITH, CONTROL)],
    "counts_in_brackets": [("A Core Set only list", None, {1: 2, 3: 2, 2: 2, 7: 2, 5: 1, 18: 1})],
    "counts_in_front": [("Jedi Fighters", JEDI, FIGHTERS)],
    "crazymoo_builder": [(UNTITLED, JEDI, dict.fromkeys((1, 2, 3, 4, 5, 6, 7, 18), 1))],
    "curly_quotes_and_accents": [("„Aggro“ Scum", SCUM, AGGRO)],
    "discussion_below": [(UNTITLED, NAVY, EXECUTOR)],
    "groups_by_affiliation": [(UNTITLED, JEDI, {4: 2, 6: 2, 7: 1, 11: 2, 38: 2, 18: 1})],
    "html_paste": [("Chokehold", SITH, CONTROL)],
    "light_and_dark_headings": [
        (UNTITLED, None, {8: 2, 11: 2, 38: 2, 44: 2, 49: 2}),
        (UNTITLED, None, {20: 2, 23: 2, 26: 1, 40: 2, 42: 1, 51: 2}),
    ],
    "lower_case_in_a_chat": [("my navy list", NAVY, FIST)],
    "markdown_both_decks": [("Blast First", JEDI, FIGHTERS), ("Chokehold", SITH, CONTROL)],
    "markdown_post": [("Toolbox Jedi", JEDI, TOOLBOX)],
    "markdown_table": [("Imperial Fist", NAVY, FIST)],
    "numbered_list": [("SITH/NAVY - TOP 16", NAVY, EXECUTOR)],
    "numbers_and_counts_unmarked": [("Blast First", JEDI, FIGHTERS)],
    "numbers_in_front": [("Blast First", JEDI, FIGHTERS)],
    "one_line_each": [(UNTITLED, JEDI, FIGHTERS), (UNTITLED, SITH, CONTROL)],
    "only_numbers": [(UNTITLED, SITH, CONTROL)],
    "products_as_headings": [(UNTITLED, REBELS, {13: 2, 11: 2, 18: 1, 147: 2, 38: 2, 141: 1})],
    "quoted_reply": [(UNTITLED, SITH, CONTROL)],
    "set_numbers_in_brackets": [(UNTITLED, JEDI, FIGHTERS)],
    "spreadsheet": [("Straight from my spreadsheet", NAVY, EXECUTOR)],
    "swaps_below": [(UNTITLED, SITH, CONTROL)],
    "table_that_lost_its_cells": [(UNTITLED, JEDI, FIGHTERS), (UNTITLED, SITH, CONTROL)],
    "titles_repeated": [(UNTITLED, JEDI, FIGHTERS)],
    "tournament_report": [
        ("Regional report: two decks, one trophy", JEDI, FIGHTERS),
        (UNTITLED, SITH, CONTROL),
    ],
    "two_decks_of_one_side": [
        ("All Jedi", JEDI, {1: 2, 3: 2, 7: 2, 6: 2, 2: 1, 18: 1}),
        ("Jedi and Rebels", JEDI, {1: 2, 3: 2, 11: 2, 12: 2, 6: 2}),
    ],
    "typos": [(UNTITLED, NAVY, EXECUTOR)],
}
WITH_PLACES_FOR_DOUBT = {"light_and_dark_headings"}
NOT_CLEAN = {
    "bbcode_post",
    "both_decks_without_headings",
    "curly_quotes_and_accents",
    "discussion_below",
    "groups_by_affiliation",
    "light_and_dark_headings",
    "lower_case_in_a_chat",
    "markdown_both_decks",
    "markdown_post",
    "numbers_and_counts_unmarked",
    "swaps_below",
    "typos",
}
"""Posts of which something had to be corrected or inferred."""


def read_post(name, pool):
    return read_deck((LISTS / f"{name}.txt").read_bytes(), pool, file_name=f"{name}.txt")


@pytest.mark.parametrize("name", POSTS)
def test_a_post_gives_its_decks(pool, name):
    decks = read_post(name, pool).decks
    found = [(d.name, d.affiliation, {e.key: e.copies for e in d.sets}) for d in decks]
    assert found == POSTS[name]
    assert not any(deck.listed_cards for deck in decks)


@pytest.mark.parametrize("name", POSTS)
def test_no_line_of_a_post_is_left_in_doubt(pool, name):
    reading = read_post(name, pool)
    doubtful = [*reading.lines(LineKind.AMBIGUOUS), *reading.lines(LineKind.NOT_UNDERSTOOD)]
    assert bool(doubtful) == (name in WITH_PLACES_FOR_DOUBT)
    assert reading.is_clean == (name not in NOT_CLEAN)


@pytest.mark.parametrize("name", POSTS)
def test_every_line_of_a_post_is_reported_once(pool, name):
    reading = read_post(name, pool)
    data = (LISTS / f"{name}.txt").read_bytes()
    encoding = {"core_starter_in_latin_1": "cp1252", "core_starter_in_utf_16": "utf-16"}
    text = data.decode(encoding.get(name, "utf-8")).replace("\r\n", "\n")
    lines = list(enumerate(text.removesuffix("\n").split("\n"), start=1))
    assert [(line.line, line.text) for line in reading.report] == lines
    assert {line.deck for line in reading.report} == set(range(len(reading.decks)))


def test_there_is_an_expectation_for_every_post():
    of_their_own = {"crazymoo_wrong_printing", "command_deck_with_a_stranger"}
    assert {path.stem for path in LISTS.glob("*.txt")} == POSTS.keys() | of_their_own
    assert len(POSTS) >= 25


@pytest.mark.rule("DECK-11")
def test_a_builder_list_with_a_wrong_printing_keeps_its_cards(pool):
    (deck,) = read_post("crazymoo_wrong_printing", pool).decks
    assert {entry.key: entry.copies for entry in deck.sets} == FIST
    copies = {card.code: card.copies for card in deck.listed_cards}
    assert (copies["180-5"], copies["205-5"]) == (1, 1)
    assert sum(copies.values()) == 50


@pytest.mark.rule("DECK-10")
def test_a_command_deck_that_differs_from_the_sets_is_kept(pool):
    reading = read_post("command_deck_with_a_stranger", pool)
    (deck,) = reading.decks
    assert {entry.key: entry.copies for entry in deck.sets} == FIGHTERS
    copies = {card.code: card.copies for card in deck.listed_cards}
    assert copies["4-2"] == 1
    assert [card.title for card in deck.listed_cards if card.code not in codes(pool, FIGHTERS)] == [
        "Darth Vader"
    ]
    (line,) = [line for line in reading.report if "no place" in line.message]
    assert line.text == "1x Darth Vader"


def codes(pool, sets):
    return {card.code for number in sets for card in pool.set(number).command_cards}
