"""What the window says while files are held over it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import mark, tr

_WORDS = mark("Drop deck lists to import them")


class DropHint(QWidget):
    """Lies over its parent; the mouse goes through it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_over(self, widget: QWidget) -> None:
        self.setGeometry(widget.rect())
        self.raise_()
        self.show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        px, palette = self._theme.px, self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = QColor(palette.window)
        veil.setAlphaF(0.78)
        painter.fillRect(self.rect(), veil)
        frame = QRectF(self.rect()).adjusted(px(12), px(12), -px(12), -px(12))
        painter.setPen(QPen(QColor(palette.accent), 2, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(frame, px(10), px(10))
        font = self._theme.font(16, semibold=True)
        wide = QFontMetricsF(font).horizontalAdvance(tr(_WORDS)) + px(56)
        box = QRectF(0, 0, wide, px(60))
        box.moveCenter(frame.center())
        painter.setPen(QPen(QColor(palette.border), 1))
        painter.setBrush(QColor(palette.raised))
        painter.drawRoundedRect(box, px(8), px(8))
        painter.setFont(font)
        painter.setPen(QColor(palette.text))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, tr(_WORDS))
        painter.end()
