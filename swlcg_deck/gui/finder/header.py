"""The head of a table of sets or cards: titles or glyphs, and columns that can be moved."""

from typing import Any

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from swlcg_deck.gui.finder.finder_columns import FinderColumn, Look
from swlcg_deck.gui.finder.pool_rows import RowModel
from swlcg_deck.gui.finder.table_ink import Ink
from swlcg_deck.gui.tables.sort_header import SortHeader
from swlcg_deck.gui.theme.glyphs import paint_glyph
from swlcg_deck.gui.widgets.marks import Mark, paint_mark

_CENTRED = (Look.COUNT, Look.ICONS)


class ColumnHeader(SortHeader):
    def __init__(self, ink: Ink, model: RowModel, parent: QWidget | None = None) -> None:
        super().__init__(ink.theme, model.columns, parent)
        self._ink = ink
        self._rows = model
        self.setSectionsMovable(True)

    def paint_title(
        self, painter: QPainter, rect: QRect, section: int, colour: QColor, arrow: int
    ) -> float:
        """A word or a glyph."""
        ink, px = self._ink, self._theme.px
        column = self._rows.columns[section]
        room = rect.width() - (px(12) if column.look is Look.NUMBER else px(4)) - arrow
        text = ink.elided(column.head, "head", room)
        wide = px(13) if column.glyph else ink.width(text, "head")
        left = self._left(column, rect, round(wide) + arrow)
        if column.glyph:
            size = px(13)
            sign = QRectF(left, rect.center().y() - size / 2, size, size)
            _paint_sign(painter, column.glyph, colour, sign)
        else:
            painter.setPen(colour)
            words = QRectF(left, rect.top(), wide + 1, rect.height())
            ink.write(painter, words, text, "head", centred=True)
        return left + wide + px(2)

    def _left(self, column: FinderColumn[Any], rect: QRect, wide: int) -> int:
        px = self._theme.px
        if column.look in _CENTRED:
            return rect.left() + max(0, (rect.width() - wide) // 2)
        if column.look is Look.STEPPER:
            return rect.right() - px(6) - wide
        return rect.left() + (px(12) if column.look is Look.NUMBER else px(4))


def _paint_sign(painter: QPainter, glyph: str, colour: QColor, where: QRectF) -> None:
    """Capacity as the outline that has the number inside elsewhere."""
    if glyph == "capacity":
        paint_mark(painter, Mark.OCTAGON, colour, where)
    else:
        paint_glyph(painter, glyph, colour, where)
