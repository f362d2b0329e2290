"""Everything the library view does to decks: safe for decks that are open, undone where one can."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from swlcg_deck.decks.deck import Deck
from swlcg_deck.decks.edits import Change, add_to_name, choose_tags, rename
from swlcg_deck.decks.library_errors import ConflictError
from swlcg_deck.decks.shelf import Entry
from swlcg_deck.files.refusals import FileError
from swlcg_deck.gui.documents.document import DeckDocument, Edit
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.messages.message_bar import Message
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import told, tr


class Librarian(QObject):
    """One thing after the other, a deck at a time, so that the window stays alive."""

    told = Signal(Message)
    """What was done, or why it could not be."""
    made = Signal(str)
    """The id of a deck that is new in the library."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__()
        self._workspace = workspace
        self._library = workspace.library
        self._steps: Iterator[None] | None = None

    @property
    def is_idle(self) -> bool:
        return self._steps is None

    def delete(self, entries: Iterable[Entry]) -> None:
        """Move decks into the trash; one that is open is closed, after asking about its changes."""
        self._go(self._deleting(tuple(entries)))

    def _deleting(self, entries: tuple[Entry, ...]) -> Iterator[None]:
        keys, names = [], []
        for entry in entries:
            document = self._document(entry.id)
            if document is not None and not self._workspace.close(document):
                continue
            keys.append(self._library.delete(entry.id).key)
            names.append(entry.name)
            yield
        if keys:
            what = names[0] if len(names) == 1 else many(len(names), "deck")
            undo = partial(self.restore_trashed, tuple(keys))
            self._tell(tr("{what} moved into the trash", what=what), undo)

    def restore_trashed(self, keys: Iterable[str]) -> None:
        self._go(self._restoring(tuple(keys)))

    def _restoring(self, keys: tuple[str, ...]) -> Iterator[None]:
        for key in keys:
            path = self._library.restore_trashed(key)
            yield
        place = path.parent.relative_to(self._library.root).as_posix()
        what = path.stem if len(keys) == 1 else many(len(keys), "deck")
        if place == ".":
            self._tell(tr("{what} put back into the library", what=what))
        else:
            self._tell(tr("{what} put back into {folder}", what=what, folder=place))

    def empty_trash(self) -> None:
        def steps() -> Iterator[None]:
            count = self._library.empty_trash()
            self._tell(tr("{decks} deleted for good", decks=many(count, "deck")))
            yield

        self._go(steps())

    def move(self, entries: Iterable[Entry], folder: str) -> None:
        """Put decks into a folder, which is made where it does not exist."""
        moved = tuple(entry for entry in entries if entry.folder != folder)
        if moved:
            self._go(self._moving(moved, dict.fromkeys((e.id for e in moved), folder)))

    def _moving(self, entries: tuple[Entry, ...], homes: dict[str, str]) -> Iterator[None]:
        for entry in entries:
            now = self._library.move(entry.id, homes[entry.id])
            document = self._document(entry.id)
            if document is not None:
                document.path = now.path
                document.saved_changed.emit()
            yield
        back = {entry.id: entry.folder for entry in entries}
        what = entries[0].name if len(entries) == 1 else many(len(entries), "deck")
        self._tell(
            _moved_words(what, {homes[entry.id] for entry in entries}),
            partial(self._move_back, entries, back),
        )

    def _move_back(self, entries: tuple[Entry, ...], homes: dict[str, str]) -> None:
        self._go(self._moving(entries, homes))

    def rename(self, entry: Entry, name: str) -> None:
        name = name.strip()
        if name and name != entry.name:
            self._go(self._editing((entry,), lambda deck: rename(deck, name)))

    def tag(self, entries: Iterable[Entry], tag: str, is_on: bool) -> None:
        """Give decks a tag, or take it from them."""

        def edit(deck: Deck) -> Change:
            others = [one for one in deck.tags if one != tag]
            return choose_tags(deck, [*deck.tags, tag] if is_on else others)

        self._go(self._editing(tuple(entries), edit))

    def _editing(self, entries: tuple[Entry, ...], edit: Edit) -> Iterator[None]:
        for entry in entries:
            document = self._document(entry.id)
            if document is not None:
                self._edit_open(document, edit)
            elif entry.deck is not None:
                self._library.save(edit(entry.deck).deck, expected=entry.token)
            yield

    def _edit_open(self, document: DeckDocument, edit: Edit) -> None:
        """An open deck is changed where it is open, and saved unless it has other changes."""
        was_saved = document.is_saved
        document.apply(edit(document.deck))
        if was_saved:
            self._workspace.save(document)
        else:
            self._tell(
                tr(
                    "{name} is open and not saved; save it to keep this change",
                    name=document.deck.name,
                )
            )

    def duplicate(self, entry: Entry) -> None:
        def steps() -> Iterator[None]:
            if entry.deck is not None:
                copy = add_to_name(entry.deck, tr("copy")).deck
                saved = self._library.save_copy(copy, entry.folder)
                self.made.emit(saved.deck.id)
                self._tell(tr("{name} added", name=saved.deck.name))
            yield

        self._go(steps())

    def add_samples(self, decks: Iterable[Deck], folder: str) -> None:
        def steps() -> Iterator[None]:
            count = 0
            for deck in decks:
                with suppress(ConflictError):  # here already, and changed since
                    self._library.save(deck, folder)
                    count += 1
                yield
            added = many(count, "sample deck")
            self._tell(tr("{decks} added to the folder {folder}", decks=added, folder=folder))

        self._go(steps())

    def restore_version(self, entry: Entry, key: str, deck: Deck, words: str) -> None:
        """Bring an earlier content back; what there is now stays in the history."""

        def steps() -> Iterator[None]:
            document = self._document(entry.id)
            if document is not None:
                as_now = deck.model_copy(update={"id": entry.id})
                change = Change(as_now, tr("Restore {when}", when=words))
                self._edit_open(document, lambda _now: change)
            else:
                self._library.restore_version(entry.id, key)
            self._tell(
                tr(
                    "{name} is again as it was ({when}); see the history for the rest",
                    name=entry.name,
                    when=words,
                )
            )
            yield

        self._go(steps())

    def create_folder(self, name: str) -> None:
        self._change_folders(lambda: self._library.folders.create(name))

    def rename_folder(self, old: str, new: str) -> None:
        self._change_folders(lambda: self._library.folders.rename(old, new))

    def remove_folder(self, name: str) -> None:
        self._change_folders(lambda: self._library.folders.remove(name))

    def _change_folders(self, change: Callable[[], None]) -> None:
        def steps() -> Iterator[None]:
            change()
            yield

        self._go(steps())

    def _document(self, deck_id: str) -> DeckDocument | None:
        return next((d for d in self._workspace.documents if d.deck.id == deck_id), None)

    def _tell(self, words: str, undo: Callable[[], None] | None = None) -> None:
        self.told.emit(Message(words, undo))

    def _go(self, steps: Iterator[None]) -> None:
        """Begin; what is still going on is finished first."""
        while self._steps is not None:
            self._step()
        self._steps = steps
        self._step()

    def _step(self) -> None:
        """One deck now, the next when the window has had its turn."""
        steps = self._steps
        if steps is None:
            return
        try:
            next(steps)
        except StopIteration:
            self._steps = None
            self._workspace.library_changed.emit()
        except FileError as error:
            self._steps = None
            self.told.emit(Message(told(error), is_failure=True))
            self._workspace.library_changed.emit()
        else:
            QTimer.singleShot(0, self, self._step)


def _moved_words(what: str, folders: set[str]) -> str:
    if len(folders) > 1:
        return tr("{what} moved to where they were", what=what)
    (folder,) = folders
    if not folder:
        return tr("{what} moved to the library’s own folder", what=what)
    return tr("{what} moved to {folder}", what=what, folder=folder)
