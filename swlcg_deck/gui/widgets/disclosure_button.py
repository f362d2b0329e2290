"""A quiet button of words and a chevron, for what opens below it."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring
from swlcg_deck.gui.widgets.marks import Mark, paint_mark


class DisclosureButton(QToolButton):
    """Checkable where it opens and closes something; otherwise it opens a menu."""

    def __init__(self, theme: Theme, *, toggles: bool, quiet: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self._is_quiet = quiet
        """Without a chevron while it is open."""
        self.setCheckable(toggles)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self._toggled)
        self._take_theme()
        theme.changed.connect(self._take_theme)

    def say(self, text: str, accessible: str = "") -> None:
        if text != self.text():
            self.setText(text)
            self.setAccessibleName(accessible or text)
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        px = self._theme.px
        words = self._metrics.horizontalAdvance(self.text())
        mark = px(5 + 10) if self._has_mark() else 0
        return QSize(round(words) + px(3 + 4) + mark, px(24))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        px, palette = self._theme.px, self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        where = QRectF(self.rect())
        if self.underMouse() and self.isEnabled():
            wash = QColor(palette.text)
            wash.setAlphaF(0.08)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(wash)
            painter.drawRoundedRect(where, px(5), px(5))
        painter.setFont(self._font)
        painter.setPen(QColor(palette.text_2))
        painter.drawText(
            where.adjusted(px(3), 0, 0, 0),
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            self.text(),
        )
        if self._has_mark():
            size = px(10)
            box = QRectF(where.right() - px(4) - size, where.center().y() - size / 2, size, size)
            mark = Mark.CHEVRON_UP if self.isChecked() else Mark.CHEVRON_DOWN
            paint_mark(painter, mark, palette.text_2, box, 2.8)
        if self.hasFocus():
            paint_focus_ring(painter, self._theme, where, px(5))
        painter.end()

    def _toggled(self) -> None:
        self.updateGeometry()

    def _has_mark(self) -> bool:
        return not (self._is_quiet and self.isChecked())

    def _take_theme(self) -> None:
        self._font = self._theme.font(12)
        self._metrics = QFontMetricsF(self._font)
        self.updateGeometry()
        self.update()
