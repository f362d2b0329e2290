"""A layout that goes on in the next row when a row is full."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QWidget

from swlcg_deck.gui.widgets.item_layout import ItemLayout


class FlowLayout(ItemLayout):
    """Items keep their size."""

    def __init__(self, parent: QWidget | None = None, gap: int = 6) -> None:
        super().__init__(parent)
        self._gap = gap

    def set_gap(self, gap: int) -> None:
        self._gap = gap
        self.invalidate()

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def arrange(self, rect: QRect, *, move: bool) -> int:
        """Place the items from left to right; the height that takes."""
        margins = self.contentsMargins()
        inner = rect.marginsRemoved(margins)
        x, y, row_height = inner.left(), inner.top(), 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            if row_height and x + size.width() > inner.left() + inner.width():
                x, y, row_height = inner.left(), y + row_height + self._gap, 0
            if move:
                item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + self._gap
            row_height = max(row_height, size.height())
        return y + row_height - rect.top() + margins.bottom()
