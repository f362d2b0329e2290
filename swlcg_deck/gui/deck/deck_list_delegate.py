"""How a row of the deck list is painted."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from swlcg_deck.cards.base import Affiliation
from swlcg_deck.gui.deck.deck_list_model import DeckListModel
from swlcg_deck.gui.deck.list_rows import GroupHead, SetRow
from swlcg_deck.gui.tables.list_model import Index
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, glyph_pixmap, paint_glyph
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring
from swlcg_deck.gui.words.how_many import many

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class DeckListDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._view = parent
        self.take_theme()

    def take_theme(self) -> None:
        self._body = self._theme.font(13)
        self._small = self._theme.font(12)
        self._head = self._theme.font(12, semibold=True)
        self._metrics = QFontMetricsF(self._body)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(23))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        row = model.row_at(index) if isinstance(model, DeckListModel) else None
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        where = QRectF(option.rect)
        if isinstance(row, GroupHead):
            self._paint_head(painter, row, where)
        elif isinstance(row, SetRow):
            self._paint_ground(painter, option, where)
            self._paint_set(painter, row, where.adjusted(0, 0, -self._theme.px(6), 0))
        painter.restore()

    def _paint_head(self, painter: QPainter, head: GroupHead, where: QRectF) -> None:
        px, palette = self._theme.px, self._theme.palette
        colour = palette.affiliation(head.affiliation or Affiliation.NEUTRAL)
        glyph = affiliation_glyph(head.affiliation) if head.affiliation else "verdict-cannot-tell"
        size = px(14)
        box = QRectF(where.left(), where.center().y() - size / 2, size, size)
        paint_glyph(painter, glyph, colour, box)
        painter.setFont(self._head)
        painter.setPen(colour)
        painter.drawText(where.adjusted(px(21), 0, 0, 0), _LEFT, head.title)
        painter.setFont(self._small)
        painter.setPen(QColor(palette.text_3))
        count = many(head.copies, "set")
        painter.drawText(where.adjusted(0, 0, -px(6), 0), _RIGHT, count)

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, where: QRectF) -> None:
        px, palette = self._theme.px, self._theme.palette
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        is_hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        has_focus = self._view.hasFocus()
        if not (is_selected or is_hovered):
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.selected if is_selected and has_focus else palette.hover))
        painter.drawRoundedRect(where, px(4), px(4))
        if is_selected and has_focus:
            paint_focus_ring(painter, self._theme, where, px(4))
        elif is_selected:
            painter.setBrush(QColor(palette.accent))
            painter.drawRect(QRectF(where.left(), where.top() + px(3), px(3), px(17)))

    def _paint_set(self, painter: QPainter, row: SetRow, where: QRectF) -> None:
        px, palette = self._theme.px, self._theme.palette
        painter.setFont(self._small)
        painter.setPen(QColor(palette.text_3))
        number = "" if row.entry.number is None else str(row.entry.number)
        painter.drawText(where, _RIGHT, number)
        painter.setFont(self._body)
        painter.setPen(QColor(palette.text_2))
        copies = QRectF(where.left(), where.top(), px(24), where.height())
        painter.drawText(copies, _RIGHT, f"{row.entry.copies}×")
        marks = self._marks(row)
        left = where.left() + px(31)
        room = where.right() - px(30) - left - px(17) * (len(marks) + bool(row.entry.note))
        title = self._metrics.elidedText(row.entry.title, Qt.TextElideMode.ElideRight, room)
        painter.setPen(QColor(palette.text))
        painter.drawText(QRectF(left, where.top(), room + 1, where.height()), _LEFT, title)
        left += self._metrics.horizontalAdvance(title) + px(7)
        for glyph, colour in marks:
            size = px(13)
            ratio = painter.device().devicePixelRatioF()
            pixmap = glyph_pixmap(glyph, colour, size, ratio, below=palette.panel)
            box = QRectF(left, where.center().y() - size / 2, size, size)
            painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
            left += px(17)
        if row.entry.note:
            self._paint_note(painter, QPointF(left, where.center().y()))

    def _marks(self, row: SetRow) -> list[tuple[str, str]]:
        palette = self._theme.palette
        if row.is_offending:
            return [("verdict-illegal", palette.illegal.ink)]
        if row.known is None or row.findings:
            return [("verdict-cannot-tell", palette.unknown.ink)]
        return []

    def _paint_note(self, painter: QPainter, middle: QPointF) -> None:
        """A leaf with two lines: somebody wrote something about this set."""
        px = self._theme.px
        leaf = QRectF(middle.x() + 0.5, middle.y() - px(6) + 0.5, px(10), px(12) - 1)
        painter.setPen(QPen(QColor(self._theme.palette.text_3), max(1.0, self._theme.scale)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(leaf, px(2), px(2))
        for part in (0.36, 0.64):
            y = leaf.top() + leaf.height() * part
            painter.drawLine(QPointF(leaf.left() + px(2.5), y), QPointF(leaf.right() - px(2.5), y))
