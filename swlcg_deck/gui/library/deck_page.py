"""The middle of the library: search, the table of decks, what was found and by which rules."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from swlcg_deck.decks.library_search import search_library
from swlcg_deck.decks.shelf import Entry
from swlcg_deck.gui.library.deck_facts import DeckFacts
from swlcg_deck.gui.library.deck_places import ALL_DECKS, Place, PlaceKind
from swlcg_deck.gui.library.deck_rows import DeckModel
from swlcg_deck.gui.library.deck_table import DeckTable
from swlcg_deck.gui.messages.empty_state import EmptyState
from swlcg_deck.gui.tables.search_box import SearchBox
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.verdict.standings import Standings, standing_of_entry, tally_words
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.gui.widgets.when_shown import WhenShown
from swlcg_deck.gui.words.game_words import mode_word
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import tr, tr_n


class DeckPage(QWidget):
    """Shows the decks of a place that match the search."""

    import_requested = Signal()
    back_up_requested = Signal()
    restore_requested = Signal()

    def __init__(self, theme: Theme, standings: Standings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._standings = standings
        self._decks: tuple[DeckFacts, ...] = ()
        self._place: Place = ALL_DECKS
        self._is_known = False
        self._awaits_verdicts = False
        self.search = SearchBox(theme)
        self.import_button = QPushButton(tr("Import…"))
        self.back_up = QPushButton(tr("Back up…"))
        self.model = DeckModel(standings, self)
        self.table = DeckTable(theme, self.model)
        self.nothing = EmptyState(theme)
        self.count = ElidedLabel()
        self.rules = ElidedLabel()
        self.rules.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._lay_out()
        self._connect()
        self._restyle()
        self.refresh()

    def _lay_out(self) -> None:
        for label in (self.count, self.rules):
            label.setObjectName("secondary")
        for button in (self.import_button, self.back_up):
            button.setAccessibleName(button.text())
        self._head = QHBoxLayout()
        self._head.addWidget(self.search, 1)
        for button in (self.import_button, self.back_up):
            self._head.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.count)
        self._foot.addWidget(self.rules, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head)
        column.addWidget(Hairline())
        column.addWidget(self.table, 1)
        column.addWidget(self.nothing, 1)
        column.addWidget(Hairline())
        column.addLayout(self._foot)

    def _connect(self) -> None:
        menu = QMenu(self.back_up)
        menu.addAction(tr("Back up the library…")).triggered.connect(self.back_up_requested)
        menu.addAction(tr("Restore a backup…")).triggered.connect(self.restore_requested)
        self.back_up.setMenu(menu)
        self.import_button.clicked.connect(self.import_requested)
        self.search.query_changed.connect(self._searched)
        self.search.left.connect(self.enter_table)
        self.table.typed.connect(self.search.type_text)
        self.nothing.pressed.connect(self.search.edit.clear)
        self._standings.arrived.connect(self._verdicts_arrived)
        self._standings.rules.changed.connect(WhenShown(self, self.refresh).ask)
        self._theme.changed.connect(self._restyle)

    def show_decks(self, decks: Sequence[DeckFacts], place: Place, wanted: str = "") -> None:
        self._decks = tuple(decks)
        self._place = place
        self._is_known = True
        self.refresh(wanted)

    def refresh(self, wanted: str = "") -> None:
        """Show again what matches; `wanted` becomes the chosen deck."""
        self._awaits_verdicts = False
        here = {deck.id: deck for deck in self._decks if self._place.holds(deck)}
        found = search_library(
            (deck.entry for deck in here.values()),
            self.search.query(),
            self._standings.rules.pool,
            self._verdict,
        )
        self.search.show_problems(found.problems)
        self.table.show_decks([here[entry.id] for entry in found.entries], wanted)
        is_found = bool(found.entries)
        self.table.setVisible(is_found)
        self.nothing.setVisible(not is_found)
        if not is_found:
            self._say_nothing(bool(here))
        self._show_count()

    def enter_table(self) -> None:
        """Hand the keyboard to the table."""
        if self.table.isVisible():
            self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _say_nothing(self, is_searched: bool) -> None:
        if not self._is_known:
            self.nothing.say("")
        elif is_searched:
            is_all = self._place.kind is PlaceKind.ALL
            words = (
                tr("No deck in the library matches the search.")
                if is_all
                else tr("No deck here matches the search.")
            )
            self.nothing.say(words, tr("Clear the search"))
        elif self._place.kind is PlaceKind.FOLDER:
            self.nothing.say(tr("This folder is empty. Drag decks onto its name to put them here."))
        elif self._place.kind is PlaceKind.RECENT:
            self.nothing.say(tr("No deck was changed in the last seven days."))
        else:
            self.nothing.say(tr("No decks here."))

    def _verdict(self, entry: Entry) -> str:
        """What is known; who is not judged yet is not found yet, and looked at again."""
        standing = standing_of_entry(self._standings, entry)
        self._awaits_verdicts = self._awaits_verdicts or standing is None
        return standing.verdict.value if standing else ""

    def _verdicts_arrived(self) -> None:
        if self._awaits_verdicts and self._standings.is_complete:
            self.refresh()
        else:
            self._show_count()

    def _searched(self) -> None:
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_rules()

    def _show_rules(self) -> None:
        """In full, or as much as there is room for beside the counts."""
        rules = self._standings.rules
        short = f"{rules.edition.title}, {mode_word(rules.mode)}"
        metrics = self.rules.fontMetrics()
        taken = metrics.horizontalAdvance(self.count.text()) + self._theme.px(48)
        room = self.width() - taken
        words = (tr("Checked with the {rules}", rules=short), short, "")
        self.rules.setText(next(w for w in words if metrics.horizontalAdvance(w) <= max(0, room)))

    def _show_count(self) -> None:
        decks = self.model.decks()
        standings = [self.model.standing(deck) for deck in decks]
        words = tally_words(Counter(one.look.word for one in standings if one is not None))
        unread = sum(deck.entry.deck is None for deck in decks)
        parts = [many(len(decks), "deck") if decks else tr("No decks")]
        parts += [words] if words else []
        parts += [tr_n("{n} unreadable", "{n} unreadable", unread)] if unread else []
        self.count.setText(" · ".join(parts))
        self._show_rules()

    def _restyle(self) -> None:
        px = self._theme.px
        self._head.setContentsMargins(px(16), px(14), px(16), px(12))
        self._head.setSpacing(px(10))
        self._foot.setContentsMargins(px(16), px(8), px(16), px(8))
        self._foot.setSpacing(px(12))
        for button in (self.import_button, self.back_up):
            button.setStyleSheet(f"min-height: {px(32)}px")
