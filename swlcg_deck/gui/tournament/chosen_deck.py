"""A deck that was chosen for the tournament; it follows every change that is made elsewhere."""

from PySide6.QtCore import QObject, Signal

from swlcg_deck.cards.base import Side
from swlcg_deck.decks.deck import Deck
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.documents.workspace import Workspace


class ChosenDeck(QObject):
    """The open deck, else that of the library; one that is gone stays as it was last seen."""

    changed = Signal()

    def __init__(self, workspace: Workspace, side: Side | None = None) -> None:
        super().__init__()
        self._workspace = workspace
        self._side = side
        self._document: DeckDocument | None = None
        self._id = ""
        self._deck: Deck | None = None
        self._is_stale = False
        """Whether the deck may be another one by now; who wants to know looks again."""
        workspace.opened.connect(self._came_or_went)
        workspace.closed.connect(self._came_or_went)
        workspace.library_changed.connect(self._may_differ)

    @property
    def deck(self) -> Deck | None:
        if self._is_stale:
            self._look_again()
        return self._deck

    @property
    def id(self) -> str:
        return self._id

    def choose(self, deck: Deck) -> None:
        self._id, self._deck, self._is_stale = deck.id, deck, False
        self._follow()
        self.changed.emit()

    def clear(self) -> None:
        self._id, self._deck, self._is_stale = "", None, False
        self._follow()
        self.changed.emit()

    def restore(self, deck_id: str) -> None:
        """A deck of an earlier day, where it still exists."""
        self._id, self._deck = deck_id, None
        self._follow()
        self._look_again()
        if self._deck is None:
            self.clear()
        else:
            self.changed.emit()

    def choose_current(self) -> None:
        """The deck that one was just working on, where none is chosen and its side fits."""
        document = self._workspace.current
        if self.deck is None and document is not None and document.deck.sets:
            side = document.deck.side(self._workspace.pool)
            if self._side is None or side is self._side:
                self.choose(document.deck)

    def _came_or_went(self, document: DeckDocument) -> None:
        if document.deck.id == self._id:
            self._may_differ()

    def _may_differ(self) -> None:
        if self._id:
            self._is_stale = True
            self._follow()
            self.changed.emit()

    def _look_again(self) -> None:
        self._is_stale = False
        deck = self._document.deck if self._document else self._from_library()
        if deck is not None:
            self._deck = deck

    def _from_library(self) -> Deck | None:
        entries = self._workspace.library.entries()
        return next((e.deck for e in entries if e.deck is not None and e.id == self._id), None)

    def _follow(self) -> None:
        """Listen to the document where the deck is open, and to no other."""
        documents = self._workspace.documents
        document = next((d for d in documents if d.deck.id == self._id), None)
        if document is self._document:
            return
        if self._document is not None:
            self._document.changed.disconnect(self._document_changed)
        self._document = document
        if document is not None:
            document.changed.connect(self._document_changed)

    def _document_changed(self) -> None:
        if self._document is not None:
            self._deck, self._is_stale = self._document.deck, False
            self.changed.emit()
