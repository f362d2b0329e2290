"""Long work off the GUI thread: its result, its progress and its failure come back into it."""

import sys
import threading
from collections.abc import Callable
from enum import Enum, auto
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Qt, QThreadPool, Signal

_THREADS = 2
_STEP = 0.005
"""Work tells its progress again only after a two-hundredth of the way."""


class Cancelled(Exception):  # noqa: N818 - nothing went wrong
    """Raised inside work that nobody wants any more."""


class _Told(Enum):
    """What a thread has to say."""

    PROGRESS = auto()
    RESULT = auto()
    FAILURE = auto()
    CANCELLED = auto()


class Pulse:
    """What work is given: a way to say how far it is, and to learn that it may stop."""

    def __init__(self, tell: Callable[[float], None]) -> None:
        self._tell = tell
        self._stopped = threading.Event()
        self._last = 0.0

    @property
    def is_cancelled(self) -> bool:
        return self._stopped.is_set()

    def cancel(self) -> None:
        self._stopped.set()

    def beat(self, done: int, total: int) -> None:
        """Say how far the work is; ends it with `Cancelled` where nobody wants it any more."""
        if self.is_cancelled:
            raise Cancelled
        share = done / total if total else 0.0
        if share >= self._last + _STEP:
            self._last = share
            self._tell(share)


Work = Callable[[Pulse], Any]


class Task(QObject):
    """One piece of work. All signals arrive in the GUI thread, after `run` has returned."""

    progress = Signal(float)
    """From 0 to 1."""
    done = Signal(object)
    """What the work gave back."""
    failed = Signal(object)
    """An exception that was expected."""
    ended = Signal()
    """It is over, in whatever way."""

    _told = Signal(object, object)

    def __init__(self, expects: tuple[type[Exception], ...], parent: QObject) -> None:
        super().__init__(parent)
        self._expects = expects
        self._is_over = False
        self._pulse = Pulse(partial(self._say, _Told.PROGRESS))
        self._told.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    @property
    def is_over(self) -> bool:
        return self._is_over

    @property
    def is_cancelled(self) -> bool:
        return self._pulse.is_cancelled

    def cancel(self) -> None:
        """Ask it to stop. Whatever it still brings is dropped."""
        self._pulse.cancel()

    def work(self, work: Work) -> None:
        """Do the work; called in a thread of the pool."""
        try:
            if self._pulse.is_cancelled:
                raise Cancelled
            result = work(self._pulse)
        except Cancelled:
            self._say(_Told.CANCELLED, None)
        except Exception as error:  # it goes to the one who asked, or to the one handler
            self._say(_Told.FAILURE, error)
        else:
            self._say(_Told.RESULT, result)

    def _say(self, what: _Told, value: object) -> None:
        self._told.emit(what, value)

    def _hear(self, what: _Told, value: object) -> None:
        if what is _Told.PROGRESS:
            if not self._pulse.is_cancelled and isinstance(value, float):
                self.progress.emit(value)
            return
        self._is_over = True
        self.ended.emit()
        if self._pulse.is_cancelled:
            return
        if what is _Told.RESULT:
            self.done.emit(value)
        elif isinstance(value, self._expects):
            self.failed.emit(value)
        elif isinstance(value, Exception):
            sys.excepthook(type(value), value, value.__traceback__)


class Background(QObject):
    """Runs tasks in threads of its own. An exception nobody expects reaches `sys.excepthook`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(_THREADS)
        self._tasks: list[Task] = []
        self._is_closed = False

    def run(self, work: Work, expects: tuple[type[Exception], ...] = ()) -> Task:
        """Begin to work; connect to the task's signals right away."""
        task = Task(expects, self)
        if self._is_closed:
            task.cancel()
            return task
        self._tasks.append(task)
        task.ended.connect(self._forget_ended)
        self._pool.start(partial(task.work, work))
        return task

    @property
    def running(self) -> int:
        return len(self._tasks)

    def close(self) -> None:
        """Cancel everything and wait until no thread is left; nothing starts any more."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        self._pool.clear()
        self._pool.waitForDone()

    def _forget_ended(self) -> None:
        for task in [task for task in self._tasks if task.is_over]:
            self._tasks.remove(task)
            task.deleteLater()
