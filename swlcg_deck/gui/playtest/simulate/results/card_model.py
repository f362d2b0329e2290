"""The cards of a deck over many games, as rows of a table."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Qt

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.playtest.numbers import grouped, percent, ratio
from swlcg_deck.gui.tables.column import Column
from swlcg_deck.gui.tables.sorted_model import SortedModel
from swlcg_deck.gui.widgets.row_painting import RIGHT
from swlcg_deck.language import mark, tr
from swlcg_deck.playtest.results import CardResult, SideResult

_NARROWEST = 0.6
"""Of the width of a column of numbers."""


@dataclass(frozen=True)
class CardRow:
    result: CardResult
    card: Card | None
    """Of the pool; a kept result may tell of cards that are not in it."""
    is_unwritten: bool


def card_rows(side: SideResult, pool: CardPool) -> list[CardRow]:
    unwritten = {code for code, _title in side.unwritten}
    return [CardRow(one, card_of(pool, one.code), one.code in unwritten) for one in side.cards]


def card_of(pool: CardPool, code: str) -> Card | None:
    number, _, position = code.partition("-")
    if not (number.isascii() and number.isdigit() and position.isascii() and position.isdigit()):
        return None
    return pool.card(int(number), int(position))


@dataclass(frozen=True, eq=False)
class NumberColumn(Column[CardRow]):
    share: Callable[[CardRow], float | None] = lambda _row: None
    """What the line below a number shows."""


def _number(
    name: str, title: str, meaning: str, width: int, of: Callable[[CardResult], int]
) -> NumberColumn:
    return NumberColumn(
        *(name, title, width, lambda row: grouped(of(row.result)), lambda row: of(row.result)),
        tip=lambda _row: tr(meaning),
        meaning=meaning,
        align=RIGHT,
        least=round(width * _NARROWEST),
        descending_first=True,
    )


def _part(
    name: str, title: str, meaning: str, width: int, of: Callable[[CardResult], int]
) -> NumberColumn:
    """Of the copies that came to hand."""

    def share(row: CardRow) -> float:
        return min(1.0, ratio(of(row.result), row.result.drawn))

    def tip(row: CardRow) -> str:
        return tr("{share} of the copies drawn", share=percent(share(row)))

    return replace(_number(name, title, meaning, width, of), tip=tip, share=share)


def _won(
    name: str,
    title: str,
    meaning: str,
    width: int,
    rate: Callable[[CardResult], float | None],
    games: Callable[[CardResult], tuple[int, int]],
) -> NumberColumn:
    """A share of games; nothing to tell where there was none."""

    def text(row: CardRow) -> str:
        value = rate(row.result)
        return "–" if value is None else percent(value)

    def tip(row: CardRow) -> str:
        wins, of = games(row.result)
        return tr("{wins} of {games} games won", wins=grouped(wins), games=grouped(of))

    def value(row: CardRow) -> float | None:
        return rate(row.result)

    plain = _number(name, title, meaning, width, lambda of: of.drawn)
    return replace(plain, text=text, key=value, tip=tip, share=value)


def _tip(row: CardRow) -> str:
    lacking = f"\n{tr('Its abilities cannot be played yet.')}" if row.is_unwritten else ""
    return f"{row.result.title} ({row.result.code}){lacking}"


def _sentence(row: CardRow) -> str:
    """All of it, for a screen reader."""
    facts = [f"{column.head} {column.text(row)}" for column in COLUMNS[1:]]
    words = f"{row.result.title}. {', '.join(facts)}."
    return f"{words} {tr('Its abilities cannot be played yet.')}" if row.is_unwritten else words


COLUMNS: tuple[Column[CardRow], ...] = (
    Column(
        *("card", mark("Card"), 110, lambda row: row.result.title),
        spoken=_sentence,
        tip=_tip,
        meaning=mark("The cards of the command deck"),
        least=80,
        stretch=1,
    ),
    _number(
        "drawn",
        mark("Drawn"),
        mark("Copies that came to hand over all games"),
        66,
        lambda of: of.drawn,
    ),
    _part(
        "played",
        mark("Played"),
        mark("Copies that were played; the line shows the share of those drawn"),
        66,
        lambda of: of.played,
    ),
    _part(
        "edge",
        mark("Edge"),
        mark("Copies placed in edge stacks; the line shows the share of those drawn"),
        62,
        lambda of: of.placed,
    ),
    _part(
        "dead",
        mark("Dead"),
        mark("Copies drawn that were neither played nor placed in an edge stack"),
        62,
        lambda of: of.dead,
    ),
    _number(
        "unpaid",
        mark("Unpaid"),
        mark("How often one lay in hand in a deployment phase and could not be paid"),
        66,
        lambda of: of.unpaid,
    ),
    _won(
        "won_drawn",
        mark("Won if drawn"),
        mark("Share of games won in which a copy was drawn"),
        94,
        lambda of: of.win_rate_drawn,
        lambda of: (of.wins_drawn, of.games_drawn),
    ),
    _won(
        "won_played",
        mark("Won if played"),
        mark("Share of games won in which a copy was played"),
        106,
        lambda of: of.win_rate_played,
        lambda of: (of.wins_played, of.games_played),
    ),
)


class CardModel(SortedModel[CardRow]):
    """Cards that go with winning first, until a head is clicked."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(COLUMNS, "won_played", Qt.SortOrder.DescendingOrder, parent)

    def identity(self, row: CardRow) -> Hashable:
        return row.result.code

    def among_equals(self, row: CardRow) -> str:
        return row.result.title.casefold()
