"""Badges as they are drawn, on faces and in tables: each kind differs by its sign and its frame."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from swlcg_deck.gui.cards.badges import Badge, BadgeKind
from swlcg_deck.gui.cards.look import Look
from swlcg_deck.gui.theme.glyphs import paint_glyph
from swlcg_deck.gui.theme.theme import Theme


class BadgePainter:
    """Paints badges of one height in a row."""

    HEIGHT = 18

    def __init__(self, painter: QPainter, look: Look, *, words: bool = False) -> None:
        self._painter = painter
        self._look = look
        self._words = words
        self._type = look.type(11, semibold=words)

    def width(self, badges: Sequence[Badge]) -> float:
        gaps = self._look.px(4) * (len(badges) - 1)
        return sum(self._width(badge) for badge in badges) + max(gaps, 0)

    def paint(self, badges: Sequence[Badge], at: QPointF) -> None:
        x = at.x()
        for badge in badges:
            self._paint(badge, QRectF(x, at.y(), self._width(badge), self._look.px(self.HEIGHT)))
            x += self._width(badge) + self._look.px(4)

    def _text(self, badge: Badge) -> str:
        return badge.words if self._words else badge.short

    def _width(self, badge: Badge) -> float:
        text, look = self._text(badge), self._look
        width = look.px(5) * 2
        if badge.kind.value:
            width += look.px(11)
        if text:
            width += round(self._type.metrics.horizontalAdvance(text))
        return width + (look.px(3) if text and badge.kind.value else 0)

    def _paint(self, badge: Badge, where: QRectF) -> None:
        palette = self._look.palette
        is_chain = badge.kind is BadgeKind.RESTRICTED
        frame = QPen(QColor(palette.accent if is_chain else palette.text_3), 1.0)
        if badge.kind is BadgeKind.ERRATA:
            frame.setDashPattern([3, 2])
        self._painter.setPen(frame)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = self._look.px(4)
        self._painter.drawRoundedRect(where.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        ink = QColor(palette.accent if is_chain else palette.text_2)
        x = where.left() + self._look.px(5)
        if badge.kind.value:
            side = self._look.px(11)
            top = round(where.center().y() - side / 2)
            paint_glyph(self._painter, badge.kind.value, ink, QRectF(round(x), top, side, side))
            x += side + self._look.px(3)
        self._painter.setFont(self._type.font)
        self._painter.setPen(ink)
        words = QRectF(x, where.top(), where.right() - x, where.height())
        self._painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self._text(badge))


def badge_rects(theme: Theme, where: QRectF, count: int) -> list[QRectF]:
    """Where the badges of a cell stand; several get narrower rather than be left out."""
    height, gap = theme.px(18), theme.px(2)
    room = (where.width() + gap) / max(1, count) - gap
    width = max(theme.px(14), min(theme.px(20), int(room)))
    top = int(where.center().y() - height / 2)
    return [QRectF(where.left() + at * (width + gap), top, width, height) for at in range(count)]


def badge_at(theme: Theme, where: QRectF, badges: Sequence[Badge], point: QPointF) -> Badge | None:
    rects = badge_rects(theme, where, len(badges))
    return next((b for b, rect in zip(badges, rects, strict=False) if rect.contains(point)), None)


def paint_badges(painter: QPainter, theme: Theme, where: QRectF, badges: Sequence[Badge]) -> None:
    rects = badge_rects(theme, where, len(badges))
    for badge, rect in zip(badges, rects, strict=False):
        paint_badge(painter, theme, rect, badge.kind)


def paint_badge(painter: QPainter, theme: Theme, where: QRectF, kind: BadgeKind) -> None:
    palette = theme.palette
    is_restricted = kind is BadgeKind.RESTRICTED
    ink = palette.accent if is_restricted else palette.text_2
    pen = QPen(QColor(palette.accent if is_restricted else palette.border), 1)
    if kind is BadgeKind.ERRATA:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = theme.px(4)
    painter.drawRoundedRect(where.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    if kind.value:
        size = theme.px(12)
        corner = where.center() - QPointF(size / 2, size / 2)
        paint_glyph(painter, kind.value, ink, QRectF(corner.x(), corner.y(), size, size))
    else:
        painter.setFont(theme.font(11, semibold=True))
        painter.setPen(QColor(ink))
        painter.drawText(where, Qt.AlignmentFlag.AlignCenter, "1×")
