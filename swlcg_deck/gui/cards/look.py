"""What a face is painted with: palette, type and lengths at one text size and one zoom."""

from typing import NamedTuple

from PySide6.QtGui import QColor, QFont, QFontMetricsF

from swlcg_deck.cards.base import Affiliation
from swlcg_deck.gui.theme.palette import Scheme
from swlcg_deck.gui.theme.theme import Theme


class Type(NamedTuple):
    """A font together with its measures."""

    font: QFont
    metrics: QFontMetricsF


class Look:
    """The theme as it is now, made larger or smaller by a zoom."""

    def __init__(self, theme: Theme, zoom: float = 1.0) -> None:
        self._theme = theme
        self._zoom = zoom
        self._types: dict[tuple[float, bool, bool], Type] = {}
        self.palette = theme.palette
        self.scale = theme.scale * zoom

    def px(self, length: float) -> int:
        return max(1, round(length * self.scale))

    def type(self, size: float, *, semibold: bool = False, italic: bool = False) -> Type:
        wanted = (size, semibold, italic)
        if wanted not in self._types:
            font = self._theme.font(size * self._zoom, semibold=semibold, italic=italic)
            self._types[wanted] = Type(font, QFontMetricsF(font))
        return self._types[wanted]

    def affiliation(self, affiliation: Affiliation) -> QColor:
        return self.palette.affiliation(affiliation)

    @property
    def ink_on_colour(self) -> str:
        """For a number on a disc filled with an affiliation's colour."""
        is_dark = self.palette.scheme is Scheme.DARK
        return self.palette.window if is_dark else self.palette.panel
