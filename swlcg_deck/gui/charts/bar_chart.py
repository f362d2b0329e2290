"""Bars that lie: a label or a glyph at the left, the bar, the number."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from swlcg_deck.gui.charts.bars import Bar
from swlcg_deck.gui.charts.chart import Chart
from swlcg_deck.gui.theme.glyphs import paint_glyph

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class BarChart(Chart):
    """One row a bar; with something in outline, the row has two thin bars."""

    outline_first = True
    """Before above after."""

    def content_height(self) -> int:
        return max(1, len(self.bars)) * self._row()

    def areas(self) -> list[QRectF]:
        row = self._row()
        return [QRectF(0, self.top() + i * row, self.width(), row) for i in range(len(self.bars))]

    def number(self, bar: Bar) -> str:
        """Before and after, or one number where nothing changed."""
        if bar.outline is None or bar.outline == bar.value:
            return str(bar.value)
        return f"{bar.outline} › {bar.value}"

    def paint_bars(self, painter: QPainter) -> None:
        gap = self.theme.px(6)
        labels = self._label_width()
        start = labels + gap
        numbers = max((self._width_of(self.number(bar)) for bar in self.bars), default=0.0)
        room = max(4.0, self.width() - start - gap - numbers)
        longest = max((bar.longest for bar in self.bars), default=0)
        for bar, area in zip(self.bars, self.areas(), strict=True):
            self._paint_label(painter, bar, area, labels)
            self._paint_pair(painter, bar, area, start, room / longest if longest else 0.0)
            painter.setPen(QColor(self.theme.palette.text_2))
            painter.drawText(area, _RIGHT, self.number(bar))

    def _paint_label(self, painter: QPainter, bar: Bar, area: QRectF, room: float) -> None:
        palette = self.theme.palette
        left = area.left()
        if bar.glyph:
            size = self._glyph_size()
            box = QRectF(left, area.center().y() - size / 2, size, size)
            colour = QColor(palette.text) if bar.affiliation is None else self.colour_of(bar)
            paint_glyph(painter, bar.glyph, colour, box)
            left += size + self.theme.px(6)
        if self._shows_label(bar):
            painter.setPen(QColor(palette.text_2))
            width = room - (left - area.left())
            text = self.metrics.elidedText(bar.label, Qt.TextElideMode.ElideRight, width)
            painter.drawText(QRectF(left, area.top(), width + 1, area.height()), _LEFT, text)

    def _paint_pair(
        self, painter: QPainter, bar: Bar, area: QRectF, start: float, unit: float
    ) -> None:
        middle = area.center().y()
        if bar.outline is None:
            thick = self.theme.px(12 if self.is_large else 8)
            if bar.value:
                width = max(2.0, bar.value * unit)
                self.paint_solid(painter, bar, QRectF(start, middle - thick / 2, width, thick))
            return
        thick = self.theme.px(8 if self.is_large else 5)
        upper, lower = middle - thick - 0.5, middle + 0.5
        outline_top, solid_top = (upper, lower) if self.outline_first else (lower, upper)
        if bar.outline:
            box = QRectF(start, outline_top, max(2.0, bar.outline * unit), thick)
            self.paint_outline(painter, bar, box)
        if bar.value:
            self.paint_solid(
                painter, bar, QRectF(start, solid_top, max(2.0, bar.value * unit), thick)
            )

    def _row(self) -> int:
        return self.theme.px(24 if self.is_large else 16)

    def _glyph_size(self) -> int:
        return self.theme.px(15 if self.is_large else 12)

    def _shows_label(self, bar: Bar) -> bool:
        """A small chart has no room for words beside a glyph; the tooltip says them."""
        return self.is_large or not bar.glyph

    def _label_width(self) -> float:
        widest = 0.0
        for bar in self.bars:
            width = self._width_of(bar.label) if self._shows_label(bar) else 0.0
            if bar.glyph:
                width += self._glyph_size() + (self.theme.px(6) if width else 0)
            widest = max(widest, width)
        return min(widest, self.width() * 0.56)

    def _width_of(self, text: str) -> float:
        return self.metrics.horizontalAdvance(text)


class CombatIconsChart(BarChart):
    """Normal icons solid, edge-enabled ones in outline below them (RB-18)."""

    outline_first = False

    def number(self, bar: Bar) -> str:
        """`17+5`."""
        return f"{bar.value}+{bar.outline or 0}"

    def _row(self) -> int:
        return self.theme.px(26 if self.is_large else 19)
