"""Unsaved work, written with every edit, so that a crash costs nothing.

Each program that has unsaved work keeps it in a folder of its own below `.recovery`, which is
locked as long as the program lives: what lies in a folder that nobody holds was left by a crash.
"""

import re
import secrets
from collections.abc import Iterator
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
from swlcg_deck.files.locking import Claim, is_claimed, remove_abandoned
from swlcg_deck.files.moving import delete
from swlcg_deck.files.plain_file import read_plain_file
from swlcg_deck.files.times import at_second
from swlcg_deck.files.writing import write_file
from swlcg_deck.language import words_of

_BASE = re.compile(r"# Unsaved work on ([0-9a-f]{32}|a new deck)\n")
_NAME = re.compile(r"[0-9a-f]{32}")


@dataclass(frozen=True)
class Unsaved:
    """One slot: the deck as it was in the window, and the content on disk it started from."""

    time: datetime
    path: Path
    deck: Deck | None
    base: str | None
    """The token of the file that was being edited; None for a deck never saved."""
    problem: str | None = None


class Recovery:
    """The folder `.recovery`. A slot is one open deck; two open decks may be the same one."""

    def __init__(self, folder: Path, pool: CardPool) -> None:
        self.folder = folder
        self._pool = pool
        self._own = folder / secrets.token_hex(16)
        self._claim: Claim | None = None

    def write(self, slot: str, deck: Deck, base: str | None) -> None:
        """Keep a deck as it is now; or a FileError."""
        text = f"# Unsaved work on {base or 'a new deck'}\n{write_yaml_deck(deck, self._pool)}"
        if self._claim is None or not self._claim.is_in_place:
            self._claim = Claim(self._own)
        write_file(self._path(slot), text.encode("utf-8"))

    def discard(self, slot: str) -> None:
        """The work of this program is saved, or not wanted."""
        if self._claim is None:
            return
        with suppress(OSError):
            delete(self._path(slot), missing_ok=True)
            if not any(self._own.glob(f"*{EXTENSION}")):
                self._claim.release()
                self._claim = None

    def let_go(self) -> None:
        """The library is about to be put aside, which Windows refuses while we hold a part of it.
        What is written next goes into the new one.
        """
        if self._claim is not None:
            self._claim.release()
            self._claim = None

    def forget(self, left: Unsaved) -> None:
        """What a crash left behind is elsewhere now."""
        with suppress(OSError):
            delete(left.path, missing_ok=True)
        if left.path.parent != self.folder:
            remove_abandoned(left.path.parent)

    def left_behind(self) -> tuple[Unsaved, ...]:
        """What crashes left behind, newest first."""
        found = []
        for file in self._abandoned():
            with suppress(OSError):
                found.append(self._read(file))
        return tuple(sorted(found, key=lambda slot: slot.time, reverse=True))

    def _abandoned(self) -> Iterator[Path]:
        """Slots of programs that ended; older versions had theirs in the folder itself."""
        homes = [file for file in self.folder.glob("*") if _NAME.fullmatch(file.name)]
        for home in (self.folder, *(home for home in homes if not is_claimed(home))):
            yield from (f for f in home.glob(f"*{EXTENSION}") if _NAME.fullmatch(f.stem))

    def _read(self, file: Path) -> Unsaved:
        time = at_second(file.lstat().st_mtime)
        try:
            text = decode_deck_file(read_plain_file(file, MAX_BYTES))
            deck = read_yaml_deck(text, self._pool, deck_id=file.stem).deck
        except DeckFileError as error:
            return Unsaved(time, file, None, None, words_of(error))
        base = _BASE.match(text)
        known = base is not None and base[1] != "a new deck"
        return Unsaved(time, file, deck, base[1] if base and known else None)

    def _path(self, slot: str) -> Path:
        return self._own / f"{slot}{EXTENSION}"
