"""Writing a list that people can read and `reader` reads back: name, affiliation, sets."""

from collections.abc import Callable

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck, DeckSet
from swlcg_deck.formats.card_lists import UNTITLED
from swlcg_deck.formats.pasting.markup import deck_name, escaped
from swlcg_deck.formats.pasting.reader import read_paste

NO_AFFILIATION = "none"
_PROBE = f"Affiliation: {NO_AFFILIATION}\n\n1x A Hero's Journey (1)\n"


def heading_text(deck: Deck, pool: CardPool, as_heading: Callable[[str], str]) -> str:
    """The name of a deck, labelled where it would read as something else (`2x Hit and Run`)."""
    name = escaped(deck_name(deck.name) or UNTITLED)
    return name if _reads_back(as_heading(name), deck_name(deck.name), pool) else f"Deck: {name}"


def _reads_back(heading: str, name: str, pool: CardPool) -> bool:
    reading = read_paste(f"{heading}\n{_PROBE}", pool)
    first = reading.decks[0]
    whole = len(reading.decks) == 1 and first.affiliation is None and first.total == 1
    return whole and first.name == (name or UNTITLED)


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
