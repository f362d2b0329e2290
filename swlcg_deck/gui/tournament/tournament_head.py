"""The head of each part of the tournament view: what it is for, and the way to the others."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.aside_row import AsideRow
from swlcg_deck.gui.widgets.choice_bar import ChoiceBar
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.language import mark, tr

PARTS: Final = (
    ("pair", mark("Pair")),
    ("judge", mark("Judge: folder")),
    ("check", mark("Deck check")),
)
_LEAST = 150
"""Room for the title before the switch goes below it."""


class PageHead(QWidget):
    """Title and subtitle at the left, the switch at the right."""

    part_chosen = Signal(str)

    def __init__(self, theme: Theme, part: str, title: str, subtitle: str) -> None:
        super().__init__()
        self._part = part
        self.title = ElidedLabel(title)
        self.title.setObjectName("title")
        self.subtitle = ElidedLabel(subtitle)
        self.subtitle.setObjectName("secondary")
        self.switch = ChoiceBar(theme, [(name, tr(words)) for name, words in PARTS])
        self.switch.choose(part)
        self.switch.setAccessibleName(tr("Part of the tournament view"))
        self.switch.chosen.connect(self._chosen)
        words = QWidget()
        lines = QVBoxLayout(words)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(1)
        lines.addWidget(self.title)
        lines.addWidget(self.subtitle)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(AsideRow(theme, words, self.switch, _LEAST))

    def focus_switch(self) -> None:
        """For who came here with the keyboard, to go on from here."""
        self.switch.button(self._part).setFocus(Qt.FocusReason.OtherFocusReason)

    def _chosen(self, part: str) -> None:
        """This head belongs to one part and always shows it."""
        self.switch.choose(self._part)
        self.part_chosen.emit(part)
