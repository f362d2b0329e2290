"""A line that says what was done or what failed, with one thing to do about it."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from swlcg_deck.gui.messages.banner_painting import paint_banner
from swlcg_deck.gui.theme.palette import Tinted
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.mark_button import MarkButton
from swlcg_deck.gui.widgets.marks import Mark
from swlcg_deck.gui.words.sentence import sentence
from swlcg_deck.language import tr

_SHOWN_MS = 8_000


@dataclass(frozen=True)
class Message:
    words: str
    action: Callable[[], None] | None = None
    """What the button does; without one there is no button."""
    label: str = ""
    """What the button says; empty for Undo, which most of them are."""
    is_failure: bool = False


class MessageBar(QWidget):
    """Never in the way: what was done goes after a while.

    What failed stays until something else is said or it is closed, and so does what has a button.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._message = Message("")
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.words.setAccessibleName(tr("Message"))
        self.button = QPushButton()
        self.button.hide()
        self.button.setObjectName("small")
        self.button.clicked.connect(self._act)
        self.close_button = MarkButton(theme, Mark.CROSS, tr("Close this message"))
        self.close_button.clicked.connect(self.hide)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.words, 1)
        self._row.addWidget(self.button)
        self._row.addWidget(self.close_button)
        self.hide()
        theme.changed.connect(self._restyle)
        self._restyle()

    def say(self, words: str) -> None:
        """What was done."""
        self.tell(Message(words))

    def warn(self, words: str) -> None:
        """What failed."""
        self.tell(Message(words, is_failure=True))

    def tell(self, message: Message) -> None:
        self._message = message
        text, label = sentence(message.words), message.label or tr("Undo")
        self.words.setText(text)
        self.words.setAccessibleName(text)
        self.setAccessibleName(text)
        self.button.setText(label)
        self.button.setAccessibleName(label)
        self.button.setAccessibleDescription(text)
        self.button.setVisible(message.action is not None)
        self._timer.stop()
        if message.action is None and not message.is_failure:
            self._timer.start()
        self.show()
        self.update()

    def text(self) -> str:
        return self.words.text()

    @property
    def is_failure(self) -> bool:
        """Whether the last message was one."""
        return self._message.is_failure

    def _act(self) -> None:
        self.hide()
        if self._message.action is not None:
            self._message.action()

    def _restyle(self) -> None:
        px = self._theme.px
        self._row.setContentsMargins(px(16), px(6), px(10), px(6))
        self._row.setSpacing(px(8))

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self._theme.palette
        quiet = Tinted(palette.accent_fill, palette.raised)
        painter = QPainter(self)
        paint_banner(
            painter, self._theme, self.rect(), palette.illegal if self.is_failure else quiet
        )
        painter.end()
