"""Everything that goes wrong while the window is tried: exceptions, and what Qt complains of."""

import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_OF_THE_MACHINE = ("This plugin does not support", "Detected locale")
"""What the platform without a display says of windows, and Qt where no language is set up."""
_SHOWN = 3


class SmokeError(Exception):
    """A sentence that says where it went wrong, and how."""


class Faults:
    """Collects what the hooks are told; each is laid to the step that was under way."""

    def __init__(self) -> None:
        self._found: list[str] = []
        self._step = "start"

    def begin(self, step: str) -> None:
        self._step = step

    def complain(self) -> None:
        """Raise a SmokeError where something has gone wrong since the last time."""
        if self._found:
            shown = "; ".join(self._found[:_SHOWN])
            self._found.clear()
            raise SmokeError(f"{self._step!r} went wrong: {shown}")

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Exceptions of the block, of slots, of threads and of destructors, and Qt's warnings."""
        hooks = sys.excepthook, sys.unraisablehook, threading.excepthook
        sys.excepthook = self._raised
        sys.unraisablehook = lambda seen: self._raised(seen.exc_type, seen.exc_value)
        threading.excepthook = lambda seen: self._raised(seen.exc_type, seen.exc_value)
        before = qInstallMessageHandler(self._said)
        try:
            yield
            self.complain()
        except SmokeError:
            raise
        except Exception as error:
            self._raised(type(error), error)
            self.complain()
        finally:
            qInstallMessageHandler(before)
            sys.excepthook, sys.unraisablehook, threading.excepthook = hooks

    def _raised(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        _trace: TracebackType | None = None,
    ) -> None:
        frames = traceback.extract_tb(error.__traceback__) if error else []
        place = f" ({frames[-1].filename}, line {frames[-1].lineno})" if frames else ""
        self._found.append(f"{kind.__name__}: {error}{place}")

    def _said(self, kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            return
        if not message.startswith(_OF_THE_MACHINE):
            self._found.append(f"Qt says {message!r}")
