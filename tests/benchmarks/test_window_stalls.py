"""How long each operation of the window holds it up: the longest single turn of its event loop.

The tour runs in processes of its own, so that what happens for the first time is measured as such:
run as a program, this file goes through it once and prints a line of JSON for each operation. What
counts is the processor time of the window's thread, the best of several tours; wall time, which
others on the machine lengthen, is printed beside it.
"""

import gc
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QThread
from PySide6.QtWidgets import QApplication

TOURS = int(os.environ.get("SWLCG_DECK_TOURS", "3"))
_BOUND = 50.0
_QUICK = 16.0
_ALLOWANCE = 1.5
"""The bounds are for a quiet machine; a busy one takes more processor time for the same work."""
_IS_QUICK = ("find: key", "library: search", "open a deck", "add set", "remove a set", "undo")
_IS_START = "start: the window"
"""Nobody waits for a window that is not there yet: the start has a benchmark of its own."""
_QUIET = 0.1
"""Seconds without work after which an operation is over; longer than every short pause."""
_WORK = 0.0005
"""Seconds; a turn that takes less did nothing."""


class Clock:
    """The longest turn of an operation: what it does itself, and each turn that follows."""

    def __init__(self) -> None:
        self.processor = self.wall = 0.0

    def measure(self, operation: Callable[[], object]) -> None:
        self._turn(operation)
        quiet_since = time.perf_counter()
        while time.perf_counter() - quiet_since < _QUIET:
            if self._turn(_go_on) > _WORK:
                quiet_since = time.perf_counter()
            else:
                QThread.msleep(1)

    def _turn(self, work: Callable[[], object]) -> float:
        wall, processor = time.perf_counter(), time.thread_time()
        work()
        spent = time.thread_time() - processor
        self.processor = max(self.processor, spent)
        self.wall = max(self.wall, time.perf_counter() - wall)
        return spent


def _go_on() -> None:
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _go_on_tour(folder: Path) -> None:
    from window_tour import Tour  # noqa: PLC0415 - imports the window, which belongs to the tour

    gc.disable()  # as the program does when it starts
    tour = Tour(folder)
    for name, operation in tour.steps():
        clock = Clock()
        clock.measure(operation)
        print(json.dumps([name, 1000 * clock.processor, 1000 * clock.wall]), flush=True)
    tour.end()


def _tour(folder: Path) -> Iterator[tuple[str, float, float]]:
    """Each operation with its two times in milliseconds."""
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join(sys.path),
        "XDG_CACHE_HOME": str(folder.parent / "cache"),
    }
    command = [sys.executable, __file__, str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr, done.stderr
    for line in done.stdout.splitlines():
        name, processor, wall = json.loads(line)
        yield name, processor, wall


def _bound(name: str) -> float:
    return _QUICK if name.startswith(_IS_QUICK) else _BOUND


def test_no_operation_holds_up_the_window(tmp_path):
    best: dict[str, tuple[float, float]] = {}
    for number in range(TOURS):
        for name, processor, wall in _tour(tmp_path / str(number)):
            known = best.get(name, (processor, wall))
            best[name] = (min(known[0], processor), min(known[1], wall))
    print(f"\n{len(best)} operations, longest turn in ms, best of {TOURS}: processor, wall")
    for name, (processor, wall) in sorted(best.items(), key=lambda entry: -entry[1][0]):
        print(f"{processor:7.1f} {wall:7.1f}  {name}")
    too_long = {
        name: round(processor, 1)
        for name, (processor, _wall) in best.items()
        if processor > _ALLOWANCE * _bound(name) and not name.startswith(_IS_START)
    }
    assert too_long == {}


if __name__ == "__main__":
    _go_on_tour(Path(sys.argv[1]))
