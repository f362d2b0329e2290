"""Writing on paper. Points are the unit, and letters are as wide on a screen as on paper."""

from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from swlcg_deck.paths import resources_dir

BLACK: Final = QColor("#18202F")
GREY: Final = QColor("#5A6577")
PALE: Final = QColor("#C3CCD9")
WHITE: Final = QColor("#FFFFFF")
_FINE: Final = 16
"""Letters are set this much larger and scaled down, so that no device rounds their widths."""


class Ink:
    """A pen for one page; it never writes beyond the width it is given."""

    def __init__(self, painter: QPainter) -> None:
        self._painter = painter
        self._fonts: dict[tuple[float, bool], QFont] = {}
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)

    def write(
        self,
        at: QPointF,
        text: str,
        size: float,
        *,
        width: float,
        bold: bool = False,
        colour: QColor = BLACK,
        right: bool = False,
    ) -> None:
        """One line on its base line; what does not fit ends in an ellipsis."""
        shown = self.elided(text, size, width, bold=bold)
        left = at.x() + (width - self.width(shown, size, bold=bold) if right else 0)
        painter = self._painter
        painter.save()
        painter.translate(left, at.y())
        painter.scale(1 / _FINE, 1 / _FINE)
        painter.setFont(self._font(size, bold))
        painter.setPen(colour)
        painter.drawText(QPointF(0, 0), shown)
        painter.restore()

    def elided(self, text: str, size: float, width: float, *, bold: bool = False) -> str:
        metrics = QFontMetricsF(self._font(size, bold))
        return metrics.elidedText(clean(text), Qt.TextElideMode.ElideRight, width * _FINE)

    def width(self, text: str, size: float, *, bold: bool = False) -> float:
        return QFontMetricsF(self._font(size, bold)).horizontalAdvance(text) / _FINE

    def wrapped(
        self, text: str, size: float, width: float, most: int, *, bold: bool = False
    ) -> list[str]:
        """Whole words in at most so many lines; the last one takes the rest, to be elided."""
        lines: list[str] = []
        for word in clean(text).split():
            longer = f"{lines[-1]} {word}" if lines else word
            fits = self.width(longer, size, bold=bold) <= width
            if not lines or (not fits and len(lines) < most):
                lines.append(word)
            else:
                lines[-1] = longer
        return lines

    def line(self, start: QPointF, length: float, colour: QColor, thickness: float) -> None:
        self._painter.setPen(QPen(colour, thickness))
        self._painter.drawLine(start, QPointF(start.x() + length, start.y()))

    def box(self, where: QRectF) -> None:
        """A square to tick."""
        self._painter.setPen(QPen(GREY, 0.6))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRect(where)

    def fill(self, where: QRectF, colour: QColor) -> None:
        self._painter.fillRect(where, colour)

    def glyph(self, name: str, where: QRectF, colour: QColor = BLACK) -> None:
        """One of our drawings, as lines and not as dots."""
        file = resources_dir() / "icons" / "glyphs" / f"{name}.svg"
        drawing = file.read_text(encoding="utf-8").replace("currentColor", colour.name())
        QSvgRenderer(QByteArray(drawing.encode())).render(self._painter, where)

    def _font(self, size: float, bold: bool) -> QFont:
        """With the plain shape of every letter: others cannot be searched for in a PDF."""
        if (size, bold) not in self._fonts:
            font = QFont("Inter")
            font.setPixelSize(round(size * _FINE))
            font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
            font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
            if hasattr(font, "setFeature"):
                font.setFeature(QFont.Tag("calt"), 0)
            self._fonts[size, bold] = font
        return self._fonts[size, bold]


def clean(text: str) -> str:
    """One line of what can be printed; a name may hold anything."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
