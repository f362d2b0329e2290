"""The trash: put decks back, or delete all of it for good."""

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.decks.trash import Trashed
from swlcg_deck.gui.library.trash_model import TrashModel
from swlcg_deck.gui.messages.empty_state import EmptyState
from swlcg_deck.gui.tables.painted_list import PaintedList
from swlcg_deck.gui.tables.row_delegate import RowDelegate
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.gui.widgets.row_painting import write
from swlcg_deck.language import tr

_ROW = 48


class _Delegate(RowDelegate[Trashed]):
    def __init__(self, theme: Theme, model: TrashModel, view: QListView) -> None:
        super().__init__(theme, model, view, _ROW)
        self._model = model

    def paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, item: Trashed, where: QRectF
    ) -> None:
        px, palette = self._theme.px, self._theme.palette
        self.paint_line_below(painter, where)
        where = where.adjusted(0, 0, 0, -1)
        self.paint_chosen(painter, option, where)
        if self.has_focus(option):
            paint_focus_ring(painter, self._theme, where, 1)
        words = where.adjusted(px(16), px(6), -px(16), -px(6))
        half = words.height() / 2
        words.setHeight(half)
        write(painter, words, item.name, self._theme.font(13, semibold=True), palette.text)
        words.translate(0, half)
        second = self._model.second_line(item)
        write(painter, words, second, self._theme.font(12), palette.text_2)


class _List(PaintedList):
    activated_by_key = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.activated_by_key.emit()
        else:
            super().keyPressEvent(event)


class TrashPage(QWidget):
    restore_requested = Signal(list)
    """Keys of what is to be put back."""
    empty_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.items = TrashModel(self)
        self.list = _List(theme, tr("Trash"), tr("Enter puts the chosen decks back."))
        self.list.setModel(self.items)
        self.list.setItemDelegate(_Delegate(theme, self.items, self.list))
        self.list.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.list.activated_by_key.connect(self._restore)
        self.list.selectionModel().selectionChanged.connect(self._update)
        self.title = QLabel(tr("Trash"))
        self.title.setObjectName("title")
        self.restore = QPushButton(tr("Put back"))
        self.restore.setAccessibleName(tr("Put the chosen decks back"))
        self.restore.clicked.connect(self._restore)
        self.clear = QPushButton(tr("Empty the trash…"))
        self.clear.setAccessibleName(tr("Empty the trash"))
        self.clear.clicked.connect(self.empty_requested)
        self.empty = EmptyState(theme, tr("The trash is empty. Deleted decks wait here."))
        self._head = QHBoxLayout()
        self._head.addWidget(self.title, 1)
        self._head.addWidget(self.restore)
        self._head.addWidget(self.clear)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head)
        column.addWidget(Hairline())
        column.addWidget(self.list, 1)
        column.addWidget(self.empty, 1)
        theme.changed.connect(self._restyle)
        self._restyle()
        self._update()

    def show_items(self, items: Sequence[Trashed], now: datetime) -> None:
        self.items.show_items(tuple(items), now)
        if items:
            self.list.setCurrentIndex(self.items.index(0))
        self._update()

    def selected(self) -> list[Trashed]:
        found = (self.items.row_at(index) for index in self.list.selectionModel().selectedRows())
        return [item for item in found if item is not None]

    def _restore(self) -> None:
        keys = [item.key for item in self.selected()]
        if keys:
            self.restore_requested.emit(keys)

    def _update(self) -> None:
        is_full = self.items.rowCount() > 0
        self.list.setVisible(is_full)
        self.empty.setVisible(not is_full)
        self.clear.setEnabled(is_full)
        self.restore.setEnabled(bool(self.selected()))

    def _restyle(self) -> None:
        px = self._theme.px
        self._head.setContentsMargins(px(16), px(14), px(16), px(12))
        self._head.setSpacing(px(8))
