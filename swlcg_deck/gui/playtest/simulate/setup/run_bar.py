"""The run under way: the games that are done, how fast, how long it takes, and the way out."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from swlcg_deck.gui.playtest.numbers import duration, grouped
from swlcg_deck.gui.playtest.simulate.setup.runner import Progress, Runner
from swlcg_deck.gui.playtest.simulate.setup.wish import Wish
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.gui.words.how_many import decimals
from swlcg_deck.language import tr


class _Line(QWidget):
    """Four pixels that fill up."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(40, self._theme.px(4))

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self._theme.palette
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(palette.hover))
        done = QRectF(0, 0, self.width() * self.share, self.height())
        painter.fillRect(done, QColor(palette.accent_fill))
        painter.end()


class RunBar(QWidget):
    """Only there while something runs."""

    def __init__(self, theme: Theme, runner: Runner) -> None:
        super().__init__()
        self._theme = theme
        self._runner = runner
        self.setObjectName("raised")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.words = ElidedLabel()
        self.words.setObjectName("strong")
        self.facts = ElidedLabel()
        self.facts.setObjectName("secondary")
        self.line = _Line(theme)
        self.cancel = QPushButton(tr("Cancel"))
        self.cancel.setObjectName("small")
        self.cancel.setToolTip(tr("End it now; the games that are done are kept and shown"))
        self.cancel.setAccessibleName(tr("Cancel the simulation"))
        self.cancel.setAccessibleDescription(self.cancel.toolTip())
        self.cancel.clicked.connect(self._cancel)
        self._row = QHBoxLayout()
        self._row.addWidget(self.words)
        self._row.addWidget(self.facts, 1)
        self._row.addWidget(self.cancel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.line)
        column.addLayout(self._row)
        self.hide()
        runner.started.connect(self.begin)
        runner.progressed.connect(self.tell)
        runner.ended.connect(self.hide)
        theme.changed.connect(self._restyle)
        self._restyle()

    def begin(self, wish: Wish) -> None:
        self.cancel.setEnabled(True)
        self.line.share = 0.0
        self.words.setText(tr("Playing {total} games", total=grouped(wish.total)))
        self.facts.setText(tr("getting ready"))
        self.show()

    def tell(self, progress: Progress) -> None:
        if not self.cancel.isEnabled():
            return
        self.line.share = progress.done / progress.total if progress.total else 0.0
        self.line.update()
        done, total = grouped(progress.done), grouped(progress.total)
        self.words.setText(tr("{done} of {total} games", done=done, total=total))
        left = progress.seconds_left
        if left is None:
            self.facts.setText("")
            return
        rate = decimals(progress.rate, 1 if progress.rate < 100 else 0)
        words = tr("{rate} games a second, {left} left", rate=rate, left=duration(left))
        self.facts.setText(words)

    def _cancel(self) -> None:
        self.cancel.setEnabled(False)
        self.facts.setText(tr("ending"))
        self._runner.stop()

    def _restyle(self) -> None:
        px = self._theme.px
        self._row.setContentsMargins(px(16), px(7), px(16), px(7))
        self._row.setSpacing(px(12))
        self.update()
