"""Captured cards."""

from typing import Annotated, ClassVar

from pydantic import Field

from swlcg_deck.cards.abilities.nodes import Name, Node
from swlcg_deck.cards.abilities.selections import Cards


class Capture(Node):
    """The dark side captures a light side card at one of its objectives (CAP)."""

    word: ClassVar[str] = "capture"
    capture: Cards
    at: Cards | None = None
    """Where; with nothing said the dark side picks."""


class Rescue(Node):
    """Take captured cards back, at random at a chosen objective (CAP-07), or where it is said."""

    word: ClassVar[str] = "rescue"
    rescue: Annotated[int, Field(ge=1, le=9)] = 1
    at: Cards | None = None
    bind: Name = "that"


VERBS: tuple[type[Node], ...] = (Capture, Rescue)
