"""What the user owns as a file of its own, with what it said before."""

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.collection import MAX_BOXES, MAX_OWNED, Collection
from swlcg_deck.decks.history import Versions, time_of
from swlcg_deck.files.locking import FolderLock
from swlcg_deck.files.places import data_folder
from swlcg_deck.files.plain_file import read_plain_file
from swlcg_deck.files.refusals import read_failure
from swlcg_deck.files.writing import make_folder, write_file
from swlcg_deck.language import said
from swlcg_deck.system_words import refusal

FORMAT: Final = "swlcg-deck collection"
VERSION: Final = 1
MOST_BYTES: Final = 10_000_000
_ENDING: Final = ".json"


def default_folder() -> Path:
    return data_folder() / "collection"


def read_owned(pool: CardPool, boxes: object, copies: object) -> Collection:
    """A collection of plain data; what is no number of a box or a set is passed by."""
    stated = {name: max(0, min(n, MAX_BOXES)) for name, n in _numbers(boxes).items()}
    corrections = {}
    for number, held in _numbers(copies).items():
        known = pool.set(int(number)) if number.isdecimal() and len(number) < 6 else None
        if known is not None:
            corrections[known.number] = max(0, min(held, MAX_OWNED))
    return Collection(pool, stated, corrections)


def _numbers(written: object) -> dict[str, int]:
    pairs = written.items() if isinstance(written, Mapping) else ()
    return {key: n for key, n in pairs if isinstance(key, str) and type(n) is int}


@dataclass(frozen=True)
class Earlier:
    """The collection as it was until `time`."""

    time: datetime
    collection: Collection


class CollectionFile:
    """The file `collection.json` in a folder of its own, and its history beside it.

    A click saves it, so not every save makes a version: one does that replaces what this program
    has not written, which is the first of an evening, and one that changes everything at once.
    """

    def __init__(
        self,
        pool: CardPool,
        folder: Path | None = None,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self.folder = folder or default_folder()
        self.note = ""
        """What had to be said about the file, for the window to show."""
        self._pool = pool
        self._file = self.folder / f"collection{_ENDING}"
        self._versions = Versions(self.folder / ".history", _ENDING, clock)
        self._written: bytes | None = None
        self._more: dict[str, Any] = {}
        """What a newer version has in the file beside what we know."""

    @property
    def exists(self) -> bool:
        return self._file.exists()

    def load(self) -> Collection:
        """What the file says; an empty one, and a note, where nobody can tell."""
        self.note = ""
        try:
            data = read_plain_file(self._file, MOST_BYTES, follow=True)
        except FileNotFoundError:
            return Collection(self._pool)
        except OSError as error:
            self.note = said("Your collection could not be read ({reason}).", reason=refusal(error))
            return Collection(self._pool)
        plain = _plain(data)
        if plain is None:
            self.note = said(
                "The file of your collection is damaged. It goes into its history, {folder}, "
                "as soon as you enter anything.",
                folder=self._versions.folder,
            )
            return Collection(self._pool)
        self._more = {key: plain[key] for key in plain if key not in ("boxes", "sets")}
        return read_owned(self._pool, plain.get("boxes"), plain.get("sets"))

    def save(self, collection: Collection, *, is_new_start: bool = False) -> None:
        """Write it; what is replaced goes to the history where it is worth it. Or a FileError."""
        plain: dict[str, Any] = {"format": FORMAT, "version": VERSION} | self._more
        plain |= {"boxes": dict(collection.stated), "sets": _texts(collection.corrections)}
        data = f"{json.dumps(plain, indent=1)}\n".encode()
        make_folder(self.folder)
        with FolderLock(self.folder):
            old = self._old()
            if old is not None and old != data and (is_new_start or old != self._written):
                self._versions.keep(old)
            write_file(self._file, data)
        self._written = data

    def earlier(self) -> tuple[Earlier, ...]:
        """What the file said before, newest first; what cannot be read stays and is passed by."""
        found = []
        for file in reversed(self._versions.files()):
            with suppress(OSError):
                plain = _plain(read_plain_file(file, MOST_BYTES))
                if plain is not None:
                    owned = read_owned(self._pool, plain.get("boxes"), plain.get("sets"))
                    found.append(Earlier(time_of(file.stem), owned))
        return tuple(found)

    def _old(self) -> bytes | None:
        try:
            return read_plain_file(self._file, MOST_BYTES, follow=True)
        except FileNotFoundError:
            return None
        except OSError as error:  # nobody can tell what would be lost
            raise read_failure(self._file, error) from error


def _texts(corrections: Mapping[int, int]) -> dict[str, int]:
    return {str(number): copies for number, copies in corrections.items()}


def _plain(data: bytes) -> dict[str, Any] | None:
    try:
        found = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None
