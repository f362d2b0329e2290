"""The sets of the pool as a table, with the copies the deck has of each."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt

from swlcg_deck.cards.base import PrintedValue
from swlcg_deck.cards.editions import Edition
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.gui.cards.badges import Badge, badges_of_set
from swlcg_deck.gui.finder.finder_columns import FinderColumn, Look, Row, cells_of, count_column
from swlcg_deck.gui.finder.pool_rows import RowModel
from swlcg_deck.gui.words.game_words import side_name
from swlcg_deck.language import mark, tr, tr_n


class _Set(NamedTuple):
    """A set with what only the pool and the rules know of it."""

    entry: ObjectiveSet
    cycle: str
    badges: tuple[Badge, ...]


def _title(of: _Set) -> str:
    return of.entry.title


SET_COLUMNS: tuple[FinderColumn[_Set], ...] = (
    FinderColumn(
        *("set", mark("Set"), 42, lambda of: str(of.entry.number)),
        key=lambda of: of.entry.number,
        look=Look.NUMBER,
    ),
    FinderColumn("title", mark("Title"), 164, _title, stretch=3, look=Look.TITLE),
    FinderColumn(
        *("affiliation", mark("Affiliation"), 130, lambda of: of.entry.affiliation.value),
        hidden=True,
    ),
    count_column(
        *("resources", mark("Resources"), 24, lambda of: of.entry.objective.resources),
        glyph="resource",
        gives_way=2,
    ),
    count_column(
        *("capacity", mark("Damage capacity"), 24, lambda of: of.entry.objective.damage_capacity),
        glyph="capacity",
        gives_way=3,
    ),
    FinderColumn(
        *("product", mark("Product"), 58, lambda of: of.entry.product), stretch=1, gives_way=4
    ),
    FinderColumn("cycle", mark("Cycle"), 120, lambda of: of.cycle, hidden=True),
    FinderColumn("side", mark("Side"), 50, lambda of: side_name(of.entry.side), hidden=True),
    FinderColumn(
        *("notes", mark("Notes"), 50, lambda _of: ""),
        key=lambda of: len(of.badges),
        gives_way=1,
        descending_first=True,
        look=Look.BADGES,
        words=lambda of: ", ".join(badge.spoken for badge in of.badges),
    ),
    FinderColumn(
        *("copies", mark("Copies"), 70, lambda _of: ""),
        descending_first=True,
        look=Look.STEPPER,
    ),
)
_COPIES = len(SET_COLUMNS) - 1
"""The deck of the user tells them, not the pool."""


class SetModel(RowModel):
    def __init__(self, pool: CardPool, parent: QObject | None = None) -> None:
        super().__init__(SET_COLUMNS, parent)
        self._pool = pool
        self._copies: dict[int, int] = {}
        self._limit: Callable[[int], int] = lambda _number: 2
        self._edition: Edition | None = None
        self.set_edition(pool.default_edition)
        self._place_of = {entry.number: place for place, entry in enumerate(pool.sets)}

    def set_edition(self, edition: Edition) -> None:
        """The rules whose limits, restricted groups and errata the notes tell."""
        if edition is self._edition:
            return
        self._edition = edition
        self.set_pool_rows(
            [_row(place, entry, self._pool, edition) for place, entry in enumerate(self._pool.sets)]
        )

    def show_sets(self, sets: Iterable[ObjectiveSet]) -> None:
        rows = self.pool_rows()
        self.show_rows([rows[self._place_of[entry.number]] for entry in sets])

    def copies(self, number: int) -> int:
        return self._copies.get(number, 0)

    def limit(self, number: int) -> int:
        return self._limit(number)

    def set_copies(self, copies: Mapping[int, int]) -> None:
        """Rows whose number changed are told so one by one; nothing is reset."""
        before, self._copies = self._copies, {n: c for n, c in copies.items() if c}
        for at, row in enumerate(self.rows()):
            if before.get(row.number or 0, 0) != self.copies(row.number or 0):
                self._row_changed(at, at)

    def set_limits(self, limit: Callable[[int], int]) -> None:
        self._limit = limit
        if self.rows():
            self._row_changed(0, len(self.rows()) - 1)

    def _row_changed(self, first: int, last: int) -> None:
        self.dataChanged.emit(self.index(first, 0), self.index(last, _COPIES))

    def cell_text(self, row: Row, at: int) -> str:
        if at == _COPIES and row.number is not None:
            return str(self.copies(row.number))
        return super().cell_text(row, at)

    def sentence(self, row: Row) -> str:
        entry = self._pool.sets[row.place]
        words = [
            tr("Set {number}", number=entry.number),
            entry.title,
            entry.affiliation.value,
            _resources(entry.objective.resources),
            tr("capacity {capacity}", capacity=entry.objective.damage_capacity),
            entry.product,
            *(badge.spoken for badge in row.badges),
        ]
        copies, limit = self.copies(entry.number), self.limit(entry.number)
        words.append(
            tr_n("{n} copy in deck", "{n} copies in deck", copies) if copies else tr("not in deck")
        )
        return ", ".join([*words, tr("{limit} allowed", limit=limit)] if copies > limit else words)

    def rank(self, column: int, order: Qt.SortOrder) -> list[int]:
        if column != _COPIES:
            return super().rank(column, order)
        is_down = order is Qt.SortOrder.DescendingOrder
        places = sorted(
            self.pool_rows(), key=lambda row: self.copies(row.number or 0), reverse=is_down
        )
        ranks = [0] * len(places)
        for rank, row in enumerate(places):
            ranks[row.place] = rank
        return ranks

    def _ranking(self, column: int, order: Qt.SortOrder) -> list[int]:
        """The copies change all the time: their ranks are not kept."""
        if column == _COPIES:
            return self.rank(column, order)
        return super()._ranking(column, order)


def _row(place: int, entry: ObjectiveSet, pool: CardPool, edition: Edition) -> Row:
    badges = badges_of_set(entry, pool, edition)
    cells = cells_of(SET_COLUMNS, _Set(entry, pool.cycle_of(entry.product), badges))
    return Row(
        *(place, str(entry.number), entry.number, entry.title, entry.affiliation), cells, badges
    )


def _resources(value: PrintedValue | None) -> str:
    """`2 resources`; of some nobody can tell how many before the game."""
    if isinstance(value, int):
        return tr_n("{n} resource", "{n} resources", value)
    return tr("{resources} resources", resources=value)
