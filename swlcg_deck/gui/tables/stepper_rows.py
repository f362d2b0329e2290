"""What a row of the lists in this view says: pure words and numbers."""

from dataclasses import dataclass

from swlcg_deck.cards.base import Affiliation

Key = str | int


@dataclass(frozen=True)
class Head:
    """A caption over rows; it can be neither chosen nor reached by the keyboard."""

    title: str
    note: str = ""


@dataclass(frozen=True)
class Row:
    """One thing that can be chosen, with a number of copies or a tick where it has one."""

    key: Key
    title: str
    spoken: str
    second: str = ""
    """A second line makes the row higher."""
    note: str = ""
    """A few words at the right."""
    mark: str = ""
    """A word in a frame: something about this row is not as usual."""
    tip: str = ""
    affiliation: Affiliation | None = None
    copies: int | None = None
    ticked: bool | None = None
    is_quiet: bool = False
    """Nothing of it is there."""


AnyRow = Head | Row
