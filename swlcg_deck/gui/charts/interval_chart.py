"""Shares with how sure they are: a bar on a scale from none to all, and its interval as a line."""

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from swlcg_deck.cards.base import Side
from swlcg_deck.gui.charts.bars import Bar
from swlcg_deck.gui.charts.chart import Chart
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.row_painting import LEFT, RIGHT, write

_ROW, _TRACK, _WHISKER = 46, 10, 16


@dataclass(frozen=True)
class IntervalBar(Bar):
    """A share between 0 and 1; `value` is the same in thousandths."""

    number: str = ""
    """What is written at the right: `54.2 %`."""
    caption: str = ""
    """Beside the number, smaller: `51.1 to 57.3 %`."""
    share: float = 0.0
    low: float = 0.0
    high: float = 1.0
    side: Side | None = None
    """Gives the bar its colour; without one it is quiet."""


class IntervalChart(Chart):
    """Two lines a row: the name with the number, and the bar below them; a mark stands at half."""

    def __init__(self, theme: Theme, title: str) -> None:
        super().__init__(theme, title, large=True)

    def content_height(self) -> int:
        return max(1, len(self.bars)) * self.theme.px(_ROW)

    def areas(self) -> list[QRectF]:
        row = self.theme.px(_ROW)
        return [QRectF(0, at * row, self.width(), row) for at in range(len(self.bars))]

    def paint_bars(self, painter: QPainter) -> None:
        for bar, area in zip(self.bars, self.areas(), strict=True):
            if isinstance(bar, IntervalBar):
                self._paint_words(painter, bar, area)
                self._paint_track(painter, bar, area)

    def _paint_words(self, painter: QPainter, bar: IntervalBar, area: QRectF) -> None:
        px, palette = self.theme.px, self.theme.palette
        line = QRectF(area.left(), area.top() + px(2), area.width(), px(20))
        strong, small = self.theme.font(13, semibold=True), self.theme.font(11)
        number = QFontMetricsF(strong).horizontalAdvance(bar.number)
        caption = QFontMetricsF(small).horizontalAdvance(bar.caption)
        write(painter, line, bar.number, strong, palette.text, RIGHT)
        beside = line.adjusted(0, 0, -number - px(8), 0)
        write(painter, beside, bar.caption, small, palette.text_3, RIGHT)
        left = line.adjusted(0, 0, -number - caption - px(20), 0)
        write(painter, left, bar.label, strong, palette.text, LEFT)

    def _paint_track(self, painter: QPainter, bar: IntervalBar, area: QRectF) -> None:
        px, palette = self.theme.px, self.theme.palette
        track = QRectF(area.left(), area.top() + px(27), area.width(), px(_TRACK))
        radius = track.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.hover))
        painter.drawRoundedRect(track, radius, radius)
        colour = palette.sides[bar.side] if bar.side is not None else palette.text_3
        filled = QRectF(track.topLeft(), track.size())
        filled.setWidth(track.width() * bar.share)
        if filled.width() >= 1:
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(filled, min(radius, filled.width() / 2), radius)
        middle = track.center()
        painter.setPen(QPen(QColor(palette.text_3), 1))
        half, room = round(middle.x()) + 0.5, px(4)
        painter.drawLine(QLineF(half, track.top() - room, half, track.bottom() + room))
        self._paint_whisker(painter, bar, track)

    def _paint_whisker(self, painter: QPainter, bar: IntervalBar, track: QRectF) -> None:
        """Over the bar, so it has a rim of the ground it stands on."""
        px, palette = self.theme.px, self.theme.palette
        low, high = (track.left() + track.width() * end for end in (bar.low, bar.high))
        low, high = max(low, track.left() + 1), min(high, track.right() - 1)
        y, reach = track.center().y(), px(_WHISKER) / 2
        lines = [
            QLineF(low, y, high, y),
            QLineF(low, y - reach, low, y + reach),
            QLineF(high, y - reach, high, y + reach),
        ]
        for colour, width in ((palette.raised, px(4)), (palette.text, max(1.5, px(1.5)))):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawLines(lines)
