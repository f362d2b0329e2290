"""The quiet buttons of the card views: one mark each, and a name for those who listen."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QToolButton

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.marks import Mark, mark_icon


class PanelButton(QToolButton):
    def __init__(self, theme: Theme, mark: Mark, name: str, tip: str) -> None:
        super().__init__()
        self._theme = theme
        self._mark = mark
        self.setAccessibleName(name)
        self.setToolTip(tip)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme.changed.connect(self._theme_changed)
        self._theme_changed()

    def _theme_changed(self) -> None:
        side = self._theme.px(16)
        self.setIconSize(QSize(side, side))
        self.setIcon(mark_icon(self._mark, self._theme.palette.text_2, side))
