"""The right panel: what the current deck misses, or several decks together."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.collection import Collection
from swlcg_deck.decks.deck import Deck
from swlcg_deck.gui.collection.shortfall_view import ShortfallView
from swlcg_deck.gui.collection.together_page import TogetherPage
from swlcg_deck.gui.messages.empty_state import EmptyState
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.choice_bar import ChoiceBar
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.language import mark, tr

_NO_DECK = mark("Open a deck to see here which packs you still need for it.")
_NO_SETS = mark("This deck has no sets yet, so nothing is missing.")


class DecksPanel(QWidget):
    product_requested = Signal(str)

    def __init__(self, theme: Theme, pool: CardPool) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.pages = ChoiceBar(
            theme, [("deck", tr("Missing packs")), ("together", tr("Build together"))]
        )
        self.pages.chosen.connect(self._show_page)
        self.together = TogetherPage(theme, pool)
        self.together.product_requested.connect(self.product_requested)
        self.current = QWidget()
        self.deck_name = ElidedLabel()
        self.deck_name.setObjectName("heading")
        self.missing = ShortfallView(theme, tr("What the current deck needs"))
        self.missing.product_requested.connect(self.product_requested)
        self.empty = EmptyState(theme, tr(_NO_DECK))
        self._build()
        theme.changed.connect(self._restyle)
        self._restyle()

    def _build(self) -> None:
        caption = QLabel(tr("Current deck"))
        caption.setObjectName("caption")
        self._name = QVBoxLayout()
        self._name.addWidget(caption)
        self._name.addWidget(self.deck_name)
        column = QVBoxLayout(self.current)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._name)
        column.addWidget(self.missing, 1)
        self._stack = QStackedWidget()
        for page in (self.empty, self.current, self.together):
            self._stack.addWidget(page)
        self._layout = QVBoxLayout(self)
        self._bar = QHBoxLayout()
        self._bar.addWidget(self.pages)
        self._bar.addStretch(1)
        self._layout.addLayout(self._bar)
        self._layout.addWidget(self._stack, 1)
        self._has_deck = False

    def show_deck(self, deck: Deck | None, collection: Collection) -> None:
        """What the current deck misses."""
        self._has_deck = deck is not None and bool(deck.sets)
        self.empty.say(tr(_NO_DECK) if deck is None else tr(_NO_SETS))
        if deck is not None and deck.sets:
            self.deck_name.setText(deck.name)
            self.missing.show_decks(collection, [deck])
        self._show_page()

    def show_library(self, decks: Sequence[Deck], collection: Collection) -> None:
        self.together.show_decks(decks, collection)

    def _show_page(self) -> None:
        if self.pages.current() == "together":
            self._stack.setCurrentWidget(self.together)
        else:
            self._stack.setCurrentWidget(self.current if self._has_deck else self.empty)

    def _restyle(self) -> None:
        px = self._theme.px
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._bar.setContentsMargins(px(13), px(11), px(14), px(8))
        self._name.setContentsMargins(px(16), px(2), px(14), px(6))
        self._name.setSpacing(px(2))
