"""The bar at the left: where in the program you are."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.gui.theme.glyphs import app_icon, paint_glyph
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import mark, tr

_WIDTH, _HEIGHT, _LEAST, _ICON, _LOGO = 76, 56, 46, 21, 30


_WORDS = {
    "library": (mark("Library"), mark("Library view")),
    "build": (mark("Build"), mark("Build view")),
    "analyse": (mark("Analyse"), mark("Analyse view")),
    "playtest": (mark("Playtest"), mark("Playtest view")),
    "tournament": (mark("Tournament"), mark("Tournament view")),
    "collection": (mark("Collection"), mark("Collection view")),
    "rules": (mark("Rules"), mark("Rules view")),
    "settings": (mark("Settings"), mark("Settings")),
}
"""What stands below the icon, and what a screen reader says."""


class ModeButton(QAbstractButton):
    """An icon over a word; the one that is on has a bar at its edge."""

    def __init__(self, name: str, theme: Theme) -> None:
        super().__init__()
        self._glyph = f"mode-{name}"
        self._theme = theme
        shown, spoken = _WORDS[name]
        self.setText(tr(shown))
        self.setAccessibleName(tr(spoken))
        self.setCheckable(name != "settings")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(_WIDTH), self._theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Closer together where large letters meet a low screen."""
        return QSize(self._theme.px(_WIDTH), self._theme.px(_LEAST))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, palette = self._theme, self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isChecked() or self.underMouse():
            painter.fillRect(self.rect(), palette.panel if self.isChecked() else palette.hover)
        if self.isChecked():
            painter.fillRect(0, 0, theme.px(3), self.height(), palette.accent)
        if self.hasFocus():
            painter.setPen(QPen(QColor(palette.accent), 2.0))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        ink = palette.accent if self.isChecked() else palette.text_2
        size = theme.px(_ICON)
        top = (self.height() - theme.px(_HEIGHT)) / 2
        where = QRectF((self.width() - size) / 2, top + theme.px(9), size, size)
        paint_glyph(painter, self._glyph, ink, where)
        painter.setFont(theme.font(11))
        painter.setPen(palette.text if self.isChecked() else palette.text_2)
        words = QRectF(0, top + theme.px(32), self.width(), theme.px(20))
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.text())


class ModeBar(QWidget):
    """The views from top to bottom, the settings at the foot."""

    chosen = Signal(str)
    settings_requested = Signal()

    def __init__(self, theme: Theme, modes: Sequence[str]) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("window")
        self.setAccessibleName(tr("Views"))
        self._group = QButtonGroup(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 8)
        layout.setSpacing(0)
        self._logo = QLabel()
        self._logo.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout.addWidget(self._logo)
        self.buttons: dict[str, ModeButton] = {}
        for name in modes:
            button = ModeButton(name, theme)
            self._group.addButton(button)
            button.clicked.connect(lambda _checked=False, name=name: self.chosen.emit(name))
            layout.addWidget(button)
            self.buttons[name] = button
        layout.addStretch(1)
        settings = ModeButton("settings", theme)
        settings.clicked.connect(self.settings_requested)
        layout.addWidget(settings)
        theme.changed.connect(self._restyle)
        self._restyle()

    def show_mode(self, name: str) -> None:
        self.buttons[name].setChecked(True)

    def _restyle(self) -> None:
        side = self._theme.px(_LOGO)
        self._logo.setPixmap(app_icon().pixmap(QSize(side, side), self.devicePixelRatioF()))
        self._logo.setFixedHeight(self._theme.px(_LOGO + 2 * 12))
