"""Reads what is to be imported in the background, one thing at a time, the newest text last."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.exchange.source import Source, read_source, with_answer
from swlcg_deck.gui.verdict.standings import prepare_judging
from swlcg_deck.gui.work.background import Background, Pulse, Task
from swlcg_deck.language import said, tr

_PAUSE = 250
"""Milliseconds without a keystroke before a pasted text is read."""


class SourceReader(QObject):
    """The pasted text comes first among the sources, then the files as they were added."""

    changed = Signal()
    started = Signal(Task, str)

    def __init__(self, rules: RulesChoice, background: Background, parent: QObject) -> None:
        super().__init__(parent)
        self._rules = rules
        self._pool = rules.pool
        self._background = background
        self._pasted: Source | None = None
        self._files: dict[Path, Source] = {}
        self._waiting: list[Path] = []
        self._text: str | None = None
        """A text that is still to be read."""
        self._newest = ""
        """What the field holds; a reading of anything else is out of date."""
        self._path: Path | None = None
        """The file that is being read."""
        self._task: Task | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._read_next)

    def sources(self) -> tuple[Source, ...]:
        return ((self._pasted,) if self._pasted else ()) + tuple(self._files.values())

    @property
    def is_reading(self) -> bool:
        return self._task is not None or self._text is not None or bool(self._waiting)

    def paste(self, text: str) -> None:
        """Another text; what an earlier one said no longer counts."""
        self._newest = text
        if text.strip():
            self._text = text
            self._pause.start()
        else:
            self._text = None
            self._pasted = None
            self._pause.stop()
        self.changed.emit()

    def add_files(self, paths: list[Path]) -> None:
        for path in paths:
            if path not in self._files:
                self._files[path] = Source(path)
                self._waiting.append(path)
        self.changed.emit()
        self._read_next()

    def remove_file(self, path: Path) -> None:
        self._files.pop(path, None)
        if path in self._waiting:
            self._waiting.remove(path)
        self.changed.emit()

    def answer(self, source: Source, line: int, set_number: int) -> None:
        answered = with_answer(source, line, set_number, self._pool)
        if source.path is not None:
            self._files[source.path] = answered
        else:
            self._pasted = answered
        self.changed.emit()

    def stop(self) -> None:
        """Nobody waits for the rest any more."""
        self._pause.stop()
        self._waiting.clear()
        self._text = None
        if self._task is not None:
            self._task.cancel()

    def _read_next(self) -> None:
        if self._task is not None:
            return
        path, text = None, ""
        if self._waiting:
            path = self._waiting.pop(0)
        elif self._text is not None and not self._pause.isActive():
            text, self._text = self._text, None
        else:
            return
        self._path = path
        self._task = self._background.run(partial(self._read, path, text))
        self._task.ended.connect(self._ended)
        self._task.done.connect(self._take)
        words = tr("Reading the list") if path is None else tr("Reading {file}", file=path.name)
        self.started.emit(self._task, words)

    def _read(self, path: Path | None, text: str, _pulse: Pulse) -> Source:
        prepare_judging(self._rules)
        return read_source(path, text, self._pool)

    def _ended(self) -> None:
        if self._task is not None and self._task.is_cancelled:
            self._take(Source(self._path, self._newest, problem=said("reading it was cancelled")))
        self._task = None
        QTimer.singleShot(0, self, self._read_next)

    def _take(self, source: Source) -> None:
        if source.path is None:
            if source.text == self._newest and source.text.strip():
                self._pasted = source
        elif source.path in self._files:
            self._files[source.path] = source
        self.changed.emit()
