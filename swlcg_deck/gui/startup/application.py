"""The application, which is also told of files that are opened from outside."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """On macOS a deck that is double-clicked comes as an event, not on the command line."""

    files_opened = Signal(list)
    """The paths of files that somebody wants to see."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.files_opened.emit([event.file()])
            return True
        return super().event(event)
