"""Points in time that every calendar has, in the time of every place, whatever a clock says."""

from datetime import UTC, datetime, timedelta
from typing import Final

FIRST: Final = datetime(1970, 1, 1, tzinfo=UTC)
LAST: Final = datetime(9999, 12, 30, tzinfo=UTC)
"""Two days before the end, so that there is a moment after it, and one in the far east."""


def in_calendar(time: datetime) -> datetime:
    """The time, or the nearest one that can be told."""
    return min(max(time, FIRST), LAST)


def at_second(seconds: float) -> datetime:
    """The time that a system gives a file; some keep times beyond all calendars."""
    # Counted from the first: Windows itself knows no time after the year 3000.
    return FIRST + timedelta(seconds=min(max(seconds, 0.0), (LAST - FIRST).total_seconds()))
