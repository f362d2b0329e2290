"""What may be written beside a verb is read by its compiler and by its English.

A key that nobody reads would be accepted and do nothing. Looked at is every verb of every written
card, and the examples.
"""

import json
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from verb_examples import EXAMPLES

import swlcg_deck.cards.abilities.english.lines  # noqa: F401 - both fill their tables
import swlcg_deck.engine.texts.lines  # noqa: F401
from swlcg_deck.cards.abilities.english import tables as english
from swlcg_deck.cards.abilities.english.speaker import Speaker
from swlcg_deck.cards.abilities.kinds import VERB
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.abilities.reading import read_line
from swlcg_deck.engine.texts.tables import VERBS
from swlcg_deck.engine.texts.text import Text

NOT_SAID = {"rescue.bind"}
"""Names for the text itself; the English has its own words for what they hold."""


class Watched:
    """A node that notes which of its keys were asked for."""

    def __init__(self, node: Node, asked: set[str]) -> None:
        self._node, self._asked = node, asked

    def __getattr__(self, key: str) -> Any:
        self._asked.add(key)
        return getattr(self._node, key)


def nodes_in(part: Any) -> Iterator[Node]:
    if isinstance(part, Node):
        yield part
        part = [getattr(part, key) for key in type(part).model_fields]
    if isinstance(part, (list, tuple)):
        for inner in part:
            yield from nodes_in(inner)


@pytest.fixture(scope="module")
def verbs(pool):
    written = [line for card in pool.cards for line in card.text]
    shown = [read_line(json.dumps({"action": {"do": [example]}})) for example in EXAMPLES]
    return [node for node in nodes_in([*written, *shown]) if type(node) in VERB.nodes]


def unread(asked: dict[str, set[str]]) -> set[str]:
    """The keys that were never asked for; one that can have one value only says nothing."""
    return {
        f"{node.word}.{key}"
        for node in VERB.nodes
        for key, info in node.model_fields.items()
        if key not in asked[node.word] and len(get_args(info.annotation)) != 1
    }


def test_the_compiler_reads_every_key(verbs):
    asked = {word: set() for word in VERB.words}
    for verb in verbs:
        VERBS[verb.word](Watched(verb, asked[verb.word]), Text())
    assert unread(asked) == set()


def test_the_english_reads_every_key(verbs):
    # Who acts is asked for by `say`, of every verb.
    asked = {word: {"by"} for word in VERB.words}
    for verb in verbs:
        english.VERBS[verb.word](Watched(verb, asked[verb.word]), Speaker("this card"))
    assert unread(asked) == set(NOT_SAID)
