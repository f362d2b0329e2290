"""Which objective set is meant by a title as people write it, with or without its number."""

from dataclasses import dataclass, field
from difflib import SequenceMatcher

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.cards.titles import fold

MAX_TITLE = 120
MAX_GUESSES = 400
"""Comparisons with every title are slow; an input that needs more of them is not a deck list."""
_NEAR = 0.8
_CLEAR_LEAD = 0.07


@dataclass(frozen=True)
class Match:
    """The sets a title can mean: one is an answer, several are a choice, none is unknown."""

    sets: tuple[ObjectiveSet, ...]
    repair: str = ""
    """What had to be corrected to understand it."""

    @property
    def found(self) -> ObjectiveSet | None:
        return self.sets[0] if len(self.sets) == 1 else None


@dataclass
class SetMatcher:
    """Made once an input; remembers what it has looked up."""

    pool: CardPool
    _guesses: dict[str, Match] = field(default_factory=dict)

    def match(self, title: str | None, number: int | None = None) -> Match:
        """By title and number; where they name different sets, both are offered, none is taken."""
        by_number = self.pool.set(number) if number is not None else None
        if not title or not fold(title):
            return Match((by_number,) if by_number else ())
        exact = self.pool.set_titled(title)
        if exact is not None and (by_number is None or by_number is exact):
            wrong = number is not None and by_number is None
            return Match((exact,), f"there is no set {number}" if wrong else "")
        if exact is not None and by_number is not None:
            return Match((exact, by_number), f"{title} is set {exact.number}, not {number}")
        near = self._near(title)
        if by_number is None:
            return near
        if by_number in near.sets:
            return Match((by_number,), f"{title} read as {by_number.title}")
        if near.sets:
            return Match((by_number, *near.sets), f"{title} is not the title of set {number}")
        return Match((by_number,), f"{title} read as set {number}, {by_number.title}")

    def exactly(self, title: str) -> ObjectiveSet | None:
        return self.pool.set_titled(title)

    def _near(self, title: str) -> Match:
        wanted = fold(title)
        if len(wanted) > MAX_TITLE or len(wanted) < 4:
            return Match(())
        if wanted not in self._guesses:
            if len(self._guesses) >= MAX_GUESSES:
                return Match(())
            self._guesses[wanted] = self._guess(title, wanted)
        return self._guesses[wanted]

    def _guess(self, title: str, wanted: str) -> Match:
        compare = SequenceMatcher(b=wanted, autojunk=False)
        scores: list[tuple[float, ObjectiveSet]] = []
        for entry in self.pool.sets:
            compare.set_seq1(fold(entry.title))
            if compare.real_quick_ratio() < _NEAR or compare.quick_ratio() < _NEAR:
                continue
            score = compare.ratio()
            if score >= _NEAR:
                scores.append((score, entry))
        scores.sort(key=lambda scored: (-scored[0], scored[1].number))
        if not scores:
            return Match(())
        best = scores[0][0]
        rivals = [entry for score, entry in scores if best - score < _CLEAR_LEAD]
        if len(rivals) == 1:
            return Match((rivals[0],), f"{title} read as {rivals[0].title}")
        return Match(tuple(rivals[:5]), f"{title} could be several sets")
