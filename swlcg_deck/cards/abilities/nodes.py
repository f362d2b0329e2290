"""The form of the language: mappings whose first word says what they are."""

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Annotated, Any, ClassVar, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints

from swlcg_deck.cards.base import CombatIcon, Frozen

Name = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z_]*$", max_length=30)]
"""A name that an ability gives to what it has picked."""
Ref = Name
"""Which card: `self`, `host`, `it` (of the trigger), `those` (all that the trigger is about at
once), `that` (last picked), `engaged`, `striker`, or a name."""
Player = Literal["you", "opponent", "owner", "controller", "active", "that_player", "each_player"]
Partner = Literal["partner"]
"""Another player of one's own side: in a game of two there is none, and what needs one does nothing
(GEN-12)."""
Zone = Literal[
    "hand",
    "deck",
    "discard",
    "edge_stack",
    "captured",
    "objective_deck",
    "victory_pile",
    "play",
]
Icon = CombatIcon
Token = Literal["damage", "focus", "shield"]
Phase = Literal["balance", "refresh", "draw", "deployment", "conflict", "force"]
Number = Annotated[int, Field(ge=0, le=99)]


class Node(Frozen):
    """A part of an ability."""

    # Values that went through a "before" validator arrive as plain Python, not as JSON.
    # The language is one schema, built once when the first ability is read: built model by model
    # it took six times as long.
    model_config = ConfigDict(strict=False, defer_build=True)

    word: ClassVar[str] = ""
    """The key by which a mapping is known to be this kind of node."""

    def says(self, key: str) -> bool:
        """Whether the data says it, and does not leave it to what is usual. A number that is
        written stands on the card as a digit (DEF-13); "a unit" is one without saying so."""
        return key in self.model_fields_set


def played_only(node: Node, key: str, where: str) -> None:
    """Refuse a key that is written where nothing plays it."""
    info = type(node).model_fields[key]
    if getattr(node, key) != info.default:
        name = info.alias or key
        raise ValueError(f"nothing plays this key yet: `{name}` means something only {where}")


def as_list(value: object) -> object:
    return value if isinstance(value, (list, tuple)) else [value]


def tag_by_word(*words: str) -> Callable[[Any], str | None]:
    """For a union of nodes: the word of the mapping, or of a node that is already read."""

    def tag(value: Any) -> str | None:
        if isinstance(value, Node):
            return value.word
        if isinstance(value, Mapping):
            return next((key for key in value if key in words), None)
        return None

    return tag


def needs_word(what: str, *words: str) -> BeforeValidator:
    """Refuse a mapping without a known word, with a suggestion."""

    def check(value: Any) -> Any:
        if isinstance(value, BaseModel):
            return value
        if not isinstance(value, Mapping):
            raise ValueError(f"{what} is a mapping that begins with its word")
        if any(key in words for key in value):
            return value
        first = next(iter(value), "")
        near = get_close_matches(str(first), words, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else f"; known are {', '.join(words)}"
        raise ValueError(f"there is no {what} {first!r}{hint}")

    return BeforeValidator(check)
