"""The quiet buttons of the card views: one line drawing each, and a name for those who listen."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QToolButton

from swlcg_deck.gui.theme.theme import Theme

Stroke = tuple[tuple[float, float], ...]


class Drawing(Enum):
    """Strokes on a grid of 24."""

    ENLARGE = (
        ((4, 9), (4, 4), (9, 4)),
        ((15, 4), (20, 4), (20, 9)),
        ((20, 15), (20, 20), (15, 20)),
        ((9, 20), (4, 20), (4, 15)),
    )
    WORDS = (
        ((4, 6), (20, 6)),
        ((4, 10.5), (20, 10.5)),
        ((4, 15), (20, 15)),
        ((4, 19.5), (13, 19.5)),
    )
    PREVIOUS = (((15, 5), (8, 12), (15, 19)),)
    NEXT = (((9, 5), (16, 12), (9, 19)),)


class DrawnButton(QToolButton):
    def __init__(self, theme: Theme, drawing: Drawing, name: str, tip: str) -> None:
        super().__init__()
        self._theme = theme
        self._drawing = drawing
        self.setAccessibleName(name)
        self.setToolTip(tip)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme.changed.connect(self._theme_changed)
        self._theme_changed()

    def _theme_changed(self) -> None:
        side = self._theme.px(16)
        self.setIconSize(QSize(side, side))
        self.setIcon(_icon(self._drawing.value, self._theme.palette.text_2, side))


def _icon(strokes: tuple[Stroke, ...], colour: str, side: int) -> QIcon:
    icon = QIcon()
    for ratio in (1, 2, 3):
        pixmap = QPixmap(side * ratio, side * ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setWindow(QRectF(0, 0, 24, 24).toRect())
        pen = QPen(QColor(colour), 2.0)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        for stroke in strokes:
            painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in stroke]))
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        icon.addPixmap(pixmap)
    return icon
