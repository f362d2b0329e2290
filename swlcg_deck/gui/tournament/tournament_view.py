"""Going to a tournament: the pair and its sheet, a folder of lists, the cards on a table."""

from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from swlcg_deck.gui.background import Background
from swlcg_deck.gui.dialogs import Dialogs
from swlcg_deck.gui.rules_choice import RulesChoice
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.deck_check_view import DeckCheckView
from swlcg_deck.gui.tournament.judge_view import JudgeView
from swlcg_deck.gui.tournament.page_head import PARTS
from swlcg_deck.gui.tournament.pair_view import PairView
from swlcg_deck.gui.tournament.printer import Printer, QtPrinter
from swlcg_deck.gui.workspace import Workspace

_Part = PairView | JudgeView | DeckCheckView


class TournamentView(QWidget):
    """Three parts behind one switch; what the settings keep goes in and out as a dictionary."""

    set_requested = Signal(int)
    """The user wants to see a set that a finding or a list names."""

    def __init__(
        self,
        theme: Theme,
        rules: RulesChoice,
        workspace: Workspace,
        dialogs: Dialogs,
        *,
        background: Background | None = None,
        printer: Printer | None = None,
    ) -> None:
        super().__init__()
        printer = printer or QtPrinter()
        background = background or Background(self)
        self.pair = PairView(theme, rules, workspace, dialogs, printer)
        info = self.pair.fields.info
        self.judge = JudgeView(theme, rules, workspace, dialogs, background, info)
        self.check = DeckCheckView(theme, rules, workspace, printer, info)
        self._parts: dict[str, _Part] = {
            "pair": self.pair,
            "judge": self.judge,
            "check": self.check,
        }
        self._stack = QStackedWidget()
        for part in self._parts.values():
            self._stack.addWidget(part)
            part.head.part_chosen.connect(self._switch)
            part.set_requested.connect(self.set_requested)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack)

    @property
    def part(self) -> str:
        shown = self._stack.currentWidget()
        return next(name for name, part in self._parts.items() if part is shown)

    def show_part(self, name: str) -> None:
        """`pair`, `judge` or `check`."""
        if name in self._parts:
            self._stack.setCurrentWidget(self._parts[name])
            if name == "check":
                self.check.chosen.choose_current()

    def suggest_player(self, name: str) -> None:
        """The name on the sheet, where the user has not written another one."""
        if not self.pair.fields.player.text().strip():
            self.pair.fields.player.setText(name)

    def _switch(self, name: str) -> None:
        self.show_part(name)
        head = self._parts[name].head
        # The button that was left takes the focus once more after this.
        QTimer.singleShot(0, head, head.focus_switch)

    def showEvent(self, event: QShowEvent) -> None:
        """Whoever comes from a deck finds it here."""
        self.pair.choose_current()
        super().showEvent(event)

    def state(self) -> dict[str, Any]:
        return {"part": self.part, **{name: p.state() for name, p in self._parts.items()}}

    def restore(self, state: dict[str, Any]) -> None:
        """What `state` gave, of this version or another; what does not fit is left out."""
        for name, part in self._parts.items():
            kept = state.get(name)
            if isinstance(kept, dict):
                part.restore(kept)
        if state.get("part") in dict(PARTS):
            self.show_part(state["part"])
