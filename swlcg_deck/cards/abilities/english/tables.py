"""What has other words in it is said by looking them up here: verbs, conditions and lines.

`lines.py` fills the tables, where all words are known; each family lists its own as `WORDS`.
"""

from collections.abc import Callable
from typing import Any

from swlcg_deck.cards.abilities.english.speaker import Speaker
from swlcg_deck.cards.abilities.nodes import Node


class NoEnglishError(ValueError):
    """Two words of the language that nobody has put into one sentence yet: saying one of them only
    would say less than is played."""

    def __init__(self, what: str) -> None:
        super().__init__(f"there is no English for {what} yet")


Teller = Callable[[Any, Speaker], str]
"""How one word of the language is said."""

LINES: dict[str, Teller] = {}
VERBS: dict[str, Teller] = {}
CONDITIONS: dict[str, Teller] = {}
AMOUNTS: dict[str, Teller] = {}


def line(node: Node, speaker: Speaker) -> str:
    """One ability."""
    return LINES[node.word](node, speaker.anew())


def condition(node: Node, speaker: Speaker) -> str:
    """Behind "if" or "while"."""
    return CONDITIONS[node.word](node, speaker)


def computed(node: Node, speaker: Speaker) -> str:
    """A number that is no plain one."""
    return AMOUNTS[node.word](node, speaker)
