"""Panels side by side, with a hairline between them to drag."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSplitter, QSplitterHandle

from swlcg_deck.gui.theme.theme import Theme


class _Handle(QSplitterHandle):
    def __init__(self, theme: Theme, splitter: QSplitter) -> None:
        super().__init__(splitter.orientation(), splitter)
        self._theme = theme

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.contentsRect(), QColor(self._theme.palette.hairline))
        painter.end()


class HairlineSplitter(QSplitter):
    """Paints its handles itself: whoever is in it can wear the theme without it."""

    def __init__(self, theme: Theme, orientation: Qt.Orientation) -> None:
        super().__init__(orientation)
        self._theme = theme
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)

    def createHandle(self) -> QSplitterHandle:
        return _Handle(self._theme, self)
