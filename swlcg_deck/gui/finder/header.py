"""The head of a table: titles or glyphs, and an arrow on the sorted column only."""

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from swlcg_deck.gui.finder.columns import Look
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
        """Only the words and signs; the line below runs through under all columns."""
        if not rect.isValid():
            return
        ink, px = self._ink, self._ink.theme.px
        column = self._rows.columns[section]
        colour = ink.text if section == self._hovered else ink.text_3
        is_sorted = self.isSortIndicatorShown() and section == self.sortIndicatorSection()
        arrow = px(9) if is_sorted else 0
        pad = px(12) if column.look is Look.NUMBER else px(4)
        size = px(13)
        wide = size if column.glyph else ink.width(column.title, "head")
        left = rect.left() + pad
        if column.look in _CENTRED:
            left = rect.left() + max(0, round((rect.width() - wide - arrow) / 2))
        elif column.look is Look.STEPPER:
            left = rect.right() - px(6) - round(wide) - arrow
        room = rect.right() - left - arrow + (0 if column.look is Look.STEPPER else 1)
        middle = rect.center().y()
        if column.glyph == "capacity":
            octagon = QRectF(left, middle - size / 2, size, size)
            paint_mark(painter, Mark.OCTAGON, colour, octagon)
        elif column.glyph:
            glyph = QRectF(left, middle - size / 2, size, size)
            paint_glyph(painter, column.glyph, colour, glyph)
        else:
            painter.setFont(ink.head)
            painter.setPen(colour)
            words = QRectF(left, rect.top(), wide + 2, rect.height())
            text = ink.elided(column.title, "head", max(0, int(room) + 1))
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, text)
            wide = min(wide, room)
        if is_sorted:
            is_up = self.sortIndicatorOrder() is Qt.SortOrder.AscendingOrder
            mark = Mark.CHEVRON_UP if is_up else Mark.CHEVRON_DOWN
            where = QRectF(left + wide + px(2), middle - arrow / 2 + 1, arrow, arrow)
            paint_mark(painter, mark, colour, where, 2.8)

    def paintEvent(self, event) -> None:  # type: ignore[no-untyped-def]
        painter = QPainter(self.viewport())
        painter.fillRect(0, self.height() - 1, self.width(), 1, self._ink.hairline)
        painter.end()
        super().paintEvent(event)
