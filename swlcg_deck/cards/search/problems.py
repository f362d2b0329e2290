"""What a query says that cannot be used, and where it stands."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Problem:
    """A part of the query, from `start` to `end`, that was left out of the search."""

    start: int
    end: int
    message: str
    unfinished: bool = False
    """Half-typed rather than wrong: the next keystroke may mend it."""


class BadValueError(Exception):
    """A field cannot use the value it was given."""

    def __init__(self, message: str, *, unfinished: bool = False) -> None:
        super().__init__(message)
        self.message = message
        self.unfinished = unfinished
