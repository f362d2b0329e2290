"""All numbers of a deck, alone, beside another deck, or before and after a swap."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from swlcg_deck.analysis.differences import compare
from swlcg_deck.analysis.statistics import Statistics, statistics
from swlcg_deck.decks.deck import Deck
from swlcg_deck.gui.analyse.change_list import change_list, change_rows
from swlcg_deck.gui.analyse.chart_cards import KINDS, ChartCard
from swlcg_deck.gui.analyse.comparison_bar import ComparisonBar
from swlcg_deck.gui.analyse.fact_list import fact_list
from swlcg_deck.gui.analyse.facts import facts_of, match_words
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.messages.empty_state import EmptyState
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.columns_layout import ColumnsLayout
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.gui.widgets.raised_card import AnalyseCard
from swlcg_deck.gui.widgets.when_shown import WhenShown
from swlcg_deck.language import mark, tr

_NO_DECK = mark("Open a deck, and its numbers stand here.")
_NO_SETS = mark(
    "This deck has no sets yet. Add some in the Build view, and their numbers stand here."
)
_NARROWEST = 320


class AnalyseView(QWidget):
    """Counts again when the deck changes, while it can be seen."""

    compare_requested = Signal()
    """The user wants another deck to compare with; answer with `set_comparison`."""

    def __init__(self, theme: Theme, rules: RulesChoice) -> None:
        super().__init__()
        self._theme = theme
        self._pool = rules.pool
        self._document: DeckDocument | None = None
        self._counting = WhenShown(self, self.refresh)
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title = ElidedLabel()
        self.title.setObjectName("title")
        self.subtitle = ElidedLabel()
        self.subtitle.setObjectName("secondary")
        self.bar = ComparisonBar(theme, rules.pool)
        self.bar.changed.connect(self.refresh)
        self.bar.deck_requested.connect(self.compare_requested)
        self.bar.swap_requested.connect(self._make_swap)
        self.changes = change_list(theme)
        self.change_card = AnalyseCard(theme, tr("Changes"), self.changes)
        self.facts = fact_list(theme)
        self.match = QLabel()
        self.match.setObjectName("secondary")
        self.match.setWordWrap(True)
        self.charts = [ChartCard(theme, kind) for kind in KINDS]
        self.empty = EmptyState(theme)
        self._build()
        self._restyle()
        theme.changed.connect(self._restyle)

    def _build(self) -> None:
        self._cards = QWidget()
        self._columns = ColumnsLayout(self._cards, _NARROWEST, 12)
        cards: list[QWidget] = [
            self.change_card,
            AnalyseCard(self._theme, tr("Numbers"), self.facts),
            *self.charts[:6],
            AnalyseCard(self._theme, tr("Resource match"), self.match),
            *self.charts[6:],
        ]
        for card in cards:
            self._columns.addWidget(card)
        self.page = QScrollArea()
        self.page.setWidget(self._cards)
        self.page.setWidgetResizable(True)
        self.page.setFrameShape(QFrame.Shape.NoFrame)
        self.page.setAccessibleName(tr("Numbers and charts"))
        self.page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._head = QVBoxLayout()
        self._head.addWidget(self.title)
        self._head.addWidget(self.subtitle)
        self._head.addWidget(self.bar)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._head)
        layout.addWidget(self.page, 1)
        layout.addWidget(self.empty, 1)

    def set_document(self, document: DeckDocument | None) -> None:
        if self._document is not None:
            self._document.changed.disconnect(self._counting.ask)
        self._document = document
        if document is not None:
            document.changed.connect(self._counting.ask)
        self._counting.ask()

    def set_comparison(self, name: str, deck: Deck) -> None:
        """Show how the deck differs from this one, which counts as the earlier."""
        self.bar.compare_with(name, deck)

    def surfaces(self) -> tuple[QWidget, ...]:
        """Where the keyboard goes when it has nowhere else to be, the best first."""
        return (self.page,)

    def refresh(self) -> None:
        """Count and compare."""
        document = self._document
        is_empty = document is None or not document.deck.sets
        self.empty.setVisible(is_empty)
        self.empty.say(tr(_NO_DECK) if document is None else tr(_NO_SETS))
        self.page.setVisible(not is_empty)
        self.bar.setVisible(not is_empty)
        self.subtitle.setVisible(not is_empty)
        self.title.setText(tr("Analyse") if document is None else document.deck.name)
        if document is None or is_empty:
            return
        self.bar.show_deck(document.deck)
        pair = self.bar.pair(document.deck)
        if pair is None:
            self.subtitle.setText(tr("All numbers of this deck"))
            self.change_card.hide()
            self._show(document.statistics, None)
        else:
            self._compare(*pair)

    def _compare(self, words: str, before: Deck, after: Deck) -> None:
        words = tr(words)
        change = f"{words[0].upper()}{words[1:]}"
        self.subtitle.setText(tr("{change}: outline is before, solid is after", change=change))
        difference = compare(before, after, self._pool)
        self.changes.show_rows(change_rows(difference, self._pool))
        self.change_card.say("" if not difference.is_empty else tr("Both have the same sets."))
        self.change_card.show()
        self._show(statistics(after, self._pool), statistics(before, self._pool))

    def _show(self, now: Statistics, before: Statistics | None) -> None:
        self.facts.show_rows(facts_of(now, before))
        self.match.setText(match_words(now.match))
        for card in self.charts:
            card.show_statistics(now, before)
        self._columns.invalidate()

    def _make_swap(self) -> None:
        change = self.bar.swap(self._document.deck) if self._document else None
        if change is not None and self._document is not None:
            self._document.apply(change)

    def _restyle(self) -> None:
        px = self._theme.px
        self._head.setContentsMargins(px(16), px(14), px(16), px(4))
        self._head.setSpacing(px(6))
        self._columns.setContentsMargins(px(16), px(8), px(16), px(16))
        self._columns.set_sizes(px(_NARROWEST), px(12))
