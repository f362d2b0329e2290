"""A box to tick, with its words."""

from PySide6.QtCore import QPoint, QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring
from swlcg_deck.gui.widgets.marks import Mark, paint_mark
from swlcg_deck.gui.widgets.row_painting import write

_RING = 3


class TickBox(QCheckBox):
    """An empty frame when off; accent fill and a check when on."""

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._theme = theme
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        px = self._theme.px
        words = QFontMetricsF(self._theme.font()).horizontalAdvance(self.text())
        return QSize(round(words) + px(16 + 8) + 2 * _RING + 2, px(18) + 2 * _RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(60), self.sizeHint().height())

    def hitButton(self, at: QPoint) -> bool:
        return self.rect().contains(at)

    def paintEvent(self, _event: QPaintEvent) -> None:
        px, palette = self._theme.px, self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = px(16)
        box = QRectF(_RING, (self.height() - size) / 2, size, size)
        paint_tick(painter, self._theme, box, is_on=self.isChecked())
        words = QRectF(self.rect()).adjusted(_RING + size + px(8), 0, -_RING, 0)
        ink = palette.text if self.isEnabled() else palette.text_3
        write(painter, words, self.text(), self._theme.font(), ink)
        if self.hasFocus():
            ring = box.adjusted(-_RING, -_RING, _RING, _RING)
            paint_focus_ring(painter, self._theme, ring, px(6))
        painter.end()


def paint_tick(painter: QPainter, theme: Theme, box: QRectF, *, is_on: bool) -> None:
    """The box itself, wherever something can be ticked."""
    palette = theme.palette
    painter.setPen(QPen(QColor(palette.accent if is_on else palette.text_3), 1))
    painter.setBrush(QColor(palette.accent_fill if is_on else palette.raised))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), theme.px(4), theme.px(4))
    if is_on:
        inset = box.width() * 0.16
        mark = box.adjusted(inset, inset, -inset, -inset)
        paint_mark(painter, Mark.CHECK, palette.accent_ink, mark, 3.4)
