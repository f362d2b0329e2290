"""How a row at the left is painted: id, title, a line of the text."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from swlcg_deck.gui.rules.contents_rows import Head, Row
from swlcg_deck.gui.tables.list_model import Index, ListModel
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring
from swlcg_deck.gui.widgets.row_painting import LEFT, RIGHT, write

_EDGE = 16
_State = QStyle.StateFlag


class RowDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, rows: ListModel[Head | Row], view: QWidget) -> None:
        super().__init__(view)
        self._theme = theme
        self._rows = rows
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        row = self._rows.row_at(index)
        height = 30
        if isinstance(row, Head):
            height = 36 if index.row() else 28
        elif row is not None and row.second:
            height = 50
        return QSize(self._theme.px(160), self._theme.px(height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, where = self._rows.row_at(index), QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(row, Head):
            self._paint_head(painter, row, where)
        elif row is not None:
            is_chosen = bool(option.state & _State.State_Selected)
            self._paint_ground(painter, option, where, is_chosen=is_chosen)
            self._paint_row(painter, row, where, is_chosen=is_chosen)
        painter.restore()

    def _paint_head(self, painter: QPainter, head: Head, where: QRectF) -> None:
        px = self._theme.px
        line = where.adjusted(px(_EDGE), where.height() - px(24), -px(14), -px(2))
        font = self._theme.font(11, semibold=True)
        write(painter, line, head.title.upper(), font, self._theme.palette.text_3)

    def _paint_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, where: QRectF, *, is_chosen: bool
    ) -> None:
        palette, px = self._theme.palette, self._theme.px
        if is_chosen:
            painter.fillRect(where, QColor(palette.selected))
            bar = QRectF(where.left(), where.top(), px(3), where.height())
            painter.fillRect(bar, QColor(palette.accent_fill))
            if self._view.hasFocus() and option.state & _State.State_HasFocus:
                paint_focus_ring(painter, self._theme, where, px(4))
        elif option.state & _State.State_MouseOver:
            painter.fillRect(where, QColor(palette.hover))

    def _paint_row(self, painter: QPainter, row: Row, where: QRectF, *, is_chosen: bool) -> None:
        palette, px, theme = self._theme.palette, self._theme.px, self._theme
        inner = where.adjusted(px(_EDGE), 0, -px(14), 0)
        line = QRectF(inner)
        if row.second:
            line = QRectF(inner.left(), inner.top() + px(6), inner.width(), px(20))
            below = QRectF(inner.left(), line.bottom(), inner.width(), px(18))
            write(painter, below, row.second, theme.font(12), palette.text_2)
        small = theme.font(12)
        if row.note:
            write(painter, line, row.note, small, palette.text_3, RIGHT)
            line.setRight(line.right() - QFontMetricsF(small).horizontalAdvance(row.note) - px(6))
        if row.mark:
            font = theme.font(11, semibold=True)
            wide = QFontMetricsF(font).horizontalAdvance(row.mark)
            painter.setFont(font)
            painter.setPen(QColor(palette.accent))
            painter.drawText(
                QRectF(line.left(), line.top(), wide + 2, line.height()), LEFT, row.mark
            )
            line.setLeft(line.left() + wide + px(8))
        write(painter, line, row.title, theme.font(13, semibold=is_chosen), palette.text)
