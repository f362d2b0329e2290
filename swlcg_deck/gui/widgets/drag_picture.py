"""What one sees below the mouse while dragging sets."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QApplication

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.words.how_many import many


def drag_picture(theme: Theme, titles: Sequence[str]) -> QPixmap:
    """The title, or how many there are."""
    text = titles[0] if len(titles) == 1 else many(len(titles), "set")
    font = theme.font(semibold=True)
    width = round(QFontMetricsF(font).horizontalAdvance(text)) + theme.px(24)
    height = theme.px(28)
    screen = QApplication.primaryScreen()
    ratio = screen.devicePixelRatio() if screen else 1.0
    picture = QPixmap(round(width * ratio), round(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.palette.accent), 1))
    painter.setBrush(QColor(theme.palette.selected))
    where = QRectF(0, 0, width, height)
    painter.drawRoundedRect(where.adjusted(0.5, 0.5, -0.5, -0.5), theme.px(6), theme.px(6))
    painter.setFont(font)
    painter.setPen(QColor(theme.palette.text))
    painter.drawText(where, Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return picture
