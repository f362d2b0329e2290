"""Is this file a backup, and nothing but a backup? Asked before anything is changed."""

import json
import os
import stat
import zlib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from swlcg_deck.decks.backup import FORMAT, LEFT_OUT, MANIFEST, MAX_RATIO, NAMES
from swlcg_deck.decks.backup_contents import MAX_FILES, MAX_TOTAL
from swlcg_deck.decks.backup_names import LONGEST_NAME, is_restorable
from swlcg_deck.decks.deck_file import EXTENSION, MAX_BYTES
from swlcg_deck.decks.file_names import safe_name
from swlcg_deck.decks.library_errors import LibraryError
from swlcg_deck.files.names import without_bytes
from swlcg_deck.language import said

_SMALL = 50_000_000


@dataclass(frozen=True)
class Packed:
    """One file of a backup: what it is, and the parts of its path."""

    info: ZipInfo
    kind: str
    parts: tuple[str, ...]


class BadBackupError(LibraryError):
    """The file is not a sound backup; nothing was changed."""

    def __init__(self, why: str) -> None:
        super().__init__(said("this is not a usable backup: {why}; nothing was changed", why=why))


def checked(archive: ZipFile) -> list[Packed]:
    """The files of an archive, every byte of which was looked at; or a BadBackupError."""
    infos = [info for info in archive.infolist() if not info.is_dir()]
    _check_sizes(infos)
    packed = []
    seen: set[str] = set()
    for info in infos:
        if info.filename in seen:
            raise BadBackupError(said("{file} is in it twice", file=info.filename))
        seen.add(info.filename)
        if info.filename == MANIFEST:
            _check_manifest(read_packed(archive, info))
        else:
            packed.append(_checked_name(info))
            read_packed(archive, info)
    if MANIFEST not in seen:
        raise BadBackupError(said("it has no {file}", file=MANIFEST))
    names = json.loads(archive.read(MANIFEST)).get(NAMES)
    return [_as_it_was(item, names) for item in packed] if isinstance(names, dict) else packed


def _as_it_was(item: Packed, names: dict[str, object]) -> Packed:
    """With the bytes of its name, where these are all that is strange about it."""
    stated = names.get(item.info.filename)
    try:
        place = os.fsdecode(bytes.fromhex(stated)) if isinstance(stated, str) else ""
    except ValueError:
        return item
    parts = tuple(place.split("/"))
    plain = [without_bytes(part) for part in parts]
    is_safe = all(safe_name(part) == part for part in plain)
    is_deck = plain[-1].lower().endswith(EXTENSION)
    if os.name != "posix" or len(parts) != len(item.parts) or not (is_safe and is_deck):
        return item
    return replace(item, parts=parts)


def left_out(archive: ZipFile) -> tuple[str, ...]:
    """What a checked archive says that the library had, and it has not."""
    names = json.loads(archive.read(MANIFEST)).get(LEFT_OUT)
    return tuple(map(str, names)) if isinstance(names, list) else ()


def open_backup(source: Path, stream: IO[bytes]) -> ZipFile:
    try:
        return ZipFile(stream)
    except (BadZipFile, OSError, ValueError, NotImplementedError):
        raise BadBackupError(
            said("{file} is not a zip file, or a damaged one", file=source.name)
        ) from None


def read_packed(archive: ZipFile, info: ZipInfo) -> bytes:
    """The content of one file, which has exactly the size and the checksum that are stated."""
    try:
        with archive.open(info) as stream:
            data = stream.read(info.file_size + 1)
    except (BadZipFile, zlib.error, OSError, EOFError, RuntimeError, NotImplementedError):
        raise BadBackupError(said("{file} in it is damaged", file=info.filename)) from None
    if len(data) != info.file_size:
        raise BadBackupError(
            said("{file} in it has not the size that is stated", file=info.filename)
        )
    return data


def _check_sizes(infos: list[ZipInfo]) -> None:
    if len(infos) > MAX_FILES:
        raise BadBackupError(said("it has {count} files", count=len(infos)))
    longest = max((len(info.filename) for info in infos), default=0)
    if longest > LONGEST_NAME:
        raise BadBackupError(said("a name in it has {letters} characters", letters=longest))
    total = sum(info.file_size for info in infos)
    packed = sum(info.compress_size for info in infos)
    large = next((info for info in infos if info.file_size > MAX_BYTES), None)
    if large is not None:
        raise BadBackupError(said("{file} in it is larger than any deck", file=large.filename))
    if total > MAX_TOTAL or (total > _SMALL and total > MAX_RATIO * packed):
        raise BadBackupError(said("it would unpack to {megabytes} MB", megabytes=total // 1000000))


def _checked_name(info: ZipInfo) -> Packed:
    if info.flag_bits & 1:
        raise BadBackupError(said("{file} in it is encrypted", file=info.filename))
    if info.compress_type not in {ZIP_STORED, ZIP_DEFLATED}:
        raise BadBackupError(said("{file} in it is packed in an unknown way", file=info.filename))
    if stat.S_IFMT(info.external_attr >> 16) not in {0, stat.S_IFREG}:
        raise BadBackupError(said("{file} in it is a link", file=info.filename))
    if not is_restorable(info.filename):
        raise BadBackupError(said("{file} in it is no deck", file=info.filename))
    kind, *parts = info.filename.split("/")
    return Packed(info, kind, tuple(parts))


def _check_manifest(data: bytes) -> None:
    try:
        stated = json.loads(data)["format"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BadBackupError(said("its {file} is damaged", file=MANIFEST)) from None
    if stated != FORMAT:
        raise BadBackupError(
            said(
                "its format is {format!r}, and this program reads {known}",
                format=str(stated)[:60],
                known=FORMAT,
            )
        )
