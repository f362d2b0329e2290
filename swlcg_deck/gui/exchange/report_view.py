"""What became of a source: its lines, or why there are none."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.formats.reading import LineKind
from swlcg_deck.gui.exchange.report_model import ReportModel, rows_of
from swlcg_deck.gui.exchange.report_table import ReportTable
from swlcg_deck.gui.exchange.source import Source
from swlcg_deck.gui.exchange.summary import lines_to_look_at
from swlcg_deck.gui.messages.empty_state import EmptyState
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.chip import Chip
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.gui.words.sentence import sentence
from swlcg_deck.language import mark, tr, tr_n

_EMPTY = mark("Every line of your list will be listed here with what it means.")


class ReportView(QWidget):
    answered = Signal(object, int, int)
    """A Source, a line, and the set that was chosen for it."""

    def __init__(self, theme: Theme, pool: CardPool) -> None:
        super().__init__()
        self._theme = theme
        self._source: Source | None = None
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title = ElidedLabel()
        self.title.setObjectName("strong")
        self.state = QLabel()
        self.state.setObjectName("secondary")
        self.only_open = Chip(theme, tr("Only lines to look at"))
        self.model = ReportModel(self)
        self.table = ReportTable(theme, pool, self.model)
        self.problem = QLabel()
        self.problem.setObjectName("problem")
        self.problem.setWordWrap(True)
        self.problem.setTextFormat(Qt.TextFormat.PlainText)
        self.problem.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.problem.setMargin(theme.px(16))
        self.empty = EmptyState(theme, tr(_EMPTY))
        self._stack = QStackedWidget()
        for page in (self.empty, self.table, self.problem):
            self._stack.addWidget(page)
        self._head = QHBoxLayout()
        self._head.addWidget(self.title)
        self._head.addWidget(self.state, 1)
        self._head.addWidget(self.only_open)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head)
        column.addWidget(Hairline())
        column.addWidget(self._stack, 1)
        self.only_open.toggled.connect(self.model.show_only_open)
        self.model.answered.connect(self._answered)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.show_source(None)

    def show_source(self, source: Source | None) -> None:
        before = self._source
        is_other = before is None or source is None or source.path != before.path
        is_new = is_other or (before is not None and before.read is None)
        self._source = source
        self.title.setText(source.name if source else tr("What becomes of each line"))
        self.state.setText(_state(source))
        self.model.show_rows(rows_of(source) if source else ())
        if source is None or (source.read is None and not source.problem):
            self.empty.say(tr("Reading…") if source else tr(_EMPTY))
            self._stack.setCurrentWidget(self.empty)
        elif source.problem:
            self.problem.setText(f"{source.name}: {sentence(tr(source.problem))}")
            self._stack.setCurrentWidget(self.problem)
        else:
            self._stack.setCurrentWidget(self.table)
            first = self.model.next_open(-1)
            if is_new and first >= 0:
                self.table.go_to(first)
        self.only_open.setEnabled(self._stack.currentWidget() is self.table)

    def _answered(self, line: int, set_number: int) -> None:
        row = self.table.currentIndex().row()
        if self._source is not None:
            self.answered.emit(self._source, line, set_number)
        following = self.model.next_open(row)
        if following >= 0:
            self.table.go_to(following)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _restyle(self) -> None:
        px = self._theme.px
        self._head.setContentsMargins(px(16), px(6), px(12), px(6))
        self._head.setSpacing(px(10))


def _state(source: Source | None) -> str:
    if source is None or source.read is None:
        return ""
    if source.open_lines:
        return lines_to_look_at(source.open_lines)
    repaired = len(source.answered.lines(LineKind.REPAIRED))
    if not repaired:
        return tr("All read")
    return tr_n("All read, {n} line repaired", "All read, {n} lines repaired", repaired)
