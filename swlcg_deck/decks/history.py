"""Earlier contents of each deck, so that every save can be taken back."""

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from pathlib import Path
from typing import Final

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck_file import (
    EXTENSION,
    MAX_BYTES,
    DeckFileError,
    decode_deck_file,
    read_yaml_deck,
)
from swlcg_deck.decks.library_errors import LibraryError
from swlcg_deck.files.moving import delete, delete_folder
from swlcg_deck.files.plain_file import read_plain_file
from swlcg_deck.files.times import FIRST, LAST, in_calendar
from swlcg_deck.files.writing import make_folder, write_file
from swlcg_deck.language import said
from swlcg_deck.system_words import refusal

KEPT: Final = 50
_STAMP = re.compile(r"[0-9]{8}T[0-9]{6}\.[0-9]{6}Z")
_FORMAT = "%Y%m%dT%H%M%S.%fZ"
_END: Final = LAST + timedelta(days=1)
"""No clock leads there: after the last time there is room for a day of moments."""


def stamp(time: datetime) -> str:
    """A time as a name of a file, sorting as the times do."""
    return time.astimezone(UTC).strftime(_FORMAT)


def next_moment(time: datetime) -> datetime:
    return time + timedelta(microseconds=1)


def time_of(text: str) -> datetime:
    return datetime.strptime(text, _FORMAT).replace(tzinfo=UTC)


@lru_cache(maxsize=4096)
def is_stamp(text: str) -> bool:
    try:
        return _STAMP.fullmatch(text) is not None and FIRST <= time_of(text) < _END
    except ValueError:
        return False


@dataclass(frozen=True)
class Versions:
    """A folder of what a file held before: one file a version, the newest 50."""

    folder: Path
    ending: str
    clock: Callable[[], datetime]

    def keep(self, data: bytes) -> None:
        """Keep a content that is about to be replaced, unless it is the newest version already."""
        known = self.files()
        with suppress(OSError):
            if known and read_plain_file(known[-1], MAX_BYTES) == data:
                return
        now = in_calendar(self.clock())
        if known:  # a clock that was set back must not mix up the order
            now = max(now, next_moment(time_of(known[-1].stem)))
        self.add(stamp(now), data)

    def add(self, key: str, data: bytes) -> None:
        """Put a version in its place; the oldest beyond the newest 50 go."""
        make_folder(self.folder)
        write_file(self.folder / f"{key}{self.ending}", data)
        for old in self.files()[:-KEPT]:
            with suppress(OSError):
                delete(old)

    def files(self) -> list[Path]:
        """Newest last; or a LibraryError."""
        try:
            files = list(self.folder.iterdir())
        except FileNotFoundError:
            return []
        except OSError as error:
            raise LibraryError(
                said(
                    "the history in {folder} cannot be read ({reason})",
                    folder=self.folder,
                    reason=refusal(error),
                )
            ) from error
        return sorted(file for file in files if file.suffix == self.ending and is_stamp(file.stem))


@dataclass(frozen=True)
class Version:
    """The content that a save replaced at `time`."""

    deck_id: str
    key: str
    time: datetime
    name: str
    """What the deck was called; empty where the content cannot be read."""
    size: int
    path: Path


@dataclass(frozen=True)
class History:
    """The folder `.history`: one folder of versions a deck."""

    folder: Path
    pool: CardPool
    clock: Callable[[], datetime]

    def keep(self, deck_id: str, data: bytes) -> None:
        """Keep a content that is about to be replaced."""
        self._of(deck_id).keep(data)

    def add(self, deck_id: str, key: str, data: bytes) -> None:
        """Put a version in its place."""
        self._of(deck_id).add(key, data)

    def versions(self, deck_id: str) -> tuple[Version, ...]:
        """Newest first."""
        found = []
        for file in reversed(self._of(deck_id).files()):
            data = b""
            with suppress(OSError):
                data = read_plain_file(file, MAX_BYTES)
            time = time_of(file.stem)
            found.append(Version(deck_id, file.stem, time, self._name(data), len(data), file))
        return tuple(found)

    def _name(self, data: bytes) -> str:
        try:
            return read_yaml_deck(decode_deck_file(data), self.pool).deck.name
        except DeckFileError:
            return ""

    def version(self, deck_id: str, key: str) -> Version:
        found = next((v for v in self.versions(deck_id) if v.key == key), None)
        if found is None:
            raise LibraryError(said("there is no version {version} of this deck", version=key))
        return found

    def forget(self, deck_id: str) -> None:
        """Delete all versions of a deck that is gone for good."""
        with suppress(OSError, LibraryError):
            for file in self._of(deck_id).files():
                delete(file)
            delete_folder(self.folder / deck_id)

    def _of(self, deck_id: str) -> Versions:
        return Versions(self.folder / deck_id, EXTENSION, self.clock)
