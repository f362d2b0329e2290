"""One writer at a time, across windows, programs and threads."""

import os
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from swlcg_deck.files.refusals import FileError, write_failure
from swlcg_deck.language import said

_PATIENCE = 10.0
_PAUSE = 0.005

if sys.platform == "win32":
    import msvcrt

    def _try_lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _try_lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FolderLock:
    """Held with `with`, again and again by the same thread; the system frees a dead holder's."""

    def __init__(self, folder: Path, patience: float = _PATIENCE) -> None:
        self._file = folder / ".lock"
        self._patience = patience
        self._threads = threading.RLock()
        self._depth = 0
        self._handle = -1

    def __enter__(self) -> None:
        self._threads.acquire()
        try:
            if self._depth == 0:
                self._handle = self._acquire()
            self._depth += 1
        except BaseException:
            self._threads.release()
            raise

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._depth -= 1
        if self._depth == 0:
            os.close(self._handle)
        self._threads.release()

    def _acquire(self) -> int:
        end = time.monotonic() + self._patience
        while True:
            handle = self._open()
            try:
                _try_lock(handle)
                # The folder may have been put aside for a restored one while we waited.
                if os.path.samestat(os.fstat(handle), self._file.stat()):
                    return handle
            except (BlockingIOError, PermissionError, FileNotFoundError):
                pass
            except OSError as error:
                os.close(handle)
                raise write_failure(self._file, error) from error
            with suppress(OSError):
                os.close(handle)
            if time.monotonic() >= end:
                raise FileError(
                    said(
                        "another program is using the folder {folder}; nothing was changed. "
                        "Try again",
                        folder=self._file.parent,
                    )
                )
            time.sleep(_PAUSE)

    def _open(self) -> int:
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            return os.open(self._file, os.O_RDWR | os.O_CREAT, 0o666)
        except OSError as error:
            raise write_failure(self._file, error) from error
