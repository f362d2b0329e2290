"""Fonts and colours of the table, made once for a theme instead of once for a cell."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF

from swlcg_deck.cards.base import Affiliation
from swlcg_deck.gui.theme.theme import Theme


class Ink(QObject):
    """Renews itself when the theme changes; whoever connects to the theme later paints anew."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        theme.changed.connect(self._renew)
        self._renew()

    def _renew(self) -> None:
        theme, palette = self.theme, self.theme.palette
        self.body: QFont = theme.font()
        self.small: QFont = theme.font(12)
        self.head: QFont = theme.font(11, semibold=True)
        self.text = QColor(palette.text)
        self.text_2 = QColor(palette.text_2)
        self.text_3 = QColor(palette.text_3)
        self.hover = QColor(palette.hover)
        self.selected = QColor(palette.selected)
        self.hairline = QColor(palette.hairline)
        self.border = QColor(palette.border)
        self.accent = QColor(palette.accent)
        self.accent_fill = QColor(palette.accent_fill)
        self.panel = QColor(palette.panel)
        self.affiliations = {a: QColor(palette.affiliations[a]) for a in Affiliation}
        self._metrics = {name: QFontMetricsF(getattr(self, name)) for name in _FONTS}
        self._elided: dict[tuple[str, str, int], str] = {}

    def width(self, text: str, font: str) -> float:
        return self._metrics[font].horizontalAdvance(text)

    def elided(self, text: str, font: str, room: int) -> str:
        """The text, or as much of it as fits; the same cell is asked again and again."""
        key = (text, font, room)
        if key not in self._elided:
            if len(self._elided) > _KEPT:
                self._elided.clear()
            metrics = self._metrics[font]
            self._elided[key] = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        return self._elided[key]


_FONTS = ("body", "small", "head")
_KEPT = 20_000
