"""A chip: a filter that is on or off."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from swlcg_deck.gui.theme.glyphs import paint_glyph
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring
from swlcg_deck.gui.widgets.marks import Mark, paint_mark

RING = 3
"""Room around the chip for the focus ring; two chips side by side need no gap of their own."""
_DISABLED = 0.45
_PAD = 9


class Chip(QPushButton):
    """Outline when off; Selected fill, accent outline and a cross when on."""

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._theme = theme
        self._glyph: str | None = None
        self._glyph_colour: str | None = None
        self.setCheckable(True)
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # painted again as the mouse comes and goes
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def set_glyph(self, name: str | None, colour: str | None = None) -> None:
        self._glyph, self._glyph_colour = name, colour
        self.updateGeometry()
        self.update()

    def trailing_mark(self) -> Mark | None:
        """What stands at the right end."""
        return Mark.CROSS if self.isChecked() else None

    def mark_rect(self) -> QRectF:
        """Where the mark at the right end is, with the room around it that belongs to it."""
        px = self._theme.px
        return QRectF(self.width() - RING - px(26), 0, px(26) + RING, self.height())

    def sizeHint(self) -> QSize:
        px = self._theme.px
        width = 2 * px(_PAD) + QFontMetricsF(self._theme.font()).horizontalAdvance(self.text())
        width += px(20) if self._glyph else 0
        width += px(13) if self.trailing_mark() else 0
        return QSize(round(width) + 2 * RING, px(26) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def nextCheckState(self) -> None:
        super().nextCheckState()
        self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(_DISABLED)
        body = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        fill, line, ink = palette.panel, palette.border, palette.text_2
        if self.isChecked() or self.isDown():
            fill, line, ink = palette.selected, palette.accent, palette.text
        elif self.underMouse() and self.isEnabled():
            fill = palette.hover
        painter.setPen(QPen(QColor(line), 1))
        painter.setBrush(QColor(fill))
        inset = body.adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(inset, inset.height() / 2, inset.height() / 2)
        self._paint_face(painter, body, ink)
        if self.hasFocus():
            paint_focus_ring(painter, self._theme, QRectF(self.rect()), self.height() / 2 - 1)
        painter.end()

    def _paint_face(self, painter: QPainter, body: QRectF, ink: str) -> None:
        px = self._theme.px
        left = body.left() + px(_PAD)
        if self._glyph:
            where = QRectF(left - px(1), body.center().y() - px(7.5), px(15), px(15))
            paint_glyph(painter, self._glyph, self._glyph_colour or ink, where)
            left += px(20)
        painter.setFont(self._theme.font())
        painter.setPen(QColor(ink))
        words = QRectF(left, body.top(), body.right() - left, body.height())
        vertical = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic
        painter.drawText(words, vertical, self.text())
        mark = self.trailing_mark()
        if mark is not None:
            size = px(10)
            corner = QPointF(body.right() - px(_PAD) - size, body.center().y() - size / 2)
            paint_mark(painter, mark, ink, QRectF(corner.x(), corner.y(), size, size), 2.6)
