"""How a saved state is painted: a dot on the line of time, words, a verdict, A and B."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from swlcg_deck.gui.library.snapshots import Snapshot
from swlcg_deck.gui.library.version_model import HistoryModel
from swlcg_deck.gui.tables.list_model import Index
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring
from swlcg_deck.gui.widgets.row_painting import paint_sign, write

ROW = 44


class HistoryDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, model: HistoryModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = model
        self._view = parent

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self._theme.px(160), self._theme.px(ROW))

    def letter_rects(self, where: QRectF) -> dict[str, QRectF]:
        """Where A and B stand in a row; a click there chooses the row as that."""
        px = self._theme.px
        size, top = px(19), where.center().y() - px(9.5)
        right = where.right() - px(8)
        b = QRectF(right - size, top, size, size)
        return {"A": b.translated(-size - px(4), 0), "B": b}

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        snapshot = self._model.snapshot(index.row())
        if snapshot is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        where = QRectF(option.rect)
        is_hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        is_marked = index.row() in (self._model.a, self._model.b)
        palette = self._theme.palette
        if is_marked or is_hovered:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.hover if is_hovered else palette.raised))
            painter.drawRoundedRect(where.adjusted(0, 1, 0, -1), 6, 6)
        has_focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if has_focus and self._view.hasFocus():
            paint_focus_ring(painter, self._theme, where.adjusted(0, 1, 0, -1), 6)
        self._paint_dot(painter, index.row(), where, is_marked=is_marked)
        self._paint_words(painter, snapshot, where)
        self._paint_letters(painter, index.row(), where, is_hovered=is_hovered)
        painter.restore()

    def _paint_dot(self, painter: QPainter, row: int, where: QRectF, *, is_marked: bool) -> None:
        px, palette = self._theme.px, self._theme.palette
        middle = QPointF(where.left() + px(11), where.center().y())
        last = self._model.rowCount() - 1
        painter.setPen(QPen(QColor(palette.border), 1.5))
        top = where.top() if row > 0 else middle.y()
        bottom = where.bottom() + 1 if row < last else middle.y()
        painter.drawLine(QPointF(middle.x(), top), QPointF(middle.x(), bottom))
        if is_marked:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.accent_fill))
        else:
            painter.setPen(QPen(QColor(palette.text_3), 1.5))
            painter.setBrush(QColor(palette.panel))
        painter.drawEllipse(middle, px(4.5), px(4.5))

    def _paint_words(self, painter: QPainter, snapshot: Snapshot, where: QRectF) -> None:
        px, palette = self._theme.px, self._theme.palette
        letters = self.letter_rects(where)["A"].left()
        size = px(15)
        verdict = QRectF(letters - px(8) - size, where.center().y() - size / 2, size, size)
        standing = self._model.standing(snapshot)
        if standing is not None:
            ink = standing.look.colours(palette).ink
            paint_sign(painter, self._theme, standing.look.glyph, ink, verdict)
        left = where.left() + px(27)
        room = verdict.left() - px(6) - left
        line = where.height() / 2 - px(5)
        is_broken = snapshot.deck is None
        ink = palette.illegal.ink if is_broken else palette.text
        words = QRectF(left, where.top() + px(5), room, line)
        write(painter, words, snapshot.words, self._theme.font(13), ink)
        words.translate(0, line)
        second = self._model.second_line(snapshot)
        write(painter, words, second, self._theme.font(11), palette.text_2)

    def _paint_letters(
        self, painter: QPainter, row: int, where: QRectF, *, is_hovered: bool
    ) -> None:
        palette = self._theme.palette
        chosen = {"A": self._model.a, "B": self._model.b}
        for letter, box in self.letter_rects(where).items():
            is_chosen = chosen[letter] == row
            if is_chosen:
                paint_letter(painter, self._theme, letter, box)
            elif is_hovered:
                painter.setPen(QPen(QColor(palette.border), 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
                painter.setFont(self._theme.font(11, semibold=True))
                painter.setPen(QColor(palette.text_3))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)


def paint_letter(painter: QPainter, theme: Theme, letter: str, box: QRectF) -> None:
    """A or B on brass."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.palette.accent_fill))
    painter.drawRoundedRect(box, theme.px(4), theme.px(4))
    painter.setFont(theme.font(11, semibold=True))
    painter.setPen(QColor(theme.palette.accent_ink))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)
