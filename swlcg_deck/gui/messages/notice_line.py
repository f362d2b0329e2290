"""A line that says what was done or what failed, where one is looking."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel

_SHOWN_MS = 8_000


class Notice(QLabel):
    """What was done goes after a while; what failed stays until the next attempt."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def say(self, text: str) -> None:
        self._show(text, "secondary")
        self._timer.start(_SHOWN_MS)

    def warn(self, text: str) -> None:
        self._timer.stop()
        self._show(f"{text[0].upper()}{text[1:]}.", "problem")

    def _show(self, text: str, look: str) -> None:
        self.setObjectName(look)
        self.style().unpolish(self)
        self.style().polish(self)
        self.setText(text)
        self.setAccessibleName(text)
        self.show()
