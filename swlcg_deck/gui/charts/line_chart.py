"""A course over turns: a line on a scale, and in outline the one before it."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from swlcg_deck.gui.charts.bars import Bar
from swlcg_deck.gui.charts.chart import Chart
from swlcg_deck.gui.theme.theme import Theme

_CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_HEIGHT, _MOST_LABELS = 148, 12


@dataclass(frozen=True)
class Point(Bar):
    """One turn; `value` is the course in hundredths, for whoever only compares."""

    now: float | None = None
    """None where the course is over already."""
    before: float | None = None


class LineChart(Chart):
    """The scale ends at `top_value`, which is a line of its own: there the game is decided."""

    def __init__(self, theme: Theme, title: str, top_value: int, ticks: Sequence[int]) -> None:
        super().__init__(theme, title, large=True)
        self._top_value = top_value
        self._ticks = ticks

    def content_height(self) -> int:
        return self.theme.px(_HEIGHT)

    def areas(self) -> list[QRectF]:
        plot = self._plot()
        slot = plot.width() / max(1, len(self.bars))
        return [
            QRectF(plot.left() + at * slot, 0, slot, self.height()) for at in range(len(self.bars))
        ]

    def _plot(self) -> QRectF:
        line, px = self.metrics.height(), self.theme.px
        left = self.metrics.horizontalAdvance(str(self._top_value)) + px(8)
        top = line / 2 + px(2)
        return QRectF(left, top, self.width() - left, self.height() - top - line - px(3))

    def _y(self, plot: QRectF, value: float) -> float:
        return plot.bottom() - plot.height() * min(1.0, value / self._top_value)

    def paint_bars(self, painter: QPainter) -> None:
        plot = self._plot()
        self._paint_scale(painter, plot)
        self._paint_turns(painter, plot)
        points = [bar for bar in self.bars if isinstance(bar, Point)]
        middles = [area.center().x() for area in self.areas()]
        before = [(x, p.before) for x, p in zip(middles, points, strict=True)]
        now = [(x, p.now) for x, p in zip(middles, points, strict=True)]
        self._paint_course(painter, plot, before, is_before=True)
        self._paint_course(painter, plot, now, is_before=False)

    def _paint_scale(self, painter: QPainter, plot: QRectF) -> None:
        palette, line = self.theme.palette, self.metrics.height()
        for tick in self._ticks:
            y = round(self._y(plot, tick)) + 0.5
            painter.setPen(QColor(palette.text_3))
            words = QRectF(0, y - line / 2, plot.left() - self.theme.px(6), line)
            painter.drawText(words, _RIGHT, str(tick))
            if tick in (0, self._top_value):
                dashes = Qt.PenStyle.SolidLine if tick == 0 else Qt.PenStyle.DashLine
                painter.setPen(QPen(QColor(palette.border), 1, dashes))
                painter.drawLine(QLineF(plot.left(), y, plot.right(), y))

    def _paint_turns(self, painter: QPainter, plot: QRectF) -> None:
        line, step = self.metrics.height(), -(-len(self.bars) // _MOST_LABELS) or 1
        painter.setPen(QColor(self.theme.palette.text_3))
        for at, (bar, area) in enumerate(zip(self.bars, self.areas(), strict=True)):
            if at % step == 0:
                below = QRectF(area.center().x() - line, plot.bottom() + self.theme.px(3), 0, line)
                below.setWidth(2 * line)
                painter.drawText(below, _CENTRE, bar.label)

    def _paint_course(
        self,
        painter: QPainter,
        plot: QRectF,
        course: list[tuple[float, float | None]],
        *,
        is_before: bool,
    ) -> None:
        places = [QPointF(x, self._y(plot, value)) for x, value in course if value is not None]
        if not places:
            return
        palette, px = self.theme.palette, self.theme.px
        colour = QColor(palette.text_3 if is_before else palette.chart)
        if not is_before:
            ground = QColor(colour)
            ground.setAlphaF(0.14)
            ends = [QPointF(places[-1].x(), plot.bottom()), QPointF(places[0].x(), plot.bottom())]
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawPolygon(QPolygonF([*places, *ends]))
        style = Qt.PenStyle.DashLine if is_before else Qt.PenStyle.SolidLine
        painter.setPen(QPen(colour, px(1.5 if is_before else 2), style))
        painter.drawPolyline(QPolygonF(places))
        size = px(2.5)
        painter.setPen(QPen(colour, px(1.5)))
        painter.setBrush(QColor(palette.raised) if is_before else colour)
        if len(places) <= 2 * _MOST_LABELS:
            for place in places:
                painter.drawEllipse(place, size, size)
