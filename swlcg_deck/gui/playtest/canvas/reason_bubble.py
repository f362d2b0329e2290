"""Why a card cannot be used, said beside the card for a moment."""

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from swlcg_deck.gui.theme.theme import Theme

_WIDTH = 240


class ReasonBubble(QLabel):
    """Lies over the table; the decision panel says the same for longer reading."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._room = parent
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(self, reason: str, beside: QRect) -> None:
        """Below a place of the parent, or above it where there is no room."""
        px = self._theme.px
        self.setText(reason)
        self.setContentsMargins(px(10), px(6), px(10), px(6))
        self.setFixedWidth(px(_WIDTH))
        self.setFixedHeight(self.heightForWidth(px(_WIDTH)))
        room, gap = self._room.rect(), px(6)
        y = beside.bottom() + gap
        if y + self.height() > room.bottom():
            y = beside.top() - gap - self.height()
        x = max(0, min(beside.left(), room.right() - self.width()))
        self.move(QPoint(x, max(0, y)))
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._theme.palette.text_3), 1))
        painter.setBrush(QColor(self._theme.palette.raised))
        radius = self._theme.px(6)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        painter.end()
        super().paintEvent(event)
