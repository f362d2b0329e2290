"""What a question about a deck is answered with: chances, distributions, remarks."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True)
class Chance:
    """One chance, and what a mulligan makes of it where that is asked (SETUP-09)."""

    when: str
    chance: Fraction
    with_mulligan: Fraction | None = None


@dataclass(frozen=True)
class Distribution:
    """Every number that can come out and how likely it is."""

    of: str
    chances: Mapping[int, Fraction]

    @property
    def mean(self) -> Fraction:
        return sum((n * chance for n, chance in self.chances.items()), Fraction())

    def chance_that(self, holds: Callable[[int], bool]) -> Fraction:
        return sum((chance for n, chance in self.chances.items() if holds(n)), Fraction())


@dataclass(frozen=True)
class Answer:
    question: str
    """As it was asked."""
    about: str
    """What it was understood as."""
    chances: tuple[Chance, ...] = ()
    distributions: tuple[Distribution, ...] = ()
    remarks: tuple[str, ...] = ()


def distribution(of: str, ways: Iterable[tuple[int, int]], total: int) -> Distribution:
    """From numbers of ways, the same number perhaps several times."""
    found: dict[int, int] = {}
    for number, count in ways:
        found[number] = found.get(number, 0) + count
    return Distribution(of, {n: Fraction(found[n], total) for n in sorted(found)})
