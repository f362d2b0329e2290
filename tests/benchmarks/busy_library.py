"""A library as large as a busy player's, and lists as a judge gets them."""

import random
from pathlib import Path

from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import Deck, new_deck
from swlcg_deck.decks.library import Library
from swlcg_deck.formats.registry import write_deck
from swlcg_deck.gui.documents.sample_decks import sample_decks

DECKS = 120
LISTS = 20


def fill(library: Library, lists: Path) -> None:
    """Decks made of the samples, one of them with a history, and some as lists in a folder."""
    chance = random.Random(1)  # noqa: S311 - a game of chance, no secret
    lists.mkdir(parents=True)
    samples = list(sample_decks(library.pool))
    for number in range(DECKS):
        deck = _any_deck(samples[number % len(samples)], f"Deck {number:03}", chance)
        library.save(deck, "Tested" if number % 3 == 0 else "")
        if number < LISTS:
            (lists / f"{number}.txt").write_bytes(write_deck(deck, library.pool, "text"))
    for text in ("one", "two", "three"):
        entry = next(entry for entry in library.entries() if entry.name == "Deck 001")
        library.save(edits.write_notes(entry.deck, text).deck, expected=entry.token)


def _any_deck(sample: Deck, name: str, chance: random.Random) -> Deck:
    sets = tuple(chance.sample(sample.sets, len(sample.sets) - chance.randint(0, 2)))
    fresh = new_deck(name, sample.affiliation)
    return fresh.model_copy(update={"sets": sets, "tags": tuple(chance.sample("abc", 1))})
