"""Every card of both decks by set and position, with a box to tick for each copy."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from swlcg_deck.language import mark, tr
from swlcg_deck.printing.columns import Strip, side_fill, strips
from swlcg_deck.printing.ink import BLACK, GREY, PALE, WHITE, Ink
from swlcg_deck.printing.paper import MARGIN
from swlcg_deck.printing.sheet_content import CardRow, DeckColumn, Kind, SheetContent

_TOP = 112
_ROW, _CLOSEST = 11.5, 10.4
_BOX, _STEP = 6, 9
_CODE, _TITLE = 24, 56
_BOXES = 2
"""More copies than a deck may have (DECK-05) get one box and their number."""


def tick_row_height(rows: int, size: QSizeF) -> tuple[float, int]:
    """The height of a row and how many a page has; a little closer where that saves a page."""
    room = size.height() - _TOP - MARGIN
    row = min(_ROW, max(_CLOSEST, room / rows)) if rows else _ROW
    if rows * row > room:
        row = _ROW
    return row, int(room / row + 1e-6)


class JudgePage:
    title = mark("Card list for the judge")

    def __init__(
        self,
        content: SheetContent,
        size: QSizeF,
        row: float,
        cards: tuple[Sequence[CardRow], Sequence[CardRow]],
    ) -> None:
        self._content = content
        self._size = size
        self._row = row
        self._cards = cards

    @property
    def subtitle(self) -> str:
        """Whose cards: the pages may get separated."""
        info = self._content.info
        words = [word for word in (info.player, info.event, info.date, info.source) if word]
        return ", ".join(words) or tr("Tick what lies on the table.")

    def paint(self, ink: Ink) -> None:
        places = strips(self._size, 2)
        for column, cards, place in zip(self._content.columns, self._cards, places, strict=True):
            if column is not None:
                self._column(ink, column, cards, place)

    def _column(self, ink: Ink, column: DeckColumn, cards: Sequence[CardRow], place: Strip) -> None:
        ink.fill(QRectF(place.left, 92, place.width, 15), side_fill(column.side))
        head = f"{column.side_words}: {column.name}"
        at = QPointF(place.left + 5, 102.5)
        ink.write(at, head, 8, width=place.width - 10, bold=True, colour=WHITE)
        y = float(_TOP)
        for card in cards:
            self._tick(ink, card, place, y)
            y += self._row

    def _tick(self, ink: Ink, card: CardRow, place: Strip, y: float) -> None:
        base, x, right = y + self._row - 2.8, place.left, place.left + place.width
        boxes = card.copies if card.copies <= _BOXES else 1
        for copy in range(boxes):
            ink.box(QRectF(x + _STEP * copy, base - _BOX, _BOX, _BOX))
        if card.kind is Kind.OBJECTIVE:
            ink.line(QPointF(x, base - self._row + 2.2), place.width, PALE, 0.5)
        is_bold = card.kind is not Kind.COMMAND
        count = f"{card.copies}×" if is_bold or card.copies > _BOXES else ""
        if count:
            ink.write(QPointF(right - 24, base), count, 7.5, width=24, bold=is_bold, right=True)
        if card.kind is Kind.AFFILIATION:
            words = tr("{title} (affiliation card)", title=card.title)
            at = QPointF(x + _CODE, base)
            ink.write(at, words, 7.5, width=place.width - _CODE - 26, bold=True)
            return
        at, colour = QPointF(x + _CODE, base), BLACK if is_bold else GREY
        ink.write(at, card.code, 7.5, width=30, bold=is_bold, colour=colour)
        room = place.width - _TITLE - 26
        ink.write(QPointF(x + _TITLE, base), card.title, 7.5, width=room, bold=is_bold)
