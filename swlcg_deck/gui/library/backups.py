"""The whole library into one file, and back."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from swlcg_deck.decks.backup import BackupSummary, write_backup
from swlcg_deck.decks.backup_contents import PartialBackupError
from swlcg_deck.decks.library import Library
from swlcg_deck.decks.restore import Mode, Restored, restore_backup
from swlcg_deck.files.refusals import FileError
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.messages.message_bar import Message
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.gui.work.background import Background, Pulse, Task, Work
from swlcg_deck.gui.work.file_endings import wrong_ending
from swlcg_deck.language import mark, told, tr, tr_n

_FILTER = mark("Backups (*.zip);;All files (*)")
_ADD, _REPLACE, _CANCEL = mark("Add what is missing"), mark("Replace the library"), mark("Cancel")
_REST = mark("Back up the rest")
_MOST_NAMED = 8


class Backups(QObject):
    told = Signal(Message)
    started = Signal(Task, str)

    def __init__(self, workspace: Workspace, background: Background) -> None:
        super().__init__()
        self._workspace = workspace
        self._background = background

    def back_up(self) -> None:
        """Ask where to and write; the window stays alive meanwhile."""
        day = self._workspace.library.clock().astimezone().strftime("%Y-%m-%d")
        suggestion = tr("SWLCG decks {day}.zip", day=day)
        dialogs = self._workspace.dialogs
        target = dialogs.save_file(tr("Back up the library"), suggestion, tr(_FILTER))
        if target is None:
            return
        if refusal := wrong_ending(target, (".zip",)):
            self.told.emit(Message(refusal, is_failure=True))
            return

        self._begin(target, is_partial=False)

    def _begin(self, target: Path, *, is_partial: bool) -> None:
        work = partial(self._write, target, is_partial)
        failed = partial(self._not_whole, target)
        task = self._run(work, tr("Backing up to {name}", name=target.name), failed)
        task.done.connect(self._backed_up)

    def _not_whole(self, target: Path, error: FileError) -> None:
        """Nothing was written yet; the user may want the rest all the same."""
        if not isinstance(error, PartialBackupError):
            self._failed(error)
            return
        told_of = [f"{one.name}: {tr(one.reason)}" for one in error.left_out[:_MOST_NAMED]]
        answer = self._workspace.dialogs.choose(
            tr_n(
                "{n} part of the library cannot be backed up.",
                "{n} parts of the library cannot be backed up.",
                len(error.left_out),
            ),
            "\n".join(told_of + ["…"] * (len(error.left_out) > _MOST_NAMED)),
            [tr(_REST), tr(_CANCEL)],
        )
        if answer == tr(_REST):
            self._begin(target, is_partial=True)

    def restore(self) -> None:
        """Ask for a backup and how to bring it back."""
        dialogs = self._workspace.dialogs
        files = dialogs.open_files(tr("Restore a backup"), tr(_FILTER))
        if not files:
            return
        answer = dialogs.choose(
            tr("Restore {name}?", name=files[0].name),
            tr(
                "Adding changes none of your decks: where the backup has another state of one,"
                " it goes to its history. Replacing puts your present library into a folder"
                " beside it."
            ),
            [tr(_ADD), tr(_REPLACE), tr(_CANCEL)],
        )
        mode: Mode = "replace" if answer == tr(_REPLACE) else "merge"
        if answer in (tr(_ADD), tr(_REPLACE)):
            task = self._run(
                partial(self._restore, files[0], mode),
                tr("Restoring {name}", name=files[0].name),
                self._failed,
            )
            task.done.connect(self._restored)

    def _write(self, target: Path, is_partial: bool, _pulse: Pulse) -> tuple[BackupSummary, Path]:
        return write_backup(self._own_library(), target, partial=is_partial), target

    def _restore(self, source: Path, mode: Mode, _pulse: Pulse) -> Restored:
        return restore_backup(self._own_library(), source, mode)

    def _own_library(self) -> Library:
        """The same folder for another thread: what the window's library remembers is its own."""
        library = self._workspace.library
        return Library(library.root, library.pool, library.clock)

    def _run(self, work: Work, words: str, failed: Callable[[FileError], None]) -> Task:
        task = self._background.run(work, expects=(FileError,))
        task.failed.connect(failed)
        self.started.emit(task, words)
        return task

    def _backed_up(self, result: tuple[BackupSummary, Path]) -> None:
        summary, target = result
        words = tr(
            "{decks} and {versions} backed up to {file}",
            decks=many(summary.decks, "deck"),
            versions=many(summary.versions, "earlier version"),
            file=target,
        )
        if summary.left_out:
            words += tr("; without {names}", names=", ".join(one.name for one in summary.left_out))
        self.told.emit(Message(words))

    def _restored(self, restored: Restored) -> None:
        words = tr("{decks} restored", decks=many(len(restored.added), "deck"))
        if restored.kept_as_versions:
            kept = many(len(restored.kept_as_versions), "deck")
            words += tr("; {decks} you have in another state: see the history", decks=kept)
        if restored.old_library is not None:
            words += tr("; the library from before is in {folder}", folder=restored.old_library)
        if restored.never_there:
            names = ", ".join(restored.never_there)
            words += tr("; the backup was made without {names}", names=names)
        self.told.emit(Message(words))
        self._workspace.library_changed.emit()

    def _failed(self, error: FileError) -> None:
        self.told.emit(Message(told(error), is_failure=True))
