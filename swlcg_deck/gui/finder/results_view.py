"""What was found: the table of sets or of cards, or a word about why there is nothing."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.finder.card_model import CardModel
from swlcg_deck.gui.finder.results import Results
from swlcg_deck.gui.finder.set_model import SetModel
from swlcg_deck.gui.finder.table import FinderTable
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.empty_state import EmptyState


class View(StrEnum):
    SETS = "sets"
    CARDS = "cards"


class ResultsView(QStackedWidget):
    """Keeps the selected set through every search, and from one table to the other."""

    set_selected = Signal(int)
    card_selected = Signal(str)
    copies_chosen = Signal(int, int)
    add_requested = Signal(int)
    remove_requested = Signal(int)
    show_requested = Signal(int)
    typed = Signal(str)
    nothing_pressed = Signal()

    def __init__(self, theme: Theme, pool: CardPool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set_model = SetModel(pool, self)
        self.card_model = CardModel(pool, self)
        self.sets = FinderTable(theme, self.set_model, "Sets")
        self.cards = FinderTable(theme, self.card_model, "Cards")
        self.nothing = EmptyState(theme)
        self.nothing.pressed.connect(self.nothing_pressed)
        self._view = View.SETS
        self._selected: int | None = None
        for table in (self.sets, self.cards):
            self._connect(table)
            self.addWidget(table)
        self.addWidget(self.nothing)

    def _connect(self, table: FinderTable) -> None:
        table.set_selected.connect(self._remember)
        table.set_selected.connect(self.set_selected)
        table.card_selected.connect(self.card_selected)
        table.copies_chosen.connect(self.copies_chosen)
        table.add_requested.connect(self.add_requested)
        table.remove_requested.connect(self.remove_requested)
        table.show_requested.connect(self.show_requested)
        table.typed.connect(self.typed)

    def _remember(self, number: int) -> None:
        self._selected = number

    def table(self) -> FinderTable:
        return self.sets if self._view is View.SETS else self.cards

    def view(self) -> View:
        return self._view

    def set_view(self, view: View) -> None:
        self._view = view

    def set_active(self, is_active: bool) -> None:
        self.sets.set_active(is_active)
        self.cards.set_active(is_active)

    def show_results(self, results: Results, *, keep_place: bool = False) -> int:
        """Fill the table; how many there are. With `keep_place` the list stays where it is."""
        table = self.table()
        row, scrolled = table.currentIndex().row(), table.verticalScrollBar().value()
        if self._view is View.SETS:
            self.set_model.show_sets(results.sets)
        else:
            self.card_model.show_cards(results.cards)
        count = len(table.rows().rows())
        self.setCurrentWidget(table if count else self.nothing)
        found = self._find(self._selected)
        if found is not None:
            table.select(found, scroll=False)
        if keep_place:
            table.verticalScrollBar().setValue(scrolled)
            if found is None and row >= 0 and count:
                table.go_to(min(row, count - 1))
        else:
            table.scrollToTop()
        return count

    def select(self, number: int) -> bool:
        """Select a set if it is among what was found."""
        self._selected = number
        found = self._find(number)
        if found is not None:
            self.table().select(found)
        return found is not None

    def selected(self) -> int | None:
        return self._selected

    def _find(self, number: int | None) -> int | None:
        if number is None:
            return None
        rows = enumerate(self.table().rows().rows())
        return next((at for at, row in rows if row.number == number), None)

    def enter(self) -> None:
        """Put the focus into the table; without a selection, on its first row."""
        table = self.table()
        if not table.rows().rows():
            return
        table.setFocus()
        if not table.selected_rows():
            table.go_to(0)

    def to_state(self) -> dict[str, Any]:
        return {
            "view": self._view.value,
            "sets": self.sets.columns.to_state(),
            "cards": self.cards.columns.to_state(),
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        if state.get("view") in list(View):
            self._view = View(state["view"])
        for name, table in (("sets", self.sets), ("cards", self.cards)):
            columns = state.get(name)
            if isinstance(columns, dict):
                table.columns.restore(columns)
