"""A line at the foot of the window that says what happened, with one thing to do about it."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.mark_button import MarkButton
from swlcg_deck.gui.widgets.marks import Mark
from swlcg_deck.language import tr

_SHOWN_MS = 8_000


class MessageBar(QWidget):
    """Never in the way: it comes, stays a while and goes; errors stay until closed."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("raised")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.button = QPushButton()
        self.button.setObjectName("small")
        self.button.clicked.connect(self._act)
        close = MarkButton(theme, Mark.CROSS, tr("Close this message"))
        close.clicked.connect(self.hide)
        self._action: Callable[[], None] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(theme.px(12), theme.px(6), theme.px(8), theme.px(6))
        layout.addWidget(self.words, 1)
        layout.addWidget(self.button)
        layout.addWidget(close)
        self.hide()

    def say(self, text: str, label: str = "", action: Callable[[], None] | None = None) -> None:
        """Tell something, optionally with a button."""
        self._show(text, label, action)
        self._timer.start(_SHOWN_MS)

    def warn(self, text: str) -> None:
        """Tell a failure; it stays until it is closed."""
        self.offer(text, "", None)

    def offer(self, text: str, label: str, action: Callable[[], None] | None) -> None:
        """Tell something that stays until it is answered or closed."""
        self._timer.stop()
        self._show(text, label, action)

    def _show(self, text: str, label: str, action: Callable[[], None] | None) -> None:
        self.words.setText(text)
        self.words.setAccessibleName(text)
        self._action = action
        self.button.setText(label)
        self.button.setVisible(bool(label))
        self.show()

    def _act(self) -> None:
        self.hide()
        if self._action is not None:
            self._action()
