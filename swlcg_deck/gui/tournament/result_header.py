"""The head of the table of results: titles, and an arrow on the sorted column only."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QCursor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.result_model import TITLES, Column
from swlcg_deck.gui.widgets.marks import Mark, paint_mark

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ResultHeader(QHeaderView):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setSortIndicatorShown(True)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName("Columns")

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._theme.px(28))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        line = QRectF(0, self.height() - 1, self.width(), 1)
        painter.fillRect(line, QColor(self._theme.palette.hairline))
        painter.end()
        super().paintEvent(event)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        if not rect.isValid():
            return
        px, palette = self._theme.px, self._theme.palette
        is_hot = rect.contains(self.viewport().mapFromGlobal(QCursor.pos()))
        colour = QColor(palette.text if is_hot else palette.text_3)
        font = self._theme.font(11, semibold=True)
        metrics = QFontMetricsF(font)
        is_sorted = section == self.sortIndicatorSection()
        arrow = px(9) if is_sorted else 0
        title = metrics.elidedText(
            TITLES[Column(section)], Qt.TextElideMode.ElideRight, rect.width() - px(14) - arrow
        )
        wide = metrics.horizontalAdvance(title)
        left = float(rect.left() + px(18 if section == Column.VERDICT else 8))
        if section == Column.SETS:
            left = rect.left() + (rect.width() - wide - arrow) / 2
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(QRectF(left, rect.top(), wide + 2, rect.height()), _LEFT, title)
        if is_sorted:
            is_up = self.sortIndicatorOrder() is Qt.SortOrder.AscendingOrder
            mark = Mark.CHEVRON_UP if is_up else Mark.CHEVRON_DOWN
            box = QRectF(left + wide + px(3), rect.center().y() - arrow / 2 + 1, arrow, arrow)
            paint_mark(painter, mark, colour, box, 2.8)
