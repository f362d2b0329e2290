"""What has happened: as a log in sentences, or as the list of decisions."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from swlcg_deck.gui.playtest.table.history_list import HistoryList
from swlcg_deck.gui.playtest.table.log_view import LogView
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.choice_bar import ChoiceBar
from swlcg_deck.language import tr

LOG, DECISIONS = "log", "decisions"


class StoryBox(QWidget):
    """The log and the decisions share a place; a quiet note says which cards lack their text."""

    switched = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.switch = ChoiceBar(theme, [(LOG, tr("Log")), (DECISIONS, tr("Decisions"))])
        self.switch.button(DECISIONS).setToolTip(
            tr("Every decision: a click goes back to it, or on again (H)")
        )
        self.switch.chosen.connect(self._switched)
        self.seed = QLabel()
        self.seed.setObjectName("caption")
        self.seed.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.log = LogView(theme)
        self.log.setMinimumHeight(0)
        self.decisions = HistoryList(theme)
        self.decisions.setMinimumHeight(0)
        self.unwritten = QPushButton()
        self.unwritten.setObjectName("link")
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 0, 0)
        head.addWidget(self.switch)
        head.addStretch(1)
        head.addWidget(self.seed)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.log)
        self._stack.addWidget(self.decisions)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(head)
        self._column.addWidget(self._stack, 1)
        self._column.addWidget(self.unwritten)
        theme.changed.connect(self._restyle)
        self._restyle()

    @property
    def shows_decisions(self) -> bool:
        return self.switch.current() == DECISIONS

    def switch_over(self) -> None:
        """The other of the two, with the keyboard in it."""
        self.switch.choose(LOG if self.shows_decisions else DECISIONS)
        self._switched()
        (self.decisions if self.shows_decisions else self.log).setFocus()

    def _switched(self) -> None:
        self._stack.setCurrentWidget(self.decisions if self.shows_decisions else self.log)
        self.switched.emit()

    def _restyle(self) -> None:
        self._column.setSpacing(self._theme.px(6))
