"""Fonts and colours of the table, made once for a theme instead of once for a cell."""

from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QStaticText, QTransform

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
        self._words: dict[tuple[str, str], QStaticText] = {}

    def width(self, text: str, font: str) -> float:
        return self._metrics[font].horizontalAdvance(text)

    def elided(self, text: str, font: str, room: int) -> str:
        """The text, or as much of it as fits; the same cell is asked again and again."""
        key = (text, font, room)
        if key not in self._elided:
            metrics = self._metrics[font]
            self._elided[key] = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
            _keep_small(self._elided)
        return self._elided[key]

    def write(
        self, painter: QPainter, where: QRectF, text: str, font: str, *, centred: bool = False
    ) -> None:
        """A line of text, in the middle of the height; what does not fit is left out.

        Its glyphs are laid out once and kept: a table paints the same words at every keystroke.
        """
        if not text:
            return
        text = text if centred else self.elided(text, font, int(where.width()))
        words = self._words.get((text, font))
        if words is None:
            words = QStaticText(text)
            words.setTextFormat(Qt.TextFormat.PlainText)
            words.setPerformanceHint(QStaticText.PerformanceHint.AggressiveCaching)
            words.prepare(QTransform(), getattr(self, font))
            _keep_small(self._words)
            self._words[text, font] = words
        size = words.size()
        left = where.left() + (where.width() - size.width()) / 2 if centred else where.left()
        top = where.top() + (where.height() - size.height()) / 2
        painter.setFont(getattr(self, font))
        painter.drawStaticText(QPointF(round(left), int(top)), words)


_FONTS = ("body", "small", "head")
_KEPT = 20_000


def _keep_small(kept: dict[Any, Any]) -> None:
    if len(kept) > _KEPT:
        kept.clear()
