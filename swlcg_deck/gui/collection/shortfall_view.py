"""What decks need and the collection has not: the answer, what to buy, what is missing."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from swlcg_deck.decks.collection import Collection
from swlcg_deck.decks.deck import Deck
from swlcg_deck.gui.collection.answer_banner import AnswerBanner
from swlcg_deck.gui.collection.shortfall_rows import answer, buy_key, card_key, shortfall_rows
from swlcg_deck.gui.tables.stepper_list import RowList
from swlcg_deck.gui.tables.stepper_rows import Key
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import tr


class ShortfallView(QWidget):
    product_requested = Signal(str)
    """A box is to be shown in the collection."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._theme = theme
        self._homes: dict[Key, str] = {}
        self.banner = AnswerBanner(theme)
        self.list = RowList(theme, name, tr("Enter shows the box in your collection."))
        self.list.row_activated.connect(self._request)
        self._frame = QVBoxLayout()
        self._frame.addWidget(self.banner)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._layout.addLayout(self._frame)
        self._layout.addWidget(self.list, 1)
        theme.changed.connect(self._restyle)
        self._restyle()

    def show_decks(self, collection: Collection, decks: Sequence[Deck]) -> None:
        """Say what these decks need; at least one is expected."""
        shortfall = collection.shortfall(decks)
        self.banner.show_answer(answer(shortfall, len(decks)))
        self._homes = {lack.entry.number: lack.entry.product for lack in shortfall.lacks}
        self._homes |= {buy_key(each.product): each.product.name for each in shortfall.purchases}
        self._homes |= {card_key(card): card.product for card in shortfall.affiliation_cards}
        self.list.show_rows(shortfall_rows(shortfall, collection, len(decks)))

    def _request(self, key: Key) -> None:
        if key in self._homes:
            self.product_requested.emit(self._homes[key])

    def _restyle(self) -> None:
        px = self._theme.px
        self._frame.setContentsMargins(px(16), px(10), px(14), px(4))
