"""A deck, chosen from a leaf that one can search."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.titles import fold
from swlcg_deck.gui.documents.deck_offers import DeckOffer, deck_offers
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.offer_list import OfferList
from swlcg_deck.gui.widgets.leaf import Leaf
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import mark, tr

_KEYS = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -6,
    Qt.Key.Key_PageDown: 6,
}
_MOST_ROWS = 8
_HEADINGS = {Side.LIGHT: mark("Light side decks"), Side.DARK: mark("Dark side decks")}


class DeckPicker(Leaf):
    """Typing searches, arrows go through the decks, Enter chooses, Esc closes."""

    chosen = Signal(object)

    def __init__(
        self, theme: Theme, rules: RulesChoice, workspace: Workspace, parent: QWidget
    ) -> None:
        super().__init__(theme, tr("Choose a deck"), parent)
        self._workspace = workspace
        self._offers: tuple[DeckOffer, ...] = ()
        self.heading = QLabel()
        self.heading.setObjectName("heading")
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search by name, card, tag or folder"))
        self.search.setAccessibleName(tr("Search decks"))
        self.search.setAccessibleDescription(tr("Arrow keys go through the decks, Enter chooses."))
        self.search.textChanged.connect(self._filter)
        self.search.installEventFilter(self)
        self.list = OfferList(theme, rules)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.chosen.connect(self._choose)
        self.count = QLabel()
        self.count.setObjectName("caption")
        self.count.setWordWrap(True)
        self._top = QVBoxLayout()
        self._top.addWidget(self.heading)
        self._top.addWidget(self.search)
        self._foot = QVBoxLayout()
        self._foot.addWidget(self.count)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addLayout(self._top)
        column.addWidget(self.list, 1)
        column.addLayout(self._foot)
        self._restyle()
        theme.changed.connect(self._restyle)

    def open_for(self, anchor: QWidget, side: Side | None, present: str = "") -> None:
        """Offer the decks of a side, or all, below the widget that asks."""
        self.heading.setText(tr(_HEADINGS[side] if side else "Decks"))
        self._offers = deck_offers(self._workspace, side)
        self.search.clear()
        self._filter()
        self.list.show_offers(self._offers, present)
        px, rows = self._theme.px, min(max(len(self._offers), 3), _MOST_ROWS)
        self.place(anchor, QSize(px(400), px(46) * rows + px(122)))
        self.show()
        self.search.setFocus(Qt.FocusReason.PopupFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The search field keeps the focus; these keys belong to the list."""
        is_press = watched is self.search and event.type() is QEvent.Type.KeyPress
        if is_press and isinstance(event, QKeyEvent) and self._key(Qt.Key(event.key())):
            return True
        return super().eventFilter(watched, event)

    def _key(self, key: Qt.Key) -> bool:
        if key in _KEYS:
            self.list.step(_KEYS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.list.choose_current()
        else:
            return False
        return True

    def _filter(self) -> None:
        words = fold(self.search.text()).split()
        found = tuple(offer for offer in self._offers if offer.holds(words))
        self.list.show_offers(found)
        if found:
            self.count.setText(many(len(found), "deck"))
        elif self._offers:
            self.count.setText(tr("No deck has these words. Try fewer."))
        else:
            self.count.setText(tr("There is no such deck yet: build one, or import a list."))

    def _choose(self, offer: DeckOffer) -> None:
        self.accept()
        self.chosen.emit(offer.deck)

    def _restyle(self) -> None:
        px = self._theme.px
        self._top.setContentsMargins(px(14), px(12), px(14), px(10))
        self._top.setSpacing(px(8))
        self._foot.setContentsMargins(px(14), px(6), px(14), px(10))
