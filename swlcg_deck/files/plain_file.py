"""Reading a file that may be anything: a link, a pipe, a device, something far too large."""

import errno
import os
import stat
import sys
from pathlib import Path

from swlcg_deck.language import said

_WAYS = (
    getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NONBLOCK", 0)  # a pipe that nobody writes to must not hold the program up
    | getattr(os, "O_BINARY", 0)
)

if sys.platform == "win32":
    import _winapi
    import msvcrt

    _ALL_MAY = 0x1 | 0x2 | 0x4  # read, write, delete
    _IS_THERE, _PLAIN = 3, 0x80  # OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL

    def _opened(path: Path, ways: int) -> int:
        """So that whoever wants to replace or delete the file meanwhile can: Python alone would
        keep it from all others.
        """
        try:
            handle = _winapi.CreateFile(
                str(path), _winapi.GENERIC_READ, _ALL_MAY, 0, _IS_THERE, _PLAIN, 0
            )
        except OSError as error:
            if is_folder(path):  # of which Windows says that access is denied
                raise IsADirectoryError(
                    errno.EISDIR, os.strerror(errno.EISDIR), str(path)
                ) from None
            raise OSError(error.errno, error.strerror, str(path), error.winerror) from None
        return msvcrt.open_osfhandle(handle, ways)
else:

    def _opened(path: Path, ways: int) -> int:
        return os.open(path, ways)


def read_plain_file(path: Path, most: int, *, follow: bool = False) -> bytes:
    """The bytes of a plain file, one more than `most` where it is larger, and never more.

    Raises OSError, also for what is no plain file. A link counts as none unless `follow`: what the
    user names may be a link, what lies in a folder that may come from elsewhere may not.
    """
    ways = os.O_RDONLY | _WAYS | (0 if follow else getattr(os, "O_NOFOLLOW", 0))
    try:
        if sys.platform == "win32" and not follow and path.is_symlink():  # opening cannot tell
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
        handle = _opened(path, ways)
    except ValueError:
        raise OSError(errno.EINVAL, said("no file can have this name"), str(path)) from None
    except OSError as error:
        if error.errno == errno.ELOOP:
            raise OSError(errno.ELOOP, said("links are not followed"), str(path)) from None
        raise
    kind = os.fstat(handle).st_mode
    if not stat.S_ISREG(kind):
        os.close(handle)
        if stat.S_ISDIR(kind):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        raise OSError(errno.EINVAL, said("it is no plain file"), str(path))
    with os.fdopen(handle, "rb") as file:
        return file.read(most + 1)


def true_place(path: Path) -> Path:
    """Where a path really leads; itself where it leads nowhere, as a circle of links does."""
    try:
        return path.resolve()
    except (OSError, RuntimeError, ValueError):
        return path


def is_folder(path: Path) -> bool:
    """Whether a folder is there to be seen; what may not even be looked at is none."""
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False
