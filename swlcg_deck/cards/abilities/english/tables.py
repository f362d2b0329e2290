"""What has other words in it is said by looking them up here: verbs, conditions and lines.

`lines.py` fills the tables, where all words are known; each family lists its own as `WORDS`.
"""

from collections.abc import Callable
from typing import Any

from swlcg_deck.cards.abilities.english.speaker import Speaker
from swlcg_deck.cards.abilities.nodes import Node

Teller = Callable[[Any, Speaker], str]
"""How one word of the language is said."""

LINES: dict[str, Teller] = {}
VERBS: dict[str, Teller] = {}
CONDITIONS: dict[str, Teller] = {}


def line(node: Node, speaker: Speaker) -> str:
    """One ability."""
    return LINES[node.word](node, speaker.anew())


def condition(node: Node, speaker: Speaker) -> str:
    """Behind "if" or "while"."""
    return CONDITIONS[node.word](node, speaker)
