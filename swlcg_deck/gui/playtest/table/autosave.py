"""The game under way is kept in a file of its own, so that it outlives the program."""

from PySide6.QtCore import QObject, QTimer

from swlcg_deck.engine.game import Result
from swlcg_deck.gui.playtest.games.session import Session, is_under_way
from swlcg_deck.gui.playtest.table.table_page import TablePage
from swlcg_deck.gui.work.background import Background, Pulse
from swlcg_deck.language import told, tr
from swlcg_deck.playtest.saved_tables import (
    SavedTableError,
    TableShelf,
    table_bytes,
    title_of,
)

_PAUSE = 500
"""Milliseconds in which several decisions are written together."""


class Autosave(QObject):
    """Writes in a thread, whole files only. A finished game is not under way any more."""

    def __init__(self, page: TablePage, shelf: TableShelf, background: Background) -> None:
        super().__init__(page)
        self._page = page
        self._shelf = shelf
        self._background = background
        self._is_failing = False
        self._latest = 0
        """How often there was something to write or to forget."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_PAUSE)
        self._soon.timeout.connect(self._write)

    def watch(self, session: Session) -> None:
        session.changed.connect(self._changed)

    def _changed(self) -> None:
        if not self._soon.isActive():
            self._soon.start()

    def _write(self) -> None:
        self._latest += 1
        session = self._page.session
        if session is None or session.is_replaying:
            return
        if isinstance(session.table.step, Result):
            self._shelf.forget()
        elif is_under_way(session):
            data = table_bytes(session.table, tr(title_of(session.table)))
            number = self._latest

            def keep(_pulse: Pulse) -> None:
                """A thread may come to it late, when the game has been put away or is over."""
                if number == self._latest and self._page.session is session:
                    self._shelf.keep(data)

            task = self._background.run(keep, (SavedTableError,))
            task.done.connect(self._kept)
            task.failed.connect(self._failed)

    def _kept(self) -> None:
        self._is_failing = False

    def _failed(self, error: object) -> None:
        """Said once, not after each decision; and again if it had worked in between."""
        session = self._page.session
        if session is not None and not self._is_failing and isinstance(error, Exception):
            session.said.emit(told(error))
        self._is_failing = True
