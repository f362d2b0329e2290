"""The theme in force: palette and text size. Widgets that paint ask it and listen to it."""

import sys
from typing import Final, Literal

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from swlcg_deck.gui.theme.palette import DARK, LIGHT, Palette
from swlcg_deck.gui.theme.style import qt_palette, style_sheet
from swlcg_deck.gui.theme.wardrobe import Wardrobe
from swlcg_deck.paths import resources_dir

Choice = Literal["system", "dark", "light"]
_FRAMES: Final = {
    "system": Qt.ColorScheme.Unknown,
    "dark": Qt.ColorScheme.Dark,
    "light": Qt.ColorScheme.Light,
}
TEXT_SIZES = (90, 100, 110, 125, 150, 175, 200)
"""Per cent, as the settings offer them."""


class Theme(QObject):
    """One for the application; `changed` tells painted widgets to paint again."""

    changed = Signal()

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self._choice: Choice = "system"
        self.palette: Palette = DARK
        self.scale = 1.0
        self.moves = True
        """Whether a movement may explain what happens."""
        self._wardrobe = Wardrobe(application, self)
        self._wardrobe.dressed.connect(self.changed)
        _load_fonts()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_changed)

    def choose(self, choice: Choice, text_size: int = 100) -> None:
        """Apply a theme and a text size in per cent."""
        self._choice = choice
        self.scale = text_size / 100
        self._apply()

    def dress(self, part: QWidget) -> None:
        """Let a part of a window wear the theme by itself, so that a new one is put on quickly."""
        self._wardrobe.add(part)

    def px(self, size: float) -> int:
        """A length of the design at the present text size."""
        return round(size * self.scale)

    def font(self, size: float = 13, *, semibold: bool = False, italic: bool = False) -> QFont:
        """Our typeface with figures of equal width, for what is painted by hand."""
        font = QFont("Inter")
        font.setPixelSize(max(1, self.px(size)))
        font.setWeight(QFont.Weight.DemiBold if semibold else QFont.Weight.Normal)
        font.setItalic(italic)
        if hasattr(font, "setFeature"):
            font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def _system_changed(self) -> None:
        if self._choice == "system":
            self._apply()

    def _apply(self) -> None:
        if sys.platform in {"win32", "darwin"}:  # where the frame of a window is the system's
            QGuiApplication.styleHints().setColorScheme(_FRAMES[self._choice])
        self.palette = self._chosen_palette()
        self._application.setPalette(qt_palette(self.palette))
        self._application.setFont(self.font())
        self._wardrobe.wear(style_sheet(self.palette, self.scale))

    def _chosen_palette(self) -> Palette:
        if self._choice == "system":
            is_light = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Light
            return LIGHT if is_light else DARK
        return LIGHT if self._choice == "light" else DARK


def _load_fonts() -> None:
    for file in sorted((resources_dir() / "fonts").glob("*.otf")):
        QFontDatabase.addApplicationFont(str(file))
