"""A card in a full row: its title in two lines, what lies on it, and what it can take."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from swlcg_deck.cards.card import Card
from swlcg_deck.gui.cards.look import Look
from swlcg_deck.gui.cards.rich_text import Piece
from swlcg_deck.gui.cards.typesetting import Typesetter
from swlcg_deck.gui.playtest.canvas.scene import Spot
from swlcg_deck.gui.playtest.canvas.token_painting import paint_token
from swlcg_deck.gui.widgets.row_painting import RIGHT, write
from swlcg_deck.language import tr

_FOOT, _TOKEN, _LEADING = 19, 15, 13


@dataclass(frozen=True, slots=True)
class SpotLook:
    """How a card stands out."""

    is_usable: bool = False
    is_picked: bool = False
    is_current: bool = False
    """Where the keyboard is."""
    is_hovered: bool = False
    is_engaged: bool = False
    swell: float = 0.0
    """How much larger its tokens are for a moment, because they are new."""


def paint_tile(painter: QPainter, look: Look, spot: Spot, card: Card, how: SpotLook) -> None:
    px, palette, now, where = look.px, look.palette, spot.now, spot.where
    usable = how.is_usable or how.is_picked
    line = palette.accent if usable else palette.card_border
    painter.setPen(QPen(QColor(line), 2 if usable else 1))
    exhausted = bool(now and now.focus)
    surface = palette.card_exhausted if exhausted else palette.card
    painter.setBrush(QColor(palette.hover if how.is_hovered else surface))
    painter.drawRoundedRect(where.adjusted(1, 1, -1, -1), px(5), px(5))
    top = QRectF(where.left() + 3, where.top() + 1, where.width() - 6, 2)
    painter.fillRect(top, look.affiliation(card.affiliation))
    _paint_title(painter, look, where.adjusted(px(6), px(4), -px(4), -px(_FOOT)), card, exhausted)
    x, middle, size = where.left() + px(6), where.bottom() - px(10), px(_TOKEN)
    for name, count in zip(("focus", "damage", "shield"), spot.tokens, strict=True):
        if count:
            box = QRectF(round(x), round(middle - size / 2), size, size)
            paint_token(painter, look, name, count, box)
            x += size + px(3)
    room = QRectF(x, middle - size / 2, where.right() - px(5) - x, size)
    write(painter, room, _facts(spot, card), look.type(11).font, palette.text_2, RIGHT)


def _facts(spot: Spot, card: Card) -> str:
    if spot.now is None:
        return tr("cost {cost}", cost=card.cost) if card.cost is not None else ""
    if spot.now.committed:
        return tr("committed")
    return tr("of {count}", count=spot.now.capacity) if spot.now.capacity else ""


def _paint_title(painter: QPainter, look: Look, where: QRectF, card: Card, exhausted: bool) -> None:
    setter = Typesetter(look, 11, _LEADING, semibold=True)
    lines = max(1, int(where.height() // setter.leading))
    setting = setter.set([[Piece(card.title)]], where.width(), lines)
    ink = look.palette.text_2 if exhausted else look.palette.text
    at = QPointF(where.left(), where.top())
    setter.paint(painter, setting, at, ink, ink)
