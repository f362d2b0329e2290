"""Deleted decks, until the user empties the trash."""

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path, PurePath

from swlcg_deck.decks.deck_file import EXTENSION
from swlcg_deck.decks.history import is_stamp, next_moment, stamp, time_of
from swlcg_deck.decks.library_errors import LibraryError
from swlcg_deck.files.moving import delete, delete_folder, move
from swlcg_deck.files.names import readable
from swlcg_deck.files.refusals import write_failure
from swlcg_deck.files.times import in_calendar
from swlcg_deck.language import said
from swlcg_deck.system_words import refusal

_KEY = re.compile(r"(.{23})-([0-9a-f]{32})")


def is_trash_key(text: str) -> bool:
    parts = _KEY.fullmatch(text)
    return parts is not None and is_stamp(parts[1])


def _key(time: datetime, deck_id: str) -> str:
    return f"{stamp(time)}-{deck_id}"


def _closed(folder: Path, error: OSError) -> LibraryError:
    why = refusal(error)
    return LibraryError(
        said("the trash in {folder} cannot be read ({reason})", folder=folder, reason=why)
    )


@dataclass(frozen=True)
class Trashed:
    """A deck in the trash, with the place it came from."""

    key: str
    deck_id: str
    time: datetime
    path: Path
    place: PurePath
    """`Worlds/Toolbox.swdeck`, as it was in the library."""

    @property
    def name(self) -> str:
        return readable(self.place.stem)


@dataclass(frozen=True)
class Trash:
    """The folder `.trash`: one folder a deleted deck, with its old path inside.

    Time and identity are in the folder's name, so that deleting is one rename: there is no moment
    in which a deck is nowhere.
    """

    folder: Path

    def put(self, path: Path, place: PurePath, deck_id: str, now: datetime) -> Trashed:
        time = in_calendar(now)
        while (self.folder / _key(time, deck_id)).exists():  # a clock that stands still
            time = next_moment(time)
        key = _key(time, deck_id)
        target = self.folder / key / place
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            move(path, target)
        except OSError as error:
            raise write_failure(path, error) from error
        return Trashed(key, deck_id, time, target, place)

    def items(self) -> tuple[Trashed, ...]:
        """Newest first."""
        found = [item for home in self._homes() if (item := self._item(home)) is not None]
        return tuple(sorted(found, key=lambda item: item.key, reverse=True))

    def item(self, key: str) -> Trashed:
        found = next((item for item in self.items() if item.key == key), None)
        if found is None:
            raise LibraryError(said("this deck is no longer in the trash"))
        return found

    def take(self, item: Trashed, target: Path) -> None:
        """Move a deck out of the trash."""
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            move(item.path, target)
        except OSError as error:
            raise write_failure(target, error) from error
        self._sweep(self.folder / item.key)

    def destroy(self, item: Trashed) -> None:
        """Delete for good."""
        try:
            delete(item.path, missing_ok=True)
        except OSError as error:
            raise LibraryError(
                said(
                    "{deck} could not be deleted ({reason})", deck=item.name, reason=refusal(error)
                )
            ) from error
        self._sweep(self.folder / item.key)

    def _homes(self) -> Iterator[Path]:
        try:
            homes = list(self.folder.iterdir())
        except FileNotFoundError:
            return
        except OSError as error:
            raise _closed(self.folder, error) from error
        yield from (home for home in homes if is_trash_key(home.name))

    def _item(self, home: Path) -> Trashed | None:
        time, _, deck_id = home.name.partition("-")
        files = (f for f in sorted(home.rglob("*")) if f.suffix.lower() == EXTENSION)
        try:
            file = next((f for f in files if f.is_symlink() or f.is_file()), None)
        except OSError as error:
            raise _closed(home, error) from error
        if file is None:
            return None
        return Trashed(home.name, deck_id, time_of(time), file, file.relative_to(home))

    def _sweep(self, home: Path) -> None:
        for place, _folders, _names in os.walk(home, topdown=False):
            with suppress(OSError):
                delete_folder(Path(place))
