"""What the player fills in: name, event, date, paper."""

from collections.abc import Callable
from datetime import date, datetime
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.choice_bar import ChoiceBar
from swlcg_deck.gui.widgets.tick_box import TickBox
from swlcg_deck.language import mark, tr
from swlcg_deck.printing.paper import PAPERS, Paper
from swlcg_deck.printing.sheet_content import SheetInfo

_PAPER_NAMES = {"A4": mark("A4"), "Letter": mark("Letter")}
_LONGEST = 200
_ONE_LINE = 480


def today() -> date:
    return datetime.now().astimezone().date()


class SheetFields(QWidget):
    changed = Signal()

    def __init__(self, theme: Theme, clock: Callable[[], date] = today) -> None:
        super().__init__()
        self._theme = theme
        self._clock = clock
        self.player = self._field(tr("Player"))
        event = tr("Event", note="tournament")
        self.event_name = self._field(event)
        self.date = self._field(tr("Date"))
        self._set_date(clock().isoformat())
        self.paper = ChoiceBar(theme, [(paper, tr(_PAPER_NAMES[paper])) for paper in PAPERS])
        self.paper.setAccessibleName(tr("Paper"))
        self.paper.chosen.connect(self.changed)
        self.judge_page = TickBox(
            theme, tr("Second page for the judge: all command cards by set and position")
        )
        self.judge_page.setChecked(True)
        self.judge_page.toggled.connect(self.changed)
        self._names = self._row((tr("Player"), self.player, 1), (event, self.event_name, 1))
        self._rest = self._row((tr("Date"), self.date, 1), (tr("Paper"), self.paper, 0))
        self._fields = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._fields.addLayout(self._names, 5)
        self._fields.addLayout(self._rest, 2)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._fields)
        self._column.addWidget(self.judge_page)
        self._restyle()
        theme.changed.connect(self._restyle)

    @staticmethod
    def _row(*fields: tuple[str, QWidget, int]) -> QGridLayout:
        grid = QGridLayout()
        for column, (words, field, stretch) in enumerate(fields):
            label = QLabel(words)
            label.setObjectName("section")
            label.setBuddy(field)
            grid.addWidget(label, 0, column)
            grid.addWidget(field, 1, column)
            grid.setColumnStretch(column, stretch)
        return grid

    def _field(self, name: str) -> QLineEdit:
        field = QLineEdit()
        field.setAccessibleName(name)
        field.setMaxLength(_LONGEST)
        field.textChanged.connect(self.changed)
        return field

    def info(self) -> SheetInfo:
        return SheetInfo(
            player=self.player.text().strip(),
            event=self.event_name.text().strip(),
            date=self.date.text().strip(),
            paper=self._paper(),
            judge_page=self.judge_page.isChecked(),
        )

    def _paper(self) -> Paper:
        return next(paper for paper in PAPERS if paper == self.paper.current())

    def state(self) -> dict[str, Any]:
        info = self.info()
        return {
            "player": info.player,
            "event": info.event,
            "date": info.date,
            "paper": info.paper,
            "judge_page": info.judge_page,
        }

    def restore(self, state: dict[str, Any]) -> None:
        """As it was left; a day that has passed since becomes today."""
        for field, key in ((self.player, "player"), (self.event_name, "event")):
            field.setText(str(state.get(key, "")))
            field.home(False)
        self._set_date(self._not_past(str(state.get("date", ""))))
        if state.get("paper") in PAPERS:
            self.paper.choose(state["paper"])
        self.judge_page.setChecked(bool(state.get("judge_page", True)))
        self.changed.emit()

    def _set_date(self, text: str) -> None:
        self.date.setText(text)
        self.date.home(False)

    def _not_past(self, text: str) -> str:
        now = self._clock()
        try:
            return max(date.fromisoformat(text), now).isoformat()
        except ValueError:
            return text or now.isoformat()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        """In one line, or in two where it would be too short."""
        is_narrow = self.width() < self._theme.px(_ONE_LINE)
        direction = QBoxLayout.Direction
        self._fields.setDirection(direction.TopToBottom if is_narrow else direction.LeftToRight)

    def _restyle(self) -> None:
        px = self._theme.px
        for grid in (self._names, self._rest):
            grid.setHorizontalSpacing(px(12))
            grid.setVerticalSpacing(px(4))
        self._fields.setSpacing(px(12))
        self._column.setSpacing(px(10))
        self._fold()
        self.date.setMinimumWidth(px(106))
