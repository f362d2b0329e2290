"""Tokens: focus is round, damage a diamond, a shield a shield; each with its number."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from swlcg_deck.gui.cards.look import Look
from swlcg_deck.gui.widgets.row_painting import CENTRE


def paint_token(painter: QPainter, look: Look, name: str, count: int, box: QRectF) -> None:
    """`name` is focus, damage or shield."""
    palette = look.palette
    inks = {
        "focus": palette.token_focus,
        "damage": palette.token_damage,
        "shield": palette.token_shield,
    }
    painter.setPen(QPen(QColor(palette.window), 1.5))
    painter.setBrush(QColor(inks[name]))
    if name == "focus":
        painter.drawEllipse(box)
    elif name == "damage":
        painter.drawPolygon(diamond(box.center(), box.width() * 0.6))
    else:
        painter.drawPolygon(_shield(box))
    painter.setFont(look.type(11, semibold=True).font)
    painter.setPen(QColor(palette.window))
    painter.drawText(box, CENTRE, str(count))


def diamond(centre: QPointF, half: float) -> QPolygonF:
    x, y = centre.x(), centre.y()
    return QPolygonF(
        [QPointF(x, y - half), QPointF(x + half, y), QPointF(x, y + half), QPointF(x - half, y)]
    )


def _shield(box: QRectF) -> QPolygonF:
    x, y, w, h = box.left(), box.top(), box.width(), box.height()
    shape = ((0, 0.12), (0.5, 0), (1, 0.12), (1, 0.55), (0.5, 1), (0, 0.55))
    return QPolygonF([QPointF(x + a * w, y + b * h) for a, b in shape])
