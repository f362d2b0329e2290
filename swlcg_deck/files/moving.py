"""The one way in which a file or a folder of a user gets another place, or goes.

Windows refuses both for as long as anybody reads the file: a listing of our own in another thread,
a virus scanner, a program that synchronises folders. They are done in a moment, so it is tried
again for a while. Elsewhere nobody is asked, and the first refusal is the answer.
"""

import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

_T = TypeVar("_T")
_PATIENCE_S: Final = 2.0
_PAUSE_S: Final = 0.01
_IN_USE: Final = (5, 32, 33)
"""What Windows says of a file that somebody holds: access denied, shared, locked."""


def move(path: Path, target: Path) -> Path:
    """To where nothing stands yet; returns the new place. Or an OSError."""
    return _patiently(lambda: path.rename(target))


def put_in_place(new: Path, path: Path) -> None:
    """In a single step, over what stands there. Or an OSError."""
    _patiently(lambda: new.replace(path))


def delete(path: Path, *, missing_ok: bool = False) -> None:
    """A file. Or an OSError."""
    _patiently(lambda: path.unlink(missing_ok=missing_ok))


def delete_folder(folder: Path) -> None:
    """An empty one. Or an OSError."""
    _patiently(folder.rmdir)


def delete_tree(folder: Path) -> None:
    """A folder of our own with all that is in it, as far as the system lets us."""
    try:
        _patiently(lambda: shutil.rmtree(folder))
    except OSError:
        shutil.rmtree(folder, ignore_errors=True)


def _patiently(step: Callable[[], _T]) -> _T:
    if sys.platform == "win32":
        end = time.monotonic() + _PATIENCE_S
        while time.monotonic() < end:
            try:
                return step()
            except PermissionError as error:
                if error.winerror not in _IN_USE:
                    raise
                time.sleep(_PAUSE_S)
    return step()
