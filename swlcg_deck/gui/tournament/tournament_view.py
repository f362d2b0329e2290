"""Going to a tournament: the pair and its sheet, a folder of lists, the cards on a table."""

from functools import cached_property, partial
from typing import Any, TypeVar

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.deck_check_view import DeckCheckView
from swlcg_deck.gui.tournament.judge_view import JudgeView
from swlcg_deck.gui.tournament.pair_view import PairView
from swlcg_deck.gui.tournament.printer import Printer, QtPrinter
from swlcg_deck.gui.tournament.tournament_head import PARTS
from swlcg_deck.gui.work.background import Background
from swlcg_deck.gui.work.questions import Dialogs

_Part = TypeVar("_Part", PairView, JudgeView, DeckCheckView)


class TournamentView(QWidget):
    """Three parts behind one switch, each made when it is first needed.

    What the settings keep goes in and out as a dictionary.
    """

    set_requested = Signal(int)
    """The user wants to see a set that a finding or a list names."""
    rule_requested = Signal(str)
    """The user wants to read the rule of a finding."""

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
        self._suggested = ""
        self._kept: dict[str, Any] = {}
        self._made: dict[str, PairView | JudgeView | DeckCheckView] = {}
        printer = printer or QtPrinter()
        background = background or Background(self)
        self._make_judge = partial(JudgeView, theme, rules, workspace, dialogs, background)
        self._make_check = partial(DeckCheckView, theme, rules, workspace, printer)
        self._stack = QStackedWidget()
        self.pair = self._add("pair", PairView(theme, rules, workspace, dialogs, printer))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack)

    @cached_property
    def judge(self) -> JudgeView:
        return self._add("judge", self._make_judge(self.pair.fields.info))

    @cached_property
    def check(self) -> DeckCheckView:
        return self._add("check", self._make_check(self.pair.fields.info))

    def _add(self, name: str, part: _Part) -> _Part:
        self._made[name] = part
        self._stack.addWidget(part)
        part.head.part_chosen.connect(self._switch)
        part.set_requested.connect(self.set_requested)
        if not isinstance(part, DeckCheckView):
            part.rule_requested.connect(self.rule_requested)
        self._bring_back(name)
        return part

    @property
    def part(self) -> str:
        shown = self._stack.currentWidget()
        return next(name for name, part in self._made.items() if part is shown)

    def show_part(self, name: str) -> None:
        """`pair`, `judge` or `check`."""
        if name in dict(PARTS):
            self._stack.setCurrentWidget(getattr(self, name))
            if name == "check":
                self.check.chosen.choose_current()

    def surfaces(self) -> tuple[QWidget, ...]:
        """Where the keyboard goes when it has nowhere else to be, the best first."""
        return self._made[self.part].surfaces()

    def suggest_player(self, name: str) -> None:
        """The name on the sheet, where the user has not written another one."""
        player = self.pair.fields.player
        if player.text().strip() in ("", self._suggested):
            player.setText(name)
        self._suggested = name

    def _switch(self, name: str) -> None:
        self.show_part(name)
        head = self._made[name].head
        # The button that was left takes the focus once more after this.
        QTimer.singleShot(0, head, head.focus_switch)

    def showEvent(self, event: QShowEvent) -> None:
        """Whoever comes from a deck finds it here."""
        self.pair.choose_current()
        super().showEvent(event)

    def state(self) -> dict[str, Any]:
        untouched = {name: self._kept[name] for name in dict(PARTS) if name in self._kept}
        states = {name: part.state() for name, part in self._made.items()}
        return {"part": self.part, **untouched, **states}

    def restore(self, state: dict[str, Any]) -> None:
        """What `state` gave, of this version or another; what does not fit is left out."""
        self._kept = state
        for name in self._made:
            self._bring_back(name)
        if state.get("part") in list(dict(PARTS)):
            self.show_part(state["part"])

    def _bring_back(self, name: str) -> None:
        kept = self._kept.get(name)
        if isinstance(kept, dict):
            self._made[name].restore(kept)
