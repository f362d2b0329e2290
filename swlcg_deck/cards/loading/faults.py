"""What is wrong with a card pool, said so that a person can find and mend it."""

from typing import NamedTuple


class Fault(NamedTuple):
    """One fault, with file, set, card and field as far as they are known."""

    file: str
    line: int
    set: int | None
    card: str | None
    field: str | None
    message: str

    def __str__(self) -> str:
        place = [f"{self.file}:{self.line}" if self.line else self.file]
        if self.set is not None:
            place.append(f"set {self.set}")
        if self.card is not None:
            place.append(f"card {self.card}")
        if self.field is not None:
            place.append(self.field)
        return f"{', '.join(place)}: {self.message}"


def file_fault(file: str, message: str, line: int = 0) -> Fault:
    return Fault(file, line, None, None, None, message)


class PoolError(Exception):
    """The pool cannot be used; holds every fault that was found."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(str(fault) for fault in faults))
        self.faults = faults
