"""Finding sets: search field, chips, table and footer in one panel."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from swlcg_deck.cards.editions import Edition
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.search import SearchIndex
from swlcg_deck.cards.search.fields import Places
from swlcg_deck.cards.search.filter_state import filters_from_state
from swlcg_deck.cards.search.with_filters import Searcher, SetTest
from swlcg_deck.gui.finder.filter_chips import FilterChips
from swlcg_deck.gui.finder.results_view import ResultsView, View
from swlcg_deck.gui.finder.search_field import SearchField
from swlcg_deck.gui.finder.search_help import SearchHelp
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.chip import RING
from swlcg_deck.gui.widgets.choice_bar import ChoiceBar
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.language import tr, tr_n


class FinderPanel(QWidget):
    """Shows what is found and asks for changes of the deck; it never changes one itself."""

    set_selected = Signal(int)
    card_selected = Signal(str)
    copies_chosen = Signal(int, int)
    add_requested = Signal(int)
    remove_requested = Signal(int)
    show_requested = Signal(int)

    def __init__(
        self, theme: Theme, pool: CardPool, index: SearchIndex, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._pool = pool
        self._searcher = Searcher(pool, index)
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.field = SearchField(theme)
        self.chips = FilterChips(theme, pool)
        self.results = ResultsView(theme, pool)
        self.results.card_model.printed = index.printed
        self.count = QLabel()
        self.count.setObjectName("secondary")
        self.switch = ChoiceBar(theme, [(View.SETS, tr("Sets")), (View.CARDS, tr("Cards"))])
        self.help = SearchHelp(theme, self)
        self._lay_out()
        self._connect()
        self._restyle()
        self.refresh()

    def _lay_out(self) -> None:
        self._top = QVBoxLayout()
        self._field_row = QHBoxLayout()
        self._field_row.setContentsMargins(RING, 0, RING, 0)
        self._field_row.addWidget(self.field)
        self._top.addLayout(self._field_row)
        self._top.addWidget(self.chips)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.count, 1)
        self._foot.addWidget(self.switch)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._top)
        column.addWidget(Hairline())
        column.addWidget(self.results, 1)
        column.addWidget(Hairline())
        column.addLayout(self._foot)

    def _connect(self) -> None:
        self.field.query_changed.connect(self._query_changed)
        self.field.return_pressed.connect(self.results.enter)
        self.field.entered.connect(self.results.enter)
        self.field.help_requested.connect(self.toggle_help)
        self.help.example_chosen.connect(self.field.set_query)
        self.help.closed.connect(self.focus_search)
        self.chips.changed.connect(self.refresh)
        self.switch.chosen.connect(self._switched)
        self.results.typed.connect(self.type_text)
        self.results.nothing_pressed.connect(self._widen)
        for signal in ("set_selected", "card_selected", "copies_chosen", "add_requested"):
            getattr(self.results, signal).connect(getattr(self, signal))
        self.results.remove_requested.connect(self.remove_requested)
        self.results.show_requested.connect(self.show_requested)
        self._theme.changed.connect(self._restyle)
        application = QCoreApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_changed)

    def _restyle(self) -> None:
        px = self._theme.px
        side = px(12) - RING
        self._top.setContentsMargins(side, px(12), side, px(5))
        self._top.setSpacing(px(7))
        self._foot.setContentsMargins(px(12), px(4), px(10), px(4))

    def set_copies(self, copies: Mapping[int, int]) -> None:
        """How many of each set the deck has."""
        self._searcher.copies = dict(copies)
        self.results.set_model.set_copies(copies)
        if self._searcher.asks_for_deck(self.field.query(), self.chips.filters()):
            self.refresh(keep_place=True)

    def set_limits(self, limit: Callable[[int], int]) -> None:
        """How many of a set a deck may have."""
        self.results.set_model.set_limits(limit)

    def set_edition(self, edition: Edition) -> None:
        """The rules whose limits, restricted groups and errata the notes tell."""
        self.results.set_model.set_edition(edition)
        self.refresh(keep_place=True)

    def set_places(self, places: Places) -> None:
        """What `in:` can name besides the deck."""
        self._searcher.set_places(places)
        if self._searcher.asks_for_deck(self.field.query(), self.chips.filters()):
            self.refresh(keep_place=True)

    def set_owned(self, test: SetTest | None) -> None:
        self._set_test("owned", test)

    def set_legal(self, test: SetTest | None) -> None:
        """Whether a set may join the deck; to be set anew when the deck changes."""
        self._set_test("legal", test)

    def _set_test(self, name: str, test: SetTest | None) -> None:
        self._searcher.set_test(name, test)
        self.chips.set_available(name, test is not None)
        if getattr(self.chips.filters(), name):
            self.refresh(keep_place=True)

    def select(self, number: int) -> bool:
        """Show a set as selected, if it is among what was found."""
        return self.results.select(number)

    def focus_search(self) -> None:
        self.field.edit.setFocus()
        self.field.edit.selectAll()

    def type_text(self, text: str) -> None:
        """Go on in the search field with what was typed elsewhere."""
        self.field.type_text(text)

    def toggle_help(self) -> None:
        if self.help.isVisible():
            self.help.close_help()
            return
        self._place_help()
        self.help.show()
        self.help.raise_()
        self.help.setFocus()

    def refresh(self, *, keep_place: bool = False) -> None:
        """Search again with what is typed and chosen."""
        text, filters = self.field.query(), self.chips.filters()
        is_sets = self.results.view() is View.SETS
        find = self._searcher.find_sets if is_sets else self._searcher.find_cards
        found = find(text, filters)
        count = self.results.show_results(found, keep_place=keep_place)
        words = _sets_found if is_sets else _cards_found
        self.count.setText(words(count, bool(text.strip() or filters)))
        if not count:
            self.results.nothing.say(*_nothing_words(is_sets, text.strip(), filters.names()))
        self.field.show_outcome(found.problems, found.did_you_mean)

    def _query_changed(self) -> None:
        self.refresh()

    def _switched(self, view: str) -> None:
        self.results.set_view(View(view))
        self.refresh()
        self.results.show_selected()

    def _widen(self) -> None:
        """Take back the chips if there are any, else what is typed."""
        if self.chips.filters():
            self.chips.clear()
        else:
            self.field.set_query("")
        self.field.edit.setFocus()

    def _focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        self.results.set_active(new is not None and self.isAncestorOf(new))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.help.isVisible():
            self._place_help()

    def _place_help(self) -> None:
        px = self._theme.px
        corner = self.field.mapTo(self, QPoint(0, px(34) + px(6)))
        room = self.height() - corner.y() - px(46)
        self.help.setGeometry(corner.x(), corner.y(), self.field.width(), min(px(460), room))

    def state(self) -> dict[str, Any]:
        """Everything the user arranged, in plain values."""
        return {
            "query": self.field.query(),
            "history": self.field.history.queries(),
            "chips": self.chips.filters().to_state(),
            **self.results.to_state(),
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """What of a saved state still means something."""
        self.field.history.restore(state.get("history"))
        self.results.restore(state)
        self.switch.choose(self.results.view())
        chips, query = state.get("chips"), state.get("query")
        self.chips.set_filters(
            filters_from_state(chips if isinstance(chips, dict) else {}, self._pool)
        )
        self.field.set_query(query if isinstance(query, str) else "")
        self.refresh()


def _sets_found(count: int, is_search: bool) -> str:
    if is_search:
        return tr_n("{n:,} set matches", "{n:,} sets match", count)
    return tr_n("{n:,} set", "{n:,} sets", count)


def _cards_found(count: int, is_search: bool) -> str:
    if is_search:
        return tr_n("{n:,} card matches", "{n:,} cards match", count)
    return tr_n("{n:,} card", "{n:,} cards", count)


def _nothing_words(is_sets: bool, text: str, chips: list[str]) -> tuple[str, str]:
    """Why nothing is there, and the words of the button that widens the search."""
    what = tr("“{text}”", text=text) if text else ""
    if chips:
        narrowed = tr_n("the chip {chips}", "the chips {chips}", len(chips), chips=", ".join(chips))
        what = tr("{text} and {chips}", text=what, chips=narrowed) if text else narrowed
    nothing = (
        tr("No set matches {what}.", what=what)
        if is_sets
        else tr("No card matches {what}.", what=what)
    )
    return nothing, tr("Clear chips") if chips else tr("Clear search")
