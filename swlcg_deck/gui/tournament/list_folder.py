"""The deck lists of a folder, read one by one. No window, so that a thread can do it."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import UNTITLED, Deck
from swlcg_deck.decks.edits import rename
from swlcg_deck.formats.reading import FormatError, LineKind, ReportLine
from swlcg_deck.formats.registry import FORMATS, MAX_BYTES, read_deck
from swlcg_deck.gui.background import Pulse

MAX_FILES: Final = 10_000
_EXTENSIONS: Final = frozenset(extension for entry in FORMATS for extension in entry.extensions)
_TOLD: Final = (LineKind.REPAIRED, LineKind.AMBIGUOUS, LineKind.NOT_UNDERSTOOD)


class FolderError(Exception):
    """The folder as a whole cannot be checked; a sentence says why."""


@dataclass(frozen=True)
class ListFile:
    """A file with its decks, or with the reason why it has none."""

    path: Path
    name: str
    """As seen from the folder."""
    decks: tuple[Deck, ...] = ()
    remarks: tuple[str, ...] = ()
    """What was corrected, is ambiguous, or was not understood."""
    problem: str = ""


def list_paths(folder: Path, pulse: Pulse) -> list[Path]:
    """Every file that could be a deck list, hidden ones left out, in order."""
    if not folder.is_dir():
        raise FolderError(f"{folder} is no folder, or may not be opened")
    found: list[Path] = []
    for path in _walk(folder):
        pulse.beat(0, 0)
        if path.suffix.lower() in _EXTENSIONS:
            found.append(path)
        if len(found) > MAX_FILES:
            raise FolderError(f"{folder} has more than {MAX_FILES:,} deck lists")
    if not found:
        kinds = ", ".join(sorted(_EXTENSIONS))
        raise FolderError(f"there is no deck list in {folder} (files that end in {kinds})")
    return sorted(found)


def _walk(folder: Path) -> Iterator[Path]:
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        yield from (Path(place, name) for name in names if not name.startswith("."))


def read_list_file(path: Path, folder: Path, pool: CardPool) -> ListFile:
    """The decks of a file; whatever goes wrong is told, and the others are read all the same."""
    bare = ListFile(path, path.relative_to(folder).as_posix())
    try:
        with path.open("rb") as file:
            reading = read_deck(file.read(MAX_BYTES + 1), pool, file_name=path.name)
    except OSError as error:
        return ListFile(path, bare.name, problem=f"cannot be read: {error.strerror}")
    except FormatError as error:
        return ListFile(path, bare.name, problem=str(error))
    if not reading.decks:
        return ListFile(path, bare.name, problem="there is no deck in it")
    decks = tuple(_named(deck, path, len(reading.decks)) for deck in reading.decks)
    remarks = tuple(_sentence(line) for line in reading.report if line.kind in _TOLD)
    return ListFile(path, bare.name, decks, remarks)


def _named(deck: Deck, path: Path, decks: int) -> Deck:
    """After its file where the list has no name; two of one file by their cards too."""
    if deck.name != UNTITLED:
        return deck
    card = f" {deck.affiliation}" if decks > 1 and deck.affiliation else ""
    return rename(deck, f"{path.stem}{card}").deck


def _sentence(line: ReportLine) -> str:
    choices = " or ".join(f"{choice.title} ({choice.number})" for choice in line.choices)
    parts = [part for part in (line.message, f"is it {choices}?" if choices else "") if part]
    words = "".join(letter if letter.isprintable() else " " for letter in line.text).strip()
    told = "; ".join(parts)
    return f"Line {line.line}, {line.kind.value}: “{words}”{f'; {told}' if told else ''}."
