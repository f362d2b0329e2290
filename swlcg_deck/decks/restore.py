"""Bringing a backup back: beside what is there, or in its place."""

from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Literal
from zipfile import ZipFile

from swlcg_deck.decks.backup_check import Packed, checked, left_out, open_backup, read_packed
from swlcg_deck.decks.deck_file import EXTENSION, MAX_BYTES
from swlcg_deck.decks.file_names import safe_name
from swlcg_deck.decks.history import stamp
from swlcg_deck.decks.library import Library
from swlcg_deck.decks.library_errors import LibraryError
from swlcg_deck.decks.shelf import Entry, stated_id, token_of
from swlcg_deck.decks.swap import staging, swap_in
from swlcg_deck.files.names import is_readable, readable
from swlcg_deck.files.plain_file import read_plain_file
from swlcg_deck.files.refusals import write_failure
from swlcg_deck.files.writing import write_file
from swlcg_deck.language import said
from swlcg_deck.system_words import refusal

Mode = Literal["merge", "replace"]


@dataclass
class Restored:
    """What a restore did."""

    added: list[str] = field(default_factory=list)
    """Decks that the library did not have."""
    unchanged: int = 0
    kept_as_versions: list[str] = field(default_factory=list)
    """Decks that the library has in another state: the backup's state is in their history."""
    old_library: Path | None = None
    """Where the library is now that was replaced."""
    never_there: tuple[str, ...] = ()
    """What could not be backed up when the backup was made."""


def restore_backup(library: Library, source: Path, mode: Mode) -> Restored:
    """Bring a backup back, or raise a LibraryError; a bad backup changes nothing.

    `merge` adds what is missing and changes no deck. `replace` puts the present library, as it is,
    into a folder beside it first.
    """
    try:
        stream = source.open("rb")
    except OSError as error:
        raise LibraryError(
            said("{path} cannot be opened ({reason})", path=source, reason=refusal(error))
        ) from error
    with stream, open_backup(source, stream) as archive:
        packed = checked(archive)
        work = _merge if mode == "merge" else _replace
        restored = work(library, archive, packed)
        restored.never_there = left_out(archive)
    return restored


def _replace(library: Library, archive: ZipFile, packed: list[Packed]) -> Restored:
    root = library.root
    with library.lock, staging(root) as staged:
        restored = _merge(Library(staged, library.pool, library.clock), archive, packed)
    library.recovery.let_go()
    restored.old_library = swap_in(root, f"{root.name} before restore {stamp(library.clock())}")
    return restored


def _merge(library: Library, archive: ZipFile, packed: list[Packed]) -> Restored:
    restored = Restored()
    with library.lock:
        entries = library.entries()
        present = {entry.id: entry for entry in entries}
        tokens = {entry.token for entry in entries}
        for item in packed:
            data = read_packed(archive, item.info)
            if item.kind == "history":
                _add_version(library, item, data)
            elif item.kind == "trash":
                _add_trashed(library, item, data)
            elif token_of(data) in tokens:
                restored.unchanged += 1
            elif (entry := present.get(stated_id(data))) is not None:
                _keep_version(library, entry, data)
                restored.kept_as_versions.append(entry.name)
            else:
                restored.added.append(_add_deck(library, item, data))
    return restored


def _add_deck(library: Library, item: Packed, data: bytes) -> str:
    *folders, name = item.parts
    home = library.folders.made("/".join(map(_kept_name, folders)))
    stem = PurePosixPath(name).stem
    is_strange = not is_readable(name)
    target = library.kept_path(home, name) if is_strange else library.free_path(home, stem)
    write_file(target, data)
    return readable(target.stem)


def _kept_name(name: str) -> str:
    """A name with bytes in it was looked at by `checked` already."""
    return safe_name(name) if is_readable(name) else name


def _keep_version(library: Library, entry: Entry, data: bytes) -> None:
    known = (read_plain_file(version.path, MAX_BYTES) for version in library.versions(entry.id))
    if data not in known:
        library.history.keep(entry.id, data)


def _add_version(library: Library, item: Packed, data: bytes) -> None:
    deck_id, name = item.parts
    if not (library.history.folder / deck_id / name).exists():
        library.history.add(deck_id, PurePosixPath(name).stem, data)


def _add_trashed(library: Library, item: Packed, data: bytes) -> None:
    key, *place = item.parts
    home = library.trash.folder / key
    if home.exists():
        return
    *folders, name = place
    stem = _kept_name(PurePosixPath(name).stem)
    target = home.joinpath(*map(_kept_name, folders), f"{stem}{EXTENSION}")
    try:
        target.parent.mkdir(parents=True)
    except OSError as error:
        raise write_failure(target, error) from error
    write_file(target, data)
