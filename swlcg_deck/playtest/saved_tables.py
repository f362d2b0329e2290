"""Tables as files: the seats, and the game as a replay, so that the way back is kept too."""

import json
import re
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.game import (
    DARK,
    LIGHT,
    MOST_BYTES,
    SIDE_NAMES,
    DeckChoice,
    FaceBook,
    Replay,
    ReplayError,
    WrittenGameError,
    part,
    read_json,
    read_replay,
    recorded_game,
    replay,
)
from swlcg_deck.files.moving import delete
from swlcg_deck.files.places import data_folder
from swlcg_deck.files.plain_file import read_plain_file
from swlcg_deck.files.refusals import FileError
from swlcg_deck.files.writing import make_folder, write_file
from swlcg_deck.language import said, words_of
from swlcg_deck.playtest.seats import Player, Seat
from swlcg_deck.playtest.table import Table
from swlcg_deck.system_words import refusal

EXTENSION: Final = ".swtable"
REPLAY_EXTENSION: Final = ".swreplay"
FORMAT: Final = "swlcg-deck table"
_WHAT: Final = said("saved table")


class SavedTableError(ValueError):
    """A file that holds no table we can go on with; it says why."""


@dataclass(frozen=True, slots=True)
class SavedTable:
    """A file in the folder of saved tables."""

    path: Path
    title: str


def default_folder() -> Path:
    return data_folder() / "tables"


def title_of(table: Table) -> str:
    """`Jedi fighters against Sith control, turn 8`."""
    own, other = table.seats[table.viewer].name, table.seats[1 - table.viewer].name
    turn = table.state.turn
    if turn:
        return said("{own} against {other}, turn {turn}", own=own, other=other, turn=turn)
    return said("{own} against {other}, setup", own=own, other=other)


def table_bytes(table: Table, title: str = "") -> bytes:
    """The whole table, with every decision that was taken or undone."""
    seats = [{"player": seat.player.value, "name": seat.name} for seat in table.seats]
    plain = {
        "format": FORMAT,
        "title": title or title_of(table),
        "seats": seats,
        "at": table.at,
        "game": json.loads(replay_of(table).to_bytes()),
    }
    return json.dumps(plain, ensure_ascii=False).encode()


def replay_of(table: Table) -> Replay:
    """The game as its answers; nothing is played again for it."""
    moments, answers = tuple(table.moments), table.choices()
    states = [moment.digest for moment in moments[: len(answers) + 1]]
    return recorded_game(table.pool, moments[0].state, answers, states)


def read_table(data: bytes, pool: CardPool, book: FaceBook | None = None) -> Table:
    """The table of a file, or a SavedTableError."""
    try:
        plain = read_json(data, _WHAT)
        if part(plain, "format", str, _WHAT) != FORMAT:
            raise WrittenGameError(said("This is no saved table: its format is another one."))
        recorded = read_replay(json.dumps(part(plain, "game", dict, _WHAT)).encode())
        table = _played(recorded, _seats(plain, recorded.decks), pool, book)
        table.go_to(part(plain, "at", int, _WHAT))
    except (WrittenGameError, ReplayError) as error:
        raise SavedTableError(words_of(error)) from None
    return table


def table_of_replay(data: bytes, pool: CardPool, book: FaceBook | None = None) -> Table:
    """The table of a replay file, at its beginning: nobody's hand is hidden. A SavedTableError."""
    try:
        recorded = read_replay(data)
        dark, light = (
            Seat(Player.GREEDY, deck, f"{_affiliation(deck)} ({SIDE_NAMES[side]})")
            for side, deck in enumerate(recorded.decks)
        )
        table = _played(recorded, (dark, light), pool, book)
        table.go_to(0)
    except (WrittenGameError, ReplayError) as error:
        raise SavedTableError(words_of(error)) from None
    return table


def _affiliation(deck: DeckChoice) -> str:
    title = deck.affiliation
    return title if isinstance(title, str) else title.title


