"""List items of two lines: what it is, and something about it."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QIcon, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring

ROW = 46
SECOND = Qt.ItemDataRole.UserRole + 1
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def two_line_item(first: str, second: str, icon: QIcon | None = None) -> QListWidgetItem:
    item = QListWidgetItem(first)
    item.setData(SECOND, second)
    item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{first}, {second}")
    if icon is not None:
        item.setIcon(icon)
    return item


class TwoLines(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QListWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._view = parent
        parent.setItemDelegate(self)
        parent.setMouseTracking(True)
        parent.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        theme.changed.connect(parent.doItemsLayout)

    def sizeHint(
        self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(self._theme.px(120), self._theme.px(ROW))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        px, palette = self._theme.px, self._theme.palette
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        where = QRectF(option.rect)
        self._paint_ground(painter, option, where)
        left = where.left() + px(12)
        icon = index.data(Qt.ItemDataRole.DecorationRole)
        if isinstance(icon, QIcon):
            size = px(16)
            box = QRectF(left, where.center().y() - size / 2, size, size).toRect()
            icon.paint(painter, box)
            left += px(26)
        room = where.right() - px(8) - left
        half = where.height() / 2 - px(5)
        top = where.top() + px(5)
        for role, font, colour in (
            (Qt.ItemDataRole.DisplayRole, self._theme.font(13, semibold=True), palette.text),
            (SECOND, self._theme.font(12), palette.text_2),
        ):
            painter.setFont(font)
            painter.setPen(QColor(colour))
            text = QFontMetricsF(font).elidedText(
                str(index.data(role) or ""), Qt.TextElideMode.ElideMiddle, room
            )
            painter.drawText(QRectF(left, top, room + 1, half), _LEFT, text)
            top += half
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, where: QRectF) -> None:
        px, palette = self._theme.px, self._theme.palette
        has_focus = self._view.hasFocus()
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if not is_chosen and not option.state & QStyle.StateFlag.State_MouseOver:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.selected if is_chosen else palette.hover))
        painter.drawRoundedRect(where, px(6), px(6))
        if is_chosen and has_focus:
            paint_focus_ring(painter, self._theme, where, px(6))
        elif is_chosen:
            bar = QRectF(where.left(), where.top() + px(6), px(3), where.height() - px(12))
            painter.fillRect(bar, QColor(palette.accent_fill))
