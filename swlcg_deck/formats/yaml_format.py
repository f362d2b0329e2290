"""Our own deck file (`.swdeck`): YAML that holds everything a deck has."""

import re

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.decks.deck_file import read_yaml_deck, write_yaml_deck
from swlcg_deck.files.strict_yaml import YamlFault, read_yaml
from swlcg_deck.formats.own_remarks import read_own
from swlcg_deck.formats.reading import Reading

_STATED = re.compile(r"^format:[ \t]*[\"']?swlcg-deck/", re.MULTILINE)
_HINTED = re.compile(r"^(name|affiliation|sets):", re.MULTILINE)
_FORUM_LIST = re.compile(
    r"^(name|affiliation):[ \t]*[^\s|>].*\n\s*^[ \t]+\S"  # an indented list below its heading
    r"|^[ \t]*[-*][ \t]+(?=\S)(\d+[ \t]*x\b|.*\bx[ \t]*\d+[ \t]*$)",  # bullets with 2x or x2
    re.MULTILINE | re.IGNORECASE,
)


def detect(text: str) -> bool:
    """By its keys; a forum post may have such lines too, but then not as YAML, or with `2x`."""
    if text.lstrip()[:1] in {"{", "<"}:
        return False
    if _STATED.search(text):
        return True
    if not _HINTED.search(text) or _FORUM_LIST.search(text):
        return False
    try:
        return isinstance(read_yaml(text, plain_text=True), dict)
    except YamlFault:
        return False


def read(text: str, pool: CardPool) -> Reading:
    return read_own(read_yaml_deck, text, pool)


def write(deck: Deck, pool: CardPool) -> str:
    return write_yaml_deck(deck, pool)
