"""Notices when another program changes, or takes away, a deck that is open."""

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from swlcg_deck.decks.shelf import Entry
from swlcg_deck.files.refusals import FileError
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.documents.workspace import Workspace

_SETTLED_MS = 150
"""Whoever writes a file may need several steps for it."""


class DiskWatch(QObject):
    """Follows the files of the open decks; what we save ourselves is no news."""

    changed = Signal(DeckDocument)
    """On the disk it is another one now."""
    gone = Signal(DeckDocument)

    def __init__(self, workspace: Workspace, parent: QObject) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._told: dict[str, str] = {}
        """By the deck, the state of its file that was told last."""
        self._watcher = QFileSystemWatcher(self)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(_SETTLED_MS)
        self._watcher.fileChanged.connect(self._wait.start)
        self._wait.timeout.connect(self._look)
        workspace.opened.connect(self._opened)
        workspace.closed.connect(self._follow)

    def _opened(self, document: DeckDocument) -> None:
        document.saved_changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        """Watch the files of what is open now: one that was replaced is another file."""
        wanted = {str(d.path) for d in self._workspace.documents if d.path is not None}
        watched = set(self._watcher.files())
        if left := sorted(watched - wanted):
            self._watcher.removePaths(left)
        if new := sorted(wanted - watched):
            self._watcher.addPaths(new)

    def _look(self) -> None:
        for document in list(self._workspace.documents):
            if document.path is not None:
                self._compare(document)
        self._follow()

    def _compare(self, document: DeckDocument) -> None:
        entry = self._entry(document)
        token = entry.token if entry is not None else ""
        if entry is not None and token == document.token:
            document.path = entry.path
        elif self._told.get(document.deck.id) != token:
            (self.changed if entry is not None else self.gone).emit(document)
        self._told[document.deck.id] = token

    def _entry(self, document: DeckDocument) -> Entry | None:
        try:
            return self._workspace.library.entry(document.deck.id)
        except FileError:
            return None
