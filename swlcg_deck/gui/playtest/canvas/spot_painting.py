"""Cards on the table: the small face, what lies on it, and how it can be used now."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.card import Card
from swlcg_deck.gui.cards.face import FaceState, Outline
from swlcg_deck.gui.cards.face_layout import FaceSize
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.cards.look import Look
from swlcg_deck.gui.playtest.canvas.scene import FACEDOWN, Kind, Spot
from swlcg_deck.gui.playtest.canvas.tile_painting import SpotLook, paint_tile
from swlcg_deck.gui.playtest.canvas.token_painting import diamond, paint_token
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, paint_glyph
from swlcg_deck.gui.widgets.marks import Mark, paint_mark
from swlcg_deck.gui.widgets.row_painting import CENTRE, LEFT, write
from swlcg_deck.language import tr

SIDES = (Side.DARK, Side.LIGHT)


class SpotPainter:
    """Paints cards with one painter."""

    def __init__(self, painter: QPainter, faces: CardFaces, zoom: float) -> None:
        self._painter = painter
        self._faces = faces
        self._zoom = zoom
        self._look: Look = faces.look(zoom)
        self._palette = self._look.palette

    def paint(self, spot: Spot, card: Card | None, look: SpotLook) -> None:
        if card is None or spot.kind is Kind.BACK:
            self.back(spot.where, spot.side)
        elif spot.kind is Kind.TAB:
            self._tab(spot, card, look)
        elif spot.kind is Kind.TILE:
            paint_tile(self._painter, self._look, spot, card, look)
        else:
            self._face(spot, card, look)
        if look.is_picked:
            self._check(spot.where)
        if look.is_current:
            self.ring(spot.where.adjusted(-4, -4, 4, 4))

    def back(self, where: QRectF, side: int) -> None:
        """Window fill, the side's border, a diamond."""
        painter, colour = self._painter, QColor(self._palette.sides[SIDES[side]])
        painter.setPen(QPen(colour, 1.4))
        painter.setBrush(QColor(self._palette.window))
        radius = min(self._look.px(6), where.width() / 5)
        painter.drawRoundedRect(where.adjusted(1, 1, -1, -1), radius, radius)
        half = min(where.width(), where.height()) * 0.14
        centre = where.center()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(diamond(centre, half))

    def _face(self, spot: Spot, card: Card, look: SpotLook) -> None:
        now = spot.now
        outline = Outline.USABLE if look.is_usable or look.is_picked else Outline.NONE
        if look.is_engaged and outline is Outline.NONE:
            outline = Outline.ENGAGED
        state = FaceState(look.is_hovered, bool(now and now.focus), outline)
        ratio = self._painter.device().devicePixelRatioF()
        pixmap = self._faces.pixmap(
            card,
            FaceSize.S,
            spot.where.size().toSize(),
            zoom=self._zoom,
            ratio=ratio,
            state=state,
        )
        self._painter.drawPixmap(spot.where.topLeft(), pixmap)
        if spot.zone == FACEDOWN:
            self._pill(spot.where, tr("facedown"))
        if now is None:
            return
        self._tokens(spot, look.swell)
        words = [tr("{count} captured", count=now.captured)] if now.captured else []
        words += [tr("{count} beneath", count=now.beneath)] if now.beneath else []
        words += [tr("committed")] if now.committed else []
        if words:
            self._pill(spot.where, ", ".join(words))

    def _tokens(self, spot: Spot, swell: float = 0.0) -> None:
        """Above the bottom row at the right, beside the values of a card that lies."""
        px, where = self._look.px, spot.where
        side = px(19)
        grown = side * swell / 2
        low = spot.now is not None and spot.now.kind in ("objective", "mission", "affiliation")
        middle = where.bottom() - px(18 if low else 40)
        beside = 7 if not low else 40 if spot.now and spot.now.kind == "affiliation" else 66
        right = min(where.right() - px(beside), where.left() + spot.seen - px(3))
        if not low and spot.now is not None:
            taken = sum(spot.now.icons) * px(17) + sum(map(bool, spot.tokens)) * px(23)
            middle -= px(21) if taken > where.width() - px(12) else 0
        focus, damage, shield = spot.tokens
        for name, count in (("focus", focus), ("shield", shield), ("damage", damage)):
            if count:
                box = QRectF(round(right - side), round(middle - side / 2), side, side)
                box.adjust(-grown, -grown, grown, grown)
                paint_token(self._painter, self._look, name, count, box)
                right -= side + px(4)

    def _pill(self, where: QRectF, words: str) -> None:
        """A tab on the lower edge."""
        px, type_ = self._look.px, self._look.type(11)
        width = min(type_.metrics.horizontalAdvance(words) + px(16), where.width())
        pill = QRectF(0, 0, width, px(16))
        pill.moveCenter(QPointF(round(where.center().x()), round(where.bottom() - px(1))))
        self._painter.setPen(QPen(QColor(self._palette.border), 1))
        self._painter.setBrush(QColor(self._palette.selected))
        self._painter.drawRoundedRect(pill, px(8), px(8))
        write(self._painter, pill, words, type_.font, self._palette.text, CENTRE)

    def _tab(self, spot: Spot, card: Card, look: SpotLook) -> None:
        px, painter = self._look.px, self._painter
        usable = look.is_usable or look.is_picked
        line = self._palette.accent if usable else self._palette.card_border
        painter.setPen(QPen(QColor(line), 2 if usable else 1))
        exhausted = spot.now is not None and spot.now.focus
        surface = self._palette.card_exhausted if exhausted else self._palette.card
        painter.setBrush(QColor(self._palette.hover if look.is_hovered else surface))
        painter.drawRoundedRect(spot.where.adjusted(1, 1, -1, -1), px(4), px(4))
        size = px(11)
        glyph = QRectF(spot.where.left() + px(6), spot.where.top() + px(3), size, size)
        colour = self._look.affiliation(card.affiliation)
        paint_glyph(painter, affiliation_glyph(card.affiliation), colour, glyph)
        words = QRectF(glyph.right() + px(4), spot.where.top(), 0, px(17))
        words.setRight(spot.where.right() - px(4))
        if exhausted and spot.now is not None:
            box = QRectF(0, 0, px(14), px(14))
            box.moveCenter(QPointF(spot.where.right() - px(11), words.center().y()))
            paint_token(painter, self._look, "focus", spot.now.focus, box)
            words.setRight(box.left() - px(2))
        ink = self._palette.text_2 if exhausted else self._palette.text
        write(painter, words, card.title, self._look.type(11).font, ink, LEFT)

    def _check(self, where: QRectF) -> None:
        """Picked: a tick in the accent, at the upper right corner."""
        px = self._look.px
        box = QRectF(where.right() - px(17), where.top() - px(5), px(20), px(20))
        self._painter.setPen(QPen(QColor(self._palette.window), 1.5))
        self._painter.setBrush(QColor(self._palette.accent_fill))
        self._painter.drawEllipse(box)
        inset = px(4)
        mark = box.adjusted(inset, inset, -inset, -inset)
        paint_mark(self._painter, Mark.CHECK, self._palette.accent_ink, mark, 3.4)

    def ring(self, where: QRectF) -> None:
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(QPen(QColor(self._palette.text), 2))
        radius = self._look.px(9)
        self._painter.drawRoundedRect(where.adjusted(1, 1, -1, -1), radius, radius)
