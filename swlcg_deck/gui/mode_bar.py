"""The bar at the left: where in the program you are."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QLabel, QVBoxLayout, QWidget

from swlcg_deck.gui.theme.glyphs import app_icon, paint_glyph
from swlcg_deck.gui.theme.theme import Theme

_WIDTH, _HEIGHT, _ICON = 76, 56, 21


class ModeButton(QAbstractButton):
    """An icon over a word; the one that is on has a bar at its edge."""

    def __init__(self, name: str, theme: Theme) -> None:
        super().__init__()
        self._glyph = f"mode-{name}"
        self._theme = theme
        self.setText(name.capitalize())
        self.setAccessibleName(f"{name.capitalize()} view")
        self.setCheckable(name != "settings")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(_WIDTH), self._theme.px(_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, palette = self._theme, self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isChecked() or self.underMouse():
            painter.fillRect(self.rect(), palette.panel if self.isChecked() else palette.hover)
        if self.isChecked():
            painter.fillRect(0, 0, theme.px(3), self.height(), palette.accent)
        if self.hasFocus():
            painter.setPen(palette.accent)
            painter.drawRect(self.rect().adjusted(1, 1, -2, -2))
        ink = palette.accent if self.isChecked() else palette.text_2
        size = theme.px(_ICON)
        where = QRectF((self.width() - size) / 2, theme.px(9), size, size)
        paint_glyph(painter, self._glyph, ink, where)
        painter.setFont(theme.font(11))
        painter.setPen(palette.text if self.isChecked() else palette.text_2)
        words = self.rect().adjusted(0, theme.px(32), 0, -theme.px(4))
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.text())


class ModeBar(QWidget):
    """The views from top to bottom, the settings at the foot."""

    chosen = Signal(str)
    settings_requested = Signal()

    def __init__(self, theme: Theme, modes: Sequence[str]) -> None:
        super().__init__()
        self.setObjectName("window")
        self.setAccessibleName("Views")
        self._group = QButtonGroup(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 8)
        layout.setSpacing(0)
        logo = QLabel()
        logo.setPixmap(app_icon().pixmap(30, 30))
        layout.addSpacing(12)
        layout.addWidget(logo, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addSpacing(12)
        self.buttons: dict[str, ModeButton] = {}
        for name in modes:
            button = ModeButton(name, theme)
            self._group.addButton(button)
            button.clicked.connect(lambda _checked=False, name=name: self.chosen.emit(name))
            layout.addWidget(button)
            self.buttons[name] = button
        layout.addStretch()
        settings = ModeButton("settings", theme)
        settings.clicked.connect(self.settings_requested)
        layout.addWidget(settings)

    def show_mode(self, name: str) -> None:
        self.buttons[name].setChecked(True)
