"""What all charts share: bars, a caption, a tooltip for each bar, a description in words."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from swlcg_deck.gui.charts.bars import Bar
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.language import tr


class Chart(QWidget):
    """A chart of bars. A small one has its caption inside; a large one stands under a heading."""

    def __init__(
        self, theme: Theme, title: str, *, large: bool = False, quiet: bool = False
    ) -> None:
        super().__init__()
        self.theme = theme
        self.title = title
        self.bars: tuple[Bar, ...] = ()
        self.is_large = large
        self._quiet = quiet
        self.setAccessibleName(title)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._take_theme()
        theme.changed.connect(self._theme_changed)

    def set_bars(self, bars: tuple[Bar, ...]) -> None:
        if bars == self.bars:
            return
        rows = len(self.bars)
        self.bars = bars
        self.setAccessibleDescription(self.description())
        if len(bars) != rows:
            self.updateGeometry()
        self.update()

    def description(self) -> str:
        """`Cost: 7 cards of cost 0, 17 cards of cost 1.`"""
        facts = ", ".join(bar.words for bar in self.bars)
        return f"{self.title}: {facts or tr('nothing to show')}."

    def bar_at(self, where: QPoint) -> Bar | None:
        point = QPointF(where)
        return next(
            (b for b, r in zip(self.bars, self.areas(), strict=True) if r.contains(point)), None
        )

    def areas(self) -> list[QRectF]:
        """The room of each bar with its number and label, in the order of the bars."""
        raise NotImplementedError

    def paint_bars(self, painter: QPainter) -> None:
        raise NotImplementedError

    def content_height(self) -> int:
        """What the bars need below the caption."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(140), self.top() + self.content_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(84), self.sizeHint().height())

    def top(self) -> int:
        """Where the bars' room begins, below the caption."""
        return 0 if self.is_large else self.theme.px(22)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            bar = self.bar_at(event.pos())
            if bar is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), plain_tip(bar.words), self)
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.is_large:
            painter.setFont(self._caption_font)
            painter.setPen(QColor(self.theme.palette.text_3))
            caption = self._caption_metrics.elidedText(
                self.title.upper(), Qt.TextElideMode.ElideRight, self.width()
            )
            painter.drawText(
                QRectF(0, 0, self.width(), self.theme.px(14)),
                Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
                caption,
            )
        painter.setFont(self.font_of_numbers)
        self.paint_bars(painter)
        painter.end()

    def colour_of(self, bar: Bar) -> QColor:
        palette = self.theme.palette
        if bar.affiliation is not None:
            return palette.affiliation(bar.affiliation)
        return QColor(palette.text_3 if self._quiet else palette.chart)

    def paint_solid(self, painter: QPainter, bar: Bar, where: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colour_of(bar))
        radius = min(2.0 * self.theme.scale, where.width() / 2, where.height() / 2)
        painter.drawRoundedRect(where, radius, radius)

    def paint_outline(self, painter: QPainter, bar: Bar, where: QRectF) -> None:
        line = max(1.0, self.theme.scale)
        inner = where.adjusted(line / 2, line / 2, -line / 2, -line / 2)
        painter.setPen(QPen(self.colour_of(bar), line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if inner.width() <= 0 or inner.height() <= 0:
            painter.drawLine(where.topLeft(), where.bottomLeft())
            return
        radius = min(2.0 * self.theme.scale, inner.width() / 2, inner.height() / 2)
        painter.drawRoundedRect(inner, radius, radius)

    def _take_theme(self) -> None:
        self.font_of_numbers = self.theme.font(12 if self.is_large else 11)
        self.metrics = QFontMetricsF(self.font_of_numbers)
        self._caption_font = self.theme.font(11, semibold=True)
        self._caption_metrics = QFontMetricsF(self._caption_font)

    def _theme_changed(self) -> None:
        self._take_theme()
        self.updateGeometry()
        self.update()
