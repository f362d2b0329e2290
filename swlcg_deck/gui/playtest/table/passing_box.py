"""Passing on: until something happens, and where the person wants to be asked all the same."""

from typing import Final

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from swlcg_deck.gui.playtest.games.stops import Stops
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.choice_menu import ChoiceMenu
from swlcg_deck.gui.widgets.named_button import named_button
from swlcg_deck.gui.widgets.tick_box import TickBox
from swlcg_deck.language import mark, tr, tr_n

PHASE_STOPS: Final = (
    ("balance", mark("Balance phase")),
    ("refresh", mark("Refresh phase")),
    ("draw", mark("Draw phase")),
    ("deployment", mark("Deployment phase")),
    ("conflict", mark("Conflict phase")),
    ("force", mark("Force phase")),
)


class PassingBox(QWidget):
    """Its ticks and its menu are the stops."""

    pass_wanted = Signal()
    stops_changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.pass_until = QPushButton(tr("Pass until something happens"))
        self.pass_until.setObjectName("small")
        self.pass_until.setAccessibleName(tr("Pass until something happens, key N"))
        self.pass_until.setToolTip(
            tr("Pass this window and those that follow, until something happens (N)")
        )
        self.pass_until.clicked.connect(self.pass_wanted)
        self.my_actions = TickBox(theme, tr("Stop at my actions"))
        self.my_actions.setChecked(True)
        self.every_window = TickBox(theme, tr("Every window"))
        self.phases = named_button("", "")
        self.phases.setObjectName("small")
        self.phases.clicked.connect(self._open_phases)
        self._menu = ChoiceMenu(self)
        for key, words in PHASE_STOPS:
            action = self._menu.addAction(tr(words))
            action.setCheckable(True)
            action.setData(key)
            action.toggled.connect(self._changed)
        for box in (self.my_actions, self.every_window):
            box.toggled.connect(self._changed)
        self._build()
        self._name_phases()
        theme.changed.connect(self._restyle)
        self._restyle()

    def _build(self) -> None:
        below = QHBoxLayout()
        below.addWidget(self.every_window, 1)
        below.addWidget(self.phases)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.pass_until)
        self._column.addWidget(self.my_actions)
        self._column.addLayout(below)

    @property
    def stops(self) -> Stops:
        chosen = (action.data() for action in self._menu.actions() if action.isChecked())
        phases = frozenset(str(key) for key in chosen)
        return Stops(self.my_actions.isChecked(), self.every_window.isChecked(), phases)

    def _open_phases(self) -> None:
        self._menu.popup(self.phases.mapToGlobal(QPoint(0, self.phases.height())))

    def _changed(self) -> None:
        self._name_phases()
        self.stops_changed.emit()

    def _name_phases(self) -> None:
        count = len(self.stops.phases)
        words = tr_n("{n} phase", "{n} phases", count) if count else tr("Phases")
        self.phases.setText(words)
        names = [tr(words) for key, words in PHASE_STOPS if key in self.stops.phases]
        tip = tr("Stop in phases: {phases}", phases=", ".join(names) or tr("none"))
        self.phases.setToolTip(tip)
        self.phases.setAccessibleName(tip)

    def _restyle(self) -> None:
        self._column.setSpacing(self._theme.px(3))
