"""The whole library as one file: every deck, its history and the trash."""

import json
import os
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from swlcg_deck import __version__
from swlcg_deck.decks.backup_contents import (
    Contents,
    LeftOut,
    Packable,
    PartialBackupError,
    contents_of,
)
from swlcg_deck.decks.backup_names import DECKS, HISTORY, TRASH
from swlcg_deck.decks.deck_file import MAX_BYTES
from swlcg_deck.decks.history import stamp
from swlcg_deck.decks.library import Library
from swlcg_deck.files.names import is_readable
from swlcg_deck.files.plain_file import read_plain_file
from swlcg_deck.files.refusals import read_failure
from swlcg_deck.files.writing import replacing

FORMAT: Final = "swlcg-deck-backup/1"
MANIFEST: Final = "manifest.json"
NAMES: Final = "names"
"""In the manifest: names that are not UTF-8, in hexadecimal digits."""
LEFT_OUT: Final = "left_out"
"""In the manifest: what the library had and the backup has not."""
MAX_RATIO: Final = 100
"""Nobody reads an archive that unpacks to more times its size."""
_SMALL: Final = 4_000


@dataclass(frozen=True)
class BackupSummary:
    """What a backup holds, and what it does not."""

    decks: int
    versions: int
    trashed: int
    left_out: tuple[LeftOut, ...] = ()


def write_backup(library: Library, target: Path, *, partial: bool = False) -> BackupSummary:
    """Write a backup, or raise a FileError and leave `target` as it was."""
    with replacing(target) as stream:
        return send_backup(library, stream, partial=partial)


def send_backup(library: Library, stream: IO[bytes], *, partial: bool = False) -> BackupSummary:
    """A backup into a stream, which need not be a file; or a FileError.

    Where something has to be left out that is a PartialBackupError, unless `partial` allows it.
    """
    with library.lock:
        contents = contents_of(library)
        if contents.left_out and not partial:
            raise PartialBackupError(contents.left_out)
        with ZipFile(stream, "w", ZIP_DEFLATED) as archive:
            for file in contents.files:
                info, data = _content(file)
                archive.writestr(info, data, _packing(data))
            manifest = _manifest(contents, stamp(library.clock()))
            archive.writestr(ZipInfo(MANIFEST), json.dumps(manifest, indent=2))
    return BackupSummary(
        decks=contents.count(DECKS),
        versions=contents.count(HISTORY),
        trashed=contents.count(TRASH),
        left_out=tuple(contents.left_out),
    )


def _content(file: Packable) -> tuple[ZipInfo, bytes]:
    try:
        info = ZipInfo.from_file(file.path, file.name, strict_timestamps=False)
        return info, read_plain_file(file.path, MAX_BYTES)
    except OSError as error:
        raise read_failure(file.path, error) from error


def _packing(data: bytes) -> int:
    """What would look like a bomb is not packed."""
    is_dense = len(data) > _SMALL and len(zlib.compress(data)) * MAX_RATIO < len(data)
    return ZIP_STORED if is_dense else ZIP_DEFLATED


def _manifest(contents: Contents, created: str) -> dict[str, object]:
    manifest: dict[str, object] = {
        "format": FORMAT,
        "program": __version__,
        "created": created,
        "decks": contents.count(DECKS),
        "versions": contents.count(HISTORY),
        "trashed": contents.count(TRASH),
    }
    if contents.left_out:
        manifest[LEFT_OUT] = [one.name for one in contents.left_out]
    return manifest | _bytes_of_names(contents.files)


def _bytes_of_names(files: list[Packable]) -> dict[str, object]:
    """What zip archives cannot say: the names that are not UTF-8, as the bytes they are."""
    places = {file.name: file.path.relative_to(file.home) for file in files}
    strange = {
        name: os.fsencode(place.as_posix()).hex()
        for name, place in places.items()
        if not is_readable(str(place))
    }
    return {NAMES: strange} if strange else {}
