"""The keys that work anywhere on the page: Space draws, M takes the mulligan, Enter plays."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from swlcg_deck.gui.playtest.large_face import LargeFace
from swlcg_deck.gui.playtest.openings.opening_panel import OpeningPanel


class PageKeys:
    """Each key presses the button that says it; Escape closes the large card."""

    def __init__(self, opening: OpeningPanel, large: LargeFace) -> None:
        self._large = large
        self._buttons = {
            Qt.Key.Key_Space: opening.again,
            Qt.Key.Key_M: opening.mulligan,
            Qt.Key.Key_Return: opening.play,
            Qt.Key.Key_Enter: opening.play,
        }

    def press(self, event: QKeyEvent) -> bool:
        """Whether it was one of the keys."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if event.key() == Qt.Key.Key_Escape and self._large.isVisible():
            self._large.hide()
            return True
        button = self._buttons.get(Qt.Key(event.key()))
        if button is None or not button.isVisible():
            return False
        button.click()
        return True
