"""A deck as Markdown: a heading, and the sets as a list."""

import re

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.formats.pasting import writer
from swlcg_deck.formats.pasting.reader import read_paste
from swlcg_deck.formats.reading import Reading

_SAMPLE = 100_000
_MARKUP = re.compile(
    r"^[ ]{0,3}#{1,6}[ ]+\S"
    r"|\*\*[^*\n]{1,200}\*\*"
    r"|^[ ]{0,3}\|[ :-]{3,200}\|"
    r"|\[[^\[\]\n]{1,200}\]\(https?://",
    re.MULTILINE,
)


def detect(text: str) -> bool:
    """Headings, bold text, tables or links; mere bullets are plain text as well."""
    return _MARKUP.search(text[:_SAMPLE]) is not None


def read(text: str, pool: CardPool) -> Reading:
    return read_paste(text, pool)


def write(deck: Deck, pool: CardPool) -> str:
    """The same list as plain text, with the marks of Markdown."""

    def layout(heading: str) -> str:
        return "\n".join([f"# {heading}", *body]) + "\n"

    body = [
        "",
        f"**Affiliation:** {writer.affiliation_text(deck)}",
        "",
        *(f"- {writer.set_text(entry, pool)}" for entry in deck.sets),
        "",
        f"**{writer.total_text(deck)}**",
    ]
    return writer.written(deck, pool, layout)
