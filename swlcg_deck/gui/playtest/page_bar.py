"""The way from one page of the Playtest view to another."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.choice_bar import ChoiceBar
from swlcg_deck.language import mark, tr

PAGES: Final = (
    ("table", mark("Table")),
    ("openings", mark("Openings")),
    ("simulate", mark("Simulate")),
)


class PageBar(QWidget):
    """Stands in the head of one page and always shows that page; the others are a click away."""

    chosen = Signal(str)
    """The page that is wanted: `table`, `openings` or `simulate`."""

    def __init__(self, theme: Theme, page: str = "table") -> None:
        super().__init__()
        self._page = page
        self.switch = ChoiceBar(theme, [(key, tr(words)) for key, words in PAGES])
        self.switch.choose(page)
        self.switch.setAccessibleName(tr("Page of the Playtest view"))
        self.switch.chosen.connect(self._chosen)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.switch)

    def focus_switch(self) -> None:
        """For who came here with the keyboard, to go on from here."""
        self.switch.button(self._page).setFocus(Qt.FocusReason.OtherFocusReason)

    def _chosen(self, page: str) -> None:
        self.switch.choose(self._page)
        self.chosen.emit(page)
