"""A bot that looks ahead in a process of its own, so that nothing else has to wait for it."""

import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures import TimeoutError as NotYet
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import cache
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from threading import Lock
from typing import Final

from swlcg_deck.cards.pool import CardPool, load_pool
from swlcg_deck.engine.game import FaceBook, Result, State, advance, load, save
from swlcg_deck.playtest.bots import Picks, Situation
from swlcg_deck.playtest.orphans import end_with_parent
from swlcg_deck.playtest.searching import SearchBot

_LOOK: Final = 0.03
"""Seconds after which one looks again whether the bot has decided, or nobody waits any more."""


class ThinkingCancelledError(Exception):
    """Nobody waits for the bot any more."""


class ThinkingApart:
    """Starts its process when it is first asked."""

    def __init__(self, pool: CardPool, seconds: float) -> None:
        self._pool = pool
        self._seconds = seconds
        self._stop: Event | None = None
        self._executor: ProcessPoolExecutor | None = None
        self._making = Lock()

    def warm_up(self) -> None:
        """Let the process load the cards before it is asked; may run in a thread."""
        with suppress(BrokenProcessPool, ImportError, OSError, RuntimeError):
            self._process().submit(_cards_at_hand)

    def _process(self) -> ProcessPoolExecutor:
        with self._making:
            if self._executor is None:
                context = get_context("spawn")
                self._stop = stop = context.Event()
                self._executor = ProcessPoolExecutor(
                    1, mp_context=context, initializer=_prepare, initargs=(stop,)
                )
            return self._executor

    def _tell(self, *, to_stop: bool) -> None:
        if self._stop is not None:
            self._stop.set() if to_stop else self._stop.clear()

    def choose(self, state: State, seed: int, is_cancelled: Callable[[], bool]) -> Picks | None:
        """Its answer to the decision of a game; None where no process can be had.

        Raises ThinkingCancelledError. May be called from any thread, one at a time.
        """
        try:
            self._tell(to_stop=False)
            written = save(state, self._pool)
            work = self._process().submit(_choose, written, seed, self._seconds)
            while True:
                try:
                    return work.result(_LOOK)
                except NotYet:
                    if is_cancelled():
                        self._tell(to_stop=True)
                        work.cancel()
                        raise ThinkingCancelledError from None
        except (BrokenProcessPool, ImportError, OSError, RuntimeError):
            self.close()
            return None

    def close(self) -> None:
        """End the process at once, even one that has only begun to load."""
        self._tell(to_stop=True)
        with self._making:
            executor, self._executor = self._executor, None
        if executor is not None:
            processes = list((getattr(executor, "_processes", None) or {}).values())
            executor.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            for process in processes:
                process.join()


class _Stop:
    """The event by which this process hears that nobody waits for it."""

    event: Event | None = None


def _prepare(stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the window decides when to stop
    end_with_parent()
    _Stop.event = stop


def _cards_at_hand() -> None:
    _cards()


@cache
def _cards() -> tuple[CardPool, FaceBook]:
    return load_pool(), FaceBook(abilities=True)


class _Watched(Situation):
    """Lets nobody imagine another game once nobody waits."""

    __slots__ = ()

    def imagine(self, number: int = 0) -> State:
        if _Stop.event is not None and _Stop.event.is_set():
            raise ThinkingCancelledError
        return super().imagine(number)


def _choose(written: bytes, seed: int, seconds: float) -> Picks:
    pool, book = _cards()
    state = load(written, pool, book=book)
    step = advance(state)
    if isinstance(step, Result):
        raise ThinkingCancelledError
    return SearchBot(seconds=seconds).choose(_Watched(state, step, seed))
