"""A few alternatives side by side, one of them chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, Qt
from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring

_RING = 3


class _Alternative(QRadioButton):
    """A radio button with the face of a small button."""

    def __init__(self, theme: Theme, text: str) -> None:
        super().__init__(text)
        self._theme = theme
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # painted again as the mouse comes and goes
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        px = self._theme.px
        text = QFontMetricsF(self._theme.font(12, semibold=True)).horizontalAdvance(self.text())
        return QSize(round(text) + px(20) + 2 * _RING, px(24) + 2 * _RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, at: QPoint) -> bool:
        return self.rect().contains(at)

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)
        fill, line, ink = palette.panel, palette.border, palette.text_2
        if self.isChecked():
            fill, line, ink = palette.selected, palette.accent, palette.text
        elif self.underMouse():
            fill = palette.hover
        painter.setPen(QPen(QColor(line), 1))
        painter.setBrush(QColor(fill))
        radius = self._theme.px(6)
        painter.drawRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        painter.setFont(self._theme.font(12, semibold=self.isChecked()))
        painter.setPen(QColor(ink))
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus():
            paint_focus_ring(painter, self._theme, QRectF(self.rect()), radius + 2)
        painter.end()


class ChoiceBar(QWidget):
    """Buttons of which exactly one is on; the arrow keys go from one to the next."""

    chosen = Signal(str)

    def __init__(
        self, theme: Theme, choices: Sequence[tuple[str, str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self._buttons: dict[str, _Alternative] = {}
        for key, text in choices:
            button = _Alternative(theme, text)
            button.toggled.connect(self._toggled)
            layout.addWidget(button)
            self._buttons[key] = button
        self._chosen = ""
        self.choose(choices[0][0])

    def choose(self, key: str) -> None:
        """Choose without a signal."""
        self._chosen = key
        self._buttons[key].setChecked(True)

    def current(self) -> str:
        return self._chosen

    def button(self, key: str) -> QRadioButton:
        return self._buttons[key]

    def _toggled(self) -> None:
        key = next((k for k, button in self._buttons.items() if button.isChecked()), self._chosen)
        if key != self._chosen:
            self._chosen = key
            self.chosen.emit(key)
