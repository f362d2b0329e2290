"""What the parts of a soak tell their driver: a line of JSON every few seconds."""

import json
import os
import sys
import time
from collections import Counter
from pathlib import Path

EVERY_S = 5.0
"""How often a part tells how far it is."""


class SoakError(Exception):
    """A sentence that says what was lost, or what went wrong."""


class Report:
    """Counts what a part does, and tells it on standard output."""

    def __init__(self, seconds: float) -> None:
        self.counts: Counter[str] = Counter()
        self._end = time.monotonic() + seconds
        self._next = 0.0

    def goes_on(self) -> bool:
        """Whether there is time left; tells the counts now and then."""
        now = time.monotonic()
        if now >= self._next or now >= self._end:
            self.tell()
            self._next = now + EVERY_S
        return now < self._end

    def tell(self) -> None:
        told = {"counts": dict(self.counts), "memory": resident()}
        print(json.dumps(told), flush=True)


def resident() -> float:
    """Megabytes that this process holds now; 0 where the system does not tell."""
    if sys.platform == "win32":
        return 0.0
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1])
    except (OSError, ValueError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1_000_000
