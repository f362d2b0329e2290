"""Trying a deck: at the table, by its openings, in many games."""

from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QStackedWidget, QVBoxLayout, QWidget

from swlcg_deck.engine.game import DeckError, FaceBook
from swlcg_deck.gui.background import Background, Task
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.playtest.autosave import Autosave
from swlcg_deck.gui.playtest.openings.openings_page import OpeningsPage
from swlcg_deck.gui.playtest.page_bar import PAGES, PageBar
from swlcg_deck.gui.playtest.session import Session, is_under_way
from swlcg_deck.gui.playtest.simulate.simulate_page import SimulatePage
from swlcg_deck.gui.playtest.start_page import StartPage
from swlcg_deck.gui.playtest.table_page import TablePage
from swlcg_deck.gui.workspace import Workspace
from swlcg_deck.language import told, tr
from swlcg_deck.playtest.openings import SetupChoices, take_opening
from swlcg_deck.playtest.saved_tables import (
    REPLAY_EXTENSION,
    SavedTableError,
    TableShelf,
    title_of,
)
from swlcg_deck.playtest.seats import Seat
from swlcg_deck.playtest.table import Table

_OVERRIDES = (Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_S)
"""With Ctrl: they mean the game here, not the deck."""


class RememberedPage(Protocol):
    """A page that has something for the settings."""

    def state(self) -> dict[str, Any]: ...
    def restore(self, state: dict[str, Any]) -> None: ...


class PlaytestView(QWidget):
    """Three pages behind one switch, each made when it is first needed.

    There is one game at a time; it stays while one looks at another page or view.
    """

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
        self._shelf = shelf or TableShelf()
        self._book = FaceBook(abilities=True)
        self._file: Path | None = None
        self._task: Task | None = None
        self._kept: dict[str, Any] = {}
        self._remembered: dict[str, RememberedPage] = {}
        self._bars: dict[QWidget, PageBar] = {}
        self.start = StartPage(faces.theme, workspace, self._shelf)
        self.table = TablePage(faces)
        self._autosave = Autosave(self.table, self._shelf, background)
        self._is_replay = False
        self._build()
        self.start.start_wanted.connect(self.begin)
        self.start.continue_wanted.connect(self.go_on)
        self.start.replay_wanted.connect(self.replay)
        self.table.export_wanted.connect(self.export)
        self.table.rule_requested.connect(self.rule_requested)
        self.table.left.connect(self.leave)
        self.table.save_wanted.connect(self.save)
        workspace.library_changed.connect(self._decks_changed)

    def _build(self) -> None:
        self.problem = QLabel()
        self.problem.setObjectName("problem")
        self.problem.setWordWrap(True)
        self.problem.setTextFormat(Qt.TextFormat.PlainText)
        self.problem.hide()
        self._games = QStackedWidget()
        for page in (self.start, self.table):
            self._place_bar("table", page)
            self._games.addWidget(page)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._games)
        self._places: dict[str, QWidget] = {"table": self._games}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.problem)
        column.addWidget(self._pages, 1)

    # Pages

    @cached_property
    def openings(self) -> OpeningsPage:
        page = OpeningsPage(self._faces, self._workspace, self._background)
        page.play_wanted.connect(self.play_opening)
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
        self.problem.hide()
        if name == "table" and not self.is_playing:
            self.start.refresh()

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
        return self.page == "table" and self._games.currentWidget() is self.table

    def begin(self, seats: tuple[Seat, Seat], seed: int) -> None:
        """Lay out a game; the first takes a moment, so a thread does it."""
        pool, book = self._workspace.pool, self._book
        self._file = None
        self._wait_for(
            self._background.run(lambda _p: Table(pool, seats, seed, book), (DeckError,))
        )

    def play_opening(self, seats: tuple[Seat, Seat], seed: int, choices: SetupChoices) -> None:
        """A game that begins with an opening one has seen; the setup is decided already."""
        pool, book = self._workspace.pool, self._book
        self.keep()
        self._file = None

        def lay_out() -> Table:
            table = Table(pool, seats, seed, book)
            take_opening(table, choices)
            return table

        self._wait_for(self._background.run(lambda _p: lay_out(), (DeckError,)))

    def go_on(self, path: Path) -> None:
        """A game that was saved."""
        pool, book, shelf = self._workspace.pool, self._book, self._shelf
        self._file = path
        work = self._background.run(lambda _p: shelf.read(path, pool, book), (SavedTableError,))
        self._wait_for(work)

    def replay(self, path: Path) -> None:
        """A saved game or a replay file, to be looked at."""
        pool, book, shelf = self._workspace.pool, self._book, self._shelf
        self._file = None
        work = lambda _p: shelf.read_replay(path, pool, book)  # noqa: E731 - one line of work
        self._wait_for(self._background.run(work, (SavedTableError,)))
        self._is_replay = True

    def _wait_for(self, task: Task) -> None:
        if self._task is not None:
            self._task.cancel()
        self._task = task
        self._is_replay = False
        self.problem.hide()
        task.done.connect(self._laid_out)
        task.failed.connect(self._failed)

    def _laid_out(self, table: object) -> None:
        self._task = None
        if isinstance(table, Table):
            self._games.setCurrentWidget(self.table)
            self._pages.setCurrentWidget(self._games)
            session = Session(table, self._background)
            self._autosave.watch(session)
            self.table.show_session(session, replay=self._is_replay)

    def _failed(self, error: object) -> None:
        self._task = None
        self.problem.setText(told(error) if isinstance(error, Exception) else str(error))
        self.problem.show()

    def save(self) -> None:
        session = self.table.session
        if session is None:
            return
        try:
            self._file = self._keep_table(session.table)
        except SavedTableError as error:
            session.said.emit(told(error))
            return
        session.said.emit(tr("Saved as {title}.", title=self._file.stem))

    def _keep_table(self, table: Table) -> Path:
        return self._shelf.save(table, self._file, tr(title_of(table)))

    def export(self) -> None:
        """The game as a replay file, for others to look at."""
        session = self.table.session
        if session is None:
            return
        name = f"{tr(title_of(session.table))}{REPLAY_EXTENSION}"
        filters = tr("Replays ({names})", names=f"*{REPLAY_EXTENSION}")
        path = self._workspace.dialogs.save_file(tr("Write a replay file"), name, filters)
        if path is not None:
            try:
                self._shelf.write_replay(session.table, path)
                session.said.emit(tr("Written to {name}.", name=path.name))
            except SavedTableError as error:
                session.said.emit(told(error))

    def keep(self) -> None:
        """A game that is under way is saved before it is left; it can be gone on with."""
        session = self.table.session
        if session is None or not is_under_way(session):
            return  # nobody has decided anything, or all is decided
        try:
            self._file = self._keep_table(session.table)
        except SavedTableError as error:
            self.said.emit(told(error))

    def leave(self) -> None:
        """Back to the start page, where the game that lay here is among the saved ones."""
        self.keep()
        self.table.drop_session()
        self._games.setCurrentWidget(self.start)
        self.start.refresh()
        self.start.own.setFocus()

    def _decks_changed(self) -> None:
        if self.isVisible() and self.page == "table" and not self.is_playing:
            self.start.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.page == "table" and not self.is_playing:
            self.start.refresh()

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
