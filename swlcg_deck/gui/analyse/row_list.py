"""A short list that is as high as its rows, to be read and not chosen from."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from swlcg_deck.gui.analyse.row_model import Row, RowModel
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring

Index = QModelIndex | QPersistentModelIndex


class RowDelegate(QStyledItemDelegate):
    """Paints a row; subclasses know what kind of row it is."""

    def __init__(self, theme: Theme, view: QListView, height: int) -> None:
        super().__init__(view)
        self.theme = theme
        self._view = view
        self._height = height

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self.theme.px(120), self.row_height())

    def row_height(self) -> int:
        return self.theme.px(self._height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        where = QRectF(option.rect)
        self.paint_row(painter, index.data(Qt.ItemDataRole.UserRole), where)
        if self._view.hasFocus() and index == self._view.currentIndex():
            paint_focus_ring(painter, self.theme, where, self.theme.px(4))
        painter.restore()

    def paint_row(self, painter: QPainter, row: object, where: QRectF) -> None:
        raise NotImplementedError


class RowList(QListView):
    """The arrow keys go through the rows, so that a screen reader reads them one by one."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._theme = theme
        self.rows = RowModel()
        self.setModel(self.rows)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        theme.changed.connect(self._theme_changed)

    def show_rows(self, rows: Sequence[Row]) -> None:
        self.rows.show_rows(rows)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        delegate = self.itemDelegate()
        row = delegate.row_height() if isinstance(delegate, RowDelegate) else self._theme.px(24)
        return QSize(self._theme.px(200), row * self.rows.rowCount())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(120), self.sizeHint().height())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.rows.rowCount():
            self.setCurrentIndex(self.rows.index(0))

    def _theme_changed(self) -> None:
        self.doItemsLayout()
        self.updateGeometry()
