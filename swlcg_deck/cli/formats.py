"""Formats on the command line: chosen by name or by the output's extension."""

from typing import Final

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cli.errors import CallError
from swlcg_deck.decks.deck import Deck
from swlcg_deck.formats.parts import NONE, left_out
from swlcg_deck.formats.reading import FormatError
from swlcg_deck.formats.registry import BY_NAME, format_for_file, write_deck

SHEET: Final = "pdf"
"""Not a format of decks: the tournament sheet, which is only written."""


def is_sheet(output: str, name: str | None) -> bool:
    """Whether the tournament sheet is asked for, by its name or by the output's extension."""
    return name == SHEET or (name is None and output.lower().endswith(f".{SHEET}"))


def format_for_output(output: str, name: str | None = None) -> str:
    """The format's name: the one asked for, else the extension's, else our own."""
    if name is not None:
        return checked_format(name)
    known = format_for_file(output)
    if known is None and "." in output.rpartition("/")[2].strip("."):
        raise CallError(f"{output}: no format has this extension; name one with --to")
    return known.name if known else "yaml"


def checked_format(name: str) -> str:
    if name == SHEET:
        raise CallError("a PDF is the tournament sheet, which is only written: convert --to pdf")
    if name not in BY_NAME:
        there = ", ".join((*BY_NAME, SHEET))
        raise CallError(f"there is no format {name!r}; there are {there}")
    return name


def written(deck: Deck, pool: CardPool, format_name: str) -> bytes:
    try:
        return write_deck(deck, pool, format_name)
    except FormatError as error:
        raise CallError(f"{deck.name}: cannot be written as {format_name}: {error}") from None


def losses(deck: Deck, format_name: str) -> str:
    """What of a deck is not in a file of a format, as a sentence; empty if nothing is lost."""
    held = NONE if format_name == SHEET else BY_NAME[format_name].holds
    lost = left_out(deck, held)
    return f"{deck.name}: {format_name} has no place for {lost}" if lost else ""
