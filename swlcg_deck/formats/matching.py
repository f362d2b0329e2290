"""Which objective set is meant by a title as people write it, with or without its number."""

from dataclasses import dataclass, field, replace
from functools import cached_property

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.cards.titles import fold
from swlcg_deck.formats.title_index import TitleIndex
from swlcg_deck.language import said

MAX_GUESSES = 1_000
"""Comparisons with many titles are slow; an input that needs more of them is not a deck list."""
MAX_CHOICES = 8
_CLEAR_LEAD = 0.07


@dataclass(frozen=True)
class Match:
    """The sets a title can mean: one is an answer, several are a choice, none is unknown."""

    sets: tuple[ObjectiveSet, ...]
    repair: str = ""
    """What had to be corrected to understand it."""
    likeness: float = 1.0
    """How near the title comes to that of the likeliest set."""

    @property
    def found(self) -> ObjectiveSet | None:
        return self.sets[0] if len(self.sets) == 1 else None


UNKNOWN = Match((), likeness=0.0)


@dataclass
class SetMatcher:
    """Made once an input; remembers what it has looked up."""

    pool: CardPool
    _guesses: dict[str, Match] = field(default_factory=dict)

    def match(self, title: str | None, number: int | None = None) -> Match:
        """By title and number; where they name different sets, both are offered, none is taken."""
        by_number = self.pool.set(number) if number is not None else None
        if not title or not fold(title):
            return Match((by_number,)) if by_number else UNKNOWN
        exact = self.pool.set_titled(title)
        if exact is not None and (by_number is None or by_number is exact):
            wrong = number is not None and by_number is None
            return Match((exact,), said("there is no set {number}", number=number) if wrong else "")
        if exact is not None and by_number is not None:
            return Match(
                (exact, by_number),
                said(
                    "{title} is set {number}, not {wrong}",
                    title=title,
                    number=exact.number,
                    wrong=number,
                ),
            )
        near = self.near(title)
        if by_number is None:
            return near
        if by_number in near.sets:
            return Match(
                (by_number,),
                said("{text} read as {title}", text=title, title=by_number.title),
                near.likeness,
            )
        if near.sets:
            sets = (by_number, *near.sets)[:MAX_CHOICES]
            return Match(
                sets,
                said("{title} is not the title of set {number}", title=title, number=number),
                near.likeness,
            )
        return Match(
            (by_number,),
            said(
                "{text} read as set {number}, {title}",
                text=title,
                number=number,
                title=by_number.title,
            ),
            0.0,
        )

    def exactly(self, title: str) -> ObjectiveSet | None:
        return self.pool.set_titled(title)

    def near(self, title: str) -> Match:
        """The set whose title is misspelt or shortened here, or the ones it could be."""
        wanted = fold(title)
        if wanted not in self._guesses:
            if len(self._guesses) >= MAX_GUESSES:
                return UNKNOWN
            self._guesses[wanted] = self._guess(wanted)
        match = self._guesses[wanted]
        if not match.sets:
            return match
        found = match.found
        repair = (
            said("{text} read as {title}", text=title, title=found.title)
            if found
            else said("{title} could be several sets", title=title)
        )
        return replace(match, repair=repair)

    def _guess(self, wanted: str) -> Match:
        near = self._titles.near(wanted)
        if not near:
            return UNKNOWN
        best = near[0].score
        rivals = {one.meant.number: one.meant for one in near if best - one.score < _CLEAR_LEAD}
        return Match(tuple(rivals.values())[:MAX_CHOICES], likeness=best)

    @cached_property
    def _titles(self) -> TitleIndex[ObjectiveSet]:
        return TitleIndex(
            (title, entry)
            for entry in self.pool.sets
            for title in (entry.title, *entry.objective.aliases)
        )
