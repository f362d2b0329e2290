"""The small picture of an L face: a sky that is the same for a card on every day."""

import math
from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.card import Card
from swlcg_deck.gui.cards.look import Look
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, paint_glyph
from swlcg_deck.gui.theme.palette import Scheme

_64_BITS = (1 << 64) - 1


def numbers(seed: int) -> Iterator[float]:
    """Numbers from 0 up to 1 by SplitMix64: the same for the same seed, everywhere."""
    state = seed & _64_BITS
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _64_BITS
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _64_BITS
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _64_BITS
        yield ((mixed ^ (mixed >> 31)) >> 11) / (1 << 53)


def seed_of(card: Card) -> int:
    """Set and position; cards outside the sets have their number."""
    home = card.set if card.set is not None else 1000 + card.number
    return home * 100 + (card.position or 0)


class Picture:
    """Paints stars and, by the type of the card, rings, frames, rays, a course or a planet."""

    def __init__(
        self, painter: QPainter, look: Look, card: Card, where: QRectF, centre: QPointF
    ) -> None:
        self._painter = painter
        self._look = look
        self._card = card
        self._where = where
        self._centre = centre
        self._colour = look.affiliation(card.affiliation)
        self._numbers = numbers(seed_of(card))

    def paint(self) -> None:
        scenes = {
            CardType.UNIT: self._rings,
            CardType.ENHANCEMENT: self._frames,
            CardType.EVENT: self._rays,
            CardType.FATE: self._rays,
            CardType.MISSION: self._course,
            CardType.OBJECTIVE: self._planets,
            CardType.AFFILIATION: self._planets,
        }
        self._painter.save()
        self._painter.setClipRect(self._where)
        self._sky()
        self._stars()
        scenes[self._card.type]()
        self._painter.restore()

    def _between(self, low: float, high: float) -> float:
        return low + (high - low) * next(self._numbers)

    def _faint(self, alpha: float) -> QColor:
        colour = QColor(self._colour)
        colour.setAlphaF(alpha)
        return colour

    def _line(self, alpha: float, width: float = 1.4) -> None:
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(QPen(self._faint(alpha), width * self._look.scale))

    def _sky(self) -> None:
        palette = self._look.palette
        top = palette.window if palette.scheme is Scheme.DARK else palette.selected
        sky = QLinearGradient(self._where.topLeft(), self._where.bottomLeft())
        sky.setColorAt(0, QColor(top))
        sky.setColorAt(1, QColor(palette.raised))
        self._painter.fillRect(self._where, sky)

    def _stars(self) -> None:
        self._painter.setPen(Qt.PenStyle.NoPen)
        area = self._where.width() * self._where.height() / self._look.scale**2
        for _ in range(round(area / 520)):
            star = QColor(self._look.palette.text)
            star.setAlphaF(self._between(0.15, 0.65))
            self._painter.setBrush(star)
            radius = self._between(0.4, 1.0) * self._look.scale
            x = self._where.left() + self._between(0, self._where.width())
            y = self._where.top() + self._between(0, self._where.height())
            self._painter.drawEllipse(QPointF(x, y), radius, radius)

    def _glyph(self, size: float) -> None:
        side = self._look.px(size)
        centre = self._centre
        where = QRectF(round(centre.x() - side / 2), round(centre.y() - side / 2), side, side)
        paint_glyph(self._painter, affiliation_glyph(self._card.affiliation), self._colour, where)

    def _rings(self) -> None:
        """A unit: orbits around its affiliation, one of them with a moon."""
        centre, height = self._centre, self._where.height()
        radius = height * self._between(0.42, 0.5)
        step = height * self._between(0.14, 0.22)
        for ring in range(4):
            self._line(0.75 - 0.17 * ring)
            self._painter.drawEllipse(centre, radius + ring * step, radius + ring * step)
        angle = self._between(-0.5, 0.5) + (math.pi if next(self._numbers) < 0.5 else 0)
        far = radius + 2 * step
        moon = centre + QPointF(far * math.cos(angle), far * math.sin(angle))
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(self._colour)
        self._painter.drawEllipse(moon, self._look.px(2.5), self._look.px(2.5))
        self._glyph(40)

    def _frames(self) -> None:
        """An enhancement: frames set into each other."""
        side = self._where.height() * self._between(0.72, 0.92)
        spread = self._where.height() * self._between(0.28, 0.48)
        for shift in (-spread, 0.0, spread):
            self._painter.save()
            self._painter.translate(self._centre + QPointF(shift, 0))
            self._painter.rotate(45)
            self._line(0.8 if shift == 0 else 0.45)
            half = side / 2
            corner = side * 0.14
            self._painter.drawRoundedRect(QRectF(-half, -half, side, side), corner, corner)
            self._painter.restore()
        self._glyph(40)

    def _rays(self) -> None:
        """An event or a fate: light from one point."""
        centre = self._centre
        inner = self._where.height() * self._between(0.4, 0.46)
        count = 9 + int(self._between(0, 8))
        turn = self._between(0, math.tau)
        for ray in range(count):
            angle = turn + ray * math.tau / count
            way = QPointF(math.cos(angle), math.sin(angle))
            start = inner * self._between(1.06, 1.5)
            self._line(self._between(0.3, 0.6), 1.1)
            self._painter.drawLine(centre + way * start, centre + way * self._where.width())
        self._line(0.8)
        self._painter.drawEllipse(centre, inner, inner)
        self._glyph(30)

    def _course(self) -> None:
        """A mission: a course from star to star."""
        steps = 5
        width, height = self._where.width(), self._where.height()
        stops = [
            self._where.topLeft()
            + QPointF(width * (n + 0.5) / steps, height * self._between(0.22, 0.78))
            for n in range(steps)
        ]
        stops[steps // 2] = self._centre
        self._line(0.5)
        self._painter.drawPolyline(stops)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(self._colour)
        for stop in stops:
            self._painter.drawEllipse(stop, self._look.px(3), self._look.px(3))
        reach = height * 0.34
        self._painter.setBrush(QColor(self._look.palette.window))
        self._painter.setPen(QPen(self._faint(0.8), 1.4 * self._look.scale))
        self._painter.drawEllipse(self._centre, reach, reach)
        self._glyph(28)

    def _planets(self) -> None:
        """An objective: the planet it is fought for, and another far away."""
        width, height = self._where.width(), self._where.height()
        self._far_planet(width, height)
        radius = height * self._between(0.85, 1.25)
        x = self._where.left() + width * self._between(0.58, 0.8)
        horizon = self._where.bottom() - height * self._between(0.55, 0.72)
        middle = QPointF(x, horizon + radius)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(QColor(self._look.palette.raised))
        self._painter.drawEllipse(middle, radius, radius)
        self._painter.setBrush(self._faint(0.28))
        self._painter.setPen(QPen(self._faint(0.85), 1.4 * self._look.scale))
        self._painter.drawEllipse(middle, radius, radius)

    def _far_planet(self, width: float, height: float) -> None:
        place = self._where.topLeft() + QPointF(
            width * self._between(0.1, 0.32), height * self._between(0.3, 0.5)
        )
        radius = height * self._between(0.1, 0.17)
        self._painter.save()
        self._painter.translate(place)
        self._painter.rotate(self._between(-30, 30))
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(self._faint(0.6))
        self._painter.drawEllipse(QPointF(0, 0), radius, radius)
        if next(self._numbers) < 0.7:
            self._line(0.9)
            self._painter.drawEllipse(QPointF(0, 0), radius * 2.1, radius * 0.5)
        self._painter.restore()
