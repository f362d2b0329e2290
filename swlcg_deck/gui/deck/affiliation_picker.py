"""The affiliation card of a deck, chosen from the nine of its side."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from swlcg_deck.cards.base import Side
from swlcg_deck.decks import edits
from swlcg_deck.gui.deck.affiliation_list import AffiliationList
from swlcg_deck.gui.deck.affiliation_option import options_for
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.choice_bar import ChoiceBar
from swlcg_deck.gui.widgets.leaf import Leaf
from swlcg_deck.gui.words.game_words import side_title
from swlcg_deck.language import tr


class AffiliationPicker(Leaf):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, tr("Choose the affiliation card"), parent)
        self._document: DeckDocument | None = None
        self.setWindowTitle(tr("Affiliation card"))
        heading = QLabel(tr("Affiliation card"))
        heading.setObjectName("heading")
        self.sides = ChoiceBar(theme, [(side.value, side_title(side)) for side in Side])
        self.sides.chosen.connect(self._show_options)
        self.list = AffiliationList(theme, one_click=True)
        self.list.chosen.connect(self._choose)
        head = QHBoxLayout()
        head.setContentsMargins(theme.px(14), theme.px(10), theme.px(12), theme.px(2))
        head.addWidget(heading, 1)
        head.addWidget(self.sides)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 1, 1, theme.px(8))
        layout.setSpacing(theme.px(4))
        layout.addLayout(head)
        layout.addWidget(self.list, 1)

    def open_for(self, document: DeckDocument, anchor: QWidget) -> None:
        """Show what each card would mean, below the widget that asks."""
        self._document = document
        deck = document.deck
        side = deck.side(document.rules.pool) or Side.LIGHT
        self.sides.setVisible(not deck.total)
        self.sides.choose(side.value)
        self.list.show_options(())  # so that the present card is selected, not the last one
        self._show_options()
        self._place(anchor)
        self.show()
        self.list.setFocus(Qt.FocusReason.PopupFocusReason)

    def _show_options(self) -> None:
        if self._document is not None:
            side = Side(self.sides.current())
            document = self._document
            self.list.show_options(
                options_for(document.deck, document.rules, side, document.unread)
            )

    def _place(self, anchor: QWidget) -> None:
        """As wide as reads well, as high as the screen allows."""
        px = self._theme.px
        room = anchor.screen().availableGeometry()
        width = min(px(460), room.width())
        self.resize(width, px(60))
        wanted = self.list.content_height(width - px(12)) + px(64)
        self.place(anchor, QSize(width, min(wanted, room.height() - px(40))))

    def _choose(self, title: str) -> None:
        if self._document is not None:
            self._document.apply(edits.choose_affiliation(self._document.deck, title))
        self.accept()
