"""The two columns of a sheet: light side, dark side."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor

from swlcg_deck.cards.base import Side
from swlcg_deck.printing.ink import GREY
from swlcg_deck.printing.paper import MARGIN

GAP: Final = 20
_FILLS: Final = {Side.LIGHT: QColor("#1B63AE"), Side.DARK: QColor("#96203A"), None: GREY}


@dataclass(frozen=True)
class Strip:
    """Where a column stands, or one of several fields beside one another."""

    left: float
    width: float


def strips(size: QSizeF, count: int) -> list[Strip]:
    """So many equal parts of the page, within its margins."""
    width = (size.width() - 2 * MARGIN - (count - 1) * GAP) / count
    return [Strip(MARGIN + place * (width + GAP), width) for place in range(count)]


def side_fill(side: Side | None) -> QColor:
    """The only colour on the paper; its words are there too, for a printer without colour."""
    return _FILLS[side]
