"""The search field of the library, with what is wrong in words below it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from swlcg_deck.cards.search.problems import Problem
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.mark_button import MarkButton
from swlcg_deck.gui.widgets.marks import Mark, paint_mark
from swlcg_deck.gui.words.sentence import sentence
from swlcg_deck.language import mark, tr

_HINT_AFTER = 700
_EXAMPLES = mark(
    "Words are looked for in the name.\n"
    'set:112 or set:"Hoth Operations": decks with that set\n'
    "a:jedi   side:dark   tag:worlds   folder:tournament   notes:hoth   total>=10\n"
    "legal, illegal, unknown: by their verdict\n"
    "-tag:old and not: without;  or and parentheses work"
)


class _Field(QLineEdit):
    """A line with a magnifier before its text."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        size = self._theme.px(15)
        where = QRectF(self._theme.px(10), (self.height() - size) / 2, size, size)
        painter = QPainter(self)
        paint_mark(painter, Mark.SEARCH, self._theme.palette.text_2, where)
        painter.end()


class SearchBox(QWidget):
    query_changed = Signal(str)
    left = Signal()
    """Down or Enter: the keyboard goes on to what was found."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._problems: tuple[Problem, ...] = ()
        self.edit = _Field(theme)
        self.edit.setPlaceholderText(tr("Search decks, sets, notes…"))
        self.edit.setAccessibleName(tr("Search the library"))
        self.edit.setToolTip(tr(_EXAMPLES))
        self.clear = MarkButton(theme, Mark.CROSS, tr("Clear the search"), self.edit)
        self.clear.setCursor(Qt.CursorShape.ArrowCursor)
        self.clear.clicked.connect(self._clear)
        self.clear.hide()
        self.problem = QLabel()
        self.problem.setObjectName("problem")
        self.problem.setWordWrap(True)
        self.problem.setTextFormat(Qt.TextFormat.PlainText)
        self.problem.hide()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_HINT_AFTER)
        self._pause.timeout.connect(self._show_problem)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.edit)
        self._column.addWidget(self.problem)
        self.edit.textChanged.connect(self._changed)
        self.edit.installEventFilter(self)
        self.setFocusProxy(self.edit)
        theme.changed.connect(self._restyle)
        self._restyle()

    def query(self) -> str:
        return self.edit.text()

    def type_text(self, text: str) -> None:
        """Go on with letters that were typed elsewhere."""
        self.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.edit.end(False)
        self.edit.insert(text)

    def show_problems(self, problems: Sequence[Problem]) -> None:
        """What is wrong at once; what is only half typed after a pause."""
        self._problems = tuple(problems)
        if any(not problem.unfinished for problem in problems):
            self._show_problem()
        else:
            self.problem.hide()
            self.edit.setAccessibleDescription("")
            if problems:
                self._pause.start()

    def _show_problem(self) -> None:
        if not self._problems:
            return
        wrong = [problem for problem in self._problems if not problem.unfinished]
        words = sentence(tr((wrong or self._problems)[0].message))
        self.problem.setText(words)
        self.problem.show()
        self.edit.setAccessibleDescription(words)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_press = watched is self.edit and event.type() is QEvent.Type.KeyPress
        if is_press and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.left.emit()
                return True
            if event.key() == Qt.Key.Key_Escape and self.edit.text():
                self.edit.clear()
                return True
        return super().eventFilter(watched, event)

    def _clear(self) -> None:
        self.edit.clear()
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _changed(self, text: str) -> None:
        self._pause.stop()
        self.clear.setVisible(bool(text))
        self._place_clear()
        self.query_changed.emit(text)

    def _restyle(self) -> None:
        px = self._theme.px
        self.edit.setFixedHeight(px(34))
        self.edit.setTextMargins(px(22), 0, px(24), 0)
        self._column.setSpacing(px(6))
        self._place_clear()

    def _place_clear(self) -> None:
        px = self._theme.px
        self.clear.move(self.edit.width() - self.clear.width() - px(4), px(4))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_clear()
