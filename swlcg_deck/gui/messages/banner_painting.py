"""The ground of a banner that answers a question."""

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from swlcg_deck.gui.theme.palette import Tinted
from swlcg_deck.gui.theme.theme import Theme


def paint_banner(painter: QPainter, theme: Theme, where: QRect, colours: Tinted) -> None:
    """A tint with round corners, and a bar at the left in the colour of the answer."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shape = QPainterPath()
    shape.addRoundedRect(QRectF(where), theme.px(8), theme.px(8))
    painter.setClipPath(shape)
    painter.fillRect(where, QColor(colours.tint))
    painter.fillRect(where.left(), where.top(), theme.px(4), where.height(), QColor(colours.ink))
