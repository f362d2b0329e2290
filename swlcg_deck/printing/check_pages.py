"""The result of a physical deck check on paper."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from swlcg_deck.language import tr
from swlcg_deck.legality.check_words import check_sections, headline, progress_words
from swlcg_deck.legality.deck_check import DeckCheck
from swlcg_deck.printing.columns import strips
from swlcg_deck.printing.ink import BLACK, GREY, PALE, Ink
from swlcg_deck.printing.paper import MARGIN, Paper, paper_size
from swlcg_deck.printing.sheet_content import SheetInfo

_TOP, _FOOT, _ROW = 148, 80, 14
_COLUMNS = 2


@dataclass(frozen=True)
class _Row:
    copies: str
    words: str
    is_head: bool = False


class CheckPages:
    """What is wrong in two columns, as many pages as it takes, a line to sign on the last."""

    def __init__(self, name: str, check: DeckCheck, info: SheetInfo) -> None:
        self._name = name
        self._check = check
        self._info = info
        self.size: QSizeF = paper_size(info.paper)
        self._rows = _rows(check)
        self._rows_a_column = int((self.size.height() - _TOP - _FOOT) // _ROW)

    @property
    def paper(self) -> Paper:
        return self._info.paper

    @property
    def count(self) -> int:
        return max(1, ceil(len(self._rows) / (_COLUMNS * self._rows_a_column)))

    def paint(self, painter: QPainter, index: int) -> None:
        painter.save()
        ink = Ink(painter)
        self._head(ink, index)
        start = index * _COLUMNS * self._rows_a_column
        for place in strips(self.size, _COLUMNS):
            rows = self._rows[start : start + self._rows_a_column]
            self._column(ink, rows, place.left, place.width)
            start += self._rows_a_column
        if index == self.count - 1:
            self._signatures(ink)
        painter.restore()

    def _head(self, ink: Ink, index: int) -> None:
        room = self.size.width() - 2 * MARGIN
        left, right = 0.7 * room, 0.28 * room
        ink.write(QPointF(MARGIN, 58), tr("Deck check"), 17, width=left, bold=True)
        info = self._info
        about = [word for word in (info.player, info.event, info.date) if word]
        ink.write(QPointF(MARGIN, 74), ", ".join(about), 8, width=left, colour=GREY)
        corner = QPointF(MARGIN + room - right, 52)
        page = tr("Page {page} of {count}", page=index + 1, count=self.count)
        ink.write(corner, page, 8, width=right, colour=GREY, right=True)
        ink.line(QPointF(MARGIN, 84), room, BLACK, 1.2)
        mark = "verdict-legal" if self._check.is_right else "verdict-illegal"
        ink.glyph(mark, QRectF(MARGIN, 94, 14, 14))
        ink.write(QPointF(MARGIN + 22, 105), self._name, 11, width=room - 22, bold=True)
        words = f"{tr(progress_words(self._check))}. {tr(headline(self._check))}"
        ink.write(QPointF(MARGIN, 124), words, 9, width=room)

    def _column(self, ink: Ink, rows: Sequence[_Row], left: float, width: float) -> None:
        y = float(_TOP)
        for row in rows:
            base = y + _ROW - 4
            if row.is_head:
                ink.write(QPointF(left, base), row.words, 8.5, width=width, bold=True)
                ink.line(QPointF(left, y + _ROW - 0.5), width, PALE, 0.6)
            else:
                ink.write(QPointF(left, base), row.copies, 8.5, width=20, bold=True)
                ink.write(QPointF(left + 22, base), row.words, 8.5, width=width - 22)
            y += _ROW

    def _signatures(self, ink: Ink) -> None:
        y = self.size.height() - 50
        labels = (tr("Player"), tr("Judge"), tr("Time"))
        for label, place in zip(labels, strips(self.size, 3), strict=True):
            ink.line(QPointF(place.left, y), place.width, BLACK, 0.8)
            ink.write(QPointF(place.left, y + 11), label, 7.5, width=place.width, colour=GREY)


def _rows(check: DeckCheck) -> list[_Row]:
    rows: list[_Row] = []
    for section in check_sections(check):
        if rows:
            rows.append(_Row("", ""))
        rows.append(_Row("", f"{tr(section.title)}: {section.copies}", is_head=True))
        rows += [_Row(f"{line.copies}×", tr(line.words)) for line in section.lines]
    return rows
