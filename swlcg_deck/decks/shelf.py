"""The deck files of a folder and its folders, as they are on disk right now."""

import hashlib
import os
import re
import stat
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.decks.deck_file import (
    MAX_BYTES,
    DeckFileError,
    decode_deck_file,
    read_yaml_deck,
)
from swlcg_deck.decks.file_names import safe_name
from swlcg_deck.decks.found_files import Found, found_below
from swlcg_deck.decks.remarks import Remark
from swlcg_deck.files.names import readable
from swlcg_deck.files.plain_file import read_plain_file
from swlcg_deck.files.times import at_second
from swlcg_deck.language import said, words_of
from swlcg_deck.system_words import refusal

_ID_LINE = re.compile(rb"^id:[ \t]*[\"']?([0-9a-f]{32})\b", re.MULTILINE)
_Fingerprint = tuple[int, int, int]


def token_of(data: bytes) -> str:
    """What tells one content of a file from every other."""
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def stated_id(data: bytes) -> str:
    """The identity a file gives itself, even where the rest of it cannot be read."""
    stated = _ID_LINE.search(data)
    return stated[1].decode() if stated else ""


@dataclass(frozen=True)
class Entry:
    """One file of the library; one that cannot be read has a problem instead of a deck."""

    id: str
    path: Path
    folder: str
    """`Worlds/2013`; empty for the library's own folder."""
    token: str
    modified: datetime
    """When the file was last written, by us or by an editor."""
    deck: Deck | None = None
    problem: str | None = None
    remarks: tuple[Remark, ...] = ()
    is_folder: bool = False
    """A folder that is not looked into: who lists decks hears that there may be more."""
    has_own_id: bool = True
    """False for a hand-written file and for a copy: the identity comes from its place."""

    @property
    def read_only(self) -> bool:
        """Written by a newer version of the program: never overwritten."""
        return self.deck is not None and bool(self.deck.newer_format)

    @property
    def name(self) -> str:
        return self.deck.name if self.deck else readable(self.path.stem)

    @property
    def affiliation(self) -> str | None:
        return self.deck.affiliation if self.deck else None

    @property
    def sets(self) -> int:
        return self.deck.total if self.deck else 0

    @property
    def tags(self) -> tuple[str, ...]:
        return self.deck.tags if self.deck else ()


@dataclass
class Shelf:
    """Lists deck files; a file that did not change is not read again."""

    root: Path
    pool: CardPool
    _known: dict[Path, tuple[_Fingerprint, Entry]] = field(default_factory=dict)

    def entries(self) -> tuple[Entry, ...]:
        """Every deck file, by folder and name; links are shown, never followed."""
        found = [entry for one in found_below(self.root) if (entry := self._listed(one))]
        # Two threads may list at a time: what one of them forgets is read again, nothing worse.
        kept = ((entry.path, self._known.get(entry.path)) for entry in found)
        self._known = {path: known for path, known in kept if known is not None}
        found.sort(key=lambda entry: (entry.folder.casefold(), entry.path.name.casefold()))
        return tuple(self._with_ids_of_their_own(found))

    def fresh(self, entry: Entry) -> Entry | None:
        """The same file read again, whatever its times say; None where it is gone."""
        if entry.is_folder:
            return entry
        self._known.pop(entry.path, None)
        again = self._entry(entry.path)
        return again if again is None or again.id == entry.id else _as(again, entry.id)

    def _listed(self, found: Found) -> Entry | None:
        if found.closed:
            changed = 0.0
            with suppress(OSError):
                changed = found.path.lstat().st_mtime
            return replace(self._bare(found.path, changed), problem=found.closed, is_folder=True)
        return self._entry(found.path)

    def _entry(self, path: Path) -> Entry | None:
        try:
            status = path.lstat()
        except FileNotFoundError:
            return None
        except OSError as error:
            return _unopened(self._bare(path, 0), error)
        fingerprint = (status.st_mtime_ns, status.st_size, status.st_ino)
        known = self._known.get(path)
        if known is not None and known[0] == fingerprint:
            return known[1]
        entry = self._read(path, status)
        if entry is not None:
            self._known[path] = (fingerprint, entry)
        return entry

    def _bare(self, path: Path, modified: float) -> Entry:
        """What the place alone tells."""
        place = path.relative_to(self.root)
        return Entry(
            id=_id_from(os.fsencode(place.as_posix())),
            path=path,
            folder="" if place.parent == Path() else place.parent.as_posix(),
            token="",  # nosec B106 # what tells contents apart, no password
            modified=at_second(modified),
            has_own_id=False,
        )

    def _read(self, path: Path, status: os.stat_result) -> Entry | None:
        bare = self._bare(path, status.st_mtime)
        if not stat.S_ISREG(status.st_mode):
            return replace(bare, problem=said("this is a link or no file; links are not followed"))
        if status.st_size > MAX_BYTES:
            return replace(
                bare,
                problem=said(
                    "the file is larger than {megabytes} MB", megabytes=MAX_BYTES // 1000000
                ),
            )
        try:
            return self._opened(bare, read_plain_file(path, MAX_BYTES))
        except FileNotFoundError:
            return None
        except OSError as error:
            return _unopened(bare, error)

    def _opened(self, bare: Entry, data: bytes) -> Entry:
        """The deck in a file; a damaged one keeps the identity it states, and so its history."""
        stated = stated_id(data)
        bare = replace(bare, id=stated or bare.id, token=token_of(data), has_own_id=bool(stated))
        try:
            found = read_yaml_deck(
                decode_deck_file(data), self.pool, name=readable(bare.path.stem), deck_id=bare.id
            )
        except DeckFileError as error:
            return replace(bare, problem=words_of(error))
        return replace(
            bare,
            id=found.deck.id,
            deck=found.deck,
            remarks=found.remarks,
            has_own_id=found.deck.id != bare.id or bare.has_own_id,
        )

    def _with_ids_of_their_own(self, entries: list[Entry]) -> Iterator[Entry]:
        """A copy made with a file manager is another deck; the file with the fitting name stays."""
        by_id: dict[str, list[Entry]] = defaultdict(list)
        for entry in entries:
            by_id[entry.id].append(entry)
        for entry in entries:
            rivals = by_id[entry.id]
            if len(rivals) == 1 or entry is min(rivals, key=_claim):
                yield entry
            else:
                place = os.fsencode(entry.path.relative_to(self.root).as_posix())
                yield _as(entry, _id_from(entry.id.encode() + place))


def _unopened(bare: Entry, error: OSError) -> Entry:
    why = said("the file cannot be opened ({reason})", reason=refusal(error))
    return replace(bare, problem=why)


def _claim(entry: Entry) -> tuple[bool, str]:
    return (readable(entry.path.stem) != safe_name(entry.name), str(entry.path))


def _as(entry: Entry, identity: str) -> Entry:
    deck = entry.deck.model_copy(update={"id": identity}) if entry.deck else None
    return replace(entry, id=identity, deck=deck, has_own_id=False)


def _id_from(text: bytes) -> str:
    return hashlib.blake2b(text, digest_size=16).hexdigest()
