"""The decks that are open, and everything that happens to them as files. No widgets."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck, new_deck
from swlcg_deck.decks.edits import add_to_name, name_author
from swlcg_deck.decks.library import Library
from swlcg_deck.decks.library_errors import ConflictError
from swlcg_deck.decks.recovery import Unsaved
from swlcg_deck.files.refusals import FileError
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.work.questions import Dialogs
from swlcg_deck.language import told, tr
from swlcg_deck.legality.as_read import not_understood
from swlcg_deck.legality.findings import UnreadLine

TRY_AGAIN_MS = 2_000
"""After a disk refused to take unsaved work."""


class Workspace(QObject):
    """Opens, saves and closes documents; keeps unsaved work safe while they are open."""

    opened = Signal(DeckDocument)
    closed = Signal(DeckDocument)
    current_changed = Signal()
    library_changed = Signal()
    failed = Signal(str)
    """Something could not be done; a sentence to show."""

    def __init__(
        self, pool: CardPool, library: Library, rules: RulesChoice, dialogs: Dialogs
    ) -> None:
        super().__init__()
        self.pool = pool
        self.library = library
        self.rules = rules
        self.dialogs = dialogs
        self.author = ""
        """Whose decks the new ones are."""
        self.octgn_folder = ""
        """Where OCTGN keeps its decks; empty where nobody said so."""
        self.documents: list[DeckDocument] = []
        self._current: DeckDocument | None = None
        self._unwritten: set[DeckDocument] = set()
        self._is_refused = False
        self._autosave = QTimer(self)
        self._autosave.setSingleShot(True)
        self._autosave.timeout.connect(self.write_recovery)

    @property
    def current(self) -> DeckDocument | None:
        return self._current

    def show(self, document: DeckDocument | None) -> None:
        if document is not self._current:
            self._current = document
            self.current_changed.emit()

    def new(self, name: str = "", affiliation: str | None = None) -> DeckDocument:
        named = new_deck(name or tr("New deck"), affiliation)
        deck = name_author(named, self.author).deck
        document = self._open(DeckDocument(deck, self.rules))
        document.mark_unsaved()
        return document

    def open_library(self, deck_id: str) -> DeckDocument | None:
        """A deck of the library; one that is open already is shown again."""
        known = next((d for d in self.documents if d.deck.id == deck_id), None)
        if known is not None:
            self.show(known)
            return known
        try:
            entry = self.library.entry(deck_id)
        except FileError as error:
            self.failed.emit(told(error))
            return None
        if entry.deck is None:
            self.failed.emit(
                tr(
                    "{name} cannot be opened: {problem}",
                    name=entry.path.name,
                    problem=tr(entry.problem or ""),
                )
            )
            return None
        document = DeckDocument(entry.deck, self.rules, not_understood(entry.remarks))
        document.path, document.token = entry.path, entry.token
        if entry.read_only:
            document.read_only = tr("written by a newer version of this program")
        return self._open(document)

    def open_imported(
        self, deck: Deck, note: str = "", unread: Sequence[UnreadLine] = ()
    ) -> DeckDocument:
        """A deck from a list or a file outside the library: nothing is saved yet."""
        document = self._open(DeckDocument(deck, self.rules, unread))
        document.mark_unsaved()
        document.origin = note
        return document

    def _open(self, document: DeckDocument) -> DeckDocument:
        for signal in (document.stepped, document.saved_changed, document.typed):
            signal.connect(self._keep_safe)
        self.documents.append(document)
        self.opened.emit(document)
        self.show(document)
        return document

    def save(self, document: DeckDocument) -> bool:
        """Save into the library; True when the deck is safe on disk."""
        document.settle()
        if document.read_only:
            return self.duplicate(document) is not None
        try:
            saved = self.library.save(document.deck, expected=document.token or None)
        except ConflictError as conflict:
            return self._settle(document, conflict)
        except FileError as error:
            self.failed.emit(told(error))
            return False
        self._saved(document, saved.deck, saved.path, saved.token)
        return True

    def _settle(self, document: DeckDocument, conflict: ConflictError) -> bool:
        """Somebody else saved this deck: nothing is overwritten unless the user says so."""
        keep_both, overwrite = tr("Save mine as a copy"), tr("Overwrite it")
        answer = self.dialogs.choose(
            tr("{name} was changed by another program.", name=conflict.path.name),
            tr(
                "Your changes here are not saved yet. What is on disk goes to the history "
                "either way."
            ),
            [keep_both, overwrite, tr("Cancel")],
        )
        try:
            if answer == overwrite:
                saved = self.library.save(document.deck, expected=conflict.token)
            elif answer == keep_both:
                copy = add_to_name(document.deck, tr("(mine)")).deck
                saved = self.library.save_copy(copy)
            else:
                return False
        except FileError as error:
            self.failed.emit(told(error))
            return False
        self._saved(document, saved.deck, saved.path, saved.token)
        return True

    def _saved(self, document: DeckDocument, deck: Deck, path: Path, token: str) -> None:
        document.mark_saved(deck, path, token)
        self.library_changed.emit()

    def duplicate(self, document: DeckDocument) -> DeckDocument | None:
        """A new deck with the same content, saved under another name."""
        copy = add_to_name(document.deck, tr("copy")).deck
        try:
            saved = self.library.save_copy(copy)
        except FileError as error:
            self.failed.emit(told(error))
            return None
        self.library_changed.emit()
        return self.open_library(saved.deck.id)

    def revert(self, document: DeckDocument) -> None:
        """Back to what is on disk, as a step that can be undone."""
        try:
            entry = self.library.entry(document.deck.id)
        except FileError as error:
            self.failed.emit(told(error))
            return
        if entry.deck is not None:
            document.replace(entry.deck, tr("Revert to the saved deck"))
            document.mark_saved(entry.deck, entry.path, entry.token)

    def close(self, document: DeckDocument) -> bool:
        """Close after asking about unsaved work; False when the user wants to stay."""
        if not self._may_close(document):
            return False
        self._forget(document)
        return True

    def _may_close(self, document: DeckDocument) -> bool:
        """Whether nothing is lost that the user wants to keep; he is asked, and it is saved."""
        document.settle()
        if document.holds_unsaved_work:
            save, leave = tr("Save"), tr("Do not save")
            answer = self.dialogs.choose(
                tr("Save {name} before closing?", name=document.deck.name),
                tr("Changes that are not saved are lost."),
                [save, leave, tr("Cancel")],
            )
            if answer == save:
                return self.save(document)
            return answer == leave
        return True

    def _forget(self, document: DeckDocument) -> None:
        place = self.documents.index(document)
        self.documents.remove(document)
        self._unwritten.discard(document)
        for signal in (document.stepped, document.saved_changed, document.typed):
            signal.disconnect(self._keep_safe)
        self.library.recovery.discard(document.slot)
        if document is self._current:
            rest = self.documents
            self.show(rest[min(place, len(rest) - 1)] if rest else None)
        self.closed.emit(document)
        document.deleteLater()

    def close_all(self) -> bool:
        """Close every deck, or none where the user wants to stay."""
        documents = list(self.documents)
        if not all(self._may_close(document) for document in documents):
            return False
        for document in documents:
            self._forget(document)
        return True

    def unsaved_work(self) -> tuple[Unsaved, ...]:
        """What an earlier crash left behind."""
        return self.library.unsaved_work()

    def restore(self, left: Unsaved) -> DeckDocument | None:
        """Go on with what a crash left behind; it stays there until it is kept here."""
        if left.deck is None:
            self.failed.emit(
                tr("Unsaved work could not be read: {problem}", problem=tr(left.problem or ""))
            )
            return None
        document = self._unchanged(left.deck, left.base) or self._reopened(left.deck, left.base)
        self.write_recovery()
        if document not in self._unwritten:
            self.library.recovery.forget(left)
        return document

    def _unchanged(self, deck: Deck, base: str | None) -> DeckDocument | None:
        """The deck where it is open as it was before; the work on it becomes a step."""
        for document in self.documents:
            if (document.deck.id, document.token) == (deck.id, base) and document.is_saved:
                document.replace(deck, tr("Restore unsaved work"))
                self.show(document)
                return document
        return None

    def _reopened(self, deck: Deck, base: str | None) -> DeckDocument:
        document = DeckDocument(deck, self.rules)
        document.token = base or ""
        document.origin = tr("restored after a crash")
        self._open(document)
        document.mark_unsaved()
        return document

    def _keep_safe(self) -> None:
        """Have every edit on the disk, and nothing there that is saved, before anything else."""
        document = self.sender()
        if not isinstance(document, DeckDocument):
            return
        if document.holds_unsaved_work:
            self._unwritten.add(document)
            self._autosave.start(0)
        else:
            self._unwritten.discard(document)
            self.library.recovery.discard(document.slot)

    def write_recovery(self) -> None:
        """Write every deck with unsaved changes into its recovery slot."""
        for document in list(self._unwritten):
            try:
                self.library.recovery.write(
                    document.slot, document.as_typed, document.token or None
                )
            except FileError as error:
                self._refused(told(error))
            else:
                self._unwritten.discard(document)
        self._is_refused = bool(self._unwritten)

    def _refused(self, problem: str) -> None:
        """Say it once, and go on trying."""
        if not self._is_refused:
            self._is_refused = True
            self.failed.emit(tr("Unsaved work could not be kept safe: {problem}", problem=problem))
        self._autosave.start(TRY_AGAIN_MS)
