"""The guide to writing cards: every example is a card as it stands, every word is listed."""

import json
import re

import pytest
import yaml

from swlcg_deck.cards.abilities.english.lines import text_lines
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


def test_every_word_and_key_is_in_the_vocabulary():
    listed = set(re.findall(r"`([a-z_]+)`", page()))
    assert all_words() <= listed
    assert set(all_keys()) - listed <= {"event", "subject"}
