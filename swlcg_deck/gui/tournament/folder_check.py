"""The check of a folder: read in a thread, judged here, told as it goes."""

from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.formats.list_folder import (
    EXTENSIONS,
    FolderError,
    ListFile,
    lists_in,
    read_list_file,
)
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.tournament.judge_results import Result, results_of
from swlcg_deck.gui.work.background import Background, Pulse, Task
from swlcg_deck.language import said, told, tr


@dataclass
class _Batch:
    """What a thread has read so far; only it writes here until it is over."""

    folder: Path
    total: int = -1
    files: list[ListFile] = field(default_factory=list)


def _read(batch: _Batch, pool: CardPool, pulse: Pulse) -> None:
    found = lists_in(batch.folder, partial(pulse.beat, 0, 0))
    paths = found.paths
    if not paths and not found.passed_over:
        kinds = ", ".join(EXTENSIONS)
        raise FolderError(
            said(
                "there is no deck list in {folder} (files that end in {kinds})",
                folder=batch.folder,
                kinds=kinds,
            )
        )
    batch.total = len(paths)
    for done, path in enumerate(paths):
        pulse.beat(done, len(paths))
        batch.files.append(read_list_file(path, batch.folder, pool))
    batch.files += found.passed_over


class FolderCheck(QObject):
    """Knows the files of the last folder; another edition only judges them again."""

    changed = Signal()
    failed = Signal(str)
    stopped = Signal(str)
    """It was cancelled; a sentence says how far it came."""

    def __init__(self, rules: RulesChoice, background: Background) -> None:
        super().__init__()
        self._rules = rules
        self._background = background
        self._task: Task | None = None
        self._batch: _Batch | None = None
        self._files: list[ListFile] = []
        self.folder: Path | None = None
        self.results: list[Result] = []

    def start(self, folder: Path) -> Task:
        """Read a folder, in the place of one that is still being read."""
        if self._task is not None:
            self._task.cancel()
        self._batch = _Batch(folder)
        work = partial(_read, self._batch, self._rules.pool)
        self._task = self._background.run(work, expects=(FolderError,))
        self._task.failed.connect(self._refused)
        self._task.ended.connect(self._ended)
        return self._task

    @property
    def is_running(self) -> bool:
        return self._task is not None

    def _ended(self) -> None:
        """Whatever was read is shown, also where the user stopped in the middle."""
        batch, task = self._batch, self._task
        if task is None or batch is None or self.sender() is not task:
            return
        self._task = None
        if not batch.files:
            return
        self.folder, self._files = batch.folder, batch.files
        self.judge()
        if len(batch.files) < batch.total:
            self.stopped.emit(
                tr(
                    "Stopped after {count} of {total} files.",
                    count=len(batch.files),
                    total=batch.total,
                )
            )

    def _refused(self, error: FolderError) -> None:
        self.failed.emit(told(error))

    def judge(self) -> None:
        """By the rules in force now."""
        self.results = results_of(self._files, self._rules)
        self.changed.emit()
