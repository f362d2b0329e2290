"""The tournament sheet painted page by page; points are the unit, as on paper."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from swlcg_deck.cards.base import Side
from swlcg_deck.printing.sheet_content import CardRow, DeckColumn, SetRow, SheetContent

_PAPER = {"A4": QSizeF(595, 842), "Letter": QSizeF(612, 792)}
_MARGIN, _GAP = 34, 20
_BODY_TOP, _FOOT = 222, 92
_ROW, _SMALL_ROW, _TICK_ROW = 30, 15, 11.5
_INK, _GREY, _LINE = QColor("#18202F"), QColor("#5A6577"), QColor("#C3CCD9")
_FILLS = {Side.LIGHT: QColor("#1B63AE"), Side.DARK: QColor("#96203A")}


@dataclass(frozen=True)
class _Page:
    """One page: a slice of each deck's rows."""

    rows: tuple[Sequence[SetRow], Sequence[SetRow]] = ((), ())
    cards: tuple[Sequence[CardRow], Sequence[CardRow]] = ((), ())
    is_judge_page: bool = False
    is_last_of_list: bool = False


class SheetPages:
    """Knows how many pages there are and paints any of them, on paper or in a preview."""

    def __init__(self, content: SheetContent) -> None:
        self.content = content
        self.size = _PAPER[content.info.paper]
        body = self.size.height() - _BODY_TOP - _FOOT
        most = max((len(column.rows) for column in content.columns if column), default=0)
        self._row = _ROW if most <= body // _ROW else _SMALL_ROW
        self._pages = [*self._list_pages(int(body // self._row)), *self._judge_pages()]

    @property
    def count(self) -> int:
        return len(self._pages)

    def _list_pages(self, capacity: int) -> list[_Page]:
        rows = [column.rows if column else () for column in self.content.columns]
        pages = max(1, *(ceil(len(part) / capacity) for part in rows))
        return [
            _Page(
                rows=(
                    rows[0][page * capacity : (page + 1) * capacity],
                    rows[1][page * capacity : (page + 1) * capacity],
                ),
                is_last_of_list=page == pages - 1,
            )
            for page in range(pages)
        ]

    def _judge_pages(self) -> list[_Page]:
        if not self.content.info.judge_page:
            return []
        capacity = int((self.size.height() - 110 - _MARGIN) // _TICK_ROW)
        cards = [column.cards if column else () for column in self.content.columns]
        pages = max(ceil(len(part) / capacity) for part in cards)
        return [
            _Page(
                cards=(
                    cards[0][page * capacity : (page + 1) * capacity],
                    cards[1][page * capacity : (page + 1) * capacity],
                ),
                is_judge_page=True,
            )
            for page in range(pages)
        ]

    def paint(self, painter: QPainter, index: int) -> None:
        """Paint a page at the painter's origin, one unit to the point."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        page = self._pages[index]
        self._head(painter, index, "Card list for the judge" if page.is_judge_page else "")
        if page.is_judge_page:
            self._judge_body(painter, page)
        else:
            self._list_body(painter, page)

    def _head(self, painter: QPainter, index: int, subtitle: str) -> None:
        right = self.size.width() - _MARGIN
        _write(painter, QPointF(_MARGIN, 58), "Deck registration", 17, bold=True)
        note = subtitle or "Star Wars: The Card Game. Own design, not an official form."
        _write(painter, QPointF(_MARGIN, 74), note, 8, colour=_GREY)
        corner = QRectF(right - 200, 42, 200, 34)
        painter.setFont(_font(8))
        painter.setPen(_GREY)
        words = f"Rules: {self.content.edition}\nPage {index + 1} of {self.count}"
        painter.drawText(corner, Qt.AlignmentFlag.AlignRight, words)
        painter.setPen(QPen(_INK, 1.2))
        painter.drawLine(QPointF(_MARGIN, 84), QPointF(right, 84))

    def _columns(self) -> list[tuple[DeckColumn | None, QRectF]]:
        width = (self.size.width() - 2 * _MARGIN - _GAP) / 2
        left = [_MARGIN, _MARGIN + width + _GAP]
        return [
            (column, QRectF(x, 0, width, 0))
            for column, x in zip(self.content.columns, left, strict=True)
        ]

    def _list_body(self, painter: QPainter, page: _Page) -> None:
        self._fields(painter)
        for (column, place), rows in zip(self._columns(), page.rows, strict=True):
            if column is not None:
                self._deck_head(painter, column, place)
                bottom = self._set_rows(painter, rows, place)
                if page.is_last_of_list:
                    self._totals(painter, column, place, bottom)
        if page.is_last_of_list:
            self._signatures(painter)

    def _fields(self, painter: QPainter) -> None:
        info = self.content.info
        width = (self.size.width() - 2 * _MARGIN - 2 * _GAP) / 3
        fields = (("Player", info.player), ("Event", info.event), ("Date", info.date))
        for place, (label, value) in enumerate(fields):
            x = _MARGIN + place * (width + _GAP)
            _write(painter, QPointF(x, 102), label, 7.5, colour=_GREY)
            _write(painter, QPointF(x, 116), value, 10.5, bold=True, width=width)
            painter.setPen(QPen(_GREY, 0.6))
            painter.drawLine(QPointF(x, 121), QPointF(x + width, 121))

    def _deck_head(self, painter: QPainter, column: DeckColumn, place: QRectF) -> None:
        x, width = place.x(), place.width()
        painter.fillRect(QRectF(x, 134, width, 18), _FILLS[column.side])
        side = f"{column.side.value.capitalize()} side"
        _write(painter, QPointF(x + 6, 146.5), side, 9.5, bold=True, colour=QColor("white"))
        _write(painter, QPointF(x, 168), column.affiliation_title, 10.5, bold=True, width=width)
        card = column.affiliation_card
        where = f"Affiliation card, {card.product}" if card else "Affiliation card"
        _write(
            painter, QPointF(x, 180), f"{where}. Deck: {column.name}", 8, colour=_GREY, width=width
        )
        painter.setPen(QPen(_INK, 0.8))
        painter.drawLine(QPointF(x, 188), QPointF(x + width, 188))
        for offset, heading in ((0, "Qty"), (28, "Set"), (58, "Title and product")):
            _write(painter, QPointF(x + offset, 202), heading, 7.5, bold=True, colour=_GREY)

    def _set_rows(self, painter: QPainter, rows: Sequence[SetRow], place: QRectF) -> float:
        x, width, y = place.x(), place.width(), 208.0
        for row in rows:
            painter.setPen(QPen(_LINE, 0.6))
            painter.drawLine(QPointF(x, y), QPointF(x + width, y))
            _write(painter, QPointF(x + 4, y + 11.5), str(row.copies), 9, bold=True)
            _write(painter, QPointF(x + 28, y + 11.5), row.number, 9, colour=_GREY)
            text_width = width - 58
            if self._row == _ROW:
                _write(
                    painter, QPointF(x + 58, y + 11.5), row.title, 9, bold=True, width=text_width
                )
                _write(
                    painter, QPointF(x + 58, y + 23), row.product, 8, colour=_GREY, width=text_width
                )
            else:
                words = f"{row.title}, {row.product}"
                _write(painter, QPointF(x + 58, y + 11.5), words, 8, width=text_width)
            y += self._row
        painter.drawLine(QPointF(x, y), QPointF(x + width, y))
        return y

    def _totals(self, painter: QPainter, column: DeckColumn, place: QRectF, bottom: float) -> None:
        x, width = place.x(), place.width()
        _write(painter, QPointF(x, bottom + 14), column.totals, 8.5, width=width)
        mark = "✓" if column.is_legal else "✗"
        verdict = f"{mark} {column.verdict}"
        _write(painter, QPointF(x, bottom + 28), verdict, 9, bold=True, width=width)

    def _signatures(self, painter: QPainter) -> None:
        width = (self.size.width() - 2 * _MARGIN - 2 * _GAP) / 3
        y = self.size.height() - 50
        for place, label in enumerate(("Player's signature", "Judge", "Checked at")):
            x = _MARGIN + place * (width + _GAP)
            painter.setPen(QPen(_INK, 0.8))
            painter.drawLine(QPointF(x, y), QPointF(x + width, y))
            _write(painter, QPointF(x, y + 12), label, 7.5, colour=_GREY)

    def _judge_body(self, painter: QPainter, page: _Page) -> None:
        for (column, place), cards in zip(self._columns(), page.cards, strict=True):
            if column is None:
                continue
            x, width = place.x(), place.width()
            painter.fillRect(QRectF(x, 92, width, 14), _FILLS[column.side])
            head = f"{column.side.value.capitalize()} side: {column.name}"
            place_head = QPointF(x + 5, 102)
            _write(
                painter, place_head, head, 8, bold=True, colour=QColor("white"), width=width - 10
            )
            y = 110.0
            for card in cards:
                self._tick_row(painter, card, QRectF(x, y, width, _TICK_ROW))
                y += _TICK_ROW

    def _tick_row(self, painter: QPainter, card: CardRow, place: QRectF) -> None:
        base = place.y() + 8.5
        if card.is_head:
            words = f"{card.copies}×  {card.number_and_title}"
            _write(painter, QPointF(place.x(), base), words, 7.5, bold=True, width=place.width())
            return
        painter.setPen(QPen(_GREY, 0.6))
        for copy in range(min(card.copies, 4)):
            painter.drawRect(QRectF(place.x() + 8 + 9 * copy, place.y() + 2.5, 6, 6))
        x = place.x() + 30
        _write(painter, QPointF(x, base), card.code, 7.5, colour=_GREY)
        _write(painter, QPointF(x + 36, base), card.title, 7.5, width=place.width() - 66)


def _font(size: float, *, bold: bool = False) -> QFont:
    font = QFont("Inter")
    font.setPointSizeF(size)
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return font


def _write(
    painter: QPainter,
    where: QPointF,
    text: str,
    size: float,
    *,
    bold: bool = False,
    colour: QColor = _INK,
    width: float = 0,
) -> None:
    painter.setFont(_font(size, bold=bold))
    painter.setPen(colour)
    if width:
        text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(width))
    painter.drawText(where, text)
