"""Which files a command could have written itself: told by their content, not by their names."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final
from zipfile import BadZipFile, ZipFile

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks import backup
from swlcg_deck.decks.deck import Deck
from swlcg_deck.files.plain_file import read_plain_file
from swlcg_deck.formats.reading import FormatError
from swlcg_deck.formats.registry import FORMATS, MAX_BYTES, read_deck, write_deck

Could = Callable[[Path], bool]
"""Whether a command could have written the file."""
_PDF_OF_OURS: Final = b"/Creator (" + "\ufeffSWLCG Deck".encode("utf-16-be") + b")"
_HEAD: Final = 4_096


def nothing(_place: Path) -> bool:
    """For what replaces no file that it is not told to."""
    return False


def deck_of_ours(pool: CardPool) -> Could:
    """A deck in exactly the words in which one of our formats says it: nobody wrote between."""

    def could(place: Path) -> bool:
        data = read_plain_file(place, MAX_BYTES, follow=True)
        try:
            decks = read_deck(data, pool).decks
        except FormatError:
            return False
        return len(decks) == 1 and any(
            _in_format(decks[0], pool, entry.name) == data.rstrip() for entry in FORMATS
        )

    return could


def same_deck(pool: CardPool, deck: Deck) -> Could:
    """For a name that the user did not choose: only the same deck, written again."""
    is_ours = deck_of_ours(pool)

    def could(place: Path) -> bool:
        if not is_ours(place):
            return False
        there = read_deck(read_plain_file(place, MAX_BYTES, follow=True), pool).decks[0]
        return (there.affiliation, there.sets) == (deck.affiliation, deck.sets)

    return could


def _in_format(deck: Deck, pool: CardPool, name: str) -> bytes:
    try:
        return write_deck(deck, pool, name).rstrip()
    except FormatError:
        return b""


def json_of_format(begins: str, most: int) -> Could:
    """An object that says of itself which format it has."""

    def could(place: Path) -> bool:
        try:
            plain = json.loads(read_plain_file(place, most, follow=True))
        except (ValueError, RecursionError):
            return False
        form = plain.get("format") if isinstance(plain, dict) else None
        return isinstance(form, str) and form.startswith(begins)

    return could


def text_that_begins(*heads: str) -> Could:
    def could(place: Path) -> bool:
        head = read_plain_file(place, _HEAD, follow=True)
        return head.startswith(tuple(one.encode() for one in heads))

    return could


def pdf_of_ours(place: Path) -> bool:
    head = read_plain_file(place, _HEAD, follow=True)
    return head.startswith(b"%PDF-") and _PDF_OF_OURS in head


def backup_of_ours(place: Path) -> bool:
    try:
        with ZipFile(place) as archive, archive.open(backup.MANIFEST) as stream:
            return bool(json.loads(stream.read(_HEAD))["format"] == backup.FORMAT)
    except (BadZipFile, ValueError, KeyError, TypeError, RuntimeError, NotImplementedError):
        return False
