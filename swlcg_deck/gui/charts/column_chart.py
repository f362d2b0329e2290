"""Columns on a baseline: curves such as cards by cost."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from swlcg_deck.gui.charts.bars import Bar
from swlcg_deck.gui.charts.chart import Chart

_CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter


class ColumnChart(Chart):
    """The number above each column, its label below the baseline; before in outline, left."""

    def content_height(self) -> int:
        return self.theme.px(148 if self.is_large else 62)

    def areas(self) -> list[QRectF]:
        slot = self.width() / max(1, len(self.bars))
        height = self.height() - self.top()
        return [QRectF(i * slot, self.top(), slot, height) for i in range(len(self.bars))]

    def paint_bars(self, painter: QPainter) -> None:
        line = self.metrics.height()
        base = self.height() - line - self.theme.px(3)
        tallest = max((bar.longest for bar in self.bars), default=0)
        unit = (base - self.top() - line) / tallest if tallest else 0.0
        for bar, area in zip(self.bars, self.areas(), strict=True):
            painter.setPen(QColor(self.theme.palette.text_3))
            below = QRectF(area.left(), base + self.theme.px(3), area.width(), line)
            painter.drawText(below, _CENTRE, bar.label)
            self._paint_columns(painter, bar, area, base, unit)
        painter.setPen(QPen(QColor(self.theme.palette.border), 1))
        painter.drawLine(0, round(base), self.width(), round(base))

    def _paint_columns(
        self, painter: QPainter, bar: Bar, area: QRectF, base: float, unit: float
    ) -> None:
        widest = self.theme.px(44 if self.is_large else 18)
        if bar.outline is None:
            width = min(widest, area.width() * 0.7)
            solid = QRectF(area.center().x() - width / 2, 0, width, 0)
        else:
            gap = self.theme.px(4)
            width = min(widest * 0.6, (area.width() * 0.8 - gap) / 2)
            outline = QRectF(area.center().x() - gap / 2 - width, 0, width, 0)
            self._paint_column(painter, bar, bar.outline, _raised(outline, base, bar.outline, unit))
            solid = QRectF(area.center().x() + gap / 2, 0, width, 0)
        self._paint_column(
            painter, bar, bar.value, _raised(solid, base, bar.value, unit), is_solid=True
        )

    def _paint_column(
        self, painter: QPainter, bar: Bar, value: int, where: QRectF, *, is_solid: bool = False
    ) -> None:
        if value and is_solid:
            self.paint_solid(painter, bar, where)
        elif value:
            self.paint_outline(painter, bar, where)
        line = self.metrics.height()
        palette = self.theme.palette
        painter.setPen(QColor(palette.text_2 if is_solid and value else palette.text_3))
        room = self.theme.px(12)
        above = QRectF(where.left() - room, where.top() - line, where.width() + 2 * room, line)
        painter.drawText(above, _CENTRE, str(value))


def _raised(column: QRectF, base: float, value: int, unit: float) -> QRectF:
    """A column on the baseline, as high as its number."""
    height = max(2.0, value * unit) if value else 0.0
    return QRectF(column.left(), base - height, column.width(), height)
