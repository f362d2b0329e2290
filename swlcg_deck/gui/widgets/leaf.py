"""A leaf that opens at a button: a choice closes it, Esc and a click outside do too."""

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QDialog, QWidget

from swlcg_deck.gui.theme.theme import Theme


class Leaf(QDialog):
    def __init__(self, theme: Theme, name: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self._theme = theme
        self.setAccessibleName(name)

    def place(self, anchor: QWidget, size: QSize) -> None:
        """Right below a widget, within the screen."""
        room = anchor.screen().availableGeometry()
        width, height = min(size.width(), room.width()), min(size.height(), room.height())
        below = QPoint(anchor.width() - width, anchor.height() + self._theme.px(4))
        corner = anchor.mapToGlobal(below)
        x = max(room.left(), min(corner.x(), room.right() - width))
        y = max(room.top(), min(corner.y(), room.bottom() - height))
        self.setGeometry(x, y, width, height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        palette = self._theme.palette
        painter.fillRect(self.rect(), QColor(palette.panel))
        painter.setPen(QPen(QColor(palette.border), 1))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()
