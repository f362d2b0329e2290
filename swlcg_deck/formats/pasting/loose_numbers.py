"""Counts and set numbers that look alike: `In You Must Go (2)`, `4 A Journey to Dagobah`.

A number that nothing marks (`x2`, `#38`) is a set number where it is the number of that title,
else a count if it is small. Where it could be both, the other lines of the list decide; where they
do not either, a number in front is a count and a number behind the set's own, and the report
says so.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto

from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.formats.pasting.line_patterns import LineReading, LooseNumber
from swlcg_deck.language import said

LARGEST_COUNT = 4
"""Nobody means to list more copies of a set; two are allowed (DECK-05)."""
_ORDINALS = 4
"""So many lines numbered 1, 2, 3, 4 are numbered lines."""


class Habit(Enum):
    """What the unmarked numbers of a list are."""

    UNKNOWN = auto()
    COUNTS = auto()
    SET_NUMBERS = auto()
    ORDINALS = auto()


@dataclass(frozen=True)
class Habits:
    leading: Habit = Habit.UNKNOWN
    trailing: Habit = Habit.UNKNOWN

    def of(self, number: LooseNumber) -> Habit:
        return self.leading if number.leads else self.trailing


@dataclass(frozen=True)
class Weighed:
    """The copies of a line, the number that contradicts its title, and what was in doubt."""

    copies: int
    contradiction: int | None = None
    note: str = ""


Named = tuple[LineReading, ObjectiveSet]


def habits_of(named: Iterable[Named]) -> Habits:
    """What the numbers in front of titles and those behind them are, over a whole list."""
    lines = list(named)
    fronts = [loose.value for reading, _ in lines for loose in reading.loose if loose.leads]
    if len(fronts) >= _ORDINALS and fronts == list(range(1, len(fronts) + 1)):
        return Habits(Habit.ORDINALS, _habit(lines, leads=False))
    return Habits(_habit(lines, leads=True), _habit(lines, leads=False))


def _habit(lines: Iterable[Named], *, leads: bool) -> Habit:
    votes = set()
    for reading, entry in lines:
        for number in reading.loose:
            if number.leads is not leads:
                continue
            alone = reading.count is None and len(reading.loose) == 1
            if number.value == entry.number and (number.value > LARGEST_COUNT or not alone):
                votes.add(Habit.SET_NUMBERS)
            elif number.value <= LARGEST_COUNT and number.value != entry.number and alone:
                votes.add(Habit.COUNTS)
    return votes.pop() if len(votes) == 1 else Habit.UNKNOWN


def weigh(reading: LineReading, entry: ObjectiveSet, habits: Habits) -> Weighed:
    """Copies and contradictions of a line that names a set."""
    own = {entry.number, entry.objective.number}
    loose = [n for n in reading.loose if habits.of(n) is not Habit.ORDINALS]
    wrong = reading.number if reading.number not in {None, *own} else None
    if reading.count is None and reading.number is None and len(loose) == 1:
        return _weigh_alone(loose[0], entry, habits)
    values = [number.value for number in loose]
    if reading.number is None and entry.number in values:
        values.remove(entry.number)
    count = reading.count
    if count is None and values:
        count = values.pop(0)
    strangers = [value for value in values if value != count and value not in own]
    return Weighed(1 if count is None else count, strangers[0] if strangers else wrong)


def _weigh_alone(number: LooseNumber, entry: ObjectiveSet, habits: Habits) -> Weighed:
    value, habit = number.value, habits.of(number)
    if value != entry.number:
        if value <= LARGEST_COUNT:
            return Weighed(value)
        return Weighed(1, None if value == entry.objective.number else value)
    if value > LARGEST_COUNT or value == 1 or habit is Habit.SET_NUMBERS:
        return Weighed(1)
    if habit is Habit.COUNTS or (number.leads and value == 2):
        return Weighed(value)
    return Weighed(
        1,
        note=said("the {number} is read as the set's number, not as {number} copies", number=value),
    )
