"""What a table of the finder shows: its columns, and the rows made once for the whole pool."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, TypeVar

from swlcg_deck.cards.base import Affiliation, PrintedValue
from swlcg_deck.cards.titles import fold
from swlcg_deck.gui.cards.badges import Badge
from swlcg_deck.gui.tables.column import Column

T = TypeVar("T")


class Look(Enum):
    """How a cell is painted."""

    NUMBER = auto()
    TITLE = auto()
    COUNT = auto()
    ICONS = auto()
    NAME = auto()
    BADGES = auto()
    STEPPER = auto()


def _nothing(_of: object) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Cell:
    text: str
    key: Any
    """None where there is no value: that comes last, whatever the direction."""
    edge: str = ""
    """The icons that need the edge, beside the normal ones."""
    spoken: str = ""
    """What a screen reader says instead of the text."""


@dataclass(frozen=True, eq=False)
class FinderColumn(Column[T]):
    look: Look = Look.NAME
    glyph: str | None = None
    """Stands for the title in the header."""
    edge: Callable[[T], str] = _nothing
    """The icons that need the edge, beside the normal ones of the text."""
    words: Callable[[T], str] = _nothing
    """What a screen reader says after the title instead of the text."""

    def cell(self, of: T) -> Cell:
        text = self.text(of)
        key = self.key(of) if self.key is not None else fold(text) or None
        return Cell(text, key, self.edge(of), self.words(of))


@dataclass(frozen=True, slots=True)
class Row:
    """A set or a card, every text of it ready to be painted."""

    place: int
    """Where it stands in the pool: what decides between equals."""
    code: str
    number: int | None
    title: str
    affiliation: Affiliation
    cells: tuple[Cell, ...]
    badges: tuple[Badge, ...] = ()


def cells_of(columns: Sequence[FinderColumn[T]], of: T) -> tuple[Cell, ...]:
    return tuple(column.cell(of) for column in columns)


def count_column(
    name: str,
    title: str,
    width: int,
    value: Callable[[T], PrintedValue | None],
    *,
    glyph: str | None = None,
    gives_way: int = 0,
) -> FinderColumn[T]:
    """A printed number; X, which has no size, comes after all numbers."""

    def text(of: T) -> str:
        found = value(of)
        return "" if found is None else str(found)

    def key(of: T) -> tuple[int, int] | None:
        found = value(of)
        if found is None:
            return None
        return (1, 0) if isinstance(found, str) else (0, found)

    return FinderColumn(
        *(name, title, width, text, key),
        gives_way=gives_way,
        descending_first=True,
        look=Look.COUNT,
        glyph=glyph,
    )
