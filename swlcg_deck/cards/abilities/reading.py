"""From a line of a card's data to nodes of the language, read when someone asks for it.

A card keeps its ability lines as JSON text: reading the language takes a moment that starting the
app should not pay for.
"""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any

from pydantic import BeforeValidator, StringConstraints

if TYPE_CHECKING:
    from pydantic import TypeAdapter

    from swlcg_deck.cards.abilities.nodes import Node


def _as_text(value: Any) -> Any:
    if isinstance(value, Mapping):
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    if isinstance(value, str) and value.startswith("{"):
        return value
    raise ValueError("an ability is a mapping that begins with its word")


Line = Annotated[str, BeforeValidator(_as_text), StringConstraints(max_length=10_000)]
"""One ability as compact JSON text."""


def is_missing(line: Line) -> bool:
    """Whether a line only says that it is not written yet."""
    return line.startswith('{"unwritten":')


@lru_cache(maxsize=1)
def language() -> "TypeAdapter[Node]":
    """The schema of an ability, built once."""
    from swlcg_deck.cards.abilities.lines import schema  # noqa: PLC0415 - see above

    return schema()


@lru_cache(maxsize=4096)
def read_line(line: str) -> "Node":
    """The ability that a line says; raises pydantic's ValidationError for one that says none."""
    return language().validate_json(line)
