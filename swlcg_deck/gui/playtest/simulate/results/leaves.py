"""A page of leaves: what spans the page on top, charts in columns below, all of it scrolled."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.columns_layout import ColumnsLayout

_NARROWEST, _GAP = 320, 12


class Leaves(QScrollArea):
    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(name)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        page = QWidget()
        self._wide = QVBoxLayout()
        below = QWidget()
        self._columns = ColumnsLayout(below, _NARROWEST, _GAP)
        self._page = QVBoxLayout(page)
        self._page.addLayout(self._wide)
        self._page.addWidget(below)
        self._page.addStretch(1)
        self.setWidget(page)
        theme.changed.connect(self._restyle)
        self._restyle()

    def add_wide(self, leaf: QWidget) -> None:
        self._wide.addWidget(leaf)

    def add(self, leaf: QWidget) -> None:
        self._columns.addWidget(leaf)

    def arrange(self) -> None:
        """After what the leaves show has changed."""
        self._columns.invalidate()
        self.verticalScrollBar().setValue(0)

    def _restyle(self) -> None:
        px = self._theme.px
        self._page.setContentsMargins(px(16), px(14), px(16), px(16))
        self._page.setSpacing(px(_GAP))
        self._wide.setSpacing(px(_GAP))
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.set_sizes(px(_NARROWEST), px(_GAP))
