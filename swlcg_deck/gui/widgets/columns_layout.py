"""Cards in as many columns as there is room for, each below the shortest one."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QWidget

from swlcg_deck.gui.widgets.item_layout import ItemLayout


class ColumnsLayout(ItemLayout):
    """Columns are of one width; an item is as high as it wants to be at that width."""

    def __init__(self, parent: QWidget, narrowest: int, gap: int) -> None:
        super().__init__(parent)
        self._narrowest = narrowest
        self._gap = gap

    def set_sizes(self, narrowest: int, gap: int) -> None:
        self._narrowest, self._gap = narrowest, gap
        self.invalidate()

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def minimumSize(self) -> QSize:
        margins = self.contentsMargins()
        return QSize(self._narrowest + margins.left() + margins.right(), 0)

    def columns(self, width: int) -> int:
        margins = self.contentsMargins()
        inner = width - margins.left() - margins.right()
        return max(1, (inner + self._gap) // (self._narrowest + self._gap))

    def arrange(self, rect: QRect, *, move: bool) -> int:
        margins = self.contentsMargins()
        inner = rect.marginsRemoved(margins)
        count = self.columns(rect.width())
        width = (inner.width() - (count - 1) * self._gap) // count
        bottoms = [inner.top()] * count
        for item in self._items:
            if item.isEmpty():
                continue
            column = bottoms.index(min(bottoms))
            height = item.sizeHint().height()
            if item.hasHeightForWidth():
                height = item.heightForWidth(width)
            if move:
                left = inner.left() + column * (width + self._gap)
                item.setGeometry(QRect(left, bottoms[column], width, height))
            bottoms[column] += height + self._gap
        return max(bottoms) - self._gap - rect.top() + margins.bottom()
