"""The page "Cookbook" of the guide: a phrase as a card says it, and what to write for it.

The phrases are the program's own English of the lines. `python -m
swlcg_deck.cards.abilities.vocabulary_page` writes both pages anew.
"""

import json

from swlcg_deck.cards.abilities.english.lines import in_english
from swlcg_deck.cards.abilities.reading import read_line
from swlcg_deck.cards.abilities.recipes import CHAPTERS, Chapter
from swlcg_deck.files.strict_yaml import read_yaml
from swlcg_deck.paths import resources_dir

FILE = resources_dir() / "guide" / "cookbook.md"
_HEAD = """\
# Cookbook

Look for the phrase that the card has, or one like it, and write what stands beside it; then change
the traits, the numbers, the sides. How these parts make a line says [How to write a
card](writing-cards.md); every word with all its keys is in the [Vocabulary](vocabulary.md). The
phrases are said by the program from what stands beside them, here by a unit.
"""


def page() -> str:
    """The whole page as Markdown."""
    return "\n".join([_HEAD, *map(_chapter, CHAPTERS)])


def _chapter(chapter: Chapter) -> str:
    rows = [f"| {phrase(chapter, recipe)} | `{recipe}` |" for recipe in chapter.recipes]
    heads = ["| the card says | you write |", "| --- | --- |"]
    return "\n".join([f"## {chapter.title}\n", f"{chapter.about}\n", *heads, *rows, ""])


def phrase(chapter: Chapter, recipe: str) -> str:
    """The phrase of a recipe: its line, without what the frame says around it."""
    frame = chapter.frame
    node = read_line(json.dumps(read_yaml(frame.line.replace("@", recipe))))
    before, _, after = frame.said.partition("@")
    return in_english(node, "this unit").removeprefix(before).removesuffix(after)
