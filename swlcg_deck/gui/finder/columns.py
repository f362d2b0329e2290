"""What a table shows: its columns, and the rows made once for the whole pool."""

from dataclasses import dataclass
from enum import Enum, auto

from swlcg_deck.cards.base import Affiliation, PrintedValue
from swlcg_deck.cards.titles import fold
from swlcg_deck.gui.finder.badges import Badge
from swlcg_deck.language import tr

SortKey = tuple[int, int, str] | None
"""None where there is no value: that comes last, whatever the direction."""


class Look(Enum):
    """How a cell is painted."""

    NUMBER = auto()
    TITLE = auto()
    COUNT = auto()
    ICONS = auto()
    NAME = auto()
    BADGES = auto()
    STEPPER = auto()


@dataclass(frozen=True)
class Column:
    """Lengths in pixels at 100 %."""

    key: str
    title: str
    look: Look
    width: int
    glyph: str | None = None
    """Stands for the title in the header."""
    stretch: int = 0
    """The share of spare room; the width is then the least it needs."""
    hidden: bool = False
    gives_way: int = 0
    """The higher, the sooner it goes when there is too little room; 0 stays."""
    descending_first: bool = False

    @property
    def name(self) -> str:
        """The title in the language of the user."""
        return tr(self.title)


@dataclass(frozen=True, slots=True)
class Cell:
    text: str
    key: SortKey
    extra: str = ""
    """The icons that need the edge, beside the normal ones."""
    spoken: str = ""
    """What a screen reader says instead of the text."""


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


def text_cell(text: str) -> Cell:
    return Cell(text, (0, 0, fold(text)) if text else None)


def value_cell(value: PrintedValue | None) -> Cell:
    """A printed number; X, which has no size, comes after all numbers."""
    if value is None:
        return Cell("", None)
    key = (1, 0, "") if isinstance(value, str) else (0, value, "")
    return Cell(str(value), key)
