"""What was found: the table of sets or of cards, or a word about why there is nothing."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.search.with_filters import Results
from swlcg_deck.gui.finder.card_rows import CardModel
from swlcg_deck.gui.finder.finder_table import FinderTable
from swlcg_deck.gui.finder.set_rows import SetModel
from swlcg_deck.gui.messages.empty_state import EmptyState
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import tr


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
        self.sets = FinderTable(theme, self.set_model, tr("Sets"))
        self.cards = FinderTable(theme, self.card_model, tr("Cards"))
        self.nothing = EmptyState(theme)
        self.nothing.pressed.connect(self.nothing_pressed)
        self._view = View.SETS
        self._selected: int | None = None
        self._card = ""
        for table in (self.sets, self.cards):
            self._connect(table)
            self.addWidget(table)
        self.addWidget(self.nothing)

    def _connect(self, table: FinderTable) -> None:
        table.card_selected.connect(self._remember_card)
        table.card_selected.connect(self.card_selected)
        table.set_selected.connect(self._remember_set)
        table.set_selected.connect(self.set_selected)
        table.copies_chosen.connect(self.copies_chosen)
        table.add_requested.connect(self.add_requested)
        table.remove_requested.connect(self.remove_requested)
        table.show_requested.connect(self.show_requested)
        table.typed.connect(self.typed)

    def _remember_card(self, code: str) -> None:
        """A card outside the sets leaves no set selected; for others the set follows at once."""
        self._card, self._selected = code, None

    def _remember_set(self, number: int) -> None:
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
        found = self._find_selected()
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
        """Select a set if it is among what was found.

        Who only repeats what the user selected here changes nothing: not the card of the set that
        is selected, nor the other sets selected with it.
        """
        table = self.table()
        current = table.currentIndex()
        if current.isValid() and table.rows().row(current.row()).number == number:
            return True
        self._selected = number
        found = self._find_selected()
        if found is not None:
            table.select(found)
        return found is not None

    def show_selected(self) -> None:
        """Bring what is selected into view."""
        found = self._find_selected()
        if found is not None:
            self.table().select(found)

    def _find_selected(self) -> int | None:
        """The row of the selected card, else the first of its set."""
        number, rows = self._selected, self.table().rows().rows()
        same = [at for at, row in enumerate(rows) if row.number == number and number is not None]
        exact = (
            at for at, row in enumerate(rows) if (row.code, row.number) == (self._card, number)
        )
        return next(exact, same[0] if same else None)

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
