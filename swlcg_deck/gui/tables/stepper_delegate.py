"""How a row is painted: tick, glyph, words, a mark, and the stepper at the right."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from swlcg_deck.gui.tables.list_model import Index
from swlcg_deck.gui.tables.stepper_model import RowModel
from swlcg_deck.gui.tables.stepper_painting import paint_stepper, stepper_size
from swlcg_deck.gui.tables.stepper_rows import Head, Row
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, paint_glyph
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring
from swlcg_deck.gui.widgets.row_painting import LEFT, RIGHT, write
from swlcg_deck.gui.widgets.tick_box import paint_tick

_NO_LIMIT = 99
_TITLE_AT_LEAST = 190
"""Where the row is narrower than this, the words at the right give way to the title."""
_State = QStyle.StateFlag


class RowDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._view = parent
        self.hovered_cell: tuple[int, int] | None = None
        """Row and cell of the stepper under the mouse."""

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        row = _row(index)
        height = 36
        if isinstance(row, Head):
            height = 38 if index.row() else 30
        elif isinstance(row, Row) and row.second:
            height = 50
        return QSize(self._theme.px(160), self._theme.px(height))

    def stepper_rect(self, where: QRectF) -> QRectF:
        """Where the stepper of a row stands."""
        width, height = stepper_size(self._theme)
        left = where.right() - self._theme.px(14) - width
        return QRectF(left, round(where.center().y() - height / 2), width, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, where = _row(index), QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(row, Head):
            self._paint_head(painter, row, where)
        elif isinstance(row, Row):
            self._paint_ground(painter, option, where)
            cell = self.hovered_cell
            hovered = cell[1] if cell is not None and cell[0] == index.row() else None
            right = self._paint_right(painter, row, where, hovered)
            self._paint_left(painter, row, where, right)
        painter.restore()

    def _paint_head(self, painter: QPainter, head: Head, where: QRectF) -> None:
        px = self._theme.px
        line = where.adjusted(px(16), where.height() - px(26), -px(14), -px(4))
        painter.setFont(self._theme.font(11, semibold=True))
        painter.setPen(QColor(self._theme.palette.text_3))
        painter.drawText(line, LEFT, head.title.upper())
        painter.setFont(self._theme.font(11))
        painter.drawText(line, RIGHT, head.note)

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, where: QRectF) -> None:
        palette, px = self._theme.palette, self._theme.px
        is_chosen = bool(option.state & _State.State_Selected)
        if is_chosen:
            fill = palette.selected if self._view.hasFocus() else palette.hover
            painter.fillRect(where, QColor(fill))
            bar = QRectF(where.left(), where.top(), px(3), where.height())
            painter.fillRect(bar, QColor(palette.accent_fill))
        elif option.state & _State.State_MouseOver:
            painter.fillRect(where, QColor(palette.hover))
        painter.setPen(QPen(QColor(palette.hairline), 1))
        foot = where.bottom() - 0.5
        painter.drawLine(QPointF(where.left() + px(16), foot), QPointF(where.right(), foot))
        if self._view.hasFocus() and option.state & _State.State_HasFocus:
            paint_focus_ring(painter, self._theme, where, 1)

    def _paint_right(
        self, painter: QPainter, row: Row, where: QRectF, hovered: int | None
    ) -> float:
        """The stepper, the mark and the note; where the words at the left have to end."""
        px, palette = self._theme.px, self._theme.palette
        right = where.right() - px(14)
        if row.copies is not None:
            box = self.stepper_rect(where)
            paint_stepper(painter, self._theme, box, row.copies, _NO_LIMIT, hovered)
            right = box.left() - px(10)
        if row.mark:
            font = self._theme.font(11, semibold=True)
            width = QFontMetricsF(font).horizontalAdvance(row.mark) + px(12)
            box = QRectF(right - width, where.center().y() - px(9), width, px(18))
            pen = QPen(QColor(palette.border), 1, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), px(4), px(4))
            painter.setFont(font)
            painter.setPen(QColor(palette.text_2))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, row.mark)
            right = box.left() - px(8)
        font = self._theme.font(12)
        wide = QFontMetricsF(font).horizontalAdvance(row.note) + px(10)
        if row.note and (row.second or right - wide - where.left() > px(_TITLE_AT_LEAST)):
            painter.setFont(font)
            painter.setPen(QColor(palette.text_3))
            painter.drawText(where.adjusted(0, 0, right - where.right(), 0), RIGHT, row.note)
            right -= wide
        return right

    def _paint_left(self, painter: QPainter, row: Row, where: QRectF, right: float) -> None:
        px, palette = self._theme.px, self._theme.palette
        left = where.left() + px(16)
        if row.ticked is not None:
            box = QRectF(left, where.center().y() - px(8), px(16), px(16))
            paint_tick(painter, self._theme, box, is_on=row.ticked)
            left += px(26)
        if row.affiliation is not None:
            box = QRectF(left, where.center().y() - px(8), px(16), px(16))
            colour = palette.affiliation(row.affiliation)
            paint_glyph(painter, affiliation_glyph(row.affiliation), colour, box)
            left += px(25)
        room = right - left
        lines = where.adjusted(0, px(6), 0, -px(6)) if row.second else where
        first = QRectF(left, lines.top(), room, lines.height() / (2 if row.second else 1))
        ink = palette.text_2 if row.is_quiet else palette.text
        strong = self._theme.font(13, semibold=bool(row.second) and not row.is_quiet)
        write(painter, first, row.title, strong, ink)
        if row.second:
            second = first.translated(0, first.height())
            write(painter, second, row.second, self._theme.font(12), palette.text_2)


def _row(index: Index) -> Head | Row | None:
    model = index.model()
    return model.any_row_at(index) if isinstance(model, RowModel) else None
