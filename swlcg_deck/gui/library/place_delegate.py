"""How a place is painted."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from swlcg_deck.cards.base import Side
from swlcg_deck.gui.library.deck_places import Place, PlaceHead, PlaceKind
from swlcg_deck.gui.library.place_model import PlaceModel
from swlcg_deck.gui.tables.list_model import Index
from swlcg_deck.gui.theme.glyphs import paint_glyph
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring
from swlcg_deck.gui.widgets.marks import Mark, paint_mark
from swlcg_deck.gui.widgets.row_painting import LEFT, RIGHT, write


class PlaceDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._view = parent
        self.drop_target: Index | None = None
        """The place that a drag hovers over."""

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        is_head = isinstance(_row(index), PlaceHead)
        return QSize(self._theme.px(120), self._theme.px(36 if is_head else 30))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, where = _row(index), QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(row, PlaceHead):
            painter.setFont(self._theme.font(11, semibold=True))
            painter.setPen(QColor(self._theme.palette.text_3))
            words = where.adjusted(self._theme.px(12), self._theme.px(8), 0, 0)
            painter.drawText(words, LEFT, row.title.upper())
        elif isinstance(row, Place):
            self._paint_ground(painter, option, where, is_target=index == self.drop_target)
            is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
            self._paint_place(painter, row, where, is_chosen=is_chosen)
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, where: QRectF, *, is_target: bool
    ) -> None:
        palette, px = self._theme.palette, self._theme.px
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        is_hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if is_chosen or is_target:
            painter.fillRect(where, QColor(palette.selected))
        elif is_hovered:
            painter.fillRect(where, QColor(palette.hover))
        if is_chosen:
            bar = QRectF(where.left(), where.top(), px(3), where.height())
            painter.fillRect(bar, QColor(palette.accent_fill))
        has_focus = self._view.hasFocus() and bool(option.state & QStyle.StateFlag.State_HasFocus)
        if has_focus or is_target:
            paint_focus_ring(painter, self._theme, where, 1)

    def _paint_place(
        self, painter: QPainter, place: Place, where: QRectF, *, is_chosen: bool
    ) -> None:
        palette, px = self._theme.palette, self._theme.px
        ink = palette.text if is_chosen else palette.text_2
        size = px(16)
        left = where.left() + px(12) + px(12) * min(place.depth, 4)
        box = QRectF(left, where.center().y() - size / 2, size, size)
        if place.kind is PlaceKind.NEW_FOLDER:
            ink = palette.text_3
            paint_mark(painter, Mark.PLUS, ink, box.adjusted(px(2), px(2), -px(2), -px(2)))
        else:
            is_side = place.kind is PlaceKind.SIDE
            colour = palette.sides[Side(place.value)] if is_side else ink
            paint_glyph(painter, place.glyph, colour, box)
        count = "" if place.kind is PlaceKind.NEW_FOLDER else str(place.count)
        small = self._theme.font(12)
        wide = QFontMetricsF(small).horizontalAdvance(count)
        left += px(25)
        room = where.right() - px(14) - wide - px(6) - left
        title = QRectF(left, where.top(), room, where.height())
        write(painter, title, place.title, self._theme.font(13, semibold=is_chosen), ink)
        write(painter, where.adjusted(0, 0, -px(14), 0), count, small, palette.text_3, RIGHT)


def _row(index: Index) -> Place | PlaceHead | None:
    model = index.model()
    return model.row_at(index) if isinstance(model, PlaceModel) else None
