"""A button that shows the key that presses it."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring
from swlcg_deck.gui.widgets.row_painting import CENTRE, LEFT
from swlcg_deck.language import tr

_PAD, _GAP, _CAP = 12, 8, 6


class KeyButton(QAbstractButton):
    """Words, then the key in a small box; the primary one is filled with the accent."""

    def __init__(self, theme: Theme, text: str, key: str, *, primary: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self._key = key
        self._primary = primary
        self.setText(text)
        self.setAccessibleName(text)
        self.setAccessibleDescription(tr("Key {key}", key=key))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        px = self._theme.px
        width = self._words_width() + self._cap_width() + 2 * px(_PAD) + px(_GAP)
        return QSize(round(width), px(30))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _words_width(self) -> float:
        return QFontMetricsF(self._theme.font(13, semibold=True)).horizontalAdvance(self.text()) + 2

    def _cap_width(self) -> float:
        words = QFontMetricsF(self._theme.font(11, semibold=True)).horizontalAdvance(self._key)
        return words + 2 * self._theme.px(_CAP)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter means something on the page, whichever button has the focus."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        px, palette = self._theme.px, self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.isEnabled() else 0.45)
        fill, line, ink = palette.raised, palette.border, palette.text
        if self._primary:
            fill, line, ink = palette.accent_fill, palette.accent_fill, palette.accent_ink
        elif self.isDown():
            fill = palette.selected
        elif self.underMouse() and self.isEnabled():
            fill = palette.hover
        painter.setPen(QPen(QColor(line), 1))
        painter.setBrush(QColor(fill))
        body = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(body, px(6), px(6))
        painter.setFont(self._theme.font(13, semibold=True))
        painter.setPen(QColor(ink))
        words = QRectF(px(_PAD), 0, self._words_width(), self.height())
        painter.drawText(words, LEFT, self.text())
        self._paint_key(painter, words.right() + px(_GAP), ink)
        if self.hasFocus():
            self._paint_ring(painter, body)
        painter.end()

    def _paint_key(self, painter: QPainter, left: float, ink: str) -> None:
        px, palette = self._theme.px, self._theme.palette
        height = px(18)
        box = QRectF(left, (self.height() - height) / 2, self._cap_width(), height)
        surface = QColor(palette.accent_ink if self._primary else palette.window)
        surface.setAlphaF(0.18 if self._primary else 1.0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(surface)
        painter.drawRoundedRect(box, px(4), px(4))
        painter.setFont(self._theme.font(11, semibold=True))
        painter.setPen(QColor(ink if self._primary else palette.text_2))
        painter.drawText(box, CENTRE, self._key)

    def _paint_ring(self, painter: QPainter, body: QRectF) -> None:
        if not self._primary:
            paint_focus_ring(painter, self._theme, QRectF(self.rect()), self._theme.px(6))
            return
        painter.setPen(QPen(QColor(self._theme.palette.accent_ink), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(body.adjusted(3, 3, -3, -3), self._theme.px(4), self._theme.px(4))
