"""The kinds of node that stand in one another: lines, verbs, conditions, computed amounts.

What a kind consists of is written down in its own module (`LINES`, `VERBS`, `CONDITIONS`,
`AMOUNTS`), and looked up here when the schema of the language is built: so a verb can hold lines
and a number conditions without importing each other.
"""

from functools import lru_cache
from typing import Annotated, Any, Union

from pydantic import Discriminator, Field, GetCoreSchemaHandler, Tag
from pydantic_core import CoreSchema

from swlcg_deck.cards.abilities.nodes import Node, needs_word, tag_by_word


class Kind:
    """One of several nodes, each known by its word."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.nodes: tuple[type[Node], ...] = ()
        """Set in `lines.py`, where all of them are known."""

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(node.word for node in self.nodes)

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return handler.generate_schema(_one_of(self.name, self.nodes))


@lru_cache
def _one_of(name: str, nodes: tuple[type[Node], ...]) -> Any:
    """A union by words; asked for again wherever the kind may stand."""
    words = tuple(node.word for node in nodes)
    tagged = tuple(Annotated[node, Tag(node.word)] for node in nodes)
    return Annotated[
        Union[tagged],  # noqa: UP007 - known when the schema is built
        Discriminator(tag_by_word(*words)),
        needs_word(name, *words),
    ]


LINE = Kind("ability")
VERB = Kind("verb")
CONDITION = Kind("condition")
AMOUNT = Kind("amount")

Ability = Annotated[Node, LINE]
Verb = Annotated[Node, VERB]
Condition = Annotated[Node, CONDITION]
Computed = Annotated[Node, AMOUNT]

Verbs = Annotated[tuple[Verb, ...], Field(min_length=1)]
