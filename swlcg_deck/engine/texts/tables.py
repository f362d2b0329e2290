"""What has other words in it is compiled by looking them up here: verbs and conditions.

`lines.py` fills the tables, where all words are known; each family lists its own as `WORDS`.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.engine.core.ability import Condition, Verb

if TYPE_CHECKING:
    from swlcg_deck.engine.texts.text import Text

Compile = Callable[[Any, "Text"], list[Verb]]
"""How one verb of the language becomes verbs of the engine."""

VERBS: dict[str, Compile] = {}
CONDITIONS: dict[str, Callable[[Any], Condition]] = {}


def condition(node: Node) -> Condition:
    """A condition as a test of the game from where an ability looks at it."""
    return CONDITIONS[node.word](node)


def compile_verbs(nodes: Sequence[Node], text: "Text") -> list[Verb]:
    """Several verbs in their order."""
    return [verb for node in nodes for verb in VERBS[node.word](node, text)]


def inside(nodes: Sequence[Node], text: "Text") -> list[Verb]:
    """Verbs that may not come to pass: their targets are not chosen in step 5."""
    hoisting, text.hoisting = text.hoisting, False
    made = compile_verbs(nodes, text)
    text.hoisting = hoisting
    return made
