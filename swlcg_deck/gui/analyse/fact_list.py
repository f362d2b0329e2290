"""The plain numbers as a list: what it is, before, after."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from swlcg_deck.gui.analyse.facts import Fact
from swlcg_deck.gui.analyse.row_list import RowDelegate, RowList
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import tr

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class _FactDelegate(RowDelegate):
    """A number that changed is strong; one that did not is quiet."""

    def paint_row(self, painter: QPainter, row: object, where: QRectF) -> None:
        if not isinstance(row, Fact):
            return
        px, palette = self.theme.px, self.theme.palette
        painter.setPen(QPen(QColor(palette.hairline), 1))
        line = where.bottom() - 0.5
        painter.drawLine(QPointF(where.left(), line), QPointF(where.right(), line))
        painter.setFont(self.theme.font(12))
        painter.setPen(QColor(palette.text_3 if row.is_part else palette.text_2))
        indent = px(12) if row.is_part else 0
        painter.drawText(where.adjusted(indent, 0, 0, 0), _LEFT, row.label)
        is_strong = row.is_changed or row.before is None
        number = self.theme.font(12, semibold=is_strong)
        painter.setFont(number)
        painter.setPen(QColor(palette.text if is_strong else palette.text_2))
        painter.drawText(where, _RIGHT, row.value)
        if row.before is not None:
            after = max(px(44), round(QFontMetricsF(number).horizontalAdvance(row.value)) + px(8))
            painter.setFont(self.theme.font(12))
            painter.setPen(QColor(palette.text_3))
            words = f"{row.before}  ›" if row.is_changed else row.before
            room = where.adjusted(0, 0, -after, 0)
            if not row.is_changed:
                room = room.adjusted(
                    0, 0, -QFontMetricsF(painter.font()).horizontalAdvance("  ›"), 0
                )
            painter.drawText(room, _RIGHT, words)


def fact_list(theme: Theme) -> RowList:
    view = RowList(theme, tr("Numbers of the deck"))
    view.setItemDelegate(_FactDelegate(theme, view, 26))
    return view
