"""The marks of a card that a deck builder has to know: limit, lock, chain and pen."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.card import Card
from swlcg_deck.cards.editions import Edition
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.words.rulings import rulings_of
from swlcg_deck.gui.cards.look import Look
from swlcg_deck.gui.theme.glyphs import paint_glyph
from swlcg_deck.language import tr, tr_n


class BadgeKind(Enum):
    LIMIT = None
    LOCK = "badge-affiliation-only"
    RESTRICTED = "badge-restricted"
    ERRATA = "badge-errata"


@dataclass(frozen=True)
class Badge:
    kind: BadgeKind
    short: str
    long: str
    """Where there is room for words."""


def badges_of(card: Card, pool: CardPool, edition: Edition | None = None) -> list[Badge]:
    """An objective carries the marks of its whole set, any card those of its own errata."""
    badges = []
    entry = pool.set(card.set) if card.set is not None and card.position == 1 else None
    if entry and pool.is_limit_one(entry, edition):
        badges.append(Badge(BadgeKind.LIMIT, "1×", tr("limit 1")))
    if entry and entry.affiliation_only:
        badges.append(Badge(BadgeKind.LOCK, "", tr("{name} only", name=entry.affiliation.value)))
    is_named = card.type in (CardType.OBJECTIVE, CardType.AFFILIATION)
    named = pool.groups_of(card, edition) if is_named else ()
    groups = ", ".join(str(group.group) for group in named)
    if groups:
        words = tr_n("group {groups}", "groups {groups}", len(named), groups=groups)
        badges.append(Badge(BadgeKind.RESTRICTED, groups, words))
    rulings = rulings_of(card, pool, edition)
    if rulings:
        newest = max(ruling.by for ruling in rulings)
        badges.append(Badge(BadgeKind.ERRATA, newest.removeprefix("FAQ "), tr("errata")))
    return badges


class BadgePainter:
    """Paints badges of one height in a row."""

    HEIGHT = 18

    def __init__(self, painter: QPainter, look: Look, *, words: bool = False) -> None:
        self._painter = painter
        self._look = look
        self._words = words
        self._type = look.type(11, semibold=words)

    def width(self, badges: list[Badge]) -> float:
        gaps = self._look.px(4) * (len(badges) - 1)
        return sum(self._width(badge) for badge in badges) + max(gaps, 0)

    def paint(self, badges: list[Badge], at: QPointF) -> None:
        x = at.x()
        for badge in badges:
            self._paint(badge, QRectF(x, at.y(), self._width(badge), self._look.px(self.HEIGHT)))
            x += self._width(badge) + self._look.px(4)

    def _text(self, badge: Badge) -> str:
        return badge.long if self._words else badge.short

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
