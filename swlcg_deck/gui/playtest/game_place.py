"""Where a game is played: the page to begin from, and the table."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget

from swlcg_deck.engine.game import DeckError, FaceBook
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.playtest.games.session import Session, is_under_way
from swlcg_deck.gui.playtest.games.start_page import StartPage
from swlcg_deck.gui.playtest.table.autosave import Autosave
from swlcg_deck.gui.playtest.table.table_page import TablePage
from swlcg_deck.gui.work.background import Background, Task
from swlcg_deck.gui.work.file_endings import wrong_ending
from swlcg_deck.language import mark, told, tr
from swlcg_deck.playtest.openings import SetupChoices, take_opening
from swlcg_deck.playtest.saved_tables import (
    REPLAY_EXTENSION,
    SavedTableError,
    TableShelf,
    title_of,
)
from swlcg_deck.playtest.seats import Seat
from swlcg_deck.playtest.table import Table

_ONLY_THE_END = mark(
    "This replay has no digest of each answer, as older versions wrote it: it proves how the game "
    "stood every now and then and how it ended, not every answer on the way."
)


class GamePlace(QStackedWidget):
    """There is one game at a time; it stays while one looks at another page or view."""

    laid_out = Signal()
    """A game lies on the table."""
    problem_changed = Signal(str)
    """Why a game cannot be played, or nothing."""
    said = Signal(str)
    """A sentence for the window to show."""

    def __init__(
        self,
        faces: CardFaces,
        workspace: Workspace,
        background: Background,
        shelf: TableShelf,
    ) -> None:
        super().__init__()
        self._workspace = workspace
        self._background = background
        self._shelf = shelf
        self._book = FaceBook(abilities=True)
        self._file: Path | None = None
        self._task: Task | None = None
        self._is_replay = False
        self.start = StartPage(faces.theme, workspace, shelf)
        self.table = TablePage(faces)
        self._autosave = Autosave(self.table, shelf, background)
        for page in (self.start, self.table):
            self.addWidget(page)
        self.start.start_wanted.connect(self.begin)
        self.start.continue_wanted.connect(self.go_on)
        self.start.replay_wanted.connect(self.replay)
        self.table.export_wanted.connect(self.export)
        self.table.left.connect(self.leave)
        self.table.save_wanted.connect(self.save)

    @property
    def is_at_table(self) -> bool:
        return self.currentWidget() is self.table

    def refresh(self) -> None:
        """The decks and the saved games there are now, for who is about to begin."""
        if not self.is_at_table:
            self.start.refresh()

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
        self.problem_changed.emit("")
        task.done.connect(self._laid_out)
        task.failed.connect(self._failed)

    def _laid_out(self, table: object) -> None:
        self._task = None
        if isinstance(table, Table):
            self.setCurrentWidget(self.table)
            self.laid_out.emit()
            session = Session(table, self._background)
            self._autosave.watch(session)
            self.table.show_session(session, replay=self._is_replay)
            if self._is_replay and not table.is_proved:
                self.said.emit(tr(_ONLY_THE_END))

    def _failed(self, error: object) -> None:
        self._task = None
        words = told(error) if isinstance(error, Exception) else str(error)
        self.problem_changed.emit(words)

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
        if path is not None and (refusal := wrong_ending(path, (REPLAY_EXTENSION,))):
            session.said.emit(refusal)
        elif path is not None:
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
        self.setCurrentWidget(self.start)
        self.start.refresh()
        self.start.own.setFocus()
