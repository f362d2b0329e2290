"""How a step of the history is painted: a point on a line, and what was done."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from swlcg_deck.gui.deck.history_model import Step
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring
from swlcg_deck.language import tr

Index = QModelIndex | QPersistentModelIndex
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class HistoryDelegate(QStyledItemDelegate):
    """The present step has a filled point and strong words; undone ones are in italics."""

    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self._theme.px(160), self._theme.px(30))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        step = index.data(Qt.ItemDataRole.UserRole)
        if not isinstance(step, Step):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        where = QRectF(option.rect)
        self._paint_ground(painter, option, where)
        self._paint_point(painter, step, where, is_last=index.row() + 1 == self._count())
        self._paint_words(painter, step, where)
        painter.restore()

    def _count(self) -> int:
        return self._view.model().rowCount()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, where: QRectF) -> None:
        palette = self._theme.palette
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if not is_selected and not option.state & QStyle.StateFlag.State_MouseOver:
            return
        has_focus = is_selected and self._view.hasFocus()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.selected if has_focus else palette.hover))
        radius = self._theme.px(6)
        painter.drawRoundedRect(where, radius, radius)
        if has_focus:
            paint_focus_ring(painter, self._theme, where, radius)

    def _paint_point(self, painter: QPainter, step: Step, where: QRectF, *, is_last: bool) -> None:
        px, palette = self._theme.px, self._theme.palette
        middle = QPointF(where.left() + px(12), where.center().y())
        radius = px(4.5)
        painter.setPen(QPen(QColor(palette.border), max(1.0, 1.5 * self._theme.scale)))
        if step.number < self._count() - 1:
            painter.drawLine(QPointF(middle.x(), where.top()), middle - QPointF(0, radius))
        if not is_last:
            painter.drawLine(middle + QPointF(0, radius), QPointF(middle.x(), where.bottom()))
        colour = QColor(palette.accent if step.is_present else palette.text_3)
        painter.setPen(QPen(colour, max(1.0, 1.5 * self._theme.scale)))
        painter.setBrush(colour if step.is_present else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, radius, radius)

    def _paint_words(self, painter: QPainter, step: Step, where: QRectF) -> None:
        px, palette = self._theme.px, self._theme.palette
        right = where.right() - px(10)
        mark = _mark(step)
        if mark:
            painter.setFont(self._theme.font(11))
            painter.setPen(QColor(palette.text_3))
            room = QRectF(where.left(), where.top(), right - where.left(), where.height())
            painter.drawText(room, _RIGHT, mark)
            right -= QFontMetricsF(painter.font()).horizontalAdvance(mark) + px(8)
        font = self._theme.font(13, semibold=step.is_present, italic=step.is_undone)
        left = where.left() + px(28)
        text = QFontMetricsF(font).elidedText(
            step.reason, Qt.TextElideMode.ElideRight, right - left
        )
        painter.setFont(font)
        painter.setPen(QColor(palette.text_3 if step.is_undone else palette.text))
        painter.drawText(QRectF(left, where.top(), right - left + 1, where.height()), _LEFT, text)


def _mark(step: Step) -> str:
    if step.is_present:
        return tr("now, saved") if step.is_saved else tr("now")
    return tr("saved") if step.is_saved else ""
