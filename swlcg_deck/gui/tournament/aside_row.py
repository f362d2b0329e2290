"""Two things beside each other, or below where the room is too small."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from swlcg_deck.gui.theme.theme import Theme


class AsideRow(QWidget):
    """The first may shrink to what it needs at least; the second stands at the right."""

    def __init__(self, theme: Theme, main: QWidget, aside: QWidget, least: int) -> None:
        super().__init__()
        self._theme = theme
        self._main = main
        self._aside = aside
        self._least = least
        self._is_below: bool | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)
        self._grid.addWidget(main, 0, 0)
        self._restyle()
        theme.changed.connect(self._restyle)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        px = self._theme.px
        wanted = px(self._least) + self._grid.horizontalSpacing() + self._aside.sizeHint().width()
        is_below = wanted > self.width()
        if is_below == self._is_below:
            return
        self._is_below = is_below
        self._grid.removeWidget(self._aside)
        if is_below:
            self._grid.addWidget(self._aside, 1, 0, Qt.AlignmentFlag.AlignLeft)
        else:
            self._grid.addWidget(self._aside, 0, 1, Qt.AlignmentFlag.AlignVCenter)

    def _restyle(self) -> None:
        self._grid.setHorizontalSpacing(self._theme.px(12))
        self._grid.setVerticalSpacing(self._theme.px(8))
        self._place()
