"""Finding sets, reading their cards and building a deck, side by side."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.search.entry import PrintedText
from swlcg_deck.decks import edits
from swlcg_deck.decks.collection import Collection
from swlcg_deck.decks.deck import DeckSet
from swlcg_deck.gui.build.build_panels import BuildPanels
from swlcg_deck.gui.cards.card_facts import Picture
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.cards.large_card import LargeCardView
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.documents.settings import Settings, to_bytes, to_text
from swlcg_deck.gui.tables.stepper import Stepper
from swlcg_deck.gui.widgets.hairline_splitter import HairlineSplitter
from swlcg_deck.language import tr

_WIDTHS = (500, 364, 340)
_MINIMUM = (420, 356, 320)
_HEIGHTS = (440, 180, 240)
"""Of the deck, its history and the advisor, where they share the room."""


class BuildView(QWidget):
    """Three panels and what flows between them; every change of the deck goes to its document."""

    rule_requested = Signal(str)
    """A rule that a card or a finding names is to be read."""
    import_requested = Signal()
    """The user wants to add printed text and pictures of cards."""

    def __init__(
        self,
        faces: CardFaces,
        rules: RulesChoice,
        panels: BuildPanels,
        own_cards: tuple[PrintedText, Picture],
    ) -> None:
        super().__init__()
        self._own_cards = own_cards
        self._theme = faces.theme
        self._pool = faces.pool
        self._rules = rules
        self._document: DeckDocument | None = None
        self.faces = faces
        self.finder = panels.finder
        self.cards = panels.cards
        self.deck = panels.deck
        self.history = panels.history
        self.advisor = panels.advisor
        self.copies = Stepper(self._theme, tr("Copies in the deck"))
        self.cards.set_footer_widget(self.copies, tr("Copies"))
        self.large: LargeCardView | None = None
        self._build()
        self._connect()

    def _build(self) -> None:
        self.side = HairlineSplitter(self._theme, Qt.Orientation.Vertical)
        for part in (self.deck, self.history, self.advisor):
            self.side.addWidget(part)
        self.history.hide()
        self.advisor.hide()
        self.splitter = HairlineSplitter(self._theme, Qt.Orientation.Horizontal)
        panels: tuple[QWidget, ...] = (self.finder, self.cards, self.side)
        for panel, width in zip(panels, _MINIMUM, strict=True):
            panel.setMinimumWidth(width)
            self.splitter.addWidget(panel)
        self.reset_layout()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.splitter)

    def _connect(self) -> None:
        self.finder.set_selected.connect(self.show_set)
        self.finder.copies_chosen.connect(self._set_copies)
        self.finder.add_requested.connect(self.add)
        self.finder.remove_requested.connect(self.remove)
        self.finder.show_requested.connect(self._enlarge_set)
        self.cards.set_requested.connect(self.show_set)
        self.cards.card_activated.connect(self.enlarge)
        self.deck.set_selected.connect(self.show_set)
        self.deck.set_requested.connect(self.show_set)
        self.deck.rule_requested.connect(self.rule_requested)
        self.copies.chosen.connect(self._step)
        self._rules.changed.connect(self._rules_changed)
        self._rules_changed()

    def set_document(self, document: DeckDocument | None) -> None:
        """Show another deck beside the pool."""
        if self._document is not None:
            self._document.changed.disconnect(self._deck_changed)
        self._document = document
        if document is not None:
            document.changed.connect(self._deck_changed)
        self.deck.set_document(document)
        self.history.set_document(document)
        self.advisor.set_document(document)
        self._deck_changed()

    def set_collection(self, collection: Collection) -> None:
        """What the user owns, for the filter and for `in:collection`."""
        owned = {entry.number for entry in self._pool.sets if collection.owned(entry.number)}
        self.finder.set_owned(owned.__contains__)
        self.finder.set_places({"collection": owned})

    def surfaces(self) -> tuple[QWidget, ...]:
        """Where the keyboard goes when it has nowhere else to be, the best first."""
        results = self.finder.results
        return results.table(), results.nothing.button(), self.finder.field.edit

    def show_set(self, number: int) -> None:
        """Select a set everywhere; one that is not found now is still shown."""
        entry = self._pool.set(number)
        if entry is None:
            return
        self.cards.show_set(entry)
        self.copies.set_name(tr("Copies of {title} in the deck", title=entry.title))
        self._show_copies()
        self.finder.select(number)
        self.deck.select_set(number)

    def add(self, number: int) -> None:
        entry = self._pool.set(number)
        if self._document is not None and entry is not None:
            self._document.apply(edits.add_set(self._document.deck, entry))

    def remove(self, number: int) -> None:
        if self._document is not None:
            self._document.apply(edits.remove_set(self._document.deck, number))

    def _set_copies(self, number: int, copies: int) -> None:
        entry = self._pool.set(number)
        if self._document is not None and entry is not None:
            wanted = DeckSet(number=number, title=entry.title)
            self._document.apply(edits.set_copies(self._document.deck, wanted, copies))

    def _step(self, copies: int) -> None:
        if self.cards.entry is not None:
            self._set_copies(self.cards.entry.number, copies)

    def enlarge(self, card: Card) -> None:
        """One card large, with all there is to know about it."""
        if self.large is None:
            self.large = LargeCardView(self.faces, *self._own_cards, parent=self.window())
            self._theme.dress(self.large)
            self.large.set_requested.connect(self.show_set)
            self.large.rule_requested.connect(self.rule_requested)
            self.large.import_requested.connect(self.import_requested)
        self.large.show_card(card)
        self.large.show()

    def _enlarge_set(self, number: int) -> None:
        entry = self._pool.set(number)
        if entry is not None:
            self.show_set(number)
            self.enlarge(entry.objective)

    def _deck_changed(self) -> None:
        deck = self._document.deck if self._document is not None else None
        copies = {e.number: e.copies for e in deck.sets if e.number is not None} if deck else {}
        self.finder.set_copies(copies)
        self.finder.set_legal(self._may_join if deck is not None else None)
        self._show_copies()

    def _show_copies(self) -> None:
        entry = self.cards.entry
        held = 0
        if entry is not None and self._document is not None:
            held = self._document.deck.copies_of(entry.number)
        limit = self._limit(entry.number) if entry is not None else 2
        self.copies.set_value(held, limit)
        self.copies.setEnabled(self._document is not None)

    def _limit(self, number: int) -> int:
        return self._rules.judge.copy_limit(number)

    def _may_join(self, number: int) -> bool:
        entry, document = self._pool.set(number), self._document
        if document is None or entry is None:
            return False
        return self._rules.judge.may_join(entry, document.deck, document.judgement)

    def _rules_changed(self) -> None:
        """What concerns the deck comes first; the notes on all sets follow in the next turn."""
        self.finder.set_limits(self._limit)
        self.faces.set_edition(self._rules.edition)
        self._deck_changed()
        QTimer.singleShot(0, self, self._write_notes)

    def _write_notes(self) -> None:
        self.finder.set_edition(self._rules.edition)

    def reset_layout(self) -> None:
        self.splitter.setSizes([self._theme.px(width) for width in _WIDTHS])
        self.side.setSizes([self._theme.px(height) for height in _HEIGHTS])
        for place in range(3):
            self.splitter.setStretchFactor(place, (3, 2, 1)[place])
        self.cards.show()
        self.side.show()

    def remember(self, settings: Settings) -> None:
        settings.layout["build"] = to_text(self.splitter.saveState())
        settings.views["finder"] = self.finder.state()
        settings.views["cards"] = {"zoom": self.cards.zoom, "text": self.cards.is_text_view}

    def restore(self, settings: Settings) -> None:
        self.splitter.restoreState(to_bytes(settings.layout.get("build", "")))
        if "finder" in settings.views:
            self.finder.restore(settings.views["finder"])
        cards = settings.views.get("cards", {})
        zoom = cards.get("zoom")
        if isinstance(zoom, int):
            self.cards.set_zoom(zoom)
        self.cards.set_text_view(bool(cards.get("text", False)))
