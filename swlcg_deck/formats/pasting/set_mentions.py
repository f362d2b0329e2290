"""Where a line names an objective set, and which one, with the copies it asks for."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.cards.titles import fold
from swlcg_deck.cards.words.word_lists import semicolons
from swlcg_deck.formats.matching import Match, SetMatcher
from swlcg_deck.formats.pasting.line_patterns import LineReading
from swlcg_deck.formats.pasting.loose_numbers import LARGEST_COUNT, Habits, habits_of, weigh
from swlcg_deck.formats.pasting.words import ProductNames
from swlcg_deck.language import said

NEAR_WITHOUT_COUNT = 0.87
"""How like a title a line must be that has no count and may be a sentence."""


@dataclass(frozen=True)
class SetMention:
    """A set named in a line; what its numbers mean is settled when all lines are known."""

    reading: LineReading
    match: Match

    @property
    def is_counted(self) -> bool:
        return self.reading.is_counted or bool(self.reading.loose)


@dataclass(frozen=True)
class Settled:
    """What a mention comes to: one set, a choice of several or none; copies; what was corrected."""

    title: str
    sets: tuple[ObjectiveSet, ...]
    copies: int
    repair: str = ""

    @property
    def found(self) -> ObjectiveSet | None:
        return self.sets[0] if len(self.sets) == 1 else None


class MentionFinder:
    """Finds the set that a line names."""

    def __init__(self, pool: CardPool) -> None:
        self._pool = pool
        self._matcher = SetMatcher(pool)
        self._products = ProductNames(pool)

    def exact(self, readings: Iterable[LineReading]) -> SetMention | None:
        """By the title, or by a number that stands instead of it (`2x #38`)."""
        for reading in readings:
            found = self._pool.set_titled(reading.title)
            if found is not None:
                return SetMention(reading, Match((found,)))
            if not fold(reading.title):
                return self._by_number(reading)
        return None

    def near(self, readings: Sequence[LineReading]) -> SetMention | None:
        """By a title that is misspelt or shortened, or by the number beside an unknown one."""
        best: SetMention | None = None
        for reading in readings:
            match = self._matcher.near(reading.title)
            if match.sets and (best is None or match.likeness > best.match.likeness):
                best = SetMention(reading, match)
        last = readings[-1]
        if best is None and last.number is not None and last.position in {None, 1}:
            match = self._matcher.match(last.title, last.number)
            return SetMention(last, match) if match.sets else None
        return best

    def _by_number(self, reading: LineReading) -> SetMention | None:
        number = reading.number
        if number is None and reading.count is not None and len(reading.loose) == 1:
            number = reading.loose[0].value
        found = self._pool.set(number) if number is not None else None
        return SetMention(reading, Match((found,))) if found else None

    def habits(self, mentions: Iterable[SetMention]) -> Habits:
        """What the unmarked numbers of all these lines are."""
        named = ((mention.reading, mention.match.found) for mention in mentions)
        return habits_of((reading, found) for reading, found in named if found)

    def settle(self, mention: SetMention, habits: Habits) -> Settled:
        """Weigh the numbers and the product of a line against its title."""
        reading = mention.reading
        candidates = self._narrowed(mention)
        if len(candidates) != 1:
            small = [n.value for n in reading.loose if n.value <= LARGEST_COUNT]
            copies = next((c for c in (reading.count, *small) if c is not None), 1)
            return Settled(reading.title, candidates, copies, mention.match.repair)
        found = candidates[0]
        repair = mention.match.repair
        if len(mention.match.sets) > 1:
            repair = said("{text} read as {title}", text=reading.title, title=found.title)
        weighed = weigh(reading, found, habits)
        other = self._pool.set(weighed.contradiction) if weighed.contradiction else None
        if other is not None:
            message = said(
                "{title} is set {number}, not {wrong}",
                title=found.title,
                number=found.number,
                wrong=other.number,
            )
            return Settled(reading.title, (found, other), weighed.copies, message)
        strange = (
            said("there is no set {number}", number=weighed.contradiction)
            if weighed.contradiction
            else ""
        )
        repair = semicolons(repair, strange, weighed.note, self._wrong_product(reading, found))
        return Settled(reading.title, (found,), weighed.copies, repair)

    def _narrowed(self, mention: SetMention) -> tuple[ObjectiveSet, ...]:
        """Of several candidates the one whose number or product the line names."""
        sets, reading = mention.match.sets, mention.reading
        if len(sets) < 2:
            return sets
        numbers = {reading.number, *(n.value for n in reading.loose if n.value > LARGEST_COUNT)}
        products = {self._products.called(text) for text in reading.brackets}
        by_number = tuple(entry for entry in sets if entry.number in numbers)
        by_product = tuple(entry for entry in sets if entry.product in products)
        return next((few for few in (by_number, by_product) if len(few) == 1), sets)

    def _wrong_product(self, reading: LineReading, found: ObjectiveSet) -> str:
        for text in reading.brackets:
            product = self._products.called(text)
            if product not in {None, found.product, self._pool.cycle_of(found.product)}:
                return said(
                    "it is in {product}, not in {wrong}", product=found.product, wrong=product
                )
        return ""
