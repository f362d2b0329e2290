"""The thin bar that says that something is going on, with Cancel where it takes long."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.work.background import Task
from swlcg_deck.language import tr

SHOWN_AFTER = 150
CANCEL_AFTER = 2_000
_FRAME = 40
_PART = 0.25
"""The width of the moving part, where nobody knows how far the work is."""


class _Line(QWidget):
    """Three pixels, kept free while nothing runs, so that nothing moves when something does."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._share = -1.0
        self._place = 0.0
        self._frames = QTimer(self)
        self._frames.setInterval(_FRAME)
        self._frames.timeout.connect(self._move)
        self.is_on = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def is_moving(self) -> bool:
        return self._frames.isActive()

    def sizeHint(self) -> QSize:
        return QSize(40, 3)

    def switch(self, is_on: bool) -> None:
        self.is_on = is_on
        self._place = 0.0
        if is_on and self._theme.moves:
            self._frames.start()
        else:
            self._frames.stop()
        self.update()

    def show_share(self, share: float) -> None:
        """From 0 to 1; below 0 nobody knows."""
        self._share = share
        self.update()

    def _move(self) -> None:
        self._place = (self._place + 0.02) % 1.0
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.is_on:
            return
        palette = self._theme.palette
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(palette.hover))
        if self._share >= 0:
            where = QRectF(0, 0, self.width() * self._share, self.height())
        else:
            left = (self._place * (1 + _PART) - _PART) * self.width()
            left = left if self._theme.moves else 0.0
            where = QRectF(left, 0, self.width() * _PART, self.height())
        painter.fillRect(where, QColor(palette.accent_fill))
        painter.end()


class BusyBar(QWidget):
    """Appears after 150 ms; after 2 s it says what takes so long and offers to stop it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._task: Task | None = None
        self.line = _Line(theme)
        self.words = QLabel()
        self.words.setObjectName("secondary")
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.cancel = QPushButton(tr("Cancel"))
        self.cancel.setObjectName("small")
        self.cancel.setAccessibleName(tr("Cancel"))
        self.cancel.clicked.connect(self._cancel)
        self._offer = QWidget()
        self._row = QHBoxLayout(self._offer)
        self._row.addWidget(self.words, 1)
        self._row.addWidget(self.cancel)
        self._offer.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.line)
        column.addWidget(self._offer)
        self._soon = self._timer(SHOWN_AFTER, self._show_line)
        self._late = self._timer(CANCEL_AFTER, self._offer.show)
        theme.changed.connect(self._restyle)
        self._restyle()

    def _timer(self, after: int, then: object) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(after)
        timer.timeout.connect(then)
        return timer

    def watch(self, task: Task, words: str) -> None:
        """Follow a task, in the place of the one before."""
        self._end()
        self._task = task
        self.words.setText(f"{words}…")
        self.cancel.setAccessibleDescription(words)
        task.progress.connect(self.line.show_share)
        task.ended.connect(self._ended)
        self._soon.start()
        self._late.start()

    @property
    def is_on(self) -> bool:
        return self.line.is_on

    def _show_line(self) -> None:
        self.line.switch(True)

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._end()

    def _ended(self) -> None:
        if self.sender() is self._task:
            self._end()

    def _end(self) -> None:
        if self._task is not None and not self._task.is_over:
            self._task.progress.disconnect(self.line.show_share)
        self._task = None
        self._soon.stop()
        self._late.stop()
        self._offer.hide()
        self.line.show_share(-1.0)
        self.line.switch(False)

    def _restyle(self) -> None:
        px = self._theme.px
        self._row.setContentsMargins(px(16), px(6), px(16), px(6))
        self._row.setSpacing(px(8))
        self.update()
