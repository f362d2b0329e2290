"""The style sheet on the widgets that wear it.

Qt matches a sheet of the application against each widget once for each of its ancestors: for a
whole window that takes most of a second. A new sheet is therefore put on part by part, one a turn
of the event loop, while the windows keep showing what they showed; then all of it is painted anew.
"""

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid


class Wardrobe(QObject):
    """Before any part is known, the sheet goes to the application."""

    dressed = Signal()
    """Everything wears the newest sheet."""

    def __init__(self, application: QApplication, parent: QObject) -> None:
        super().__init__(parent)
        self._application = application
        self._sheet = ""
        self._parts: list[QWidget] = []
        self._waiting: list[QWidget] = []
        self._frozen: list[QWidget] = []
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._dress_next)

    def add(self, part: QWidget) -> None:
        """From now on this part, with everything in it, is dressed by itself."""
        self._parts.append(part)
        if self._sheet != self._application.styleSheet():
            part.setStyleSheet(self._sheet)

    def wear(self, sheet: str) -> None:
        self._sheet = sheet
        self._parts = [part for part in self._parts if isValid(part)]
        if not self._parts:
            self._application.setStyleSheet(sheet)
            self.dressed.emit()
            return
        self._freeze()
        self._waiting = list(self._parts)
        self._turn.start(0)

    def _dress_next(self) -> None:
        if self._waiting:
            part = self._waiting.pop()
            if isValid(part):
                part.setStyleSheet(self._sheet)
            return
        self._turn.stop()
        self.dressed.emit()
        QTimer.singleShot(0, self, self._thaw)

    def _freeze(self) -> None:
        """No window is painted half in the old sheet and half in the new one."""
        windows = (window for window in QApplication.topLevelWidgets() if window.isVisible())
        for window in windows:
            if window.updatesEnabled():
                window.setUpdatesEnabled(False)
                self._frozen.append(window)

    def _thaw(self) -> None:
        """In a turn of its own: so much is to be painted."""
        for window in filter(isValid, self._frozen):
            window.setUpdatesEnabled(True)
        self._frozen.clear()
