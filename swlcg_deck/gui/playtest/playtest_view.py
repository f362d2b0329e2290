"""Trying a deck: at the table, by its openings, in many games."""

from functools import cached_property
from typing import Any, Protocol

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QStackedWidget, QVBoxLayout, QWidget

from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.playtest.game_place import GamePlace
from swlcg_deck.gui.playtest.games.start_page import StartPage
from swlcg_deck.gui.playtest.openings.openings_page import OpeningsPage
from swlcg_deck.gui.playtest.page_bar import PAGES, PageBar
from swlcg_deck.gui.playtest.simulate.simulate_page import SimulatePage
from swlcg_deck.gui.playtest.table.table_page import TablePage
from swlcg_deck.gui.work.background import Background
from swlcg_deck.playtest.saved_tables import TableShelf

_OVERRIDES = (Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_S)
"""With Ctrl: they mean the game here, not the deck."""


class RememberedPage(Protocol):
    """A page that has something for the settings."""

    def state(self) -> dict[str, Any]: ...
    def restore(self, state: dict[str, Any]) -> None: ...


class PlaytestView(QWidget):
    """Three pages behind one switch, each made when it is first needed."""

    said = Signal(str)
    """A sentence for the window to show."""
    rule_requested = Signal(str)
    """The rule by which a decision is asked is to be read."""

    def __init__(
        self,
        faces: CardFaces,
        workspace: Workspace,
        background: Background,
        shelf: TableShelf | None = None,
    ) -> None:
        super().__init__()
        self._faces = faces
        self._workspace = workspace
        self._background = background
        self._kept: dict[str, Any] = {}
        self._remembered: dict[str, RememberedPage] = {}
        self._bars: dict[QWidget, PageBar] = {}
        self.games = GamePlace(faces, workspace, background, shelf or TableShelf())
        self.start, self.table = self.games.start, self.games.table
        self._build()
        self.games.laid_out.connect(self._show_games)
        self.games.problem_changed.connect(self._tell_problem)
        self.games.said.connect(self.said)
        self.table.rule_requested.connect(self.rule_requested)
        workspace.library_changed.connect(self._decks_changed)

    def _build(self) -> None:
        self.problem = QLabel()
        self.problem.setObjectName("problem")
        self.problem.setWordWrap(True)
        self.problem.setTextFormat(Qt.TextFormat.PlainText)
        self.problem.hide()
        for page in (self.start, self.table):
            self._place_bar("table", page)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.games)
        self._places: dict[str, QWidget] = {"table": self.games}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.problem)
        column.addWidget(self._pages, 1)

    # Pages

    @cached_property
    def openings(self) -> OpeningsPage:
        page = OpeningsPage(self._faces, self._workspace, self._background)
        page.play_wanted.connect(self.games.play_opening)
        self._add("openings", page)
        self._remember("openings", page)
        return page

    @cached_property
    def simulate(self) -> SimulatePage:
        page = SimulatePage(self._faces, self._workspace, self._background)
        self._add("simulate", page)
        self._remember("simulate", page)
        return page

    def _add(self, name: str, page: OpeningsPage | SimulatePage) -> None:
        self._place_bar(name, page)
        self._places[name] = page
        self._pages.addWidget(page)

    def _place_bar(
        self, name: str, page: StartPage | TablePage | OpeningsPage | SimulatePage
    ) -> None:
        """The way to the other pages stands in the head of each of them."""
        bar = PageBar(self._faces.theme, name)
        bar.chosen.connect(self._switch)
        page.place_bar(bar)
        self._bars[page] = bar

    @property
    def page(self) -> str:
        """The one that is shown: `table`, `openings` or `simulate`."""
        shown = self._pages.currentWidget()
        return next(name for name, place in self._places.items() if place is shown)

    def show_page(self, name: str) -> None:
        if name not in dict(PAGES):
            return
        if name != "table":
            getattr(self, name)  # made when it is first needed
        self._pages.setCurrentWidget(self._places[name])
        self._tell_problem("")
        if name == "table":
            self.games.refresh()

    def surfaces(self) -> tuple[QWidget, ...]:
        """Where the keyboard goes when it has nowhere else to be, the best first."""
        if self.page == "openings":
            return self.openings.surfaces()
        if self.page == "simulate":
            return (self.simulate.pages,)
        return self.table.surfaces() if self.games.is_at_table else (self.start.own,)

    def _switch(self, name: str) -> None:
        self.show_page(name)
        game = self.table if self.is_playing else self.start
        bar = self._bars[game if name == "table" else self._places[name]]
        # The button that was left takes the focus once more after this.
        QTimer.singleShot(0, bar, bar.focus_switch)

    def _remember(self, name: str, page: RememberedPage) -> None:
        self._remembered[name] = page
        self._bring_back(name)

    def state(self) -> dict[str, Any]:
        """What the settings keep."""
        untouched = {name: kept for name, kept in self._kept.items() if name in dict(PAGES)}
        states = {name: page.state() for name, page in self._remembered.items()}
        return {"page": self.page, **untouched, **states}

    def restore(self, state: dict[str, Any]) -> None:
        """What `state` gave, of this version or another; what does not fit is left out."""
        self._kept = state
        for name in self._remembered:
            self._bring_back(name)
        if state.get("page") in list(dict(PAGES)):
            self.show_page(state["page"])

    def _bring_back(self, name: str) -> None:
        kept = self._kept.get(name)
        if isinstance(kept, dict):
            self._remembered[name].restore(kept)

    # The game

    @property
    def is_playing(self) -> bool:
        """Whether a game lies on the table, and one looks at it."""
        return self.page == "table" and self.games.is_at_table

    def _show_games(self) -> None:
        self._pages.setCurrentWidget(self.games)

    def _tell_problem(self, words: str) -> None:
        self.problem.setText(words)
        self.problem.setVisible(bool(words))

    def _decks_changed(self) -> None:
        if self.isVisible() and self.page == "table":
            self.games.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.page == "table":
            self.games.refresh()

    def event(self, event: QEvent) -> bool:
        """Undo, redo and save mean the game while one is played."""
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self.is_playing
            and event.modifiers() & Qt.KeyboardModifier.ControlModifier
            and event.key() in _OVERRIDES
        ):
            event.accept()
            return True
        return super().event(event)
