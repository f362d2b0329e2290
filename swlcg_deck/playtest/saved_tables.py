"""Tables as files: the seats, and the game as a replay, so that the way back is kept too."""

import json
import re
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final

import platformdirs

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.atomic import write_atomic
from swlcg_deck.decks.library_errors import LibraryError
from swlcg_deck.engine.game import (
    DARK,
    LIGHT,
    FaceBook,
    Recorder,
    ReplayError,
    clone,
    read_replay,
    replay,
)
from swlcg_deck.engine.written_games import WrittenGameError, part, read_json
from swlcg_deck.playtest.seats import Player, Seat
from swlcg_deck.playtest.table import Table

EXTENSION: Final = ".swtable"
FORMAT: Final = "swlcg-deck table"
_WHAT: Final = "saved table"


class SavedTableError(ValueError):
    """A file that holds no table we can go on with; it says why."""


@dataclass(frozen=True, slots=True)
class SavedTable:
    """A file in the folder of saved tables."""

    path: Path
    title: str


def default_folder() -> Path:
    return Path(platformdirs.user_data_dir("swlcg-deck", appauthor=False)) / "tables"


def title_of(table: Table) -> str:
    """`Jedi fighters against Sith control, turn 8`."""
    own, other = table.seats[table.viewer], table.seats[1 - table.viewer]
    turn = f"turn {table.state.turn}" if table.state.turn else "setup"
    return f"{own.name} against {other.name}, {turn}"


def table_bytes(table: Table) -> bytes:
    """The whole table, with every decision that was taken or undone."""
    recorder = Recorder(clone(table.moments[0].state), table.pool)
    for choice in table.choices():
        recorder.answer(choice)
    seats = [{"player": seat.player.value, "name": seat.name} for seat in table.seats]
    plain = {
        "format": FORMAT,
        "title": title_of(table),
        "seats": seats,
        "at": table.at,
        "game": json.loads(recorder.replay().to_bytes()),
    }
    return json.dumps(plain, ensure_ascii=False).encode()


def read_table(data: bytes, pool: CardPool, book: FaceBook | None = None) -> Table:
    """The table of a file, or a SavedTableError."""
    try:
        plain = read_json(data, _WHAT)
        if part(plain, "format", str, _WHAT) != FORMAT:
            raise WrittenGameError(f"This is no {_WHAT}: its format is another one.")
        recorded = read_replay(json.dumps(part(plain, "game", dict, _WHAT)).encode())
        seats = _seats(plain, recorded.decks)
        book = book or FaceBook(abilities=True)
        for _state in replay(recorded, pool, book=book):
            pass  # it is checked on the way
        table = Table(pool, seats, recorded.seed, book)
        for choice in recorded.answers:
            table.answer(choice)
        table.go_to(part(plain, "at", int, _WHAT))
    except (WrittenGameError, ReplayError) as error:
        raise SavedTableError(str(error)) from None
    return table


def _seats(plain: dict[str, Any], decks: tuple[Any, Any]) -> tuple[Seat, Seat]:
    seats = part(plain, "seats", list, _WHAT)
    if len(seats) != 2 or not all(isinstance(seat, dict) for seat in seats):
        raise WrittenGameError(f"The {_WHAT} should have two seats.")
    found = []
    for seat, deck in zip(seats, decks, strict=True):
        player = part(seat, "player", str, _WHAT)
        if player not in list(Player):
            raise WrittenGameError(f"Nobody knows the player {player[:40]!r} of the {_WHAT}.")
        found.append(Seat(Player(player), deck, part(seat, "name", str, _WHAT)[:200]))
    return found[DARK], found[LIGHT]


class TableShelf:
    """The folder of saved tables. A failure is a SavedTableError with a sentence."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or default_folder()

    def save(self, table: Table, path: Path | None = None) -> Path:
        """Into its file, or into a new one."""
        path = path or self._free(title_of(table))
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_atomic(path, table_bytes(table))
        except (OSError, LibraryError) as error:
            raise SavedTableError(f"The game could not be saved: {error}") from None
        return path

    def tables(self) -> tuple[SavedTable, ...]:
        """The latest first."""
        files = [file for file in self.folder.glob(f"*{EXTENSION}") if file.is_file()]
        files.sort(key=lambda file: (-file.stat().st_mtime, file.name))
        return tuple(SavedTable(file, file.stem) for file in files)

    def read(self, path: Path, pool: CardPool, book: FaceBook | None = None) -> Table:
        try:
            data = path.read_bytes()
        except OSError as error:
            raise SavedTableError(f"{path.name} cannot be read: {error.strerror}.") from None
        return read_table(data, pool, book)

    def _free(self, title: str) -> Path:
        name = re.sub(r"[^\w ,.-]+", " ", title).strip(" .")[:80] or "Game"
        names = (name if number == 1 else f"{name} ({number})" for number in count(1))
        paths = (self.folder / f"{one}{EXTENSION}" for one in names)
        return next(path for path in paths if not path.exists())
