"""How much work something is, counted in calls: the same on every machine, however busy it is."""

import sys
from collections.abc import Callable
from types import FrameType, TracebackType


class CallCount:
    """Counts what this thread calls, in Python and below it, while it is entered."""

    def __init__(self) -> None:
        self.calls = 0

    def _see(self, _frame: FrameType, event: str, _argument: object) -> None:
        if event in ("call", "c_call"):
            self.calls += 1

    def __enter__(self) -> "CallCount":
        sys.setprofile(self._see)
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: object, _trace: TracebackType | None
    ) -> None:
        sys.setprofile(None)


def calls_of(work: Callable[[], object]) -> int:
    with CallCount() as counted:
        work()
    return counted.calls
