"""A line that says what was just done, and takes it back."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.mark_button import MarkButton
from swlcg_deck.gui.widgets.marks import Mark
from swlcg_deck.language import tr


@dataclass(frozen=True)
class Notice:
    words: str
    undo: Callable[[], None] | None = None
    is_failure: bool = False


def sentence(words: str) -> str:
    """With a capital letter and a full stop."""
    end = "" if not words or words.endswith((".", "?", "!", "…")) else "."
    return f"{words[:1].upper()}{words[1:]}{end}"


class NoticeBar(QWidget):
    """Stays until something else is said or it is closed; nothing disappears unread."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._notice: Notice | None = None
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.undo = QPushButton(tr("Undo"))
        self.undo.setObjectName("small")
        self.undo.setAccessibleName(tr("Undo"))
        self.undo.clicked.connect(self._undo)
        self.close_button = MarkButton(theme, Mark.CROSS, tr("Close this message"))
        self.close_button.clicked.connect(self.clear)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.words, 1)
        self._row.addWidget(self.undo)
        self._row.addWidget(self.close_button)
        self.hide()
        theme.changed.connect(self._restyle)
        self._restyle()

    def say(self, notice: Notice) -> None:
        self._notice = notice
        self.words.setText(sentence(notice.words))
        self.setAccessibleName(self.words.text())
        self.undo.setVisible(notice.undo is not None)
        self.undo.setAccessibleDescription(self.words.text())
        self.show()
        self.update()

    def clear(self) -> None:
        self._notice = None
        self.hide()

    def _undo(self) -> None:
        notice = self._notice
        self.clear()
        if notice is not None and notice.undo is not None:
            notice.undo()

    def _restyle(self) -> None:
        px = self._theme.px
        self._row.setContentsMargins(px(16), px(6), px(10), px(6))
        self._row.setSpacing(px(8))

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self._theme.palette
        is_failure = self._notice is not None and self._notice.is_failure
        painter = QPainter(self)
        painter.fillRect(
            self.rect(), QColor(palette.illegal.tint if is_failure else palette.raised)
        )
        bar = QRectF(0, 0, self._theme.px(4), self.height())
        painter.fillRect(bar, QColor(palette.illegal.ink if is_failure else palette.accent_fill))
        painter.end()
