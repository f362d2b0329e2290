"""Texts that are on no card yet, written in the language: all that a game may have to deal with.

A card gets its text by its code, so that the same decks and seed are always the same game.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

from kit.texts import lines
from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.card import Card
from swlcg_deck.engine.core.printed_card import Face
from swlcg_deck.engine.texts.face_book import FaceBook
from swlcg_deck.files.strict_yaml import read_yaml

FILE = Path(__file__).with_suffix(".yaml")
ONCE = {"per": "turn"}
USED = ("action", "reaction", "interrupt")


@cache
def texts() -> dict[str, tuple[tuple[str, ...], ...]]:
    """The texts for cards in play, for events and for fate cards."""
    written: Any = read_yaml(FILE.read_text(encoding="utf-8"))
    return {place: tuple(map(_lines, those)) for place, those in written.items()}


def _lines(text: list[dict[str, Any]]) -> tuple[str, ...]:
    for line in text:
        for word in USED:
            if word in line:
                line[word]["limit"] = ONCE
    return lines([json.dumps(line) for line in text])


class InventedTexts(FaceBook):
    """Faces with texts by the code of the card."""

    def __init__(self) -> None:
        super().__init__(abilities=True)
        self._cards: dict[str, Card] = {}

    def face(self, card: Card) -> Face:
        if card.code not in self._cards:
            self._cards[card.code] = card.model_copy(update={"abilities": _text_of(card)})
        return super().face(self._cards[card.code])


def _text_of(card: Card) -> tuple[str, ...]:
    place = card.type if card.type in (CardType.EVENT, CardType.FATE) else "in_play"
    those = texts()[place]
    number = crc32(card.code.encode()) % (len(those) * 3 // 2)
    return those[number] if number < len(those) else ()
