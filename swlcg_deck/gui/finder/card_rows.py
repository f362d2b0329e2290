"""The cards of the pool as a table."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Literal

from PySide6.QtCore import QObject

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.search.entry import PrintedText, nothing_printed
from swlcg_deck.cards.words.card_words import combat_icons
from swlcg_deck.gui.finder.finder_columns import FinderColumn, Look, Row, cells_of, count_column
from swlcg_deck.gui.finder.pool_rows import RowModel
from swlcg_deck.gui.words.game_words import type_title, type_word
from swlcg_deck.language import mark, tr


def _icons_column(
    name: str, title: str, glyph: str, kind: Literal["unit_damage", "blast_damage", "tactics"]
) -> FinderColumn[Card]:
    """Normal icons, and beside them those that need the edge; none at all is left empty."""

    def counts(card: Card) -> tuple[int, int]:
        return getattr(card.icons, kind, 0), getattr(card.edge_icons, kind, 0)

    def words(card: Card) -> str:
        normal, edge = counts(card)
        if edge:
            return tr("{normal}, with the edge {edge} more", normal=normal, edge=edge)
        return str(normal) if normal else tr("none")

    return FinderColumn(
        *(name, title, 42, lambda card: str(counts(card)[0]) if any(counts(card)) else ""),
        key=lambda card: counts(card) if any(counts(card)) else None,
        descending_first=True,
        look=Look.ICONS,
        glyph=glyph,
        edge=lambda card: str(counts(card)[1] or ""),
        words=words,
    )


def _code(card: Card) -> str:
    return card.code.removeprefix("card ")


def _affiliation(card: Card) -> str:
    return card.affiliation.value


CARD_COLUMNS: tuple[FinderColumn[Card], ...] = (
    FinderColumn("card", mark("Card"), 58, _code, look=Look.NUMBER),
    FinderColumn("title", mark("Title"), 146, lambda card: card.title, stretch=3, look=Look.TITLE),
    FinderColumn("type", mark("Type"), 96, lambda card: type_title(card.type), gives_way=1),
    FinderColumn("affiliation", mark("Affiliation"), 130, _affiliation, gives_way=8),
    count_column("cost", mark("Cost"), 40, lambda card: card.cost),
    count_column("force", mark("Force icons"), 28, lambda card: card.force_icons, glyph="force"),
    _icons_column("unit", mark("Unit damage"), "unit-damage", "unit_damage"),
    _icons_column("blast", mark("Blast damage"), "blast", "blast_damage"),
    _icons_column("tactics", mark("Tactics"), "tactics", "tactics"),
    count_column(
        *("capacity", mark("Damage capacity"), 28, lambda card: card.damage_capacity),
        glyph="capacity",
    ),
    count_column(
        *("resources", mark("Resources"), 28, lambda card: card.resources),
        glyph="resource",
        gives_way=2,
    ),
    FinderColumn(
        *("traits", mark("Traits"), 90, lambda card: ", ".join(card.traits)),
        stretch=2,
        gives_way=7,
    ),
)


class CardModel(RowModel):
    def __init__(self, pool: CardPool, parent: QObject | None = None) -> None:
        super().__init__(CARD_COLUMNS, parent)
        self._pool = pool
        self.printed: PrintedText = nothing_printed
        """What the user's card packs say is printed on a card."""
        self._place_of: dict[int, int] = {}

    def show_cards(self, cards: Iterable[Card]) -> None:
        """Cards of the pool the model was made from; its rows are made when first needed."""
        if not self._place_of:
            self._place_of = {id(card): place for place, card in enumerate(self._pool.cards)}
            self.set_pool_rows([_row(place, card) for place, card in enumerate(self._pool.cards)])
        rows, place_of = self.pool_rows(), self._place_of
        self.show_rows([rows[place_of[id(card)]] for card in cards])

    def about(self, row: Row) -> str:
        printed = self.printed(self._pool.cards[row.place])
        return tr("Printed: {text}", text=printed) if printed else ""

    def sentence(self, row: Row) -> str:
        return _sentence(self._pool.cards[row.place])


def _row(place: int, card: Card) -> Row:
    """Numbers sort in the order of the pool: cards of sets, then those outside the sets."""
    number, *rest = cells_of(CARD_COLUMNS, card)
    cells = (replace(number, key=place), *rest)
    return Row(place, card.code, card.set, card.title, card.affiliation, cells)


def _sentence(card: Card) -> str:
    kind = type_word(card.type)
    named = (
        (tr("cost"), card.cost),
        (tr("Force icons"), card.force_icons),
        (tr("priority"), card.priority),
        (tr("capacity"), card.damage_capacity),
        (tr("resources"), card.resources),
    )
    words = [
        tr("Card {code}", code=_code(card)),
        card.title,
        card.affiliation.value,
        tr("unique {type}", type=kind) if card.unique else kind,
    ]
    words += [f"{name} {value}" for name, value in named if value is not None]
    words += [tr("icons {icons}", icons=tr(combat_icons(card)))] if card.icons else []
    return ", ".join([*words, *card.traits])
