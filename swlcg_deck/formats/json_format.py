"""A deck as JSON, with the keys of the command line's contract."""

import re

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.decks.deck_file import read_json_deck, write_json_deck
from swlcg_deck.formats.own_remarks import read_own
from swlcg_deck.formats.reading import Reading

_OBJECT = re.compile(r"\s*\{\s*[\"}]")


def detect(text: str) -> bool:
    return _OBJECT.match(text) is not None


def read(text: str, pool: CardPool) -> Reading:
    return read_own(read_json_deck, text, pool)


def write(deck: Deck, pool: CardPool) -> str:
    return write_json_deck(deck, pool)
