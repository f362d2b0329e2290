"""Cards in as many columns as there is room for, each below the shortest one."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class ColumnsLayout(QLayout):
    """Columns are of one width; an item is as high as it wants to be at that width."""

    def __init__(self, parent: QWidget, narrowest: int, gap: int) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._narrowest = narrowest
        self._gap = gap

    def set_sizes(self, narrowest: int, gap: int) -> None:
        self._narrowest, self._gap = narrowest, gap
        self.invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, at: int) -> QLayoutItem | None:
        return self._items[at] if 0 <= at < len(self._items) else None

    def takeAt(self, at: int) -> QLayoutItem | None:
        return self._items.pop(at) if 0 <= at < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        margins = self.contentsMargins()
        return QSize(self._narrowest + margins.left() + margins.right(), 0)

    def columns(self, width: int) -> int:
        margins = self.contentsMargins()
        inner = width - margins.left() - margins.right()
        return max(1, (inner + self._gap) // (self._narrowest + self._gap))

    def _arrange(self, rect: QRect, *, move: bool) -> int:
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
