"""Which deck: the one that is open, unless another one is chosen."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QComboBox, QSizePolicy

from swlcg_deck.decks.deck import Deck
from swlcg_deck.gui.documents.deck_offers import deck_offers
from swlcg_deck.gui.documents.sample_decks import sample_decks
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, glyph_icon
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.drop_down import DropDown
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.language import tr


class DeckBox(DropDown):
    """Open decks, the library and the samples; whoever chose nothing follows the current deck."""

    deck_chosen = Signal()

    def __init__(self, theme: Theme, workspace: Workspace) -> None:
        super().__init__(theme, tr("Deck whose openings are dealt"))
        self._workspace = workspace
        self._look = theme
        self._decks: list[Deck] = []
        self.wanted = ""
        """The deck that was chosen; empty for the current one."""
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(6)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.currentTextChanged.connect(self._tell_whole)
        self.activated.connect(self._chosen)
        theme.changed.connect(self._restyle)

    def refresh(self) -> None:
        """Offer what there is now."""
        pool = self._workspace.pool
        offers = [(offer.deck, offer.place) for offer in deck_offers(self._workspace)]
        known = {deck.id for deck, _ in offers}
        sample = tr("sample")
        offers += [(deck, sample) for deck in sample_decks(pool) if deck.id not in known]
        self._decks = [deck for deck, _ in offers]
        self.blockSignals(True)
        self.clear()
        for deck, place in offers:
            self.addItem(f"{deck.name} · {place}")
        self._restyle()
        self.setCurrentIndex(self._place())
        self.blockSignals(False)
        self._tell_whole(self.currentText())

    def _place(self) -> int:
        """What was chosen, else the current deck, else the first there is."""
        current = self._workspace.current
        for wanted in (self.wanted, current.deck.id if current is not None else ""):
            for place, deck in enumerate(self._decks):
                if deck.id == wanted:
                    return place
        return 0 if self._decks else -1

    def deck(self) -> Deck | None:
        """As it is now: an open deck with its unsaved changes."""
        place = self.currentIndex()
        if not 0 <= place < len(self._decks):
            return None
        deck = self._decks[place]
        open_now = (document.deck for document in self._workspace.documents)
        return next((one for one in open_now if one.id == deck.id), deck)

    def decks(self) -> tuple[Deck, ...]:
        """All that are offered."""
        return tuple(self._decks)

    def choose(self, deck_id: str) -> None:
        """A deck by its identity; empty for the current one."""
        self.wanted = deck_id
        self.setCurrentIndex(self._place())

    def _chosen(self, place: int) -> None:
        current = self._workspace.current
        deck = self._decks[place]
        is_current = current is not None and current.deck.id == deck.id
        self.wanted = "" if is_current else deck.id
        self.deck_chosen.emit()

    def _tell_whole(self, text: str) -> None:
        self.setToolTip(plain_tip(text))

    def _restyle(self) -> None:
        size = self._look.px(16)
        self.setMaximumWidth(self._look.px(360))
        self.setIconSize(QSize(size, size))
        palette = self._look.palette
        for place, deck in enumerate(self._decks[: self.count()]):
            card = deck.affiliation_card(self._workspace.pool)
            if card is not None:
                ink = palette.affiliations[card.affiliation]
                glyph = affiliation_glyph(card.affiliation)
                self.setItemIcon(place, glyph_icon(glyph, ink, size))
