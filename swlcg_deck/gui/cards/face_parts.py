"""The parts every size of a face is made of: frame, cost, icons, coin and octagon."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from swlcg_deck.cards.card import Card
from swlcg_deck.gui.cards.look import Look
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, paint_glyph

COMBAT_GLYPHS = {"unit_damage": "unit-damage", "blast_damage": "blast", "tactics": "tactics"}
_PILL = 22


class Parts:
    """Paints parts with one painter in one look."""

    def __init__(self, painter: QPainter, look: Look) -> None:
        self._painter = painter
        self._look = look

    def frame(self, where: QRectF, radius: int, surface: str, line: QColor) -> None:
        """The surface with the affiliation's line on top."""
        look, painter = self._look, self._painter
        outline = QPainterPath()
        outline.addRoundedRect(
            where.adjusted(0.5, 0.5, -0.5, -0.5), look.px(radius), look.px(radius)
        )
        painter.fillPath(outline, QColor(surface))
        painter.save()
        painter.setClipPath(outline)
        painter.fillRect(QRectF(where.topLeft(), where.topRight() + QPointF(0, look.px(3))), line)
        painter.restore()
        painter.strokePath(outline, QPen(QColor(look.palette.card_border), 1.0))

    def outline(self, where: QRectF, radius: int, colour: str) -> None:
        """The 2 px line of a face that can be used or is engaged."""
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(QPen(QColor(colour), 2.0))
        round_ = self._look.px(radius)
        self._painter.drawRoundedRect(where.adjusted(1, 1, -1, -1), round_, round_)

    def mark(self, card: Card, where: QRectF) -> None:
        """The cost in a disc, the priority of a fate in a square, or the glyph of the rest."""
        colour = self._look.affiliation(card.affiliation)
        if card.priority is not None:
            self.square(card.priority, where, colour)
        elif card.cost is not None:
            self.disc(card.cost, where, colour)
        else:
            paint_glyph(self._painter, affiliation_glyph(card.affiliation), colour, where)

    def disc(self, value: int | str, where: QRectF, colour: QColor) -> None:
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(colour)
        self._painter.drawEllipse(where)
        self._number(value, where, self._look.ink_on_colour)

    def square(self, value: int | str, where: QRectF, colour: QColor) -> None:
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(QPen(colour, 2.0))
        corner = self._look.px(5)
        self._painter.drawRoundedRect(where.adjusted(1, 1, -1, -1), corner, corner)
        self._number(value, where, self._look.palette.text)

    def force_icons(self, count: int | str, right: float, middle: float, size: int) -> float:
        """A ring for each Force icon, the last one at `right`; the width they take."""
        side, gap = self._look.px(size), self._look.px(3)
        ink = self._look.palette.text_2
        if isinstance(count, str):
            return self._counted("force", count, right, middle, side)
        x = right
        for _ in range(count):
            x -= side
            where = QRectF(round(x), round(middle - side / 2), side, side)
            paint_glyph(self._painter, "force", ink, where)
            x -= gap
        return self.force_width(count, size)

    def force_width(self, count: int | str, size: int) -> float:
        side, gap = self._look.px(size), self._look.px(3)
        if isinstance(count, str):
            return side + gap + self._look.px(size)
        return max(0, count * (side + gap) - gap)

    def combat_icons(self, card: Card, left: float, middle: float, size: int) -> float:
        """Normal icons solid, edge-enabled ones hollow in a frame (RB-18); the width they take."""
        x = left
        for prefix, icons, side in (
            ("", card.icons, self._look.px(size)),
            ("edge-", card.edge_icons, self._look.px(size + 2)),
        ):
            for name, count in icons or ():
                for _ in range(count):
                    where = QRectF(round(x), round(middle - side / 2), side, side)
                    glyph = f"{prefix}{COMBAT_GLYPHS[name]}"
                    paint_glyph(self._painter, glyph, self._look.palette.text, where)
                    x += side + self._look.px(4)
        return x - left

    def capacity(self, value: int | str, right: float, middle: float, size: int) -> float:
        """The damage capacity in an octagon; the width it takes."""
        side, palette = self._look.px(size), self._look.palette
        where = QRectF(round(right - side), round(middle - side / 2), side, side)
        self._painter.setPen(QPen(QColor(palette.border), 1.0))
        self._painter.setBrush(QColor(palette.hover))
        self._painter.drawPolygon(_octagon(where.adjusted(0.5, 0.5, -0.5, -0.5)))
        self._number(value, where, palette.text, 12 * size / 22)
        return side

    def resources(self, value: int | str, right: float, middle: float) -> float:
        """The coin and its number in a pill; the width they take."""
        look = self._look
        coin = self._coin_width(value, 13)
        pill = QRectF(0, 0, look.px(7) + coin + look.px(8), look.px(_PILL))
        pill.moveTo(right - pill.width(), round(middle - pill.height() / 2))
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(QColor(look.palette.window))
        self._painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        self.coin(value, right - look.px(8), middle, 13)
        return pill.width()

    def coin(self, value: int | str, right: float, middle: float, size: int) -> float:
        """The coin and its number; the width they take."""
        look, width = self._look, self._coin_width(value, size)
        side = look.px(size)
        where = QRectF(round(right - width), round(middle - side / 2), side, side)
        paint_glyph(self._painter, "resource", look.palette.text, where)
        self._painter.setFont(look.type(size, semibold=True).font)
        self._painter.setPen(QColor(look.palette.text))
        number = QRectF(where.right() + look.px(5), middle - side, width, 2 * side)
        self._painter.drawText(number, Qt.AlignmentFlag.AlignVCenter, str(value))
        return width

    def _coin_width(self, value: int | str, size: int) -> int:
        digits = self._look.type(size, semibold=True).metrics.horizontalAdvance(str(value))
        return self._look.px(size) + self._look.px(5) + round(digits)

    def _counted(self, glyph: str, value: str, right: float, middle: float, side: int) -> float:
        where = QRectF(round(right - side), round(middle - side / 2), side, side)
        paint_glyph(self._painter, glyph, self._look.palette.text_2, where)
        number = QRectF(where.left() - side - self._look.px(3), where.top(), side, side)
        self._number(value, number, self._look.palette.text_2, 11)
        return where.right() - number.left()

    def _number(self, value: int | str, where: QRectF, ink: str, size: float | None = None) -> None:
        points = size or where.height() / self._look.scale * 0.56
        self._painter.setFont(self._look.type(round(points), semibold=True).font)
        self._painter.setPen(QColor(ink))
        self._painter.drawText(where, Qt.AlignmentFlag.AlignCenter, str(value))


def _octagon(where: QRectF) -> QPolygonF:
    cut = where.width() * 0.29
    left, top, right, bottom = where.left(), where.top(), where.right(), where.bottom()
    corners = (
        (left + cut, top),
        (right - cut, top),
        (right, top + cut),
        (right, bottom - cut),
        (right - cut, bottom),
        (left + cut, bottom),
        (left, bottom - cut),
        (left, top + cut),
    )
    return QPolygonF([QPointF(x, y) for x, y in corners])
