"""How much work a window does in one go, counted in calls: only the machine says how long it takes.

What other threads do meanwhile does not count."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise

from PySide6.QtCore import QTimer
from work_counted import CallCount


class Turns:
    """Up to which call the window had come, at each turn that its event loop gave to others."""

    def __init__(self) -> None:
        self.calls: list[int] = []

    def gaps(self) -> list[int]:
        return [later - earlier for earlier, later in pairwise(self.calls)]


@contextmanager
def turns_counted() -> Iterator[Turns]:
    turns, timer = Turns(), QTimer()
    timer.setInterval(1)
    with CallCount() as counted:
        timer.timeout.connect(lambda: turns.calls.append(counted.calls))
        timer.start()
        yield turns
        timer.stop()
