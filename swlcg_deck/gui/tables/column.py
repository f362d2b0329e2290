"""What a column of a table is, said in one place: its head, its cells, its order, its width."""

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from PySide6.QtCore import Qt

from swlcg_deck.gui.widgets.row_painting import LEFT
from swlcg_deck.language import tr

T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class Column(Generic[T]):
    """Lengths in pixels at 100 %; what a cell says comes from its row alone."""

    name: str
    """By which the code and the settings know it."""
    title: str
    width: int
    text: Callable[[T], str]
    key: Callable[[T], Any] | None = None
    """What it sorts by, its text otherwise; None as a key comes last in both directions."""
    spoken: Callable[[T], str] | None = None
    """What a screen reader says, otherwise the title and the text."""
    tip: Callable[[T], str] | None = None
    """What the tooltip of a cell says, otherwise its text."""
    meaning: str = ""
    """What the tooltip of its head says."""
    align: Qt.AlignmentFlag = LEFT
    least: int = 0
    """How narrow it gets where there is too little room; 0 for a column that keeps its width."""
    stretch: int = 0
    """The share of spare room."""
    gives_way: int = 0
    """The higher, the sooner it goes when there is too little room; 0 stays."""
    hidden: bool = False
    """Only shown to who asks for it."""
    descending_first: bool = False

    @property
    def head(self) -> str:
        """The title in the language of the user."""
        return tr(self.title)

    def key_of(self, row: T) -> Any:
        return self.key(row) if self.key is not None else self.text(row).casefold()

    def spoken_of(self, row: T) -> str:
        if self.spoken is not None:
            return self.spoken(row)
        return f"{self.head}: {self.text(row) or tr('none')}"

    def tip_of(self, row: T) -> str:
        return self.tip(row) if self.tip is not None else self.text(row)


def fitted(
    columns: Sequence[Column[Any]],
    room: float,
    dragged: Mapping[str, float] = MappingProxyType({}),
    kept: Container[str] = (),
) -> dict[str, float]:
    """The width of each column that there is room for, by its name.

    What gives way goes first, then the fixed columns get narrower, and at last those that stretch.
    A column that the user dragged keeps that width; one that he asked for is kept.
    """
    shown = list(columns)
    widths = {one.name: dragged.get(one.name, float(one.width)) for one in shown}
    while (over := sum(widths.values()) - room) > 0:
        loose = [one for one in shown if one.gives_way and one.name not in kept]
        if not loose:
            break
        gone = max(loose, key=lambda one: one.gives_way)
        shown.remove(gone)
        del widths[gone.name]
    free = [one for one in shown if one.name not in dragged]
    elastic = [one for one in free if one.stretch]
    if over <= 0:
        shares = sum(one.stretch for one in elastic)
        for one in elastic:
            widths[one.name] -= over * one.stretch / shares
    for some in ([one for one in free if not one.stretch], elastic):
        give = {one.name: one.width - one.least for one in some if one.least}
        total = sum(give.values())
        if over > 0 and total:
            for name, most in give.items():
                widths[name] -= min(over, total) * most / total
            over -= min(over, total)
    return widths
