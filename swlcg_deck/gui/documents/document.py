"""An open deck: its state, its undo history, its verdict. The one gate for every change."""

import uuid
from collections.abc import Callable, Sequence
from pathlib import Path
from weakref import ref

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack
from shiboken6 import isValid

from swlcg_deck.analysis.statistics import Statistics, statistics
from swlcg_deck.decks.deck import Deck
from swlcg_deck.decks.edits import Change
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.language import tr
from swlcg_deck.legality.as_read import as_read
from swlcg_deck.legality.findings import Judgement, UnreadLine

Edit = Callable[[Deck], Change]


class _Edit(QUndoCommand):
    """A step: the whole deck before and after. Decks are small values, so this is exact."""

    def __init__(self, document: "DeckDocument", change: Change) -> None:
        super().__init__(tr(change.reason))
        # Weakly: a document that holds itself through its steps would go only with the garbage, and
        # Qt would then find the steps gone before the stack that owns them.
        self._document = ref(document)
        self._before = document.deck
        self._after = change.deck

    def redo(self) -> None:
        self._show(self._after)

    def undo(self) -> None:
        self._show(self._before)

    def _show(self, deck: Deck) -> None:
        document = self._document()
        if document is not None:
            document._show(deck)


class DeckDocument(QObject):
    """A deck being edited. Views show it and send changes to `apply`, never around it."""

    changed = Signal()
    """The deck or its verdict is another one now."""
    saved_changed = Signal()
    stepped = Signal()
    """A step was made, undone or redone: the history is another one now."""
    typed = Signal()
    """Something is being typed that is no step yet."""

    def __init__(self, deck: Deck, rules: RulesChoice, unread: Sequence[UnreadLine] = ()) -> None:
        super().__init__()
        self.rules = rules
        self.unread = tuple(unread)
        """What of its list was not read for sure; whoever saves the deck stands for it."""
        self.undo_stack = QUndoStack(self)
        self.path: Path | None = None
        """The file it was read from or saved to."""
        self.token = ""  # nosec B105 # what tells contents apart, no password
        """What the library had when the deck was read: a newer one is never overwritten."""
        self.read_only = ""
        """Why it cannot be saved in place; empty when it can."""
        self.origin = ""
        """Where a deck came from that is not in the library yet."""
        self.slot = uuid.uuid4().hex
        """Where its unsaved work is kept; two documents may show one deck."""
        self._deck = deck
        self._typing: Edit | None = None
        self._judgement: Judgement | None = None
        self._statistics: Statistics | None = None
        rules.changed.connect(self._rules_changed)
        self.undo_stack.cleanChanged.connect(self._clean_changed)
        self.undo_stack.indexChanged.connect(self._index_changed)

    @property
    def deck(self) -> Deck:
        return self._deck

    @property
    def judgement(self) -> Judgement:
        if self._judgement is None:
            self._judgement = as_read(self.rules.judge.check(self._deck), self.unread)
        return self._judgement

    @property
    def is_casual_only(self) -> bool:
        return self.rules.is_casual_only(self.judgement)

    @property
    def statistics(self) -> Statistics:
        if self._statistics is None:
            self._statistics = statistics(self._deck, self.rules.pool)
        return self._statistics

    @property
    def is_saved(self) -> bool:
        return self.undo_stack.isClean()

    @property
    def as_typed(self) -> Deck:
        """The deck with what is being typed."""
        return self._deck if self._typing is None else self._typing(self._deck).deck

    @property
    def holds_unsaved_work(self) -> bool:
        """Whether closing it would lose something: a new deck without anything in it is nothing."""
        now = self.as_typed
        is_blank = not (self.token or now.sets or now.notes or now.tags)
        return not is_blank and not (self.is_saved and now == self._deck)

    def type(self, edit: Edit) -> None:
        """Take note of what is being typed, which becomes a step with `settle`."""
        self._typing = edit
        self.typed.emit()

    def settle(self) -> None:
        """Make a step of what was being typed."""
        edit, self._typing = self._typing, None
        if edit is not None:
            self.apply(edit(self._deck))

    def apply(self, change: Change) -> None:
        """Make a change as a step that can be undone; one that changes nothing leaves no trace."""
        if change.deck != self._deck:
            self.undo_stack.push(_Edit(self, change))

    def replace(self, deck: Deck, reason: str) -> None:
        """Another state of the same deck: an older version, or what is on disk."""
        self.apply(Change(deck, reason))

    def mark_saved(self, deck: Deck, path: Path | None, token: str) -> None:
        """The deck is on disk as it is now (with the date it was given there)."""
        self._deck = deck
        self.path, self.token = path, token
        self.undo_stack.setClean()
        self.saved_changed.emit()
        if self.unread:
            self.unread, self._judgement = (), None
            self.changed.emit()

    def mark_unsaved(self) -> None:
        """An imported or recovered deck that is on no disk yet."""
        self.undo_stack.resetClean()

    def _show(self, deck: Deck) -> None:
        self._deck = deck
        self._judgement = self._statistics = None
        self.changed.emit()

    def _rules_changed(self) -> None:
        self._judgement = None
        self.changed.emit()

    def _clean_changed(self, _clean: bool) -> None:
        if isValid(self.undo_stack):
            self.saved_changed.emit()

    def _index_changed(self, _index: int) -> None:
        """A stack empties itself as it goes; then it says so, and nobody may look any more."""
        if isValid(self.undo_stack):
            self.stepped.emit()
