"""Painting the rows of a list, one like the other."""

from typing import Generic, TypeVar

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from swlcg_deck.gui.tables.list_model import Index, ListModel
from swlcg_deck.gui.theme.theme import Theme

T = TypeVar("T")


class RowDelegate(QStyledItemDelegate, Generic[T]):
    """All rows are of one height; a subclass paints what stands in one."""

    def __init__(self, theme: Theme, model: ListModel[T], view: QListView, height: int) -> None:
        super().__init__(view)
        self._theme = theme
        self._rows = model
        self._view = view
        self._height = height

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self._theme.px(160), self._theme.px(self._height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self._rows.row_at(index)
        if row is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_row(painter, option, row, QRectF(option.rect))
        painter.restore()

    def paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, row: T, where: QRectF
    ) -> None:
        raise NotImplementedError

    def paint_chosen(self, painter: QPainter, option: QStyleOptionViewItem, where: QRectF) -> None:
        """The ground of a row: a bar at the edge of the chosen one, a shade under the mouse."""
        palette = self._theme.palette
        if option.state & QStyle.StateFlag.State_Selected:
            fill = palette.selected if self._view.hasFocus() else palette.hover
            painter.fillRect(where, QColor(fill))
            bar = QRectF(where.left(), where.top(), self._theme.px(3), where.height())
            painter.fillRect(bar, QColor(palette.accent_fill))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(where, QColor(palette.hover))

    def paint_line_below(self, painter: QPainter, where: QRectF) -> None:
        line = QRectF(where.left(), where.bottom() - 1, where.width(), 1)
        painter.fillRect(line, QColor(self._theme.palette.hairline))

    def has_focus(self, option: QStyleOptionViewItem) -> bool:
        """Whether the keyboard is on this very row."""
        return bool(option.state & QStyle.StateFlag.State_HasFocus)
