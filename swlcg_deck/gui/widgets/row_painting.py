"""What painted rows have in common: a line of text that gives way, and a sign."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from swlcg_deck.gui.theme.glyphs import glyph_pixmap
from swlcg_deck.gui.theme.theme import Theme

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


def elided(text: str, font: QFont, room: float) -> str:
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)


def write(
    painter: QPainter,
    where: QRectF,
    text: str,
    font: QFont,
    ink: str,
    how: Qt.AlignmentFlag = LEFT,
) -> None:
    """One line of text; what does not fit ends in an ellipsis."""
    painter.setFont(font)
    painter.setPen(QColor(ink))
    shown = elided(text, font, where.width())
    # The last letter may lean a little over its own width.
    room = where.adjusted(0, 0, 1, 0) if how is LEFT else where
    painter.drawText(room, how, shown)


def paint_sign(painter: QPainter, theme: Theme, glyph: str, ink: str, box: QRectF) -> None:
    """A glyph on a panel; what is cut out of it shows the panel."""
    ratio = painter.device().devicePixelRatioF()
    pixmap = glyph_pixmap(glyph, ink, box.width(), ratio, below=theme.palette.panel)
    painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
