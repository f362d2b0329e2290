"""Playing a deck: the start page, then the table."""

from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QStackedWidget, QVBoxLayout, QWidget

from swlcg_deck.engine.game import DeckError, FaceBook, Result
from swlcg_deck.gui.background import Background, Task
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.playtest.session import Session
from swlcg_deck.gui.playtest.start_page import StartPage
from swlcg_deck.gui.playtest.table_page import TablePage
from swlcg_deck.gui.workspace import Workspace
from swlcg_deck.playtest.saved_tables import SavedTableError, TableShelf
from swlcg_deck.playtest.seats import Seat
from swlcg_deck.playtest.table import Table

_OVERRIDES = (Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_S)
"""With Ctrl: they mean the game here, not the deck."""


class PlaytestView(QWidget):
    """One game at a time; it stays while one looks at another view."""

    said = Signal(str)
    """A sentence for the window to show."""

    def __init__(
        self,
        faces: CardFaces,
        workspace: Workspace,
        background: Background,
        shelf: TableShelf | None = None,
    ) -> None:
        super().__init__()
        self._workspace = workspace
        self._background = background
        self._shelf = shelf or TableShelf()
        self._book = FaceBook(abilities=True)
        self._file: Path | None = None
        self._task: Task | None = None
        self.start = StartPage(faces.theme, workspace, self._shelf)
        self.table = TablePage(faces)
        self.problem = QLabel()
        self.problem.setObjectName("problem")
        self.problem.setWordWrap(True)
        self.problem.hide()
        self._stack = QStackedWidget()
        self._stack.addWidget(self.start)
        self._stack.addWidget(self.table)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.problem)
        column.addWidget(self._stack, 1)
        self.start.start_wanted.connect(self.begin)
        self.start.continue_wanted.connect(self.go_on)
        self.table.left.connect(self.leave)
        self.table.save_wanted.connect(self.save)
        workspace.library_changed.connect(self._decks_changed)

    @property
    def is_playing(self) -> bool:
        return self._stack.currentWidget() is self.table

    def begin(self, seats: tuple[Seat, Seat], seed: int) -> None:
        """Lay out a game; the first takes a moment, so a thread does it."""
        pool, book = self._workspace.pool, self._book
        self._file = None
        self._wait_for(
            self._background.run(lambda _p: Table(pool, seats, seed, book), (DeckError,))
        )

    def go_on(self, path: Path) -> None:
        """A game that was saved."""
        pool, book, shelf = self._workspace.pool, self._book, self._shelf
        self._file = path
        work = self._background.run(lambda _p: shelf.read(path, pool, book), (SavedTableError,))
        self._wait_for(work)

    def _wait_for(self, task: Task) -> None:
        if self._task is not None:
            self._task.cancel()
        self._task = task
        self.problem.hide()
        task.done.connect(self._laid_out)
        task.failed.connect(self._failed)

    def _laid_out(self, table: object) -> None:
        self._task = None
        if isinstance(table, Table):
            self._stack.setCurrentWidget(self.table)
            self.table.show_session(Session(table, self._background))

    def _failed(self, error: object) -> None:
        self._task = None
        self.problem.setText(str(error))
        self.problem.show()

    def save(self) -> None:
        session = self.table.session
        if session is None:
            return
        try:
            self._file = self._shelf.save(session.table, self._file)
        except SavedTableError as error:
            session.said.emit(str(error))
            return
        session.said.emit(f"Saved as {self._file.stem}.")

    def keep(self) -> None:
        """A game that is under way is saved before it is left; it can be gone on with."""
        table = self.table.session.table if self.table.session is not None else None
        if table is None or table.before() is None or isinstance(table.step, Result):
            return  # nobody has decided anything, or all is decided
        try:
            self._file = self._shelf.save(table, self._file)
        except SavedTableError as error:
            self.said.emit(str(error))

    def leave(self) -> None:
        """Back to the start page, where the game that lay here is among the saved ones."""
        self.keep()
        self.table.drop_session()
        self._stack.setCurrentWidget(self.start)
        self.start.refresh()
        self.start.own.setFocus()

    def _decks_changed(self) -> None:
        if self.isVisible() and not self.is_playing:
            self.start.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.is_playing:
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
