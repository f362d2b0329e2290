"""Deck lists in files and folders: which files are lists, what each holds, what to say of it."""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.words.word_lists import either, semicolons
from swlcg_deck.decks.deck import UNTITLED, Deck
from swlcg_deck.decks.edits import rename
from swlcg_deck.files.names import readable
from swlcg_deck.files.plain_file import is_folder, true_place
from swlcg_deck.formats.reading import FormatError, LineKind, Reading, ReportLine, kind_word
from swlcg_deck.formats.registry import FORMATS, MAX_BYTES, read_deck
from swlcg_deck.language import Said, said, words_of
from swlcg_deck.system_words import refusal

MAX_FILES: Final = 10_000
EXTENSIONS: Final = tuple(sorted({end for entry in FORMATS for end in entry.extensions}))
_TOLD: Final = (
    *(LineKind.REPAIRED, LineKind.AMBIGUOUS, LineKind.NOT_UNDERSTOOD),
    LineKind.NOTED,
)


class FolderError(Exception):
    """The folder as a whole cannot be read; a sentence says why."""


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
    report: tuple[ReportLine, ...] = ()
    is_passed_over: bool = False
    """Nobody tried to read it: by its name, or by what it is, it is no deck list."""


@dataclass(frozen=True)
class FolderLists:
    """What is in a folder, but for what is hidden; each part in order."""

    paths: tuple[Path, ...]
    """The files that could be deck lists."""
    passed_over: tuple[ListFile, ...]
    """Everything else, each with the reason, so that no list is left out in silence."""


def lists_in(folder: Path, beat: Callable[[], None] = lambda: None) -> FolderLists:
    """The deck lists of a folder and of those in it; or a FolderError.

    `beat` is called for every file of the folder, so that whoever waits can give up.
    """
    if not is_folder(folder):
        raise FolderError(said("{folder} is no folder, or may not be opened", folder=folder))
    found: list[Path] = []
    others: list[ListFile] = []
    inside = true_place(folder)
    for path, fault in _walk(folder):
        beat()
        why = fault or _why_not(path, inside)
        if why:
            name = readable(path.relative_to(folder).as_posix())
            others.append(ListFile(path, name, problem=why, is_passed_over=not fault))
        else:
            found.append(path)
        if len(found) > MAX_FILES:
            raise FolderError(
                said("{folder} has more than {most:,} deck lists", folder=folder, most=MAX_FILES)
            )
    return FolderLists(tuple(sorted(found)), tuple(sorted(others, key=lambda one: one.path)))


def _why_not(path: Path, folder: Path) -> str:
    """Why a file is no list of the folder; a link counts where it leads to another file of it."""
    try:
        if path.is_symlink():
            if not path.exists():
                return said("it is a link that leads nowhere")
            if not path.resolve().is_relative_to(folder):
                return said("it is a link to a place outside the folder")
            if path.is_dir():
                return said("it is a link to a folder, and no folder is read twice")
        if not path.is_file():
            return said("it is no plain file")
    except (OSError, RuntimeError) as error:
        reason = refusal(error) if isinstance(error, OSError) else said("it leads in a circle")
        return said("cannot be read: {reason}", reason=reason)
    ending = path.suffix.lower()
    if ending in EXTENSIONS:
        return ""
    if not ending:
        return said("its name has no ending that tells a deck list, such as .txt")
    return said("no deck list ends in {ending}; saved as text (.txt) it can be read", ending=ending)


def _walk(folder: Path) -> Iterator[tuple[Path, str]]:
    """Every file, and every folder that cannot be looked into, with what is wrong with it."""
    faults: list[OSError] = []
    for place, folders, names in os.walk(folder, onerror=faults.append):
        folders[:] = [name for name in folders if not name.startswith(".")]
        links = [name for name in folders if Path(place, name).is_symlink()]
        yield from ((Path(place, name), "") for name in (*names, *links) if name[0] != ".")
    for fault in faults:
        if fault.filename == os.fspath(folder):
            raise FolderError(
                said("{folder} cannot be opened ({reason})", folder=folder, reason=refusal(fault))
            )
        yield Path(fault.filename), said("cannot be read: {reason}", reason=refusal(fault))


def list_bytes(path: Path) -> bytes:
    """A file, or as much of it as shows that it is too large. Raises OSError."""
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)


def read_list(data: bytes, pool: CardPool, file_name: str = "", format_name: str = "") -> Reading:
    """The decks of a list, named after its file where the list names none; or a FormatError."""
    reading = read_deck(data, pool, format_name=format_name, file_name=file_name)
    decks = named_after(file_name, reading.decks) if file_name else reading.decks
    return Reading(decks, reading.report)


def named_after(file_name: str, decks: tuple[Deck, ...]) -> tuple[Deck, ...]:
    """The decks of a file, after it where they have no name; several are told apart by their
    cards, and those of no file are called by them alone."""
    stem = readable(Path(file_name).stem)
    return tuple(_named(deck, stem, is_alone=len(decks) == 1) for deck in decks)


def _named(deck: Deck, stem: str, *, is_alone: bool) -> Deck:
    card = "" if is_alone and stem else deck.affiliation or ""
    name = f"{stem} {card}".strip()
    return rename(deck, name).deck if name and deck.name == UNTITLED else deck


def read_list_file(path: Path, folder: Path, pool: CardPool) -> ListFile:
    """The decks of a file; whatever goes wrong is told, and the others are read all the same."""
    name = readable(path.relative_to(folder).as_posix())
    try:
        reading = read_list(list_bytes(path), pool, path.name)
    except OSError as error:
        return ListFile(path, name, problem=said("cannot be read: {reason}", reason=refusal(error)))
    except FormatError as error:
        return ListFile(path, name, problem=words_of(error))
    remarks = tuple(map(_sentence, lines_to_tell(reading)))
    return ListFile(path, name, reading.decks, remarks, report=reading.report)


def lines_to_tell(reading: Reading) -> tuple[ReportLine, ...]:
    """What was corrected, is ambiguous, or was not understood."""
    return tuple(line for line in reading.report if line.kind in _TOLD)


def remarks_on(line: ReportLine) -> tuple[str, ...]:
    """What is said of a line: its message, and what it could mean."""
    titles = [f"{choice.title} ({choice.number})" for choice in line.choices]
    asked = said("is it {choices}?", choices=either(titles)) if titles else ""
    return tuple(part for part in (line.message, asked) if part)


def _sentence(line: ReportLine) -> Said:
    words = "".join(letter if letter.isprintable() else " " for letter in line.text).strip()
    quoted = said("“{text}”", text=words)
    return said(
        "Line {line}, {kind}: {remarks}.",
        line=line.line,
        kind=kind_word(line.kind),
        remarks=semicolons(quoted, *remarks_on(line)),
    )
