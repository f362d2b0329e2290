"""Games on all cores of this machine: processes of their own, as the games need all of Python."""

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Final, ParamSpec, TypeVar

from swlcg_deck.language import said
from swlcg_deck.playtest.orphans import end_with_parent
from swlcg_deck.playtest.planned_games import Simulation, portions_of
from swlcg_deck.playtest.portions import (
    Cancelled,
    Edition,
    Played,
    SimulationError,
    our_pool,
    played_by,
)

MOST_ON_WINDOWS: Final = 61
"""Windows waits for no more processes at once."""
STOP_SECONDS: Final = 5.0
Params = ParamSpec("Params")
Answer = TypeVar("Answer")


def can_be_had() -> bool:
    """Whether processes can wait for each other here: Linux needs a writable /dev/shm for it."""
    try:
        get_context("spawn").Lock()
    except (OSError, ImportError):
        return False
    return True


def play_on_cores(
    edition: Edition, wanted: Sequence[Simulation], jobs: int, cancelled: Cancelled
) -> Iterator[Played]:
    """Portions as they are finished, all from the same processes."""
    if sys.platform == "win32":
        jobs = min(jobs, MOST_ON_WINDOWS)
    executor = _Processes(jobs, mp_context=get_context("spawn"), initializer=_prepare)
    try:
        yield from played_by(executor, lambda: jobs, edition, portions_of(wanted, jobs), cancelled)
    except BrokenProcessPool:
        raise SimulationError(
            said(
                "A process that played games ended before it was done, perhaps for want of memory. "
                "Try fewer jobs."
            )
        ) from None
    finally:
        _stop(executor)


class _Processes(ProcessPoolExecutor):
    """Processes start with their first tasks, and take over how Ctrl+C is taken at that moment:
    it must never end them with a traceback while they load."""

    def submit(
        self, fn: Callable[Params, Answer], /, *args: Params.args, **kwargs: Params.kwargs
    ) -> Future[Answer]:
        with _without_interrupts():
            return super().submit(fn, *args, **kwargs)


def _prepare() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asked for the games decides when to stop
    end_with_parent()
    our_pool()


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Ctrl+C waits until the block is done, and never comes to processes started within."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _stop(executor: ProcessPoolExecutor) -> None:
    """End the processes at once: what they have not handed over is not wanted any more."""
    processes = list((getattr(executor, "_processes", None) or {}).values())
    manager = getattr(executor, "_executor_manager_thread", None)
    executor.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()
    if manager is not None:
        manager.join(STOP_SECONDS)  # else the end of the program might meet it half closed
