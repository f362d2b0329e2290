"""The plain line marks of controls: cross, chevron, magnifier and the like."""

from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

_GRID = 24


class Mark(StrEnum):
    CROSS = "cross"
    CHEVRON_DOWN = "chevron-down"
    CHEVRON_UP = "chevron-up"
    CHECK = "check"
    SEARCH = "search"
    HELP = "help"
    PLUS = "plus"
    OCTAGON = "octagon"
    ENLARGE = "enlarge"
    WORDS = "words"
    PREVIOUS = "previous"
    NEXT = "next"
    FIRST = "first"
    LAST = "last"
    PLAY = "play"
    PAUSE = "pause"
    UNDO = "undo"
    REDO = "redo"
    MORE = "more"


_STROKES: dict[Mark, tuple[tuple[tuple[float, float], ...], ...]] = {
    Mark.CROSS: (((6, 6), (18, 18)), ((18, 6), (6, 18))),
    Mark.CHEVRON_DOWN: (((5, 9), (12, 16), (19, 9)),),
    Mark.CHEVRON_UP: (((5, 15), (12, 8), (19, 15)),),
    Mark.CHECK: (((5, 12.5), (10, 17.5), (19, 7)),),
    Mark.SEARCH: (((15.2, 15.2), (21, 21)),),
    Mark.HELP: (),
    Mark.PLUS: (((12, 5), (12, 19)), ((5, 12), (19, 12))),
    Mark.OCTAGON: (
        ((8, 2.5), (16, 2.5), (21.5, 8), (21.5, 16), (16, 21.5), (8, 21.5), (2.5, 16), (2.5, 8)),
    ),
    Mark.ENLARGE: (
        ((4, 9), (4, 4), (9, 4)),
        ((15, 4), (20, 4), (20, 9)),
        ((20, 15), (20, 20), (15, 20)),
        ((9, 20), (4, 20), (4, 15)),
    ),
    Mark.WORDS: (
        ((4, 6), (20, 6)),
        ((4, 10.5), (20, 10.5)),
        ((4, 15), (20, 15)),
        ((4, 19.5), (13, 19.5)),
    ),
    Mark.PREVIOUS: (((15, 5), (8, 12), (15, 19)),),
    Mark.NEXT: (((9, 5), (16, 12), (9, 19)),),
    Mark.FIRST: (((18, 5), (11, 12), (18, 19)), ((6, 5), (6, 19))),
    Mark.LAST: (((6, 5), (13, 12), (6, 19)), ((18, 5), (18, 19))),
    Mark.PLAY: (((8, 5), (18, 12), (8, 19), (8, 5)),),
    Mark.PAUSE: (((9, 6), (9, 18)), ((15, 6), (15, 18))),
    Mark.UNDO: (((9, 4), (4, 9), (9, 14)),),
    Mark.REDO: (((15, 4), (20, 9), (15, 14)),),
    Mark.MORE: (((5, 12), (5.1, 12)), ((12, 12), (12.1, 12)), ((19, 12), (19.1, 12))),
}


def _path(mark: Mark) -> QPainterPath:
    path = QPainterPath()
    for first, *rest in _STROKES[mark]:
        path.moveTo(QPointF(*first))
        for point in rest:
            path.lineTo(QPointF(*point))
    if mark is Mark.OCTAGON:
        path.closeSubpath()
    elif mark is Mark.SEARCH:
        path.addEllipse(QPointF(10, 10), 7, 7)
    elif mark in (Mark.UNDO, Mark.REDO):
        turn = 1 if mark is Mark.UNDO else -1
        path.moveTo(12 - 8 * turn, 9)
        path.lineTo(12 + 2.5 * turn, 9)
        path.cubicTo(12 + 10 * turn, 9, 12 + 10 * turn, 20, 12 + 2.5 * turn, 20)
        path.lineTo(12 - 2 * turn, 20)
    elif mark is Mark.HELP:
        path.addEllipse(QPointF(12, 12), 10, 10)
        path.moveTo(9, 9.6)
        path.cubicTo(9, 5.4, 15.2, 5.6, 15.2, 9.4)
        path.cubicTo(15.2, 12, 12, 11.8, 12, 14.2)
        path.addEllipse(QPointF(12, 17.4), 0.3, 0.3)
    return path


def paint_mark(
    painter: QPainter, mark: Mark, colour: QColor | str, where: QRectF, thickness: float = 2.0
) -> None:
    """Draw a mark into a square; the thickness is that of the 24 x 24 drawing."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(where.topLeft())
    painter.scale(where.width() / _GRID, where.height() / _GRID)
    pen = QPen(QColor(colour), thickness)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_path(mark))
    painter.restore()


def mark_icon(mark: Mark, colour: QColor | str, size: int = 16) -> QIcon:
    """For buttons and menus, sharp on dense screens too."""
    icon = QIcon()
    for ratio in (1, 2, 3):
        pixmap = QPixmap(size * ratio, size * ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        pixmap.setDevicePixelRatio(ratio)
        painter = QPainter(pixmap)
        paint_mark(painter, mark, colour, QRectF(0, 0, size, size))
        painter.end()
        icon.addPixmap(pixmap)
    return icon
