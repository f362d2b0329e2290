"""The Death Star dial and the Balance of the Force."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from swlcg_deck.engine.game import DIAL_END, View
from swlcg_deck.gui.cards.look import Look
from swlcg_deck.gui.playtest.canvas.spot_painting import SIDES
from swlcg_deck.gui.theme.glyphs import paint_glyph
from swlcg_deck.gui.widgets.row_painting import CENTRE, LEFT, write
from swlcg_deck.gui.words.game_words import side_title
from swlcg_deck.language import tr


class DialPainter:
    def __init__(self, painter: QPainter, look: Look) -> None:
        self._painter = painter
        self._look = look
        self._palette = look.palette

    def paint(self, where: QRectF, view: View) -> None:
        """The Death Star dial as a ring of twelve, the balance below or beside it."""
        px = self._look.px
        high = where.height() > px(170)
        size = px(88) if high else px(64)
        ring = QRectF(0, 0, size, size)
        if high:
            ring.moveCenter(QPointF(where.center().x(), where.center().y() - px(22)))
            caption = QRectF(where.left(), ring.top() - px(24), where.width(), px(16))
            self._caption(tr("Death Star dial"), caption, CENTRE)
            pill = QRectF(0, ring.bottom() + px(38), px(112), px(28))
            pill.moveLeft(round(where.center().x() - pill.width() / 2))
            caption = QRectF(where.left(), pill.top() - px(22), where.width(), px(16))
            self._caption(tr("Balance"), caption, CENTRE)
        else:
            ring.moveCenter(QPointF(where.left() + px(52), where.center().y()))
            beside = ring.right() + px(14)
            caption = QRectF(beside, where.center().y() - px(34), px(140), px(16))
            self._caption(tr("Death Star dial"), caption, LEFT)
            caption.translate(0, px(20))
            self._caption(tr("Balance"), caption, LEFT)
            pill = QRectF(beside, caption.bottom() + px(3), px(112), px(26))
        self._ring(ring, view.dial)
        self._balance(pill, view.balance)

    def _ring(self, ring: QRectF, value: int) -> None:
        px = self._look.px
        thick = px(9)
        inner = ring.adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)
        for part in range(DIAL_END):
            on = part < value
            colour = self._palette.sides[SIDES[0]] if on else self._palette.border
            pen = QPen(QColor(colour), thick)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            self._painter.setPen(pen)
            start = 90 - part * 360 / DIAL_END - 3
            self._painter.drawArc(inner, round(start * 16), -24 * 16)
        big = ring.width() > px(70)
        upper = ring.adjusted(0, -px(8 if big else 6), 0, -px(8 if big else 6))
        font = self._look.type(20 if big else 15, semibold=True).font
        write(self._painter, upper, str(value), font, self._palette.text, CENTRE)
        lower = ring.adjusted(0, px(11), 0, px(11))
        write(
            self._painter,
            lower,
            tr("of {count}", count=DIAL_END),
            self._look.type(11).font,
            self._palette.text_2,
            CENTRE,
        )

    def _balance(self, pill: QRectF, side: int) -> None:
        px = self._look.px
        painter = self._painter
        painter.setPen(QPen(QColor(self._palette.border), 1))
        painter.setBrush(QColor(self._palette.panel))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        disc = QRectF(pill.left(), pill.top(), pill.height(), pill.height())
        if side == 0:
            disc.moveRight(pill.right())
        painter.setPen(QPen(QColor(self._palette.sides[SIDES[side]]), 2))
        painter.setBrush(QColor(self._palette.side_fills[SIDES[side]]))
        painter.drawEllipse(disc)
        inset = px(6)
        glyph = disc.adjusted(inset, inset, -inset, -inset)
        paint_glyph(painter, "force", "#FFFFFF", glyph)
        words = QRectF(pill)
        if side == 0:
            words.setRight(disc.left())
        else:
            words.setLeft(disc.right())
        font = self._look.type(12, semibold=True).font
        write(painter, words, side_title(SIDES[side]), font, self._palette.text, CENTRE)

    def _caption(self, text: str, where: QRectF, how: Qt.AlignmentFlag) -> None:
        font = self._look.type(11, semibold=True).font
        write(self._painter, where, text.upper(), font, self._palette.text_3, how)
