"""Drawing without replacement, counted exactly: classes of equal cards, whole numbers of ways."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import comb
from typing import TypeVar

Marks = tuple[int, ...]
"""What one card adds to each sum that is asked for: 1 if it matches a query, its Force icons."""
NO_CAP = 1_000_000
Key = TypeVar("Key")


def hands(
    cards: Iterable[tuple[Marks, int]], size: int, caps: Sequence[int] = ()
) -> dict[Marks, int]:
    """How many of the equally likely hands have each sum of marks, none counted beyond its cap.

    The values add up to the number of all hands. Cards with the same marks are one class, so the
    work grows with the sums that are possible and not with the number of hands.
    """
    classes: Counter[Marks] = Counter()
    for marks, copies in cards:
        classes[marks] += copies
    blank = (0,) * len(next(iter(classes), ()))
    caps = caps or (NO_CAP,) * len(blank)
    blanks = classes.pop(blank, 0)
    ways: dict[tuple[int, Marks], int] = {(0, blank): 1}
    for marks, copies in classes.items():
        ways = _with_class(ways, marks, copies, size, caps)
    found: Counter[Marks] = Counter()
    for (drawn, sums), count in ways.items():
        found[sums] += count * comb(blanks, size - drawn)
    return {sums: count for sums, count in found.items() if count}


def _with_class(
    ways: Mapping[tuple[int, Marks], int],
    marks: Marks,
    copies: int,
    size: int,
    caps: Sequence[int],
) -> dict[tuple[int, Marks], int]:
    found: Counter[tuple[int, Marks]] = Counter()
    for (drawn, sums), count in ways.items():
        for number in range(min(copies, size - drawn) + 1):
            added = _added(sums, marks, number, caps)
            found[drawn + number, added] += count * comb(copies, number)
    return found


def _added(sums: Marks, marks: Marks, number: int, caps: Sequence[int]) -> Marks:
    return tuple([min(s + number * m, c) for s, m, c in zip(sums, marks, caps, strict=True)])


def chance_of_count(total: int, marked: int, drawn: int, holds: Callable[[int], bool]) -> Fraction:
    """The chance that the number of marked cards among the drawn ones is as asked."""
    ways = sum(
        comb(marked, number) * comb(total - marked, drawn - number)
        for number in range(max(0, drawn - total + marked), min(marked, drawn) + 1)
        if holds(number)
    )
    return Fraction(ways, comb(total, drawn))


def selections(copies: Mapping[Key, int], size: int) -> Iterator[tuple[tuple[Key, ...], int]]:
    """Every different selection of that size, in the given order, with the ways to draw it."""
    yield from _selections(tuple(copies.items()), 0, size)


def _selections(
    classes: tuple[tuple[Key, int], ...], at: int, size: int
) -> Iterator[tuple[tuple[Key, ...], int]]:
    if size == 0:
        yield (), 1
        return
    if at == len(classes):
        return
    key, copies = classes[at]
    for number in range(min(copies, size), -1, -1):
        for rest, ways in _selections(classes, at + 1, size - number):
            yield (key,) * number + rest, ways * comb(copies, number)


def best_of_hand(
    cards: Iterable[tuple[Marks, int]], size: int, best: int, caps: Sequence[int] = ()
) -> dict[Marks, int]:
    """As `hands`, where only the highest `best` of the first marks are added up.

    Classes are drawn from the highest mark down, so the first cards drawn are the ones that count.
    """
    classes: Counter[Marks] = Counter()
    for marks, copies in cards:
        classes[marks] += copies
    blank = (0,) * len(next(iter(classes), (0,)))
    caps = caps or (NO_CAP,) * len(blank)
    ways: dict[tuple[int, Marks], int] = {(0, blank): 1}
    for marks, copies in sorted(classes.items(), reverse=True):
        found: Counter[tuple[int, Marks]] = Counter()
        for (drawn, sums), count in ways.items():
            for number in range(min(copies, size - drawn) + 1):
                counted = min(number, max(0, best - drawn))
                others = _added(sums[1:], marks[1:], number, caps[1:])
                stack = min(sums[0] + counted * marks[0], caps[0])
                found[drawn + number, (stack, *others)] += count * comb(copies, number)
        ways = found
    return {sums: count for (drawn, sums), count in ways.items() if drawn == size}
