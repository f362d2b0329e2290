"""What a deck is made of, from the affiliation card down to the charts."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from swlcg_deck.gui.deck.affiliation_header import AffiliationHeader
from swlcg_deck.gui.deck.deck_charts import DeckCharts
from swlcg_deck.gui.deck.deck_list import DeckList
from swlcg_deck.gui.deck.set_note_editor import SetNoteEditor
from swlcg_deck.gui.deck.totals_line import TotalsLine
from swlcg_deck.gui.deck.verdict_banner import VerdictBanner
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.messages.empty_state import EmptyState
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.language import mark, tr

_EMPTY = mark("No sets yet. Choose a set in the table and press 1 or 2, or drag it here.")


class DeckBody(QWidget):
    affiliation_requested = Signal()

    def __init__(self, theme: Theme, rules: RulesChoice) -> None:
        super().__init__()
        self._theme = theme
        self._document: DeckDocument | None = None
        self.affiliation = AffiliationHeader(theme)
        self.affiliation.change.clicked.connect(self.affiliation_requested)
        self.verdict = VerdictBanner(theme, rules)
        self.list = DeckList(theme)
        self.list.note_requested.connect(self.write_note)
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.empty = EmptyState(theme, tr(_EMPTY))
        self.note = SetNoteEditor(theme)
        self.note.closed.connect(self._note_closed)
        self.totals = TotalsLine(theme)
        self.charts = DeckCharts(theme)
        self.chart_line = Hairline()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        upper: list[QWidget] = [self.affiliation, self.verdict, self.note]
        lower: list[QWidget] = [Hairline(), self.totals, self.chart_line, self.charts]
        for widget in upper:
            self._layout.addWidget(widget)
        self._layout.addWidget(self.list, 1)
        self._layout.addWidget(self.empty, 1)
        for widget in lower:
            self._layout.addWidget(widget)
        self._restyle()
        theme.changed.connect(self._restyle)

    def set_document(self, document: DeckDocument | None) -> None:
        self._document = document
        self.note.close_editor()
        self.list.set_document(document)
        self.verdict.set_document(document)
        self._show_facts()

    def refresh(self) -> None:
        if self._document is not None:
            self.verdict.refresh()
            self.list.refresh()
            self._show_facts()

    def _show_facts(self) -> None:
        """All but the list and the verdict, which follow their document themselves."""
        document = self._document
        if document is None:
            return
        self.affiliation.show_deck(document.deck, document.rules.pool)
        is_empty = not document.deck.sets
        self.list.setVisible(not is_empty)
        self.empty.setVisible(is_empty)
        self.charts.setVisible(not is_empty)
        self.chart_line.setVisible(not is_empty)
        self.totals.show_statistics(document.statistics)
        self.charts.show_statistics(document.statistics)

    def write_note(self, key: int | str) -> None:
        if self._document is not None:
            self.note.open(self._document, key)

    def _note_closed(self) -> None:
        if self.isVisible():
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _restyle(self) -> None:
        self._layout.setSpacing(self._theme.px(8))
