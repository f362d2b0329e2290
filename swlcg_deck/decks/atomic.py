"""Files that are either the old one or the new one, whole, whatever happens in between."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from swlcg_deck.decks.library_errors import write_failure

_PREFIX: Final = ".swdeck-"
_SUFFIX: Final = ".tmp"
_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)


def write_atomic(path: Path, data: bytes) -> None:
    """Put `data` into the place of a file, or raise a LibraryError and leave the file alone."""
    with replacing(path) as temporary:
        handle = os.open(temporary, _NEW, 0o666)
        try:
            rest = memoryview(data)
            while rest:
                rest = rest[os.write(handle, rest) :]
        finally:
            os.close(handle)


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A temporary file beside `path` that takes its place once the block has written it."""
    temporary = path.with_name(f"{_PREFIX}{secrets.token_hex(8)}{_SUFFIX}")
    try:
        yield temporary
        _to_disk(temporary, os.O_RDWR)
        temporary.replace(path)
    except OSError as error:
        raise write_failure(path, error) from error
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make a rename outlive a power cut, where the system can; the file is whole either way."""
    if os.name == "posix":
        with suppress(OSError):
            _to_disk(folder, os.O_RDONLY)


def is_temporary(name: str) -> bool:
    return name.startswith(_PREFIX) and name.endswith(_SUFFIX)


def remove_leftovers(folder: Path) -> int:
    """Delete the temporary files of writers that were killed; nobody may be writing meanwhile."""
    removed = 0
    for place, _folders, names in os.walk(folder):
        for name in filter(is_temporary, names):
            with suppress(OSError):
                Path(place, name).unlink()
                removed += 1
    return removed


def _to_disk(path: Path, mode: int) -> None:
    handle = os.open(path, mode)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
