"""The kinds of node that stand in one another: lines, verbs, conditions, computed amounts.

What a kind consists of is written down in its own module (`LINES`, `VERBS`, `CONDITIONS`,
`AMOUNTS`), and looked up here when the schema of the language is built: so a verb can hold lines
and a number conditions without importing each other.
"""

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Annotated, Any, Union

from pydantic import Discriminator, Field, GetCoreSchemaHandler, Tag, TypeAdapter
from pydantic_core import CoreSchema, core_schema

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


class WhenMet:
    """A node that is read with the language when one is met: the facts of a card have filters too,
    and starting the app does not wait for the language because of them."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(self._read)

    def _read(self, value: Any) -> Node:
        if isinstance(value, Node):
            return value
        if not isinstance(value, Mapping):
            raise ValueError(f"an {self.kind.name} is a mapping that begins with its word")
        return self._language.validate_python(value)

    @cached_property
    def _language(self) -> TypeAdapter[Node]:
        import swlcg_deck.cards.abilities.lines  # noqa: PLC0415, F401 - fills the kinds

        return TypeAdapter(Annotated[Node, self.kind])


LINE = Kind("ability")
VERB = Kind("verb")
CONDITION = Kind("condition")
AMOUNT = Kind("amount")

Ability = Annotated[Node, LINE]
Verb = Annotated[Node, VERB]
Condition = Annotated[Node, CONDITION]
Computed = Annotated[Node, AMOUNT]

Verbs = Annotated[tuple[Verb, ...], Field(min_length=1)]
