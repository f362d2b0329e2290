"""A deck as BBCode, for forums: a bold heading, and the sets as a list."""

import re

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.formats.pasting import writer
from swlcg_deck.formats.pasting.reader import read_paste
from swlcg_deck.formats.reading import Reading

_SAMPLE = 100_000
_MARKUP = re.compile(
    r"\[/(?:b|i|u|list|url|spoiler|quote|size|color|center|img|code)\]|^\s{0,20}\[\*\]",
    re.IGNORECASE | re.MULTILINE,
)


def detect(text: str) -> bool:
    """A closing tag, or the mark of a list item."""
    return _MARKUP.search(text[:_SAMPLE]) is not None


def read(text: str, pool: CardPool) -> Reading:
    return read_paste(text, pool)


def write(deck: Deck, pool: CardPool) -> str:
    """The same list as plain text, with the tags of a forum."""

    def layout(heading: str) -> str:
        return "\n".join([f"[b]{heading}[/b]", *body]) + "\n"

    body = [
        f"[b]Affiliation:[/b] {writer.affiliation_text(deck)}",
        "",
        "[list]",
        *(f"[*]{writer.set_text(entry, pool)}" for entry in deck.sets),
        "[/list]",
        f"[b]{writer.total_text(deck)}[/b]",
    ]
    return writer.written(deck, pool, layout)
