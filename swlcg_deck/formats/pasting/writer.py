"""Writing a list that people can read and `reader` reads back: name, affiliation, sets."""

from collections.abc import Callable

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import UNTITLED, Deck, DeckSet
from swlcg_deck.formats.pasting.markup import deck_name, escaped
from swlcg_deck.formats.pasting.reader import read_paste
from swlcg_deck.formats.reading import FormatError, LineKind

NO_AFFILIATION = "none"


def written(deck: Deck, pool: CardPool, layout: Callable[[str], str]) -> str:
    """A list by its heading: the name, labelled where it would read as something else."""
    name = escaped(deck_name(deck.name) or UNTITLED)
    text = layout(name)
    return text if _reads_back(text, deck, pool) else layout(f"Deck: {name}")


def _reads_back(text: str, deck: Deck, pool: CardPool) -> bool:
    try:
        reading = read_paste(text, pool)
    except FormatError:
        return False
    decks, first = reading.decks, reading.decks[0]
    if any(line.kind is LineKind.NOTED for line in reading.report):
        return False
    same_name = first.name == (deck_name(deck.name) or UNTITLED)
    return len(decks) == 1 and same_name and first.total == deck.total


def affiliation_text(deck: Deck) -> str:
    if deck.affiliation is None:
        return NO_AFFILIATION
    return escaped(deck_name(deck.affiliation)) or NO_AFFILIATION


def set_text(entry: DeckSet, pool: CardPool) -> str:
    """`2x A Journey to Dagobah (4)`; what the pool does not know is marked with `(?)`."""
    known = pool.set(entry.number) if entry.number is not None else None
    if known is not None:
        return f"{entry.copies}x {known.title} ({known.number})"
    number = "" if entry.number is None else entry.number
    return f"{entry.copies}x {escaped(deck_name(entry.title))} ({number}?)"


def total_text(deck: Deck) -> str:
    return f"Total: {deck.total} objective {'set' if deck.total == 1 else 'sets'}"
