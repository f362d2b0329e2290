"""A deck as a plain list: the way in for whatever people post, and the simplest way out."""

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.formats.pasting import writer
from swlcg_deck.formats.pasting.reader import read_paste
from swlcg_deck.formats.reading import Reading


def detect(text: str) -> bool:  # noqa: ARG001 - every format is asked
    """Whatever no other format takes is read as a list."""
    return True


def read(text: str, pool: CardPool) -> Reading:
    return read_paste(text, pool)


def write(deck: Deck, pool: CardPool) -> str:
    """The name, the affiliation card, one line for each set, and how many they are."""

    def layout(heading: str) -> str:
        return "\n".join([heading, *body]) + "\n"

    body = [
        f"Affiliation: {writer.affiliation_text(deck)}",
        "",
        *(writer.set_text(entry, pool) for entry in deck.sets),
        "",
        writer.total_text(deck),
    ]
    return writer.written(deck, pool, layout)
