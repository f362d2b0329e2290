"""The page that the player hands in: who, where, when, and the sets of both decks."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from swlcg_deck.language import mark, tr
from swlcg_deck.legality.findings import Verdict
from swlcg_deck.printing.columns import Strip, side_fill, strips
from swlcg_deck.printing.ink import BLACK, GREY, PALE, WHITE, Ink
from swlcg_deck.printing.sheet_content import DeckColumn, SetRow, SheetContent

_TOP, _FOOT = 208, 106
"""Where the rows begin; what totals, verdict and signatures need below them."""
_NUMBER, _TITLE = 28, 58
_MARKS: Final = {
    Verdict.LEGAL: "verdict-legal",
    Verdict.ILLEGAL: "verdict-illegal",
    Verdict.UNKNOWN: "verdict-cannot-tell",
}


@dataclass(frozen=True)
class Density:
    """How close the rows of sets stand."""

    row: float
    title: float
    product: float
    title_base: float
    product_base: float


_DENSITIES: Final = (
    Density(row=30, title=9, product=8, title_base=11.5, product_base=23),
    Density(row=21, title=8.5, product=7, title_base=9.3, product_base=17.3),
    Density(row=19, title=8, product=6.5, title_base=8.6, product_base=15.8),
)


def density_for(rows: int, size: QSizeF) -> tuple[Density, int]:
    """The roomiest that needs one page, with its rows a page; else a close one on several."""
    room = size.height() - _TOP - _FOOT
    fitting = (density for density in _DENSITIES if rows * density.row <= room)
    density = next(fitting, _DENSITIES[1])
    return density, int(room // density.row)


class ListPage:
    title = mark("Deck registration")
    subtitle = ""

    def __init__(
        self,
        content: SheetContent,
        size: QSizeF,
        density: Density,
        rows: tuple[Sequence[SetRow], Sequence[SetRow]],
        *,
        is_last: bool,
    ) -> None:
        self._content = content
        self._size = size
        self._density = density
        self._rows = rows
        self._is_last = is_last

    def paint(self, ink: Ink) -> None:
        self._fields(ink)
        places = strips(self._size, 2)
        for column, rows, place in zip(self._content.columns, self._rows, places, strict=True):
            if column is not None:
                self._deck_head(ink, column, place)
                bottom = self._set_rows(ink, rows, place)
                if self._is_last:
                    self._totals(ink, column, place, bottom)
        if self._is_last:
            self._signatures(ink)

    def _fields(self, ink: Ink) -> None:
        info = self._content.info
        fields = (
            (tr("Player"), info.player),
            (tr("Event", note="tournament"), info.event),
            (tr("Date"), info.date),
        )
        for (label, value), place in zip(fields, strips(self._size, 3), strict=True):
            x, width = place.left, place.width
            ink.write(QPointF(x, 102), label, 7.5, width=width, colour=GREY)
            ink.write(QPointF(x, 116), value, 10.5, width=width, bold=True)
            ink.line(QPointF(x, 121), width, GREY, 0.6)

    def _deck_head(self, ink: Ink, column: DeckColumn, place: Strip) -> None:
        x, width = place.left, place.width
        ink.fill(QRectF(x, 134, width, 18), side_fill(column.side))
        at = QPointF(x + 6, 146.5)
        ink.write(at, column.side_words, 9.5, width=width - 12, bold=True, colour=WHITE)
        text, room = x, width
        if column.affiliation is not None:
            name = column.affiliation.value.lower().replace(" ", "-")
            ink.glyph(f"affiliation-{name}", QRectF(x + 2, 160, 20, 20))
            text, room = x + 28, width - 28
        ink.write(QPointF(text, 168), column.affiliation_title, 10.5, width=room, bold=True)
        name = tr("Deck: {name}", name=column.name)
        words = ". ".join(part for part in (column.affiliation_source, name) if part)
        ink.write(QPointF(text, 180), words, 8, width=room, colour=GREY)
        ink.line(QPointF(x, 188), width, BLACK, 0.8)
        headings = ((0, tr("Qty")), (_NUMBER, tr("Set")), (_TITLE, tr("Title and product")))
        for offset, heading in headings:
            at = QPointF(x + offset, 202)
            ink.write(at, heading, 7.5, width=width - offset, bold=True, colour=GREY)

    def _set_rows(self, ink: Ink, rows: Sequence[SetRow], place: Strip) -> float:
        x, width, y, density = place.left, place.width, float(_TOP), self._density
        for row in rows:
            ink.line(QPointF(x, y), width, PALE, 0.6)
            base, room = y + density.title_base, width - _TITLE
            size = density.title
            ink.write(QPointF(x + 4, base), str(row.copies), size, width=22, bold=True)
            ink.write(QPointF(x + _NUMBER, base), row.number, size, width=28, colour=GREY)
            ink.write(QPointF(x + _TITLE, base), row.title, size, width=room, bold=True)
            below = QPointF(x + _TITLE, y + density.product_base)
            ink.write(below, row.product, density.product, width=room, colour=GREY)
            y += density.row
        ink.line(QPointF(x, y), width, BLACK, 0.8)
        return y

    def _totals(self, ink: Ink, column: DeckColumn, place: Strip, bottom: float) -> None:
        x, width = place.left, place.width
        ink.write(QPointF(x, bottom + 14), column.totals, 8.5, width=width)
        mark_name = "verdict-casual" if column.casual_only else _MARKS[column.verdict]
        ink.glyph(mark_name, QRectF(x, bottom + 19.5, 9, 9))
        room, base = width - 14, bottom + 27.5
        for words in ink.wrapped(column.verdict_words, 9, room, 3, bold=True):
            ink.write(QPointF(x + 14, base), words, 9, width=room, bold=True)
            base += 11

    def _signatures(self, ink: Ink) -> None:
        y = self._size.height() - 50
        labels = (tr("Player's signature"), tr("Judge"), tr("Checked at"))
        for label, place in zip(labels, strips(self._size, 3), strict=True):
            ink.line(QPointF(place.left, y), place.width, BLACK, 0.8)
            ink.write(QPointF(place.left, y + 11), label, 7.5, width=place.width, colour=GREY)
        source = self._content.info.source
        if source:
            left = strips(self._size, 1)[0]
            words = tr("Read from {source}", source=source)
            ink.write(QPointF(left.left, y - 14), words, 7.5, width=left.width, colour=GREY)
