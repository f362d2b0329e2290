"""The tournament sheet page by page: the list to hand in, then the cards for the judge."""

from collections.abc import Sequence
from math import ceil
from typing import TypeVar

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPainter

from swlcg_deck.language import mark, tr
from swlcg_deck.printing.ink import BLACK, GREY, Ink
from swlcg_deck.printing.judge_page import JudgePage, tick_row_height
from swlcg_deck.printing.list_page import ListPage, density_for
from swlcg_deck.printing.paper import MARGIN, Paper, paper_size
from swlcg_deck.printing.sheet_content import SheetContent

_GAME = mark("Star Wars: The Card Game. Own design, not an official form.")
Row = TypeVar("Row")


class SheetPages:
    """Knows how many pages there are and paints any of them, on paper or in a preview."""

    def __init__(self, content: SheetContent) -> None:
        self.content = content
        self.size: QSizeF = paper_size(content.info.paper)
        self._pages: list[ListPage | JudgePage] = [*self._list_pages()]
        if content.info.judge_page:
            self._pages += self._judge_pages()

    @property
    def paper(self) -> Paper:
        return self.content.info.paper

    @property
    def count(self) -> int:
        return len(self._pages)

    def _list_pages(self) -> list[ListPage]:
        light, dark = [column.rows if column else () for column in self.content.columns]
        density, capacity = density_for(max(len(light), len(dark)), self.size)
        pages = _slices(light, dark, capacity) or [((), ())]
        return [
            ListPage(self.content, self.size, density, rows, is_last=rows is pages[-1])
            for rows in pages
        ]

    def _judge_pages(self) -> list[JudgePage]:
        light, dark = [column.cards if column else () for column in self.content.columns]
        row, capacity = tick_row_height(max(len(light), len(dark)), self.size)
        return [
            JudgePage(self.content, self.size, row, cards)
            for cards in _slices(light, dark, capacity)
        ]

    def paint(self, painter: QPainter, index: int) -> None:
        """Paint a page at the painter's origin, one unit to the point."""
        painter.save()
        ink = Ink(painter)
        self._head(ink, index)
        self._pages[index].paint(ink)
        painter.restore()

    def _head(self, ink: Ink, index: int) -> None:
        room = self.size.width() - 2 * MARGIN
        left, right = 0.68 * room, 0.3 * room
        corner = MARGIN + room - right
        page = self._pages[index]
        ink.write(QPointF(MARGIN, 58), tr(page.title), 17, width=left, bold=True)
        ink.write(QPointF(MARGIN, 74), page.subtitle or tr(_GAME), 8, width=left, colour=GREY)
        lines = [
            tr("Rules: {edition}", edition=self.content.edition),
            tr("Page {page} of {count}", page=index + 1, count=self.count),
        ]
        if page.subtitle:
            lines.append(tr("Not an official form"))
        for place, words in enumerate(lines):
            at = QPointF(corner, 52 + 11 * place)
            ink.write(at, words, 8, width=right, colour=GREY, right=True)
        ink.line(QPointF(MARGIN, 84), room, BLACK, 1.2)


def _slices(
    light: Sequence[Row], dark: Sequence[Row], capacity: int
) -> list[tuple[Sequence[Row], Sequence[Row]]]:
    """Both columns cut into pages of the same number of rows."""
    pages = ceil(max(len(light), len(dark)) / capacity)
    cuts = [slice(page * capacity, (page + 1) * capacity) for page in range(pages)]
    return [(light[cut], dark[cut]) for cut in cuts]
