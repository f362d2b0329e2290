"""Work in small pieces: done while nobody waits for it, or at once for one who does."""

from collections.abc import Callable, Generator, Iterable, Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

Made = TypeVar("Made")
Pieces = Generator[None, None, Made]
"""Yields between two pieces, and returns what was made of them."""


class Slowly(Generic[Made]):
    """Something that can be made piece by piece; who needs it whole gets the rest in one go."""

    def __init__(self, make: Callable[[], Pieces[Made]]) -> None:
        self._make = make
        self._going: Pieces[Made] | None = None
        self._made: list[Made] = []

    @property
    def is_made(self) -> bool:
        return bool(self._made)

    def whole(self) -> Made:
        for _piece in self.pieces():
            pass
        return self._made[0]

    def pieces(self) -> Iterator[None]:
        """What is left to do; nothing where somebody needed it in the meantime."""
        while not self._made:
            self._step()
            yield

    def _step(self) -> None:
        if self._going is None:
            self._going = self._make()
        try:
            next(self._going)
        except StopIteration as end:
            self._made.append(end.value)


class Preparation(QObject):
    """Does one piece a turn of the event loop, so that keys and clicks come in between."""

    finished = Signal()

    def __init__(self, pieces: Iterator[None], parent: QObject) -> None:
        super().__init__(parent)
        self._pieces = pieces
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._go_on)
        self._turn.start(0)

    def _go_on(self) -> None:
        try:
            next(self._pieces)
        except StopIteration:
            self._turn.stop()
            self.finished.emit()


def import_slowly(packages: Iterable[str]) -> Iterator[None]:
    """Import packages a module at a time."""
    for package in packages:
        for module in iter_modules(import_module(package).__path__, f"{package}."):
            import_module(module.name)
            yield
