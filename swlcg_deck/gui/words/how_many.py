"""How many of what: a number and its noun."""

from typing import Final

from PySide6.QtCore import QLocale

from swlcg_deck.language import mark, mark_n, spoken, tr, tr_n

_NOUNS: Final = {
    "affiliation card": (
        mark_n("{n} affiliation card", "{n} affiliation cards"),
        mark("no affiliation cards"),
    ),
    "box": (mark_n("{n} box", "{n} boxes"), mark("no boxes")),
    "card": (mark_n("{n} card", "{n} cards"), mark("no cards")),
    "choice": (mark_n("{n} choice", "{n} choices"), mark("no choices")),
    "command card": (mark_n("{n} command card", "{n} command cards"), mark("no command cards")),
    "copy": (mark_n("{n} copy", "{n} copies"), mark("no copies")),
    "deck": (mark_n("{n} deck", "{n} decks"), mark("no decks")),
    "earlier version": (
        mark_n("{n} earlier version", "{n} earlier versions"),
        mark("no earlier versions"),
    ),
    "enhancement": (mark_n("{n} enhancement", "{n} enhancements"), mark("no enhancements")),
    "event": (mark_n("{n} event", "{n} events"), mark("no events")),
    "fate": (mark_n("{n} fate", "{n} fates"), mark("no fates")),
    "fate card": (mark_n("{n} fate card", "{n} fate cards"), mark("no fate cards")),
    "file": (mark_n("{n} file", "{n} files"), mark("no files")),
    "finding": (mark_n("{n} finding", "{n} findings"), mark("no findings")),
    "focus token": (mark_n("{n} focus token", "{n} focus tokens"), mark("no focus tokens")),
    "game": (mark_n("{n} game", "{n} games"), mark("no games")),
    "hint": (mark_n("{n} hint", "{n} hints"), mark("no hints")),
    "icon": (mark_n("{n} icon", "{n} icons"), mark("no icons")),
    "line": (mark_n("{n} line", "{n} lines"), mark("no lines")),
    "list": (mark_n("{n} list", "{n} lists"), mark("no lists")),
    "missing set": (mark_n("{n} missing set", "{n} missing sets"), mark("no missing sets")),
    "mission": (mark_n("{n} mission", "{n} missions"), mark("no missions")),
    "normal icon": (mark_n("{n} normal icon", "{n} normal icons"), mark("no normal icons")),
    "objective": (mark_n("{n} objective", "{n} objectives"), mark("no objectives")),
    "option": (mark_n("{n} option", "{n} options"), mark("no options")),
    "other file": (mark_n("{n} other file", "{n} other files"), mark("no other files")),
    "picture": (mark_n("{n} picture", "{n} pictures"), mark("no pictures")),
    "resource": (mark_n("{n} resource", "{n} resources"), mark("no resources")),
    "restricted group": (
        mark_n("{n} restricted group", "{n} restricted groups"),
        mark("no restricted groups"),
    ),
    "sample deck": (mark_n("{n} sample deck", "{n} sample decks"), mark("no sample decks")),
    "set": (mark_n("{n} set", "{n} sets"), mark("no sets")),
    "sheet": (mark_n("{n} sheet", "{n} sheets"), mark("no sheets")),
    "shield": (mark_n("{n} shield", "{n} shields"), mark("no shields")),
    "source": (mark_n("{n} source", "{n} sources"), mark("no sources")),
    "text": (mark_n("{n} text", "{n} texts"), mark("no texts")),
    "unit": (mark_n("{n} unit", "{n} units"), mark("no units")),
}


def many(number: int, noun: str) -> str:
    """`1 card`, `7 cards`, `no cards`."""
    counted, none = _NOUNS[noun]
    return tr_n(*counted, number) if number else tr(none)


def decimals(number: float, places: int = 2) -> str:
    """`2.50`, or as the language of the user writes it."""
    return QLocale(spoken()).toString(round(number, places), "f", places)
