"""The result of two decks: the overview, and the cards of each side."""

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.playtest.simulate.results.card_model import card_rows
from swlcg_deck.gui.playtest.simulate.results.card_table import CardTable
from swlcg_deck.gui.playtest.simulate.results.overview import Overview
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.choice_bar import ChoiceBar
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.gui.widgets.named_button import named_button
from swlcg_deck.language import tr
from swlcg_deck.playtest.results import SimulationResult

OVERVIEW, LIGHT, DARK = "overview", "light", "dark"


class ResultPage(QWidget):
    card_shown = Signal(object, QRect)
    """A row of a table and its place in this page, or None."""
    back_wanted = Signal()
    """From a pairing to its gauntlet."""

    def __init__(self, theme: Theme, pool: CardPool) -> None:
        super().__init__()
        self._theme = theme
        self._pool = pool
        self.result: SimulationResult | None = None
        self.parts = ChoiceBar(
            theme,
            [
                (OVERVIEW, tr("Overview")),
                (LIGHT, tr("Light side cards")),
                (DARK, tr("Dark side cards")),
            ],
        )
        self.parts.setAccessibleName(tr("Part of the result"))
        self.parts.chosen.connect(self.show_part)
        self.deck = ElidedLabel()
        self.deck.setObjectName("secondary")
        self.back = named_button(tr("Back to the gauntlet"), tr("Back to all pairings"))
        self.back.setObjectName("small")
        self.back.clicked.connect(self.back_wanted)
        self.overview = Overview(theme)
        self.light = CardTable(theme, tr("Light side cards"))
        self.dark = CardTable(theme, tr("Dark side cards"))
        self._stack = QStackedWidget()
        for part in (self.overview, self.light, self.dark):
            self._stack.addWidget(part)
        for table in (self.light, self.dark):
            table.card_shown.connect(self._card_shown)
        self._row = QHBoxLayout()
        self._row.addWidget(self.parts)
        self._row.addWidget(self.deck, 1)
        self._row.addWidget(self.back)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._row)
        column.addWidget(self._stack, 1)
        theme.changed.connect(self._restyle)
        self._restyle()

    def show_result(self, result: SimulationResult, *, of_gauntlet: bool = False) -> None:
        self.result = result
        self.back.setVisible(of_gauntlet)
        self.overview.show_result(result)
        self.light.cards.show_rows(card_rows(result.light, self._pool))
        self.dark.cards.show_rows(card_rows(result.dark, self._pool))
        self.show_part(self.parts.current())

    def show_part(self, part: str) -> None:
        shown = {OVERVIEW: self.overview, LIGHT: self.light, DARK: self.dark}[part]
        self.parts.choose(part)
        self._stack.setCurrentWidget(shown)
        result = self.result
        names = {LIGHT: result.light.deck, DARK: result.dark.deck} if result else {}
        self.deck.setText(names.get(part, ""))
        self.card_shown.emit(None, QRect())

    def _card_shown(self, row: object, place: QRect) -> None:
        table = self.sender()
        if isinstance(table, CardTable) and row is not None:
            place = QRect(table.mapTo(self, place.topLeft()), place.size())
        self.card_shown.emit(row, place)

    def _restyle(self) -> None:
        px = self._theme.px
        self._row.setContentsMargins(px(13), px(10), px(16), px(4))
        self._row.setSpacing(px(12))
