"""What an empty panel says: one line of what belongs here, one button."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from swlcg_deck.gui.theme.theme import Theme


class EmptyState(QWidget):
    pressed = Signal()

    def __init__(
        self, theme: Theme, text: str = "", button: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._label = QLabel()
        self._label.setObjectName("secondary")
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._label.setWordWrap(True)
        self._button = QPushButton()
        self._button.clicked.connect(self.pressed)
        self._layout = QVBoxLayout(self)
        self._layout.addStretch(2)
        self._layout.addWidget(self._label)
        self._layout.addWidget(self._button, alignment=Qt.AlignmentFlag.AlignHCenter)
        self._layout.addStretch(3)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.say(text, button)

    def say(self, text: str, button: str = "") -> None:
        """Change the words; without a label there is no button."""
        self._label.setText(text)
        self._button.setText(button)
        self._button.setAccessibleName(button)
        self._button.setAccessibleDescription(text)
        self._button.setVisible(bool(button))

    def text(self) -> str:
        return self._label.text()

    def button(self) -> QPushButton:
        return self._button

    def _restyle(self) -> None:
        pad = self._theme.px(24)
        self._layout.setContentsMargins(pad, pad, pad, pad)
        self._layout.setSpacing(self._theme.px(12))
