"""The library: deck files in folders that the user may also touch with a file manager."""

import uuid
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.decks.deck_file import (
    EXTENSION,
    MAX_BYTES,
    DeckFileError,
    decode_deck_file,
    read_yaml_deck,
    write_yaml_deck,
)
from swlcg_deck.decks.file_names import free_name, safe_name, same_name
from swlcg_deck.decks.folders import Folders
from swlcg_deck.decks.history import History, Version
from swlcg_deck.decks.library_errors import ConflictError, LibraryError
from swlcg_deck.decks.recovery import Recovery, Unsaved
from swlcg_deck.decks.shelf import Entry, Shelf, token_of
from swlcg_deck.decks.swap import finish_swap, remove_staging
from swlcg_deck.decks.trash import Trash, Trashed
from swlcg_deck.files.locking import FolderLock
from swlcg_deck.files.long_paths import within_reach
from swlcg_deck.files.moving import move
from swlcg_deck.files.names import readable
from swlcg_deck.files.plain_file import read_plain_file
from swlcg_deck.files.refusals import FileError, write_failure
from swlcg_deck.files.writing import remove_leftovers, write_file
from swlcg_deck.language import said, words_of
from swlcg_deck.system_words import refusal


@dataclass(frozen=True)
class Saved:
    """What was written where; the token is what the next save expects to find."""

    path: Path
    token: str
    deck: Deck


def _now() -> datetime:
    return datetime.now(UTC)


def _content(path: Path) -> bytes:
    try:
        data = read_plain_file(path, MAX_BYTES)
    except OSError as error:
        raise LibraryError(
            said("{path} cannot be opened ({reason})", path=path, reason=refusal(error))
        ) from error
    if len(data) > MAX_BYTES:
        raise LibraryError(said("{path} is larger than any deck; it is left alone", path=path))
    return data


