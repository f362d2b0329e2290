"""Where a line names an objective set, and which one, with the copies it asks for."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

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


_SAYS_COPIES = re.compile(
    r"x?\d{1,2}x?|\d+x|copy|copies|both|pair|playset|twice|thrice|double|two|three|four|ii|iii"
    r"|all|max|maximum|full|every|several|many|some"
    r"|zwei|beide[sn]?|zweimal|doppelt|paar|deux|double|les deux|dos|ambos|due|entrambi|duas|dois"
)
"""Words of other languages too: whoever writes them means a number, if not one that we read."""
_NAMES_COPIES = {"qty", "quantity", "count", "copies", "number"}


_NUMBER_SIGNS = {"No", "Nl"}
"""Digits in circles, fractions, Roman numbers of one sign."""

_DENIALS = {"not", "no", "never", "cut", "without", "minus", "instead", "except", "maybe", "drop"}
_DENIALS |= {"dropped", "remove", "removed", "replace", "replaced", "swap", "swapped", "out"}


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
    in_doubt: bool = False
    """Whether the line says something of copies that was not understood."""

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
            if match.sets and _is_denied(reading.title, match.sets):
                continue
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
            if reading.count > LARGEST_COUNT >= number:  # `38 x2`: nobody lists 38 copies
                reading = replace(reading, count=number, number=reading.count, loose=())
                number = reading.number
        if number is None and reading.count is None:
            reading = _copies_and_number(reading)
            number = reading.number
        found = self._pool.set(number) if number is not None else None
        return SetMention(reading, Match((found,))) if found else None

    def is_product_of(self, text: str, entry: ObjectiveSet) -> bool:
        """Whether a text is the name of the product or the cycle that a set is in."""
        product = self._products.called(text)
        return product is not None and product in {
            entry.product,
            self._pool.cycle_of(entry.product),
        }

    def habits(self, mentions: Iterable[SetMention]) -> Habits:
        """What the unmarked numbers of all these lines are."""
        named = ((mention.reading, mention.match.found) for mention in mentions)
        return habits_of((reading, found) for reading, found in named if found)

    def settle(self, mention: SetMention, habits: Habits) -> Settled:
        """Weigh the numbers and the product of a line against its title."""
        reading = self._without_strange_numbers(mention.reading, mention.match.found)
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
        unclear = self._unclear_copies(reading, found)
        repair = semicolons(
            repair, strange, weighed.note, self._wrong_product(reading, found), unclear
        )
        return Settled(reading.title, (found,), weighed.copies, repair, bool(unclear))

    def _without_strange_numbers(
        self, reading: LineReading, found: ObjectiveSet | None
    ) -> LineReading:
        """A number among words in brackets (`down from 2`) counts only beside a product."""
        own = {found.number, found.objective.number} if found else set()
        kept = tuple(
            number
            for number in reading.loose
            if not number.beside or number.value in own or self._products.called(number.beside)
        )
        lost = [n.beside for n in reading.loose if n not in kept]
        if not lost:
            return reading
        inside = [f"{words} {n.value}" for n in reading.loose for words in lost if n not in kept]
        brackets = tuple(text for text in reading.brackets if text not in lost)
        return replace(reading, loose=kept, brackets=(*brackets, *inside))

    def _unclear_copies(self, reading: LineReading, found: ObjectiveSet) -> str:
        """What may be meant as a number of copies on a line that says none clearly."""
        if _has_numbers_left(reading, found):
            return said("“{text}” was not understood as it stands", text=reading.title)
        if reading.is_counted or any(n.value <= LARGEST_COUNT for n in reading.loose):
            return ""
        own = (found.number, found.objective.number)
        known = {*fold(found.title).split(), *(str(n) for n in own if n > LARGEST_COUNT)}
        beside = [text for text in reading.brackets if not self._products.called(text)]
        for text in (*beside, reading.remark, reading.title):
            if self._products.called(text):
                continue
            words = [word for word in fold(text).split() if word not in known]
            signs = any(unicodedata.category(sign) in _NUMBER_SIGNS for sign in text)
            if signs or any(_SAYS_COPIES.fullmatch(word) for word in words):
                return said("“{text}” is no clear number of copies; 1 is taken", text=text)
        return ""

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


def _is_denied(text: str, sets: Iterable[ObjectiveSet]) -> bool:
    """`not Hoth Operations`, `cut Hoth Operations`: nobody means the set to be in the deck."""
    own = {word for entry in sets for word in fold(entry.title).split()}
    return not _DENIALS.isdisjoint(set(fold(text).split()) - own)


def _has_numbers_left(reading: LineReading, found: ObjectiveSet) -> bool:
    """`+ 1x Title`, `Title was 2`: numbers in what is read as the title, or behind words in it."""
    written, title = fold(reading.title), fold(found.title)
    if written == title or f" {title} " not in f" {written} ":
        return False
    left = set(written.replace(title, " ").split())
    trails = not reading.is_counted and any(not number.leads for number in reading.loose)
    behind = set(written.partition(title)[2].split()) - _NAMES_COPIES
    is_number = any(sign.isdigit() for word in left for sign in word)
    return (is_number and (reading.is_counted or bool(reading.loose))) or (trails and bool(behind))


def _copies_and_number(reading: LineReading) -> LineReading:
    """`2 112`: of two numbers that are alone in a line, a small one is the copies."""
    small = [n.value for n in reading.loose if n.value <= LARGEST_COUNT]
    large = [n.value for n in reading.loose if n.value > LARGEST_COUNT]
    if len(small) != 1 or len(large) != 1 or reading.remark or reading.brackets:
        return reading
    return replace(reading, count=small[0], number=large[0], loose=())
