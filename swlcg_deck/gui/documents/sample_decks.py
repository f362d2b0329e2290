"""Decks to begin with: lists that players published."""

from collections.abc import Iterator
from pathlib import Path

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.decks.deck_file import EXTENSION, decode_deck_file, read_yaml_deck
from swlcg_deck.language import mark
from swlcg_deck.paths import resources_dir

FOLDER = mark("Samples")


def sample_count() -> int:
    return len(_files())


def sample_decks(pool: CardPool) -> Iterator[Deck]:
    """Each with an identity of its own, so that adding them twice adds nothing."""
    for file in _files():
        yield read_yaml_deck(decode_deck_file(file.read_bytes()), pool).deck


def _files() -> list[Path]:
    return sorted((resources_dir() / "samples").glob(f"*{EXTENSION}"))
