"""Something unexpected: unsaved work is kept first, then the user is told; the app goes on."""

import sys
import traceback
from collections.abc import Callable
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal

from swlcg_deck import __version__
from swlcg_deck.language import tr


class CrashHandler(QObject):
    """Takes the place of `sys.excepthook` while the window is open."""

    reported = Signal(str, str)
    """A sentence and the details, once for each distinct error; always in the window's thread."""
    _happened = Signal(str, str)

    def __init__(self, keep_safe: Callable[[], None]) -> None:
        super().__init__()
        self._keep_safe = keep_safe
        self._known: set[str] = set()
        self._previous = sys.excepthook
        # Exceptions of workers arrive in the worker's thread; a queued signal brings them here.
        self._happened.connect(self._report, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        sys.excepthook = self.handle

    def uninstall(self) -> None:
        sys.excepthook = self._previous

    def handle(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._previous(kind, error, trace)
            return
        self._keep_safe()
        details = "".join(traceback.format_exception(kind, error, trace))
        sys.stderr.write(details)
        frames = traceback.extract_tb(trace)
        place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
        self._happened.emit(f"{kind.__name__} {place}", details)

    def _report(self, identity: str, details: str) -> None:
        if identity in self._known:
            return
        self._known.add(identity)
        sentence = tr(
            "Something went wrong that should not have. Your decks are safe; you can go on."
        )
        self.reported.emit(sentence, f"SWLCG Deck {__version__}\n\n{details}")
