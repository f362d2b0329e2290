"""The list of cards to tick: as many columns as fit, so that a whole deck is in sight."""

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from swlcg_deck.gui.tables.list_model import Index
from swlcg_deck.gui.tables.painted_list import PaintedList
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.slot_model import SlotModel
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring
from swlcg_deck.gui.widgets.row_painting import LEFT, write
from swlcg_deck.gui.widgets.tick_box import paint_tick
from swlcg_deck.language import tr
from swlcg_deck.legality.deck_check import Slot

_ROW, _COLUMN = 25, 236
_BOXES = 2
_MORE = (Qt.Key.Key_Space, Qt.Key.Key_Plus)
_FEWER = (Qt.Key.Key_Minus, Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class _SlotDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, model: SlotModel, view: QListView) -> None:
        super().__init__(view)
        self._theme = theme
        self._model = model
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return self._view.gridSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        slot = self._model.slot_at(index)
        if slot is None:
            return
        px, palette = self._theme.px, self._theme.palette
        where = QRectF(option.rect).adjusted(0, 0, -px(8), 0)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, option, where)
        if not slot.is_command_card:
            line = QRectF(where.left(), where.top(), where.width(), 1)
            painter.fillRect(line, QColor(palette.hairline))
        left = self._paint_boxes(painter, slot, where)
        font = self._theme.font(12, semibold=not slot.is_command_card)
        painter.setFont(font)
        painter.setPen(QColor(palette.text_3))
        code = slot.card.code if slot.card.set is not None else "–"
        painter.drawText(where.adjusted(left, 0, 0, 0), LEFT, code)
        room = where.adjusted(left + px(44), 0, -px(4), 0)
        write(
            painter, room, slot.card.title, font, palette.text if slot.missing else palette.text_3
        )
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, where: QRectF) -> None:
        palette, px = self._theme.palette, self._theme.px
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(where, QColor(palette.hover))
        if is_selected and self._view.hasFocus():
            painter.fillRect(where, QColor(palette.selected))
            paint_focus_ring(painter, self._theme, where, px(4))
        elif is_selected:
            painter.fillRect(where, QColor(palette.hover))

    def _paint_boxes(self, painter: QPainter, slot: Slot, where: QRectF) -> int:
        """A box for each copy, or one with the numbers beside it; where the words begin."""
        px = self._theme.px
        size = px(14)
        boxes = slot.wanted if slot.wanted <= _BOXES else 1
        for copy in range(boxes):
            left = where.left() + px(4) + copy * (size + px(3))
            box = QRectF(left, where.center().y() - size / 2, size, size)
            is_on = slot.found > copy if boxes == slot.wanted else not slot.missing
            paint_tick(painter, self._theme, box, is_on=is_on)
        if boxes != slot.wanted:
            painter.setFont(self._theme.font(11))
            painter.setPen(QColor(self._theme.palette.text_2))
            words = where.adjusted(px(21), 0, 0, 0)
            painter.drawText(words, LEFT, f"{slot.found}/{slot.wanted}")
            return px(52)
        return px(42)


class SlotList(PaintedList):
    """A click or Space ticks one more copy, Minus takes one back."""

    ticked = Signal(object)
    unticked = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__(
            theme, tr("Cards of the deck"), tr("Space ticks one more copy, Minus takes one back.")
        )
        self.slots = SlotModel()
        self.setModel(self.slots)
        self.setItemDelegate(_SlotDelegate(theme, self.slots, self))
        self.setFlow(QListView.Flow.TopToBottom)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._clicked)
        self.restyle()

    def select_card(self, code: str) -> None:
        index = self.slots.index_of(code)
        if index.isValid():
            self.setCurrentIndex(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        slot = self.slots.slot_at(self.currentIndex())
        key = Qt.Key(event.key())
        if slot is not None and key in _MORE:
            self.ticked.emit(slot)
        elif slot is not None and key in _FEWER:
            self.unticked.emit(slot)
        else:
            super().keyPressEvent(event)

    def _clicked(self, index: QModelIndex) -> None:
        """The last copy is followed by none, as a box is ticked and unticked."""
        slot = self.slots.slot_at(index)
        if slot is None:
            return
        if slot.missing:
            self.ticked.emit(slot)
        else:
            for _ in range(slot.wanted):
                self.unticked.emit(slot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def restyle(self) -> None:
        self._fit()
        super().restyle()

    def _fit(self) -> None:
        """Columns of equal width that fill the room."""
        px, room = self._theme.px, max(1, self.contentsRect().width())
        columns = max(1, room // px(_COLUMN))
        self.setViewportMargins(0, 0, room % columns, 0)
        self.setGridSize(QSize(room // columns, px(_ROW)))
