"""A simulation under way: played by processes, followed in a thread, told to the window."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from PySide6.QtCore import QObject, Qt, Signal

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.playtest.simulate.setup.wish import Wish
from swlcg_deck.gui.work.background import Background, Pulse
from swlcg_deck.language import told, tr
from swlcg_deck.playtest.gauntlet_results import AnyResult
from swlcg_deck.playtest.kept_results import Kept, ResultShelf, name_of
from swlcg_deck.playtest.portions import SimulationError
from swlcg_deck.playtest.result_files import ResultError

_EXPECTED = (SimulationError, ValueError, OSError)
_TELL_EVERY = 0.1
"""Seconds between two words about the progress."""


@dataclass(frozen=True)
class Progress:
    done: int
    total: int
    rate: float
    """Games a second; 0 as long as nobody knows."""

    @property
    def seconds_left(self) -> float | None:
        return (self.total - self.done) / self.rate if self.rate else None


@dataclass(frozen=True)
class Outcome:
    """A run that has ended, with the file it is kept in, or why it is not kept."""

    result: AnyResult
    kept: Kept | None
    problem: str = ""


class _Run:
    """One run, in its thread: plays, keeps what was played, and measures how fast it goes."""

    def __init__(self, pool: CardPool, wish: Wish, shelf: ResultShelf, jobs: int | None) -> None:
        self.wish = wish
        self.stopped = threading.Event()
        self._pool = pool
        self._shelf = shelf
        self._jobs = jobs
        self._first: tuple[float, int] | None = None
        self._told = 0.0

    def play(self, pulse: Pulse, tell: Callable[[Progress], None]) -> Outcome | None:
        """None if nothing was played. It is kept here: a window that closes loses nothing."""

        def progress(done: int, total: int) -> None:
            found = self._progress(done, total)
            if found is not None:
                tell(found)

        def cancelled() -> bool:
            return self.stopped.is_set() or pulse.is_cancelled

        result = self.wish.play(self._pool, self._jobs, progress, cancelled)
        if not result.games:
            return None
        try:
            return Outcome(result, self._shelf.keep(result, tr(name_of(result))))
        except ResultError as error:
            return Outcome(result, None, told(error))

    def _progress(self, done: int, total: int) -> Progress | None:
        """Processes need a while to start: the rate counts from the first game that was done."""
        now = monotonic()
        if self._first is None:
            self._first = (now, done)
        if now - self._told < _TELL_EVERY and done < total:
            return None
        self._told = now
        since, before = self._first
        rate = (done - before) / (now - since) if now - since > _TELL_EVERY else 0.0
        return Progress(done, total, rate)


class Runner(QObject):
    """One run at a time; another one ends the first, keeping what was played."""

    started = Signal(object)
    """The wish."""
    progressed = Signal(object)
    ended = Signal()
    """In whatever way; `finished` or `failed` follows where there is something to tell."""
    finished = Signal(object)
    """The outcome, or None where nothing was played."""
    failed = Signal(str)

    _told = Signal(object)

    def __init__(
        self, pool: CardPool, background: Background, shelf: ResultShelf, jobs: int | None
    ) -> None:
        super().__init__()
        self._pool = pool
        self._background = background
        self._shelf = shelf
        self._jobs = jobs
        self._run: _Run | None = None
        self._next: Wish | None = None
        self._told.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    @property
    def is_running(self) -> bool:
        return self._run is not None

    @property
    def is_replaced(self) -> bool:
        """Whether another run waits for the end of this one."""
        return self._next is not None

    def start(self, wish: Wish) -> None:
        if self._run is not None:
            self._next = wish
            self._run.stopped.set()
            return
        run = _Run(self._pool, wish, self._shelf, self._jobs)
        self._run = run
        tell = self._told.emit
        task = self._background.run(lambda pulse: run.play(pulse, tell), _EXPECTED)
        task.ended.connect(self._over)
        task.done.connect(self._done)
        task.failed.connect(self._failed)
        self.started.emit(wish)

    def stop(self) -> None:
        """End it; what is done is told."""
        self._next = None
        if self._run is not None:
            self._run.stopped.set()

    def _hear(self, progress: object) -> None:
        if self._run is not None:
            self.progressed.emit(progress)

    def _over(self) -> None:
        self._run = None
        self.ended.emit()

    def _done(self, outcome: object) -> None:
        self.finished.emit(outcome)
        self._go_on()

    def _failed(self, error: object) -> None:
        self.failed.emit(told(error) if isinstance(error, Exception) else str(error))
        self._go_on()

    def _go_on(self) -> None:
        wish, self._next = self._next, None
        if wish is not None:
            self.start(wish)
