"""Decks for the tests of the machine formats: by hand, and by hypothesis."""

import random
from collections.abc import Callable
from pathlib import Path

from hypothesis import strategies as st

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck, DeckSet, new_deck
from swlcg_deck.formats.reading import FormatError, Reading

DATA = Path(__file__).parents[1] / "data"

Recipe = tuple[int | None, dict[int, int]]
"""Which affiliation card (by its place in the pool), and the sets with their copies."""


def recipes(most_copies: int = 99, most_sets: int = 40) -> st.SearchStrategy[Recipe]:
    sets = st.dictionaries(st.integers(1, 289), st.integers(1, most_copies), max_size=most_sets)
    return st.tuples(st.none() | st.integers(0, 17), sets)


def cooked(recipe: Recipe, pool: CardPool) -> Deck:
    which, sets = recipe
    affiliation = None if which is None else pool.affiliation_cards[which].title
    return deck_of(pool, affiliation, sets)


def deck_of(pool: CardPool, affiliation: str | None, sets: dict[int, int]) -> Deck:
    entries = []
    for number, copies in sets.items():
        known = pool.set(number)
        assert known is not None
        entries.append(DeckSet(number=number, title=known.title, copies=copies))
    return with_parts(new_deck("Toolbox", affiliation), sets=tuple(entries))


def with_parts(deck: Deck, **parts: object) -> Deck:
    return Deck.model_validate({**dict(deck), **parts})


def only_deck(reading: Reading) -> Deck:
    assert len(reading.decks) == 1
    return reading.decks[0]


def held(deck: Deck) -> dict[int | str, int]:
    return {entry.key: entry.copies for entry in deck.sets}


def listed(deck: Deck) -> dict[str, int]:
    """The single cards that were kept, by code, or by title where they have none."""
    return {card.code or card.title: card.copies for card in deck.listed_cards}


def codes_of(pool: CardPool, sets: dict[int, int]) -> dict[str, int]:
    """The command cards that the sets should have."""
    found = {}
    for number, copies in sets.items():
        known = pool.set(number)
        assert known is not None
        found |= {card.code: copies for card in known.command_cards}
    return found


def survives(read: Callable[[str, CardPool], Reading], text: str, pool: CardPool) -> bool:
    """Whether a text can be read, if only with faults; a refusal must be a sentence."""
    try:
        reading = read(text, pool)
    except FormatError as refusal:
        return len(str(refusal)) > 10
    return bool(reading.decks and reading.report)


def mangled(text: str, seed: int) -> str:
    """A text with a few pieces cut out, doubled, swapped or overwritten."""
    rng = random.Random(seed)  # noqa: S311 - a test wants the same damage again
    for _ in range(rng.randint(1, 6)):
        start = rng.randrange(len(text) + 1)
        end = min(len(text), start + rng.choice((1, 1, 2, 5, 30, 200)))
        piece = text[start:end]
        noise = "".join(rng.choice(_NOISE) for _ in range(rng.randint(0, 4)))
        text = text[:start] + rng.choice((noise, "", piece * 2, piece[::-1])) + text[end:]
    return text


_NOISE = "<>&;\"'=/!?-[](),\t\n 0129 aQ\u2019\u00e9\ufeff\x00\x1b\U0001f600"


def said(reading: Reading) -> dict[int, tuple[str, str]]:
    """What is said of each line."""
    return {line.line: (line.kind.value, line.message) for line in reading.report}
