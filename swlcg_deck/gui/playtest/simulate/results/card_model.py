"""The cards of a deck over many games, as rows of a table."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.playtest.numbers import grouped, percent, ratio
from swlcg_deck.gui.tables.sorted_model import Index, SortedModel
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.language import mark, tr
from swlcg_deck.playtest.results import CardResult, SideResult


class Column(IntEnum):
    CARD = 0
    DRAWN = 1
    PLAYED = 2
    EDGE = 3
    DEAD = 4
    UNPAID = 5
    WON_DRAWN = 6
    WON_PLAYED = 7


TITLES = {
    Column.CARD: mark("Card"),
    Column.DRAWN: mark("Drawn"),
    Column.PLAYED: mark("Played"),
    Column.EDGE: mark("Edge"),
    Column.DEAD: mark("Dead"),
    Column.UNPAID: mark("Unpaid"),
    Column.WON_DRAWN: mark("Won if drawn"),
    Column.WON_PLAYED: mark("Won if played"),
}
MEANINGS = {
    Column.CARD: mark("The cards of the command deck"),
    Column.DRAWN: mark("Copies that came to hand over all games"),
    Column.PLAYED: mark("Copies that were played; the line shows the share of those drawn"),
    Column.EDGE: mark("Copies placed in edge stacks; the line shows the share of those drawn"),
    Column.DEAD: mark("Copies drawn that were neither played nor placed in an edge stack"),
    Column.UNPAID: mark("How often one lay in hand in a deployment phase and could not be paid"),
    Column.WON_DRAWN: mark("Share of games won in which a copy was drawn"),
    Column.WON_PLAYED: mark("Share of games won in which a copy was played"),
}


@dataclass(frozen=True)
class CardRow:
    result: CardResult
    card: Card | None
    """Of the pool; a kept result may tell of cards that are not in it."""
    is_unwritten: bool

    def value(self, column: Column) -> float | None:
        """What a column counts; None where there is nothing to tell."""
        of = self.result
        values: dict[Column, float | None] = {
            Column.DRAWN: of.drawn,
            Column.PLAYED: of.played,
            Column.EDGE: of.placed,
            Column.DEAD: of.dead,
            Column.UNPAID: of.unpaid,
            Column.WON_DRAWN: of.win_rate_drawn,
            Column.WON_PLAYED: of.win_rate_played,
        }
        return values.get(column)

    def share(self, column: Column) -> float | None:
        """What the line below a number shows."""
        value = self.value(column)
        if column in (Column.WON_DRAWN, Column.WON_PLAYED):
            return value
        if column in (Column.PLAYED, Column.EDGE, Column.DEAD) and value is not None:
            return min(1.0, ratio(int(value), self.result.drawn))
        return None

    def text(self, column: Column) -> str:
        if column is Column.CARD:
            return self.result.title
        value = self.value(column)
        if value is None:
            return "–"
        is_rate = column in (Column.WON_DRAWN, Column.WON_PLAYED)
        return percent(value) if is_rate else grouped(int(value))

    @property
    def sentence(self) -> str:
        """All of it, for a screen reader."""
        facts = [f"{tr(TITLES[column])} {self.text(column)}" for column in list(Column)[1:]]
        words = f"{self.result.title}. {', '.join(facts)}."
        return (
            f"{words} {tr('Its abilities cannot be played yet.')}" if self.is_unwritten else words
        )


def card_rows(side: SideResult, pool: CardPool) -> list[CardRow]:
    unwritten = {code for code, _title in side.unwritten}
    return [CardRow(one, card_of(pool, one.code), one.code in unwritten) for one in side.cards]


def card_of(pool: CardPool, code: str) -> Card | None:
    number, _, position = code.partition("-")
    if not (number.isascii() and number.isdigit() and position.isascii() and position.isdigit()):
        return None
    return pool.card(int(number), int(position))


class CardModel(SortedModel[CardRow]):
    """Cards that go with winning first, until a head is clicked."""

    def __init__(self, parent: QObject | None = None) -> None:
        titles = [tr(title) for title in TITLES.values()]
        best = (Column.WON_PLAYED, Qt.SortOrder.DescendingOrder)
        super().__init__(titles, best, list(Column)[1:], parent)

    def in_order(self, rows: Iterable[CardRow]) -> list[CardRow]:
        """Equals by title; what nobody knows stands last in both directions."""
        column, order = Column(self.sorting()[0]), self.sorting()[1]
        is_down = order is Qt.SortOrder.DescendingOrder
        named = sorted(rows, key=lambda row: row.result.title.casefold())
        if column is Column.CARD:
            return named[::-1] if is_down else named
        known = [row for row in named if row.value(column) is not None]
        unknown = [row for row in named if row.value(column) is None]
        return sorted(known, key=lambda row: row.value(column) or 0, reverse=is_down) + unknown

    def identity(self, row: CardRow) -> Hashable:
        return row.result.code

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role == Qt.ItemDataRole.ToolTipRole and 0 <= section < len(TITLES):
            return tr(MEANINGS[Column(section)])
        return super().headerData(section, orientation, role)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row_at(index)
        if row is None:
            return None
        column = Column(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text(column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            is_first = column is Column.CARD
            return row.sentence if is_first else f"{tr(TITLES[column])}: {row.text(column)}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(_tip(row, column))
        return None


def _tip(row: CardRow, column: Column) -> str:
    if column is Column.CARD:
        lacking = f"\n{tr('Its abilities cannot be played yet.')}" if row.is_unwritten else ""
        return f"{row.result.title} ({row.result.code}){lacking}"
    share = row.share(column)
    if share is None or column in (Column.WON_DRAWN, Column.WON_PLAYED):
        won = {
            Column.WON_DRAWN: (row.result.wins_drawn, row.result.games_drawn),
            Column.WON_PLAYED: (row.result.wins_played, row.result.games_played),
        }.get(column)
        if won is None:
            return tr(MEANINGS[column])
        wins, games = won
        return tr("{wins} of {games} games won", wins=grouped(wins), games=grouped(games))
    return tr("{share} of the copies drawn", share=percent(share))
