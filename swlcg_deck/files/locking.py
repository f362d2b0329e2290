"""One writer at a time, across windows, programs and threads."""

import errno
import os
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from swlcg_deck.files.moving import delete, delete_folder
from swlcg_deck.files.refusals import FileError, write_failure
from swlcg_deck.language import said

_LOCK = ".lock"
_PATIENCE = 10.0
_PAUSE = 0.005

if sys.platform == "win32":
    import msvcrt

    def _try_lock(handle: int) -> None:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            # Which number says that somebody has it depends on the library of C; that of wine
            # says nothing.
            if error.errno in {0, errno.EACCES, errno.EDEADLK, errno.EDEADLOCK}:
                raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN)) from None
            raise
else:
    import fcntl

    def _try_lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FolderLock:
    """Held with `with`, again and again by the same thread; the system frees a dead holder's."""

    def __init__(self, folder: Path, patience: float = _PATIENCE) -> None:
        self._file = folder / _LOCK
        self._patience = patience
        self._threads = threading.RLock()
        self._depth = 0
        self._handle = -1

    def __enter__(self) -> None:
        self._threads.acquire()
        try:
            if self._depth == 0:
                self._handle = _acquired(self._file, self._patience)
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


class Claim:
    """A folder of this program's own, which it makes, for as long as it lives."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / _LOCK
        self._handle = _acquired(self._file, _PATIENCE)

    @property
    def is_in_place(self) -> bool:
        """Whether the folder is still where it was made."""
        return _is_the_same(self._handle, self._file)

    def release(self) -> None:
        """Give the folder up; it goes where nothing is left in it."""
        is_in_place = self.is_in_place
        if sys.platform == "win32":  # which deletes no file that is open
            os.close(self._handle)
        with suppress(OSError):
            if is_in_place:
                delete(self._file)
        if sys.platform != "win32":
            os.close(self._handle)
        with suppress(OSError):
            delete_folder(self._file.parent)


def is_claimed(folder: Path) -> bool:
    """Whether a program that lives has this folder for its own, or nobody can tell."""
    try:
        handle = os.open(folder / _LOCK, os.O_RDWR)
    except FileNotFoundError:
        return False
    except OSError:
        return True
    try:
        _try_lock(handle)
    except OSError:
        return True
    finally:
        os.close(handle)
    return False


def remove_abandoned(folder: Path) -> None:
    """Take away a folder whose program ended, where nothing is left in it but its lock."""
    with suppress(OSError):
        if [file.name for file in folder.iterdir()] == [_LOCK]:
            delete(folder / _LOCK)
        delete_folder(folder)


def _acquired(file: Path, patience: float) -> int:
    end = time.monotonic() + patience
    while True:
        handle = _opened(file)
        try:
            _try_lock(handle)
            # The folder may have been put aside for a restored one while we waited.
            if _is_the_same(handle, file):
                return handle
        except (BlockingIOError, PermissionError):
            pass
        except OSError as error:
            os.close(handle)
            raise write_failure(file, error) from error
        with suppress(OSError):
            os.close(handle)
        if time.monotonic() >= end:
            raise FileError(
                said(
                    "another program is using the folder {folder}; nothing was changed. Try again",
                    folder=file.parent,
                )
            )
        time.sleep(_PAUSE)


def _is_the_same(handle: int, file: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), file.stat())
    except FileNotFoundError:
        return False


def _opened(file: Path) -> int:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return os.open(file, os.O_RDWR | os.O_CREAT, 0o666)
    except OSError as error:
        raise write_failure(file, error) from error
