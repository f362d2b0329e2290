"""What a deck may hold beside its affiliation card and its sets, and which format leaves it out."""

from collections.abc import Collection
from enum import StrEnum
from typing import Final

from swlcg_deck.cards.words.word_lists import listing
from swlcg_deck.decks.deck import Deck
from swlcg_deck.language import Said, said


class Part(StrEnum):
    """In the order in which a sentence names them."""

    LISTED_CARDS = "listed cards"
    NOTES = "notes"
    SET_NOTES = "set notes"
    TAGS = "tags"
    AUTHOR = "author"
    OTHER_KEYS = "other keys"
    """Keys of a file that this version of the program does not know."""


ALL: Final = frozenset(Part)
NONE: Final[frozenset[Part]] = frozenset()


def parts_of(deck: Deck) -> frozenset[Part]:
    """What is really there: a format that cannot hold tags loses nothing of a deck without any."""
    there = {
        Part.LISTED_CARDS: deck.listed_cards,
        Part.NOTES: deck.notes.strip(),
        Part.SET_NOTES: any(entry.note.strip() for entry in deck.sets),
        Part.TAGS: deck.tags,
        Part.AUTHOR: deck.author.strip(),
        Part.OTHER_KEYS: deck.extra or any(entry.extra for entry in deck.sets),
    }
    return frozenset(part for part, content in there.items() if content)


def left_out(deck: Deck, held: Collection[Part]) -> str:
    """`the notes and the tags`: what is lost where only some parts are held; empty if nothing."""
    lost = parts_of(deck).difference(held)
    return listing(_words(part) for part in Part if part in lost) if lost else ""


def _words(part: Part) -> Said:
    match part:
        case Part.LISTED_CARDS:
            return said("the single cards that do not fit its sets")
        case Part.NOTES:
            return said("the notes")
        case Part.SET_NOTES:
            return said("the notes on sets")
        case Part.TAGS:
            return said("the tags")
        case Part.AUTHOR:
            return said("the author")
        case Part.OTHER_KEYS:
            return said("the keys that this version does not know")
