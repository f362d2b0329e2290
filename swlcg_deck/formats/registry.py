"""All deck formats in one table, and the two ways in: read any of them, write any of them."""

from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import PurePath
from typing import Final, Protocol, cast

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.formats.decoding import MAX_BYTES, decode
from swlcg_deck.formats.parts import ALL, NONE, Part
from swlcg_deck.formats.reading import FormatError, Reading
from swlcg_deck.language import mark, said


class _Module(Protocol):
    """What the module of a format has."""

    def detect(self, text: str) -> bool:
        """Whether a text looks like this format."""

    def read(self, text: str, pool: CardPool) -> Reading: ...

    def write(self, deck: Deck, pool: CardPool) -> str: ...


@dataclass(frozen=True)
class Format:
    """One format; the module `<name>_format` knows it."""

    name: str
    title: str
    extensions: tuple[str, ...]
    holds: frozenset[Part] = NONE
    """What survives beside the affiliation card and the sets."""

    @property
    def holds_everything(self) -> bool:
        return self.holds == ALL

    @cached_property
    def module(self) -> _Module:
        """Loaded when it is needed: most starts of the program need none of them."""
        return cast(_Module, import_module(f"swlcg_deck.formats.{self.name}_format"))


FORMATS: Final = (
    Format("yaml", mark("SWLCG Deck file"), (".swdeck", ".yaml", ".yml"), ALL),
    Format("json", "JSON", (".json",), ALL),
    Format("o8d", mark("OCTGN deck"), (".o8d",), frozenset({Part.NOTES, Part.LISTED_CARDS})),
    Format("dek", mark("LackeyCCG deck"), (".dek",), frozenset({Part.LISTED_CARDS})),
    Format("csv", mark("Table (CSV)"), (".csv",)),
    Format("code", mark("Short code for a chat"), ()),
    Format("bbcode", mark("Forum post (BBCode)"), (".bbcode",)),
    Format("markdown", "Markdown", (".md", ".markdown")),
    Format("text", mark("Plain text"), (".txt", ".text")),
)
"""In the order in which an unknown text is tried; plain text takes whatever is left."""

BY_NAME: Final = {entry.name: entry for entry in FORMATS}


def format_for_file(name: str) -> Format | None:
    """The format that a file's extension stands for."""
    extension = PurePath(name).suffix.lower()
    return next((entry for entry in FORMATS if extension in entry.extensions), None)


def detect_format(text: str, file_name: str = "") -> Format:
    """By its content; the extension decides where several formats fit, or none but plain text."""
    named = format_for_file(file_name)
    plain_text = FORMATS[-1]  # takes everything, so a name that stands for it tells nothing
    if named is not None and named is not plain_text and named.module.detect(text):
        return named
    found = next(entry for entry in FORMATS if entry.module.detect(text))
    return named if named is not None and found is plain_text else found


def read_deck(
    data: bytes, pool: CardPool, *, format_name: str = "", file_name: str = ""
) -> Reading:
    """Read a list in a given format, or in the one it looks like; or a FormatError."""
    text = decode(data)
    if not text.strip():
        raise FormatError(said("the file is empty"))
    chosen = BY_NAME[format_name] if format_name else detect_format(text, file_name)
    return chosen.module.read(text, pool)


def write_deck(deck: Deck, pool: CardPool, format_name: str) -> bytes:
    return BY_NAME[format_name].module.write(deck, pool).encode("utf-8")


__all__ = [
    "BY_NAME",
    "FORMATS",
    "MAX_BYTES",
    "Format",
    "detect_format",
    "format_for_file",
    "read_deck",
    "write_deck",
]
