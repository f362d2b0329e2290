"""The head of a table: titles, and an arrow on the sorted column only."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from swlcg_deck.gui.tables.column import Column
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.marks import Mark, paint_mark
from swlcg_deck.gui.widgets.row_painting import CENTRE, RIGHT
from swlcg_deck.language import tr

_ARROW = 9


class SortHeader(QHeaderView):
    """Titles stand where their cells begin; a title stays where it is when its column sorts."""

    def __init__(
        self,
        theme: Theme,
        columns: Sequence[Column[Any]],
        parent: QWidget | None = None,
        *,
        first_inset: int = 8,
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self._columns = columns
        self._first_inset = first_inset
        self._hovered = -1
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setSortIndicatorShown(True)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(tr("Columns"))

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._theme.px(28))

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

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        hairline = QColor(self._theme.palette.hairline)
        painter.fillRect(0, self.height() - 1, self.width(), 1, hairline)
        painter.end()
        super().paintEvent(event)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        if not rect.isValid():
            return
        palette = self._theme.palette
        colour = QColor(palette.text if section == self._hovered else palette.text_3)
        is_sorted = section == self.sortIndicatorSection()
        arrow = self._theme.px(_ARROW) if is_sorted else 0
        left = self.paint_title(painter, rect, section, colour, arrow)
        if is_sorted:
            is_up = self.sortIndicatorOrder() is Qt.SortOrder.AscendingOrder
            mark = Mark.CHEVRON_UP if is_up else Mark.CHEVRON_DOWN
            box = QRectF(left, rect.center().y() - arrow / 2 + 1, arrow, arrow)
            paint_mark(painter, mark, colour, box, 2.8)

    def paint_title(
        self, painter: QPainter, rect: QRect, section: int, colour: QColor, arrow: int
    ) -> float:
        """The title of a column; the place where an arrow of this width begins."""
        px = self._theme.px
        font = self._theme.font(11, semibold=True)
        metrics = QFontMetricsF(font)
        column = self._columns[section]
        room = rect.width() - px(14) - arrow
        title = metrics.elidedText(column.head, Qt.TextElideMode.ElideRight, room)
        wide = metrics.horizontalAdvance(title)
        left = float(rect.left() + px(8 if section else self._first_inset))
        if column.align == CENTRE:
            left = rect.left() + (rect.width() - wide) / 2
        elif column.align == RIGHT:
            left = rect.right() - px(16) - wide - (arrow + px(3) if arrow else 0)
        painter.setFont(font)
        painter.setPen(colour)
        words = QRectF(left, rect.top(), wide + 2, rect.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, title)
        return left + wide + px(3)
