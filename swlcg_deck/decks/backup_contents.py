"""What of a library goes into a backup, and what cannot: each thing with the reason."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from swlcg_deck.decks.backup_names import DECKS, HISTORY, TRASH, is_restorable
from swlcg_deck.decks.deck_file import EXTENSION, MAX_BYTES
from swlcg_deck.decks.found_files import found_below
from swlcg_deck.decks.library import Library
from swlcg_deck.decks.library_errors import LibraryError
from swlcg_deck.files.names import readable
from swlcg_deck.files.plain_file import read_plain_file
from swlcg_deck.language import said, said_n
from swlcg_deck.system_words import refusal

MAX_FILES: Final = 200_000
MAX_TOTAL: Final = 1_000_000_000


@dataclass(frozen=True)
class Packable:
    name: str
    """In the archive."""
    path: Path
    home: Path
    """The part of the library that it belongs to."""


@dataclass(frozen=True)
class LeftOut:
    """A file, or a folder with all that may be in it."""

    name: str
    """As it would be called in the archive."""
    reason: str


@dataclass
class Contents:
    files: list[Packable] = field(default_factory=list)
    left_out: list[LeftOut] = field(default_factory=list)

    def count(self, kind: str) -> int:
        return sum(file.name.startswith(f"{kind}/") for file in self.files)


class PartialBackupError(LibraryError):
    """The backup would not be whole; nothing was written."""

    def __init__(self, left_out: list[LeftOut]) -> None:
        super().__init__(
            said_n(
                "a part of the library cannot be backed up: {names}; nothing was written",
                "{n} parts of the library cannot be backed up: {names}; nothing was written",
                len(left_out),
                names=", ".join(one.name for one in left_out),
            )
        )
        self.left_out = tuple(left_out)


def contents_of(library: Library) -> Contents:
    """Everything, looked at but not read yet; or a LibraryError where it is too much for a backup.

    The library has to be locked by who wants to write what this finds.
    """
    contents = Contents()
    taken: set[str] = set()
    homes = {
        DECKS: library.root,
        HISTORY: library.history.folder,
        TRASH: library.trash.folder,
    }
    total = 0
    for kind, home in homes.items():
        for path, closed in _sorted(home):
            name = f"{kind}/{readable(path.relative_to(home).as_posix())}"
            while name in taken:  # a file may really be called as another one is shown
                name = f"{name.removesuffix(EXTENSION)}_{EXTENSION}"
            taken.add(name)
            size, problem = (0, closed) if closed else _looked_at(path, name)
            total += size
            if problem:
                contents.left_out.append(LeftOut(name.removesuffix("/."), problem))
            else:
                contents.files.append(Packable(name, path, home))
    _check_size(library.root, len(contents.files), total)
    return contents


def _sorted(home: Path) -> Iterator[tuple[Path, str]]:
    found = sorted(found_below(home), key=lambda one: one.path)
    return ((one.path, one.closed) for one in found)


def _looked_at(path: Path, name: str) -> tuple[int, str]:
    """Its size, and what keeps it out of a backup: it is opened, for nothing else tells."""
    try:
        size = path.lstat().st_size
        read_plain_file(path, 0)
    except OSError as error:
        return 0, said("the file cannot be opened ({reason})", reason=refusal(error))
    if size > MAX_BYTES:
        return 0, said("the file is larger than {megabytes} MB", megabytes=MAX_BYTES // 1000000)
    if not is_restorable(name):
        return 0, said("nobody could bring back a file with this name")
    return size, ""


def _check_size(folder: Path, files: int, total: int) -> None:
    """Never write what could not be restored."""
    if files > MAX_FILES or total > MAX_TOTAL:
        raise LibraryError(
            said(
                "the library is too large for one backup ({files} files, {megabytes} MB); "
                "copy its folder {folder} instead",
                files=files,
                megabytes=total // 1000000,
                folder=folder,
            )
        )
