"""What is done with kept results: reading them off the window's thread, and taking things back."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from swlcg_deck.gui.messages.message_bar import Message
from swlcg_deck.gui.playtest.simulate.shown import Shown, ShownPair
from swlcg_deck.gui.work.background import Background, Task
from swlcg_deck.gui.work.questions import Dialogs
from swlcg_deck.language import told, tr, tr_n
from swlcg_deck.playtest.kept_results import Kept, ResultShelf
from swlcg_deck.playtest.result_files import ResultError


class ShelfWork(QObject):
    """Only the latest question is answered: who clicks through a list wants the last click."""

    listed = Signal(object)
    loaded = Signal(object)
    """What is to be shown."""
    pair_loaded = Signal(object)
    failed = Signal(str)
    said = Signal(object)
    """A message."""

    def __init__(self, shelf: ResultShelf, background: Background, parent: QObject) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._background = background
        self._listing: Task | None = None
        self._reading: Task | None = None

    def refresh(self) -> None:
        if self._listing is not None:
            self._listing.cancel()
        task = self._background.run(lambda _pulse: self._shelf.list(), (OSError,))
        task.done.connect(self.listed)
        task.failed.connect(self._fail)
        self._listing = task

    def open(self, kept: Kept) -> None:
        if kept.problem:
            self.failed.emit(kept.problem)
            return
        shelf = self._shelf
        task = self._read(lambda: Shown(shelf.load(kept), kept.name, kept))
        task.done.connect(self.loaded)

    def open_pair(self, before: Kept, after: Kept) -> None:
        task = self._read(lambda: self._pair(before, after))
        task.done.connect(self.pair_loaded)

    def _read(self, work: Callable[[], object]) -> Task:
        if self._reading is not None:
            self._reading.cancel()
        task = self._background.run(lambda _pulse: work(), (ResultError, OSError))
        task.failed.connect(self._fail)
        self._reading = task
        return task

    def _pair(self, before: Kept, after: Kept) -> ShownPair:
        load = self._shelf.load
        return ShownPair((before.name, load(before)), (after.name, load(after)))

    def rename(self, kept: object, dialogs: Dialogs) -> Kept | None:
        if not isinstance(kept, Kept):
            return None
        name = dialogs.text(tr("Rename the result"), tr("Name"), kept.name)
        if name is None:
            return None
        try:
            renamed = self._shelf.rename(kept, name)
        except ResultError as error:
            self.failed.emit(told(error))
            return None
        self.refresh()
        return renamed

    def remove(self, results: Sequence[Kept]) -> None:
        removed = []
        for kept in results:
            try:
                removed.append(self._shelf.remove(kept))
            except ResultError as error:
                self.failed.emit(told(error))
        if removed:
            names = removed[0].name if len(removed) == 1 else ""
            words = names and tr("{name} is removed", name=names)
            words = words or tr_n("{n} result is removed", "{n} results are removed", len(removed))
            self.said.emit(Message(words, partial(self._restore, removed)))
        self.refresh()

    def _restore(self, removed: Sequence[Kept]) -> None:
        for kept in removed:
            try:
                self._shelf.restore(kept)
            except ResultError as error:
                self.failed.emit(told(error))
        self.refresh()

    def _fail(self, error: object) -> None:
        self.failed.emit(told(error) if isinstance(error, Exception) else str(error))
