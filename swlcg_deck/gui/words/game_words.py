"""The words of the game that the window says: card types, sides, modes."""

from typing import Final

from swlcg_deck.cards.base import CardType, Side
from swlcg_deck.cards.words import card_words
from swlcg_deck.language import mark, tr
from swlcg_deck.legality.findings import Mode

_TYPE_TITLES: Final = {
    CardType.AFFILIATION: mark("Affiliation"),
    CardType.OBJECTIVE: mark("Objective"),
    CardType.UNIT: mark("Unit"),
    CardType.ENHANCEMENT: mark("Enhancement"),
    CardType.EVENT: mark("Event"),
    CardType.FATE: mark("Fate"),
    CardType.MISSION: mark("Mission"),
}
_SIDES: Final = {Side.LIGHT: mark("light side"), Side.DARK: mark("dark side")}
_SIDE_TITLES: Final = {Side.LIGHT: mark("Light side"), Side.DARK: mark("Dark side")}
_SIDE_NAMES: Final = {Side.LIGHT: mark("Light"), Side.DARK: mark("Dark")}
_MODES: Final = {Mode.TOURNAMENT: mark("tournament"), Mode.CASUAL: mark("casual")}
_MODE_TITLES: Final = {Mode.TOURNAMENT: mark("Tournament"), Mode.CASUAL: mark("Casual")}


def type_word(kind: CardType) -> str:
    """`unit`, in the middle of a sentence."""
    return tr(card_words.type_word(kind))


def type_title(kind: CardType) -> str:
    """`Unit`, on its own."""
    return tr(_TYPE_TITLES[kind])


def side_word(side: Side) -> str:
    """`light side`, in the middle of a sentence."""
    return tr(_SIDES[side])


def side_title(side: Side) -> str:
    """`Light side`, on its own."""
    return tr(_SIDE_TITLES[side])


def side_name(side: Side) -> str:
    """`Light`, where it is clear that sides are meant."""
    return tr(_SIDE_NAMES[side])


def mode_word(mode: Mode) -> str:
    """`tournament`, in the middle of a line."""
    return tr(_MODES[mode])


def mode_title(mode: Mode) -> str:
    """`Tournament`, on its own."""
    return tr(_MODE_TITLES[mode])
