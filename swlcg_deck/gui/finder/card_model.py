"""The cards of the pool as a table."""

from collections.abc import Iterable
from typing import Literal

from PySide6.QtCore import QObject

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.words.card_words import combat_icons
from swlcg_deck.gui.finder.columns import Cell, Column, Look, Row, text_cell, value_cell
from swlcg_deck.gui.finder.row_model import RowModel
from swlcg_deck.gui.words.game_words import type_title, type_word
from swlcg_deck.language import mark, tr

CARD_COLUMNS = (
    Column("card", mark("Card"), Look.NUMBER, 58),
    Column("title", mark("Title"), Look.TITLE, 146, stretch=3),
    Column("type", mark("Type"), Look.NAME, 96, gives_way=1),
    Column("affiliation", mark("Affiliation"), Look.NAME, 130, gives_way=8),
    Column("cost", mark("Cost"), Look.COUNT, 40, descending_first=True),
    Column("force", mark("Force icons"), Look.COUNT, 28, glyph="force", descending_first=True),
    Column("unit", mark("Unit damage"), Look.ICONS, 42, glyph="unit-damage", descending_first=True),
    Column("blast", mark("Blast damage"), Look.ICONS, 42, glyph="blast", descending_first=True),
    Column("tactics", mark("Tactics"), Look.ICONS, 42, glyph="tactics", descending_first=True),
    Column(
        "capacity", mark("Damage capacity"), Look.COUNT, 28, glyph="capacity", descending_first=True
    ),
    Column(
        "resources",
        mark("Resources"),
        Look.COUNT,
        28,
        glyph="resource",
        gives_way=2,
        descending_first=True,
    ),
    Column("traits", mark("Traits"), Look.NAME, 90, stretch=2, gives_way=7),
)


class CardModel(RowModel):
    def __init__(self, pool: CardPool, parent: QObject | None = None) -> None:
        super().__init__(CARD_COLUMNS, parent)
        self._pool = pool
        self._place_of: dict[int, int] = {}

    def show_cards(self, cards: Iterable[Card]) -> None:
        """Cards of the pool the model was made from; its rows are made when first needed."""
        if not self._place_of:
            self._place_of = {id(card): place for place, card in enumerate(self._pool.cards)}
            self.set_pool_rows([_row(place, card) for place, card in enumerate(self._pool.cards)])
        rows, place_of = self.pool_rows(), self._place_of
        self.show_rows([rows[place_of[id(card)]] for card in cards])

    def sentence(self, row: Row) -> str:
        return _sentence(self._pool.cards[row.place])


def _row(place: int, card: Card) -> Row:
    cells = (
        Cell(card.code.removeprefix("card "), _code_key(card, place)),
        text_cell(card.title),
        text_cell(type_title(card.type)),
        text_cell(card.affiliation.value),
        value_cell(card.cost),
        value_cell(card.force_icons),
        _icons_cell(card, "unit_damage"),
        _icons_cell(card, "blast_damage"),
        _icons_cell(card, "tactics"),
        value_cell(card.damage_capacity),
        value_cell(card.resources),
        text_cell(", ".join(card.traits)),
    )
    return Row(place, card.code, card.set, card.title, card.affiliation, cells)


def _code_key(card: Card, place: int) -> tuple[int, int, str]:
    """Cards of sets in their order, then those outside the sets in the order of the pool."""
    return (0, place, "") if card.set is not None else (1, place, "")


def _icons_cell(card: Card, kind: Literal["unit_damage", "blast_damage", "tactics"]) -> Cell:
    """Normal icons, and beside them those that need the edge; none at all is left empty."""
    normal: int = getattr(card.icons, kind, 0)
    edge: int = getattr(card.edge_icons, kind, 0)
    if not normal and not edge:
        return Cell("", None, spoken=tr("none"))
    extra = str(edge) if edge else ""
    spoken = (
        tr("{normal}, with the edge {edge} more", normal=normal, edge=edge) if edge else str(normal)
    )
    return Cell(str(normal), (0, 100 * normal + edge, ""), extra, spoken)


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
        tr("Card {code}", code=card.code.removeprefix("card ")),
        card.title,
        card.affiliation.value,
        tr("unique {type}", type=kind) if card.unique else kind,
    ]
    words += [f"{name} {value}" for name, value in named if value is not None]
    words += [tr("icons {icons}", icons=tr(combat_icons(card)))] if card.icons else []
    return ", ".join([*words, *card.traits])
