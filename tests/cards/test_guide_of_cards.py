"""The guide to writing cards: every example is a card as it stands, every word is listed."""

import json
import re

import pytest
import yaml

from swlcg_deck.cards.abilities import cookbook_page
from swlcg_deck.cards.abilities.english.lines import text_lines
from swlcg_deck.cards.abilities.recipes import CHAPTERS
from swlcg_deck.cards.abilities.vocabulary import all_keys, all_words
from swlcg_deck.cards.abilities.vocabulary_page import FILE, page
from swlcg_deck.paths import resources_dir

WRITING = (resources_dir() / "guide" / "writing-cards.md").read_text("utf-8")
RECIPES = re.findall(
    r"^([^\n]+), ((?:\d+)-\d):\n\n```yaml\n(.+?)```\n\n((?:>[^\n]*\n?)+)",
    WRITING,
    re.MULTILINE | re.DOTALL,
)


def test_every_block_of_the_guide_is_an_example_with_its_card():
    assert len(RECIPES) == WRITING.count("```yaml") > 15


@pytest.mark.parametrize(("title", "code", "block", "english"), RECIPES)
def test_an_example_is_what_the_card_has(pool, title, code, block, english):
    card = next(card for card in pool.cards if card.code == code)
    assert card.title == title
    assert yaml.safe_load(block) == [json.loads(line) for line in card.abilities]
    said = [line.removeprefix("> ") for line in english.splitlines() if line != ">"]
    assert said == list(text_lines(card))


KINDS = [
    *("constant", "action", "reaction", "interrupt", "fate", "form", "pilot_text", "scripted"),
    *("forced", "limit", "cost", "target", "search", "until", "later", "instead", "usable_from"),
    *("bind", "completed", "host", "prevent", "either", "cannot", "ability"),
]


@pytest.mark.parametrize("kind", KINDS)
def test_there_is_a_recipe_for_each_kind(kind):
    assert any(re.search(rf"\b{kind}\b", block) for _, _, block, _ in RECIPES)


def test_the_vocabulary_is_up_to_date():
    """`python -m swlcg_deck.cards.abilities.vocabulary_page` writes it anew."""
    assert FILE.read_text("utf-8") == page()


def test_the_cookbook_is_up_to_date():
    """`python -m swlcg_deck.cards.abilities.vocabulary_page` writes it anew."""
    assert cookbook_page.FILE.read_text("utf-8") == cookbook_page.page()


@pytest.mark.parametrize(
    ("phrase", "recipe"),
    [
        ("Deal 2 damage to target enemy unit.", "{place: damage, amount: 2, "),
        ("After you have won an edge battle", "{edge_resolved: any, winner: you}"),
        ("Sacrifice this unit", "{sacrifice: self}"),
        ("unit with a printed cost of at most 2", "{type: unit, printed_cost: {at_most: 2}}"),
        (
            "Your opponent cannot play cards while this unit has 1 or more enhancements.",
            "{ref: self, matches: {enhancements: ",
        ),
    ],
)
def test_a_phrase_of_a_card_stands_beside_its_line(phrase, recipe):
    assert f"| {phrase} | `{recipe}" in cookbook_page.page()


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.title)
def test_what_the_cookbook_says_is_no_more_than_its_line(chapter):
    """Nothing is left of the line around it, and no phrase stands there twice."""
    phrases = [cookbook_page.phrase(chapter, recipe) for recipe in chapter.recipes]
    assert len(set(phrases)) == len(phrases) == len(set(chapter.recipes))
    around = [part.strip(" .,") for part in chapter.frame.said.split("@")]
    assert not any(part and part in phrase for part in around for phrase in phrases)


def test_every_word_and_key_is_in_the_vocabulary():
    listed = set(re.findall(r"`([a-z_]+)`", page()))
    assert all_words() <= listed
    assert set(all_keys()) - listed <= {"event", "subject"}
