"""The line above the page: the way to the other pages, what is shown, and what can be done."""

from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.gui.widgets.named_button import named_button
from swlcg_deck.language import tr


class SimulateHead(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.title = ElidedLabel()
        self.title.setObjectName("strong")
        self.subtitle = ElidedLabel()
        self.subtitle.setObjectName("secondary")
        self.new = named_button(tr("New run"), tr("Choose decks for a new simulation"))
        self.copy = named_button(tr("Copy"), tr("Copy the result as text"))
        self.export = named_button(tr("Export"), tr("Export the result as a file"))
        menu = QMenu(self.export)
        self.as_csv = menu.addAction(tr("Cards as a table (CSV)…"))
        self.as_json = menu.addAction(tr("The whole result (JSON)…"))
        self.export.setMenu(menu)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.subtitle)
        self._row = QHBoxLayout(self)
        self._row.addLayout(words, 1)
        for button in (self.copy, self.export, self.new):
            self._row.addWidget(button)
        theme.changed.connect(self._restyle)
        self._restyle()

    def place_bar(self, bar: QWidget) -> None:
        self._row.insertWidget(0, bar)

    def say(self, title: str, subtitle: str) -> None:
        self.title.setText(title)
        self.subtitle.setText(subtitle)

    def offer(self, *, new: bool, copy: bool, export: bool) -> None:
        self.new.setVisible(new)
        self.copy.setVisible(copy)
        self.export.setVisible(export)

    def _restyle(self) -> None:
        px = self._theme.px
        self._row.setContentsMargins(px(16), px(8), px(16), px(8))
        self._row.setSpacing(px(8))
        self.export.setMinimumWidth(px(92))
