"""The head of a table: titles or glyphs, and an arrow on the sorted column only."""

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from swlcg_deck.gui.finder.columns import Column, Look
from swlcg_deck.gui.finder.ink import Ink
from swlcg_deck.gui.finder.row_model import RowModel
from swlcg_deck.gui.theme.glyphs import paint_glyph
from swlcg_deck.gui.widgets.marks import Mark, paint_mark

_CENTRED = (Look.COUNT, Look.ICONS)


class ColumnHeader(QHeaderView):
    def __init__(self, ink: Ink, model: RowModel, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._ink = ink
        self._rows = model
        self._hovered = -1
        self.setSectionsClickable(True)
        self.setSectionsMovable(True)
        self.setHighlightSections(False)
        self.setSortIndicatorShown(True)
        self.setMouseTracking(True)
        self.setAccessibleName("Columns")

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._ink.theme.px(28))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.logicalIndexAt(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def _hover(self, section: int) -> None:
        if section != self._hovered:
            self._hovered = section
            self.viewport().update()

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """A word or a glyph, and the arrow behind it."""
        ink, px = self._ink, self._ink.theme.px
        column = self._rows.columns[section]
        colour = ink.text if section == self._hovered else ink.text_3
        arrow = px(9) if section == self.sortIndicatorSection() else 0
        room = rect.width() - (px(12) if column.look is Look.NUMBER else px(4)) - arrow
        text = ink.elided(column.title, "head", room)
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
        if arrow:
            is_up = self.sortIndicatorOrder() is Qt.SortOrder.AscendingOrder
            mark = Mark.CHEVRON_UP if is_up else Mark.CHEVRON_DOWN
            where = QRectF(left + wide + px(2), rect.center().y() - arrow / 2 + 1, arrow, arrow)
            paint_mark(painter, mark, colour, where, 2.8)

    def _left(self, column: Column, rect: QRect, wide: int) -> int:
        px = self._ink.theme.px
        if column.look in _CENTRED:
            return rect.left() + max(0, (rect.width() - wide) // 2)
        if column.look is Look.STEPPER:
            return rect.right() - px(6) - wide
        return rect.left() + (px(12) if column.look is Look.NUMBER else px(4))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.fillRect(0, self.height() - 1, self.width(), 1, self._ink.hairline)
        painter.end()
        super().paintEvent(event)


def _paint_sign(painter: QPainter, glyph: str, colour: QColor, where: QRectF) -> None:
    """Capacity as the outline that has the number inside elsewhere."""
    if glyph == "capacity":
        paint_mark(painter, Mark.OCTAGON, colour, where)
    else:
        paint_glyph(painter, glyph, colour, where)
