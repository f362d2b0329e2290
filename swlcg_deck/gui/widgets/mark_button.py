"""A quiet button that shows one mark."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QToolButton, QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.marks import Mark, mark_icon


class MarkButton(QToolButton):
    """The tooltip is its accessible name too: a mark alone says nothing to a screen reader."""

    def __init__(self, theme: Theme, mark: Mark, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._mark = mark
        self.setAccessibleName(name)
        self.setToolTip(name)
        theme.changed.connect(self._restyle)
        self._restyle()

    def show_mark(self, mark: Mark) -> None:
        self._mark = mark
        self._restyle()

    def _restyle(self) -> None:
        size = self._theme.px(16)
        self.setIcon(mark_icon(self._mark, self._theme.palette.text_2, size))
        self.setIconSize(QSize(size, size))
        self.setFixedSize(self._theme.px(26), self._theme.px(26))
