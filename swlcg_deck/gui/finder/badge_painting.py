"""Badges as they are drawn: each kind differs by its sign and by its frame."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from swlcg_deck.gui.finder.badges import Badge, BadgeKind
from swlcg_deck.gui.theme.glyphs import paint_glyph
from swlcg_deck.gui.theme.theme import Theme

_GLYPHS = {
    BadgeKind.AFFILIATION_ONLY: "badge-affiliation-only",
    BadgeKind.RESTRICTED: "badge-restricted",
    BadgeKind.ERRATA: "badge-errata",
}


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
    if kind in _GLYPHS:
        size = theme.px(12)
        corner = where.center() - QPointF(size / 2, size / 2)
        paint_glyph(painter, _GLYPHS[kind], ink, QRectF(corner.x(), corner.y(), size, size))
    else:
        painter.setFont(theme.font(11, semibold=True))
        painter.setPen(QColor(ink))
        painter.drawText(where, Qt.AlignmentFlag.AlignCenter, "1×")
