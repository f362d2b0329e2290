"""The columns of the table of decks, and what each sorts by."""

from collections.abc import Callable, Iterable
from enum import IntEnum
from typing import Any

from PySide6.QtCore import Qt

from swlcg_deck.gui.library.deck_facts import DeckFacts
from swlcg_deck.gui.verdict.standings import Standing
from swlcg_deck.language import mark


class Column(IntEnum):
    VERDICT = 0
    DECK = 1
    SETS = 2
    TAGS = 3
    CHANGED = 4


TITLES = {
    Column.VERDICT: mark("Verdict"),
    Column.DECK: mark("Deck"),
    Column.SETS: mark("Sets"),
    Column.TAGS: mark("Tags"),
    Column.CHANGED: mark("Changed"),
}
DESCENDING_FIRST = {Column.SETS, Column.CHANGED}
_VERDICTS = (mark("Legal"), mark("Casual only"), mark("Can’t tell"), mark("Illegal"))
_UNREAD = len(_VERDICTS)

Judged = Callable[[DeckFacts], Standing | None]


def in_order(
    decks: Iterable[DeckFacts], column: Column, order: Qt.SortOrder, judged: Judged
) -> list[DeckFacts]:
    """Sorted; equals by name, in both directions, and files that cannot be read last."""
    named = sorted(decks, key=lambda deck: (deck.name.casefold(), deck.id))
    named.sort(
        key=lambda deck: _key(deck, column, judged),
        reverse=order is Qt.SortOrder.DescendingOrder,
    )
    return sorted(named, key=lambda deck: deck.entry.deck is None)


def _key(deck: DeckFacts, column: Column, judged: Judged) -> Any:
    if column is Column.VERDICT:
        standing = judged(deck)
        return _VERDICTS.index(standing.look.word) if standing else _UNREAD
    if column is Column.SETS:
        return deck.entry.sets
    if column is Column.TAGS:
        tags = deck.entry.tags
        return (not tags, tuple(tag.casefold() for tag in tags))
    if column is Column.CHANGED:
        return deck.entry.modified
    return deck.name.casefold()
