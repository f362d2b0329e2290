"""The paper: its sizes, and what can be painted on it page by page."""

from typing import Literal, Protocol

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter

Paper = Literal["A4", "Letter"]
PAPERS: tuple[Paper, ...] = ("A4", "Letter")
MARGIN = 34
"""Points, about 12 mm: no printer needs more."""
_SIZES = {"A4": QSizeF(595, 842), "Letter": QSizeF(612, 792)}


def paper_size(paper: Paper) -> QSizeF:
    """In points, of which 72 make an inch."""
    return QSizeF(_SIZES[paper])


class Pages(Protocol):
    """Pages of one kind of paper, painted in any order, as often as one likes."""

    @property
    def paper(self) -> Paper: ...

    @property
    def count(self) -> int: ...

    def paint(self, painter: QPainter, index: int) -> None:
        """Paint a page at the painter's origin, one unit to the point."""
