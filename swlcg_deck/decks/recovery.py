"""Unsaved work, written every few moments, so that a crash costs nothing."""

import re
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
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
from swlcg_deck.files.locking import FolderLock
from swlcg_deck.files.plain_file import read_plain_file
from swlcg_deck.files.times import at_second
from swlcg_deck.files.writing import make_folder, write_file
from swlcg_deck.language import words_of

_BASE = re.compile(r"# Unsaved work on ([0-9a-f]{32}|a new deck)\n")
_SLOT = re.compile(r"[0-9a-f]{32}")


@dataclass(frozen=True)
class Unsaved:
    """One slot: the deck as it was in the window, and the content on disk it started from."""

    deck_id: str
    time: datetime
    path: Path
    deck: Deck | None
    base: str | None
    """The token of the file that was being edited; None for a deck never saved."""
    problem: str | None = None


@dataclass(frozen=True)
class Recovery:
    """The folder `.recovery`: one file for each deck with unsaved work."""

    folder: Path
    pool: CardPool
    lock: FolderLock

    def write(self, deck: Deck, base: str | None) -> None:
        text = f"# Unsaved work on {base or 'a new deck'}\n{write_yaml_deck(deck, self.pool)}"
        with self.lock:
            make_folder(self.folder)
            write_file(self._slot(deck.id), text.encode("utf-8"))

    def discard(self, deck_id: str) -> None:
        """The work is saved, or not wanted."""
        with suppress(OSError):
            self._slot(deck_id).unlink(missing_ok=True)

    def unsaved(self) -> tuple[Unsaved, ...]:
        """What a crash left behind, newest first."""
        found = []
        for file in self.folder.glob(f"*{EXTENSION}"):
            if _SLOT.fullmatch(file.stem):
                with suppress(OSError):
                    found.append(self._read(file))
        return tuple(sorted(found, key=lambda slot: slot.time, reverse=True))

    def _read(self, file: Path) -> Unsaved:
        time = at_second(file.lstat().st_mtime)
        try:
            text = decode_deck_file(read_plain_file(file, MAX_BYTES))
            deck = read_yaml_deck(text, self.pool, deck_id=file.stem).deck
        except DeckFileError as error:
            return Unsaved(file.stem, time, file, None, None, words_of(error))
        base = _BASE.match(text)
        known = base is not None and base[1] != "a new deck"
        return Unsaved(file.stem, time, file, deck, base[1] if base and known else None)

    def _slot(self, deck_id: str) -> Path:
        return self.folder / f"{deck_id}{EXTENSION}"
