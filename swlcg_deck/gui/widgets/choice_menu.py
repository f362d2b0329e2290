"""A menu of several choices that stays open while one ticks them."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMenu


class ChoiceMenu(QMenu):
    """A click or the space bar ticks and stays; Enter ticks and closes."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.actionAt(event.position().toPoint()) is None or not self._tick():
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Space or not self._tick():
            super().keyPressEvent(event)

    def _tick(self) -> bool:
        action = self.activeAction()
        if action is None or not action.isCheckable() or not action.isEnabled():
            return False
        action.trigger()
        return True
