"""The page and the panel beside it: the panel takes its share until somebody drags the line."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.hairline_splitter import HairlineSplitter

_SIDE, _LEAST_SIDE, _LEAST_MAIN = 312, 200, 420
_SHARE = 0.26


class SideSplitter(HairlineSplitter):
    def __init__(self, theme: Theme, main: QWidget, side: QWidget) -> None:
        super().__init__(theme, Qt.Orientation.Horizontal)
        self._px = theme.px
        self._main, self._side = main, side
        self._is_dragged = False
        self.addWidget(main)
        self.addWidget(side)
        self.setStretchFactor(0, 1)
        self.setStretchFactor(1, 0)
        self.setChildrenCollapsible(False)
        self.splitterMoved.connect(self._dragged)
        theme.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self._main.setMinimumWidth(self._px(_LEAST_MAIN))
        self._side.setMinimumWidth(self._px(_LEAST_SIDE))
        self._share_width()

    def _share_width(self) -> None:
        if not self._is_dragged:
            wanted = min(self._px(_SIDE), round(self.width() * _SHARE))
            side = max(self._px(_LEAST_SIDE), wanted)
            self.setSizes([self.width() - side, side])

    def _dragged(self) -> None:
        self._is_dragged = True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()