def _played(
    recorded: Replay, seats: tuple[Seat, Seat], pool: CardPool, book: FaceBook | None
) -> Table:
    book = book or FaceBook(abilities=True)
    for _state in replay(recorded, pool, book=book):
        pass  # it is checked on the way
    table = Table(pool, seats, recorded.seed, book)
    strange = [name for name, on in recorded.options.items() if table.state.options.get(name) != on]
    if strange:
        raise WrittenGameError(
            said(
                "The game was played with house rules ({rules}), which a table here has not.",
                rules=", ".join(strange)[:80],
            )
        )
    for choice in recorded.answers:
        table.answer(choice)
    replay_of(table)  # so that every digest is known before somebody plays on
    table.is_proved = recorded.proves_every_answer
    return table


def _seats(plain: dict[str, Any], decks: tuple[Any, Any]) -> tuple[Seat, Seat]:
    seats = part(plain, "seats", list, _WHAT)
    if len(seats) != 2 or not all(isinstance(seat, dict) for seat in seats):
        raise WrittenGameError(said("The saved table should have two seats."))
    found = []
    for seat, deck in zip(seats, decks, strict=True):
        player = part(seat, "player", str, _WHAT)
        if player not in list(Player):
            raise WrittenGameError(
                said("Nobody knows the player {player!r} of the saved table.", player=player[:40])
            )
        found.append(Seat(Player(player), deck, part(seat, "name", str, _WHAT)[:200]))
    return found[DARK], found[LIGHT]


class TableShelf:
    """The folder of saved tables. A failure is a SavedTableError with a sentence."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or default_folder()

    def save(self, table: Table, path: Path | None = None, title: str = "") -> Path:
        """Into its file, or into a new one; it need not be kept as under way any more."""
        if path is None or path == self.under_way:
            path = self._free(title or title_of(table))
        self._write(path, table_bytes(table, title))
        self.forget()
        return path

    def _write(self, path: Path, data: bytes) -> None:
        try:
            make_folder(path.parent)
            write_file(path, data)
        except FileError as error:
            why = said("The game could not be saved: {reason}", reason=words_of(error))
            raise SavedTableError(why) from None

    def write_replay(self, table: Table, path: Path) -> None:
        """The game alone, for others to look at."""
        self._write(path, replay_of(table).to_bytes())

    def remove(self, path: Path) -> None:
        """A saved game that nobody wants any more."""
        with suppress(OSError):
            delete(path, missing_ok=True)

    def tables(self) -> tuple[SavedTable, ...]:
        """The latest first."""
        files = [file for file in self.folder.glob(f"*{EXTENSION}") if file.is_file()]
        files.sort(key=lambda file: (-file.stat().st_mtime, file.name))
        return tuple(SavedTable(file, file.stem) for file in files)

    def read(self, path: Path, pool: CardPool, book: FaceBook | None = None) -> Table:
        return read_table(_bytes_of(path), pool, book)

    def read_replay(self, path: Path, pool: CardPool, book: FaceBook | None = None) -> Table:
        """A replay file, or a saved table, to be looked at from its first decision."""
        data = _bytes_of(path)
        if path.suffix == EXTENSION:
            table = read_table(data, pool, book)
            table.go_to(0)
            return table
        return table_of_replay(data, pool, book)

    # The game that is under way

    @property
    def under_way(self) -> Path:
        """Where a game is kept while it is played, for the day the power fails."""
        return self.folder / "under-way.autosave"

    def keep(self, data: bytes) -> None:
        """Write the game that is under way; may run in a thread."""
        self._write(self.under_way, data)

    def left_behind(self) -> SavedTable | None:
        """The game that was under way when the program ended without saying so."""
        try:
            plain = read_json(read_plain_file(self.under_way, MOST_BYTES), _WHAT)
            return SavedTable(self.under_way, part(plain, "title", str, _WHAT))
        except (OSError, WrittenGameError):
            return None

    def forget(self) -> None:
        """The game that was under way is kept elsewhere, or not wanted."""
        with suppress(OSError):
            delete(self.under_way, missing_ok=True)

    def _free(self, title: str) -> Path:
        name = re.sub(r"[^\w ,.-]+", " ", title).strip(" .")[:80] or "Game"
        names = (name if number == 1 else f"{name} ({number})" for number in count(1))
        paths = (self.folder / f"{one}{EXTENSION}" for one in names)
        return next(path for path in paths if not path.exists())


def _bytes_of(path: Path) -> bytes:
    try:
        return read_plain_file(path, MOST_BYTES, follow=True)
    except OSError as error:
        why = said("{file} cannot be read: {reason}.", file=path.name, reason=refusal(error))
        raise SavedTableError(why) from None
