"""The one way in which a file of a user is written: whole, or not at all.

The new content goes into a temporary file beside the old one, to the disk, and into the place of
the old one in a single step. What the user has arranged stays: the file's permissions and its
owner, and a link, whose target is written. Into what is no plain file (a device, a pipe, a socket)
the content is sent, for nothing may take its place.
"""

import errno
import io
import os
import secrets
import socket
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, BinaryIO, Final

from swlcg_deck.files.locking import is_claimed
from swlcg_deck.files.moving import delete, put_in_place
from swlcg_deck.files.refusals import write_failure
from swlcg_deck.language import said

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

_PREFIX: Final = ".swdeck-"
_SUFFIX: Final = ".tmp"
_BYTES: Final = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0) | _BYTES
_OURS_ALONE: Final = 0o600
_NEW_FILE: Final = 0o666
"""What is left of it is the choice of the user's umask."""


def write_file(path: Path, data: bytes) -> None:
    """Put `data` into the place of a file, or raise a FileError and leave the file alone."""
    with replacing(path) as stream:
        stream.write(data)


@contextmanager
def replacing(path: Path) -> Iterator[IO[bytes]]:
    """A stream for the new content of a file, which takes effect when the block ends.

    An error in the block leaves the file as it was. Raises a FileError.
    """
    try:
        was = _status(path)
        way = _replaced(path, was) if was is None or _is_kept(was) else _sent(path, was)
        with way as stream:
            yield stream
    except OSError as error:
        raise write_failure(path, error) from error


def write_new(path: Path, data: bytes) -> None:
    """A file in a folder that nobody else knows of yet; or an OSError, also where it is there."""
    with io.BufferedWriter(_Handle(os.open(path, _NEW, _NEW_FILE), "wb")) as stream:
        stream.write(data)
        _to_disk(stream)


def make_folder(folder: Path) -> None:
    """A folder to write into, with those around it; or a FileError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise write_failure(folder, error) from error


def sync_folder(folder: Path) -> None:
    """Make a rename outlive a power cut, where the system can; the file is whole either way."""
    if os.name == "posix":
        with suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


def is_temporary(name: str) -> bool:
    return name.startswith(_PREFIX) and name.endswith(_SUFFIX)


def remove_leftovers(folder: Path) -> int:
    """Delete the temporary files of writers that were killed.

    Nobody may be writing meanwhile but into a folder that is his own.
    """
    removed = 0
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not is_claimed(Path(place, name))]
        for name in filter(is_temporary, names):
            with suppress(OSError):
                delete(Path(place, name))
                removed += 1
    return removed


def _status(path: Path) -> os.stat_result | None:
    """Of what stands where the content is to go, behind all links; None where nothing does."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return None
    except ValueError:
        raise OSError(errno.EINVAL, said("no file can have this name"), str(path)) from None
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if stat.S_ISREG(status.st_mode) and not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    return status


@contextmanager
def _replaced(link: Path, was: os.stat_result | None) -> Iterator[IO[bytes]]:
    path = Path(os.path.realpath(link))
    # The name is short, for that of the file may be as long as the system takes, and it cannot be
    # guessed, so that nobody can put a link in its place.
    temporary = path.with_name(f"{_PREFIX}{secrets.token_hex(8)}{_SUFFIX}")
    handle = os.open(temporary, _NEW, _NEW_FILE if was is None else _OURS_ALONE)
    try:
        with io.BufferedWriter(_Handle(handle, "wb")) as stream:
            yield stream
            if was is not None:
                _keep_rights(path, handle, was)
            _to_disk(stream)
        put_in_place(temporary, path)
    finally:
        with suppress(OSError):
            delete(temporary, missing_ok=True)
    sync_folder(path.parent)


def _to_disk(stream: IO[bytes]) -> None:
    stream.flush()
    os.fsync(stream.fileno())


def _keep_rights(path: Path, handle: int, was: os.stat_result) -> None:
    """The new content is for the same people as the old one, as far as we may say so."""
    if sys.platform == "win32":
        return
    if (was.st_uid, was.st_gid) != (os.geteuid(), os.getegid()):
        with suppress(OSError):
            os.fchown(handle, was.st_uid, was.st_gid)
    os.fchmod(handle, stat.S_IMODE(was.st_mode))
    if sys.platform == "linux":
        for name in _attributes(path):
            with suppress(OSError):
                os.setxattr(handle, name, os.getxattr(path, name))


def _attributes(path: Path) -> list[str]:
    """What else is noted with the file: who may read it, where it came from."""
    if sys.platform != "linux":
        return []
    try:
        return os.listxattr(path)
    except OSError:
        return []


def _is_kept(was: os.stat_result) -> bool:
    """A file that keeps a content, and not a way for it to go."""
    return stat.S_ISREG(was.st_mode) and _own_stream(was) is None


def _own_stream(was: os.stat_result) -> int | None:
    """Our own standard output or error, by another name (`/dev/stdout`)."""
    for handle in (1, 2):
        with suppress(OSError):
            if os.path.samestat(os.fstat(handle), was):
                return handle
    return None


@contextmanager
def _sent(path: Path, was: os.stat_result) -> Iterator[IO[bytes]]:
    """Into a device, a pipe or a socket, from the first byte to the last."""
    if stat.S_ISSOCK(was.st_mode):
        with _connected(path) as stream:
            yield stream
        return
    own = _own_stream(was)
    handle = os.open(path, os.O_WRONLY | _BYTES) if own is None else os.dup(own)
    # Some devices say that they have places to go to, and then tell nonsense about them.
    with io.BufferedWriter(_Flow(handle, "wb")) as flow:
        yield flow


class _Handle(io.FileIO):
    """What is written goes through the one call by which tests fill a disk."""

    def write(self, data: "ReadableBuffer", /) -> int:
        return os.write(self.fileno(), data)


class _Flow(_Handle):
    """Only ever goes on."""

    def seekable(self) -> bool:
        return False

    def tell(self) -> int:
        raise io.UnsupportedOperation

    def seek(self, _place: int, _whence: int = 0, /) -> int:
        raise io.UnsupportedOperation


@contextmanager
def _connected(path: Path) -> Iterator[BinaryIO]:
    if sys.platform == "win32":
        raise OSError(errno.ENXIO, os.strerror(errno.ENXIO), str(path))
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(os.fspath(path))
        with connection.makefile("wb") as stream:
            yield stream