class Library:
    """All changes go through here: one at a time, atomic, and with a way back."""

    def __init__(self, root: Path, pool: CardPool, clock: Callable[[], datetime] = _now) -> None:
        self.root = root
        self.pool = pool
        self.clock = clock
        self.lock = FolderLock(root)
        self.history = History(within_reach(root / ".history"), pool, clock)
        self.trash = Trash(within_reach(root / ".trash"))
        self.recovery = Recovery(root / ".recovery", pool)
        self.folders = Folders(root, self.lock)
        self._shelf = Shelf(root, pool)
        self._clean_up()

    def _clean_up(self) -> None:
        """Finish what a killed program left half done."""
        with suppress(OSError):
            finish_swap(self.root)
        if self.root.is_dir():
            with suppress(FileError), FolderLock(self.root, patience=0):
                remove_leftovers(self.root)
                remove_staging(self.root)

    def entries(self) -> tuple[Entry, ...]:
        """Every deck file; one that cannot be read is listed with its problem."""
        return self._shelf.entries()

    def entry(self, deck_id: str) -> Entry:
        """One deck as it is on disk now, or a LibraryError."""
        found = self._find(deck_id)
        if found is None:
            raise LibraryError(said("this deck is no longer in the library"))
        return found

    def _find(self, deck_id: str) -> Entry | None:
        listed = next((entry for entry in self.entries() if entry.id == deck_id), None)
        return self._shelf.fresh(listed) if listed else None

    def _movable(self, deck_id: str) -> Entry:
        entry = self.entry(deck_id)
        if entry.is_folder:
            raise LibraryError(
                said("{folder} is a folder that cannot be looked into", folder=entry.path)
            )
        return entry

    def save(
        self,
        deck: Deck,
        folder: str = "",
        *,
        expected: str | None = None,
        overwrite: bool = False,
    ) -> Saved:
        """Write a deck, a new one into `folder`; or a ConflictError, or another LibraryError.

        `expected` is the token of the content the deck was opened from. A file that holds anything
        else is left alone unless `overwrite` is given; what a save replaces goes to the history.
        """
        with self.lock:
            entry = self._find(deck.id)
            if entry is None:
                target = self.free_path(self.folders.made(folder), deck.name)
                return self._write(target, self._stamped(deck))
            if self._holds(entry, deck):
                return Saved(entry.path, entry.token, entry.deck or deck)
            if entry.read_only:
                raise LibraryError(
                    said(
                        "{file} was written by a newer version of this program and is not "
                        "changed; save the deck as a copy",
                        file=entry.path.name,
                    )
                )
            data = _content(entry.path)
            token = token_of(data)
            if token != expected and not overwrite:
                raise ConflictError(deck, entry.deck, entry.path, token)
            self.history.keep(deck.id, data)
            saved = self._write(entry.path, self._stamped(deck))
            return replace(saved, path=self._renamed(entry, deck.name))

    def save_copy(self, deck: Deck, folder: str = "") -> Saved:
        """Write a deck as another one, which has nothing in common with the first but its cards."""
        return self.save(deck.model_copy(update={"id": uuid.uuid4().hex, "created": ""}), folder)

    def _holds(self, entry: Entry, deck: Deck) -> bool:
        """Whether the file says the same already; then it keeps the user's layout and comments."""
        if entry.deck is None or not entry.has_own_id:
            return False
        untimed = {"created": "", "modified": ""}
        return entry.deck.model_copy(update=untimed) == deck.model_copy(update=untimed)

    def unsaved_work(self) -> tuple[Unsaved, ...]:
        """What crashes left behind, newest first; what was saved after all goes."""
        found = []
        for left in self.recovery.left_behind():
            entry = self._find(left.deck.id) if left.deck else None
            if left.deck is not None and entry is not None and self._holds(entry, left.deck):
                self.recovery.forget(left)
            else:
                found.append(left)
        return tuple(found)

    def _stamped(self, deck: Deck) -> Deck:
        now = self.clock().strftime("%Y-%m-%dT%H:%M:%SZ")
        return deck.model_copy(
            update={"created": deck.created or now, "modified": now, "newer_format": ""}
        )

    def _write(self, path: Path, deck: Deck) -> Saved:
        data = write_yaml_deck(deck, self.pool).encode("utf-8")
        write_file(path, data)
        return Saved(path, token_of(data), deck)

    def _renamed(self, entry: Entry, name: str) -> Path:
        """A deck with a new name gets a file with that name; a file the user named keeps it."""
        if entry.deck is None or safe_name(entry.deck.name) == safe_name(name):
            return entry.path
        target = self.free_path(entry.path.parent, name, own=entry.path.name)
        try:
            return self._moved(entry.path, target)
        except FileError:  # the deck is saved; that its file kept the old name is no loss
            return entry.path

    def _moved(self, path: Path, target: Path) -> Path:
        try:
            return path if path == target else move(path, target)
        except OSError as error:
            raise write_failure(path, error) from error

    def kept_path(self, folder: Path, file_name: str) -> Path:
        """The same name in another folder, byte for byte where nothing there is called so."""
        try:
            files = list(folder.iterdir()) if folder.is_dir() else []
        except OSError as error:
            raise write_failure(folder, error) from error
        stem = Path(file_name).stem
        if same_name(stem) not in {same_name(file.stem) for file in files}:
            return folder / file_name
        return self.free_path(folder, readable(stem))

    def free_path(self, folder: Path, name: str, own: str = "") -> Path:
        """A file in a folder for a deck of that name, other than those there are."""
        try:
            files = folder.iterdir() if folder.is_dir() else ()
            taken = [file.stem for file in files if file.name != own]
        except OSError as error:
            raise write_failure(folder, error) from error
        return folder / f"{free_name(safe_name(name), taken)}{EXTENSION}"

    def move(self, deck_id: str, folder: str) -> Entry:
        """Put a deck into another folder."""
        with self.lock:
            entry = self._movable(deck_id)
            home = self.folders.made(folder)
            path = entry.path
            if home != path.parent:
                path = self._moved(path, self.kept_path(home, path.name))
            return next(entry for entry in self.entries() if entry.path == path)

    def versions(self, deck_id: str) -> tuple[Version, ...]:
        """What saves replaced, newest first."""
        return self.history.versions(deck_id)

    def restore_version(self, deck_id: str, key: str) -> Saved:
        """Bring an earlier content back; the present one becomes a version first."""
        with self.lock:
            version = self.history.version(deck_id, key)
            try:
                found = read_yaml_deck(decode_deck_file(_content(version.path)), self.pool)
            except DeckFileError as error:
                raise LibraryError(
                    said(
                        "this version cannot be read as a deck ({problem}); it is kept as {path}",
                        problem=words_of(error),
                        path=version.path,
                    )
                ) from None
            if found.read_only:
                raise LibraryError(said("this version needs a newer version of this program"))
            return self.save(found.deck.model_copy(update={"id": deck_id}), overwrite=True)

    def delete(self, deck_id: str) -> Trashed:
        """Move a deck into the trash."""
        with self.lock:
            entry = self._movable(deck_id)
            place = entry.path.relative_to(self.root)
            return self.trash.put(entry.path, place, deck_id, self.clock())

    def restore_trashed(self, key: str) -> Path:
        """Put a deck back where it was, under another file name where that is taken."""
        with self.lock:
            item = self.trash.item(key)
            home = self.folders.inside(item.place.parent.as_posix())
            target = self.kept_path(home, item.place.name)
            self.trash.take(item, target)
            return target

    def empty_trash(self) -> int:
        """Delete what is in the trash for good, with its history; the number of decks."""
        with self.lock:
            items = self.trash.items()
            for item in items:
                self.trash.destroy(item)
            alive = {entry.id for entry in self.entries()}
            for item in items:
                if item.deck_id not in alive:
                    self.history.forget(item.deck_id)
            return len(items)
