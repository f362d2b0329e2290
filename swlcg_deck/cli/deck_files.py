"""Deck lists on the command line: files, folders and standard input."""

import sys
from collections.abc import Iterator
from pathlib import Path

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.outputs import STANDARD
from swlcg_deck.cli.streams import standard_input
from swlcg_deck.cli.terminal import harmless
from swlcg_deck.decks.deck import Deck
from swlcg_deck.files.places import named_place
from swlcg_deck.formats import list_folder
from swlcg_deck.formats.list_folder import EXTENSIONS, FolderError, lines_to_tell, remarks_on
from swlcg_deck.formats.reading import FormatError, Reading, ReportLine
from swlcg_deck.formats.registry import MAX_BYTES
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
    reading = read_list(name, pool)
    print_report(name, reading)
    if len(reading.decks) > 1:
        raise CallError(
            f"{name}: has {len(reading.decks)} decks; convert it to one file a deck first"
        )
    return reading.decks[0]


def _bytes(name: str) -> bytes:
    if name == STANDARD:
        return standard_input(MAX_BYTES)
    return list_folder.list_bytes(named_place(name))


def deck_files(names: list[str]) -> Iterator[str]:
    """The files named, and for a folder every deck file in it, in order."""
    for name in names:
        if name != STANDARD and (folder := named_place(name)).is_dir():
            yield from _in_folder(folder)
        else:
            yield name


def _in_folder(folder: Path) -> list[str]:
    try:
        paths = list_folder.list_paths(folder)
    except FolderError as error:
        raise CallError(str(error)) from None
    if not paths:
        raise CallError(f"{folder}: there is no deck file in it ({', '.join(EXTENSIONS)})")
    return [str(path) for path in paths]


def print_report(name: str, reading: Reading) -> None:
    """On standard error: what was repaired, what is ambiguous, what was not understood."""
    for line in lines_to_tell(reading):
        print(harmless(f"{name}, {report_sentence(line)}"), file=sys.stderr)


def report_sentence(line: ReportLine) -> str:
    text = line.text if len(line.text) <= 60 else f"{line.text[:59]}…"
    told = "; ".join((repr(text.strip()), *remarks_on(line)))
    return f"line {line.line}, {line.kind.value}: {told}"
