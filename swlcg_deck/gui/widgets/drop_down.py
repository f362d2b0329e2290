"""A choice out of many, with a chevron that says so."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.marks import Mark, paint_mark


class DropDown(QComboBox):
    """The style sheet leaves the place of the arrow empty; it is painted here."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAccessibleName(name)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        theme.changed.connect(self.updateGeometry)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        px = self._theme.px
        size = px(12)
        left = self.width() - px(10) - size
        painter = QPainter(self)
        where = QRectF(left, (self.height() - size) / 2, size, size)
        paint_mark(painter, Mark.CHEVRON_DOWN, self._theme.palette.text_2, where, 2.6)
        painter.end()
