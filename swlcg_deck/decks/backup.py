"""The whole library as one file: every deck, its history and the trash."""

import json
import os
import stat
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from swlcg_deck import __version__
from swlcg_deck.decks.deck_file import EXTENSION, MAX_BYTES
from swlcg_deck.decks.history import stamp
from swlcg_deck.decks.library import Library
from swlcg_deck.decks.library_errors import LibraryError
from swlcg_deck.files.names import is_readable, readable
from swlcg_deck.files.plain_file import read_plain_file
from swlcg_deck.files.refusals import read_failure
from swlcg_deck.files.writing import replacing
from swlcg_deck.language import said

FORMAT: Final = "swlcg-deck-backup/1"
MANIFEST: Final = "manifest.json"
NAMES: Final = "names"
"""In the manifest: names that are not UTF-8, in hexadecimal digits."""
MAX_FILES: Final = 200_000
MAX_TOTAL: Final = 1_000_000_000


@dataclass(frozen=True)
class BackupSummary:
    """What a backup holds."""

    decks: int
    versions: int
    trashed: int


def write_backup(library: Library, target: Path) -> BackupSummary:
    """Write a backup, or raise a FileError and leave `target` as it was."""
    with replacing(target) as stream:
        return send_backup(library, stream)


def send_backup(library: Library, stream: IO[bytes]) -> BackupSummary:
    """A backup into a stream, which need not be a file; or a FileError."""
    with library.lock:
        files = list(_files(library))
        _check_size(files)
        counts = [sum(name.startswith(kind) for name, _ in files) for kind in _KINDS]
        summary = BackupSummary(*counts)
        with ZipFile(stream, "w", ZIP_DEFLATED) as archive:
            for name, path in files:
                info, data = _content(name, path)
                archive.writestr(info, data, ZIP_DEFLATED)
            manifest = {
                "format": FORMAT,
                "program": __version__,
                "created": stamp(library.clock()),
                **asdict(summary),
            } | _bytes_of_names(library, files)
            archive.writestr(ZipInfo(MANIFEST), json.dumps(manifest, indent=2))
    return summary


def _content(name: str, path: Path) -> tuple[ZipInfo, bytes]:
    try:
        return ZipInfo.from_file(path, name, strict_timestamps=False), read_plain_file(
            path, MAX_BYTES
        )
    except OSError as error:
        raise read_failure(path, error) from error


_KINDS = ("decks/", "history/", "trash/")


def _files(library: Library) -> Iterator[tuple[str, Path]]:
    """Names in the archive and the files they hold."""
    sources = {
        "decks/": [entry.path for entry in library.entries() if entry.token],
        "history/": library.history.folder.glob(f"*/*{EXTENSION}"),
        "trash/": [item.path for item in library.trash.items()],
    }
    taken: set[str] = set()
    homes = (library.root, library.history.folder, library.trash.folder)
    for home, (kind, paths) in zip(homes, sources.items(), strict=True):
        for path in filter(_is_plain, paths):
            shown = kind + readable(path.relative_to(home).as_posix())
            while shown in taken:  # a file may really be called as another one is shown
                shown = f"{shown.removesuffix(EXTENSION)}_{EXTENSION}"
            taken.add(shown)
            yield shown, path


def _bytes_of_names(library: Library, files: list[tuple[str, Path]]) -> dict[str, object]:
    """What zip archives cannot say: the names that are not UTF-8, as the bytes they are."""
    homes = {
        "decks/": library.root,
        "history/": library.history.folder,
        "trash/": library.trash.folder,
    }
    strange = {}
    for name, path in files:
        place = path.relative_to(
            next(home for kind, home in homes.items() if name.startswith(kind))
        )
        if not is_readable(str(place)):
            strange[name] = os.fsencode(place.as_posix()).hex()
    return {NAMES: strange} if strange else {}


def _is_plain(path: Path) -> bool:
    """A link in the history or the trash would bring a file from elsewhere into the backup."""
    return stat.S_ISREG(path.lstat().st_mode)


def _check_size(files: list[tuple[str, Path]]) -> None:
    """Never write what could not be restored."""
    sizes = [path.stat().st_size for _, path in files]
    if len(files) > MAX_FILES or sum(sizes) > MAX_TOTAL or max(sizes, default=0) > MAX_BYTES:
        raise LibraryError(
            said(
                "the library is too large for one backup ({files} files, {megabytes} MB); "
                "copy its folder {folder} instead",
                files=len(files),
                megabytes=sum(sizes) // 1000000,
                folder=files[0][1].parent,
            )
        )
