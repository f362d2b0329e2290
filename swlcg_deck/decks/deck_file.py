"""Deck files as text: `.swdeck` (YAML, to be read and edited by people) and JSON."""

import codecs
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.decks.deck_tree import FORMAT, DeckFile, deck_of, tree_of
from swlcg_deck.decks.json_tree import read_json, write_json
from swlcg_deck.decks.remarks import DeckFileError, Remark, RemarkKind
from swlcg_deck.decks.yaml_text import write_yaml
from swlcg_deck.files.strict_yaml import Tree, YamlFault, line_of, read_yaml
from swlcg_deck.language import said, words_of

MAX_BYTES: Final = 10_000_000
EXTENSION: Final = ".swdeck"
_HEADING = "# A deck of Star Wars: The Card Game. You may edit it with any text editor.\n"
_BYTE_ORDER_MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def write_yaml_deck(deck: Deck, pool: CardPool) -> str:
    return _HEADING + write_yaml(tree_of(deck, pool))


def write_json_deck(deck: Deck, pool: CardPool) -> str:
    return write_json(tree_of(deck, pool))


def read_yaml_deck(text: str, pool: CardPool, *, name: str = "", deck_id: str = "") -> DeckFile:
    """The deck of a `.swdeck` file, or a DeckFileError; `name` and `deck_id` fill what it lacks."""
    return _read(_yaml_tree, text, pool, name, deck_id)


def read_json_deck(text: str, pool: CardPool, *, name: str = "", deck_id: str = "") -> DeckFile:
    """The same from JSON."""
    return _read(read_json, text, pool, name, deck_id)


def place_of(text: str, remark: Remark) -> int:
    """The line a remark is about; JSON is close enough to YAML to be asked in the same way."""
    try:
        return line_of(text, remark.path, plain_text=True)
    except YamlFault:
        return 1


def decode_deck_file(data: bytes) -> str:
    """The text of a file of the library: UTF-8, or UTF-16 as some editors write it."""
    if len(data) > MAX_BYTES:
        raise DeckFileError(
            said("the file is larger than {megabytes} MB", megabytes=MAX_BYTES // 1000000)
        )
    encoding = "utf-16" if data.startswith(_BYTE_ORDER_MARKS) else "utf-8-sig"
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise DeckFileError(
            said(
                "line {line}: not readable as text; save the file as UTF-8 in your editor",
                line=line,
            )
        ) from None


def _read(
    parse: Callable[[str], Tree], text: str, pool: CardPool, name: str, deck_id: str
) -> DeckFile:
    found = deck_of(parse(text), pool, name=name, deck_id=deck_id)
    quiet = RemarkKind.UNDERSTOOD
    remarks = (r if r.kind is quiet else replace(r, line=place_of(text, r)) for r in found.remarks)
    return replace(found, remarks=tuple(remarks))


def _yaml_tree(text: str) -> Tree:
    try:
        return read_yaml(text, plain_text=True)
    except YamlFault as fault:
        raise DeckFileError(words_of(fault)) from None


__all__ = [
    "EXTENSION",
    "FORMAT",
    "MAX_BYTES",
    "DeckFile",
    "DeckFileError",
    "decode_deck_file",
    "place_of",
    "read_json_deck",
    "read_yaml_deck",
    "write_json_deck",
    "write_yaml_deck",
]
