"""One option of a decision: its key, its words."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring
from swlcg_deck.gui.widgets.row_painting import CENTRE
from swlcg_deck.language import tr

_KEY, _PAD = 18, 8


class OptionButton(QAbstractButton):
    """The words take as many lines as they need; `is_safe` is the accent of the safe default."""

    def __init__(self, theme: Theme, number: int, key: str, words: str, *, is_safe: bool) -> None:
        super().__init__()
        self._theme = theme
        self.number = number
        self.key = key
        self._is_safe = is_safe
        self.setText(words)
        self.setAccessibleName(words)
        self.setAccessibleDescription(tr("Key {key}", key=key) if key else "")
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        px = self._theme.px
        room = QRectF(0, 0, max(40, width - self._words_left() - px(_PAD)), 1000)
        metrics = QFontMetricsF(self._font())
        lines = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self.text())
        return max(px(30), round(lines.height()) + px(12))

    def sizeHint(self) -> QSize:
        width = self._theme.px(200)
        return QSize(width, self.heightForWidth(max(width, self.width())))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(120), self._theme.px(30))

    def _font(self) -> QFont:
        return self._theme.font(13, semibold=self._is_safe)

    def _words_left(self) -> int:
        return self._theme.px(_PAD + _KEY + 8)

    def paintEvent(self, _event: QPaintEvent) -> None:
        px, palette = self._theme.px, self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        fill, line, ink = palette.raised, palette.border, palette.text
        if self._is_safe:
            fill, line, ink = palette.accent_fill, palette.accent_fill, palette.accent_ink
        elif self.isChecked() or self.isDown():
            fill, line = palette.selected, palette.accent
        elif self.underMouse():
            fill = palette.hover
        painter.setPen(QPen(QColor(line), 1))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(body, px(7), px(7))
        self._paint_key(painter, ink)
        words = body.adjusted(self._words_left(), 0, -px(_PAD), 0)
        painter.setFont(self._font())
        painter.setPen(QColor(ink))
        flags = Qt.AlignmentFlag.AlignVCenter.value | Qt.TextFlag.TextWordWrap.value
        painter.drawText(words, flags, self.text())
        if self.hasFocus():
            ring = body.adjusted(2, 2, -2, -2) if self._is_safe else body
            painter.setPen(QPen(QColor(ink), 2))
            if self._is_safe:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(ring, px(5), px(5))
            else:
                paint_focus_ring(painter, self._theme, ring, px(7))
        painter.end()

    def _paint_key(self, painter: QPainter, ink: str) -> None:
        """The key in a small box; a check in its place where the option is picked."""
        px, palette = self._theme.px, self._theme.palette
        size = px(_KEY)
        box = QRectF(px(_PAD), (self.height() - size) / 2, size, size)
        surface = QColor(palette.accent_ink if self._is_safe else palette.window)
        surface.setAlphaF(0.18 if self._is_safe else 1.0)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.isChecked():
            surface, ink = QColor(palette.accent_fill), palette.accent_ink
        painter.setBrush(surface)
        painter.drawRoundedRect(box, px(4), px(4))
        painter.setFont(self._theme.font(11, semibold=True))
        muted = palette.text_2 if not (self._is_safe or self.isChecked()) else ink
        painter.setPen(QColor(muted))
        painter.drawText(box, CENTRE, "✓" if self.isChecked() else self.key)
