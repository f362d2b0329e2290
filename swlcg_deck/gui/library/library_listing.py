"""What is in the library right now, read in the background."""

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from swlcg_deck.decks.library import Library
from swlcg_deck.decks.shelf import Entry
from swlcg_deck.decks.trash import Trashed
from swlcg_deck.files.refusals import FileError
from swlcg_deck.gui.work.background import Background, Pulse, Task
from swlcg_deck.language import told, tr
from swlcg_deck.system_words import refusal


@dataclass(frozen=True)
class Listed:
    """Decks, folders and trash as they were on disk at one moment."""

    entries: tuple[Entry, ...] = ()
    folders: tuple[str, ...] = ()
    trashed: tuple[Trashed, ...] = ()
    problem: str = ""
    by_id: dict[str, Entry] = field(default_factory=dict)


class Listing(QObject):
    """Reads one listing after the other, never two at a time; the newest wish is fulfilled."""

    changed = Signal()

    def __init__(
        self, library: Library, background: Background, prepare: Callable[[], None]
    ) -> None:
        """`prepare` is what has to be at hand before decks are shown; it runs in the background."""
        super().__init__()
        self._prepare = prepare
        self._library = library
        self._background = background
        self._task: Task | None = None
        self._is_stale = False
        self.listed = Listed()
        self.is_known = False
        """Whether the library has been read at all."""

    def refresh(self) -> Task:
        """Read the library again; a wish during a reading is remembered."""
        if self._task is not None:
            self._is_stale = True
            return self._task
        self._task = self._background.run(self._read, expects=(OSError,))
        self._task.ended.connect(self._ended)
        self._task.done.connect(self._take)
        self._task.failed.connect(self._fail)
        return self._task

    def _read(self, _pulse: Pulse) -> Listed:
        self._prepare()
        entries = self._library.entries()
        trashed: tuple[Trashed, ...] = ()
        problem = ""
        try:
            trashed = self._library.trash.items()
        except FileError as error:  # the decks are there all the same
            problem = told(error)
        return Listed(
            entries=entries,
            folders=self._library.folders.names(),
            trashed=trashed,
            problem=problem,
            by_id={entry.id: entry for entry in entries},
        )

    def _ended(self) -> None:
        self._task = None
        if self._is_stale:
            self._is_stale = False
            self.refresh()

    def _take(self, listed: Listed) -> None:
        self.is_known = True
        is_new = listed != self.listed
        self.listed = listed
        if is_new or not listed.entries:
            self.changed.emit()

    def _fail(self, error: OSError) -> None:
        words = tr("The library cannot be read ({reason}).", reason=refusal(error))
        self._take(Listed(problem=words))
