"""Deck lists on the command line: files, folders and standard input."""

import sys
from collections.abc import Iterable
from dataclasses import dataclass

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.outputs import STANDARD
from swlcg_deck.cli.streams import standard_input
from swlcg_deck.cli.terminal import harmless
from swlcg_deck.decks.deck import Deck
from swlcg_deck.files.places import named_place
from swlcg_deck.files.plain_file import is_folder
from swlcg_deck.formats import list_folder
from swlcg_deck.formats.list_folder import EXTENSIONS, FolderError, lines_to_tell, remarks_on
from swlcg_deck.formats.reading import FormatError, Reading, ReportLine
from swlcg_deck.formats.registry import MAX_BYTES
from swlcg_deck.legality.report import PASSED_OVER, UNREADABLE, UnreadFile
from swlcg_deck.system_words import refusal


def read_list(name: str, pool: CardPool, format_name: str = "") -> Reading:
    """The decks in a file, or a CallError that names the file and says why not."""
    file_name = "" if name == STANDARD else name
    try:
        return list_folder.read_list(_bytes(name), pool, file_name, format_name)
    except OSError as error:
        raise CallError(f"{name}: cannot be read: {refusal(error)}") from None
    except FormatError as error:
        raise CallError(f"{name}: {error}") from None


def read_one(name: str, pool: CardPool) -> Deck:
    """The only deck of a file."""
    return read_list_of_one(name, pool).decks[0]


def read_list_of_one(name: str, pool: CardPool) -> Reading:
    """A list with a single deck."""
    reading = read_list(name, pool)
    print_report(name, reading)
    if len(reading.decks) > 1:
        raise CallError(
            f"{name}: has {len(reading.decks)} decks; convert it to one file a deck first"
        )
    return reading


def _bytes(name: str) -> bytes:
    if name == STANDARD:
        return standard_input(MAX_BYTES)
    return list_folder.list_bytes(named_place(name))


@dataclass(frozen=True)
class DeckFiles:
    """Files to read, and those that a folder has beside them."""

    names: tuple[str, ...]
    others: tuple[UnreadFile, ...]
    """What is no list by its name, and what could not even be looked into."""

    def tell(self) -> None:
        """On standard error: what of a folder is not read, and why."""
        for file in self.others:
            told = f"{file.verdict}: {file.problem}"
            print(harmless(f"{file.file}: {told}"), file=sys.stderr)


def deck_files(names: Iterable[str]) -> DeckFiles:
    """The files named, and for a folder every deck file in it, in order."""
    found: list[str] = []
    others: list[UnreadFile] = []
    for name in names:
        if name == STANDARD or not is_folder(folder := named_place(name)):
            found.append(name)
            continue
        try:
            lists = list_folder.lists_in(folder)
        except FolderError as error:
            raise CallError(str(error)) from None
        others += [
            UnreadFile(str(o.path), o.problem, PASSED_OVER if o.is_passed_over else UNREADABLE)
            for o in lists.passed_over
        ]
        if not lists.paths:
            DeckFiles((), tuple(others)).tell()
            raise CallError(f"{folder}: there is no deck file in it ({', '.join(EXTENSIONS)})")
        found += map(str, lists.paths)
    return DeckFiles(tuple(found), tuple(others))


def print_report(name: str, reading: Reading) -> None:
    """On standard error: what was repaired, what is ambiguous, what was not understood."""
    for line in lines_to_tell(reading):
        print(harmless(f"{name}, {report_sentence(line)}"), file=sys.stderr)


def report_sentence(line: ReportLine) -> str:
    text = line.text if len(line.text) <= 60 else f"{line.text[:59]}…"
    told = "; ".join((repr(text.strip()), *remarks_on(line)))
    return f"line {line.line}, {line.kind.value}: {told}"
