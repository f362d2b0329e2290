"""A small button to the page before or after."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolButton

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring

_DISABLED = 0.45


class PageButton(QToolButton):
    """Painted, since a chevron to the left is all that it says."""

    def __init__(self, theme: Theme, name: str, *, forward: bool) -> None:
        super().__init__()
        self._theme = theme
        self._forward = forward
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(28), self._theme.px(28))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        px, palette = self._theme.px, self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(_DISABLED)
        body = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        is_hot = self.underMouse() and self.isEnabled()
        painter.setPen(QPen(QColor(palette.border), 1))
        painter.setBrush(QColor(palette.hover if is_hot else palette.raised))
        painter.drawRoundedRect(body, px(6), px(6))
        pen = QPen(QColor(palette.text), 1.8 * self._theme.scale)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        middle, reach = body.center(), px(4)
        turn = 1 if self._forward else -1
        tip = middle + QPointF(turn * reach / 2, 0)
        back = -turn * reach
        ends = (tip + QPointF(back, -reach), tip, tip + QPointF(back, reach))
        painter.drawPolyline(ends)
        if self.hasFocus():
            paint_focus_ring(painter, self._theme, QRectF(self.rect()), px(7))
        painter.end()
