"""The visible keyboard focus: two pixels of accent around what has it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from swlcg_deck.gui.theme.theme import Theme


def paint_focus_ring(painter: QPainter, theme: Theme, inside: QRectF, radius: float) -> None:
    """A ring of two pixels whose outer edge is the rectangle's."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.palette.accent), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inside.adjusted(1, 1, -1, -1), radius, radius)
