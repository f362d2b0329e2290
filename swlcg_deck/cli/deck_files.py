"""Deck lists on the command line: files, folders and standard input."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.terminal import harmless
from swlcg_deck.decks.deck import UNTITLED, Deck
from swlcg_deck.decks.edits import rename
from swlcg_deck.formats.reading import FormatError, LineKind, Reading, ReportLine
from swlcg_deck.formats.registry import FORMATS, MAX_BYTES, read_deck

STANDARD = "-"
"""The name that stands for standard input and output."""
_MAX_FILES = 10_000


def read_list(name: str, pool: CardPool, format_name: str = "") -> Reading:
    """The decks in a file, or a CallError that names the file and says why not."""
    try:
        reading = read_deck(_bytes(name), pool, format_name=format_name, file_name=name)
    except FormatError as error:
        raise CallError(f"{name}: {error}") from None
    if not reading.decks:
        raise CallError(f"{name}: there is no deck in it")
    decks = tuple(_named(deck, name) for deck in reading.decks)
    return Reading(decks, reading.report)


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
    try:
        if name == STANDARD:
            return sys.stdin.buffer.read(MAX_BYTES + 1)
        with Path(name).open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise CallError(f"{name}: cannot be read: {error.strerror}") from None


def _named(deck: Deck, file_name: str) -> Deck:
    """Formats without a name take that of their file."""
    stem = Path(file_name).stem
    return rename(deck, stem).deck if deck.name == UNTITLED and file_name != STANDARD else deck


def deck_files(names: list[str]) -> Iterator[str]:
    """The files named, and for a folder every deck file in it, in order."""
    for name in names:
        if name != STANDARD and Path(name).is_dir():
            yield from _in_folder(Path(name))
        else:
            yield name


def _in_folder(folder: Path) -> Iterator[str]:
    extensions = {extension for entry in FORMATS for extension in entry.extensions}
    found = 0
    for path in sorted(folder.rglob("*")):
        hidden = any(part.startswith(".") for part in path.relative_to(folder).parts)
        if hidden or path.suffix.lower() not in extensions or not path.is_file():
            continue
        found += 1
        if found > _MAX_FILES:
            raise CallError(f"{folder}: has more than {_MAX_FILES} deck files")
        yield str(path)
    if not found:
        raise CallError(f"{folder}: there is no deck file in it ({', '.join(sorted(extensions))})")


def print_report(name: str, reading: Reading) -> None:
    """On standard error: what was repaired, what is ambiguous, what was not understood."""
    for line in reading.report:
        if line.kind in (LineKind.REPAIRED, LineKind.AMBIGUOUS, LineKind.NOT_UNDERSTOOD):
            print(harmless(f"{name}, {report_sentence(line)}"), file=sys.stderr)


def report_sentence(line: ReportLine) -> str:
    text = line.text if len(line.text) <= 60 else f"{line.text[:59]}…"
    readable = text.strip()
    choices = " or ".join(f"{choice.title} ({choice.number})" for choice in line.choices)
    parts = [part for part in (line.message, f"is it {choices}?" if choices else "") if part]
    return f"line {line.line}, {line.kind.value}: {readable!r}" + "".join(f"; {p}" for p in parts)


def write_output(name: str, data: bytes, *, overwrite: bool = True) -> None:
    """Write a file whole or not at all; `-` is standard output."""
    if name == STANDARD:
        sys.stdout.buffer.write(data if data.endswith(b"\n") else data + b"\n")
        sys.stdout.flush()
        return
    path = Path(name)
    if not overwrite and path.exists():
        raise CallError(f"{name}: is there already; choose another name or say --force")
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        temporary.write_bytes(data)
        temporary.replace(path)
    except OSError as error:
        temporary.unlink(missing_ok=True)
        raise CallError(f"{name}: cannot be written: {error.strerror}") from None
