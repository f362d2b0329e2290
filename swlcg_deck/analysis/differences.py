"""What changed between two decks: as sets, and as numbers."""

from dataclasses import dataclass, fields

from swlcg_deck.analysis.statistics import Counts, Statistics, statistics
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck


@dataclass(frozen=True)
class SetChange:
    """A set whose copies differ."""

    number: int | None
    title: str
    before: int
    after: int


@dataclass(frozen=True)
class Difference:
    affiliation: tuple[str | None, str | None]
    name: tuple[str, str]
    sets: tuple[SetChange, ...]
    numbers: dict[str, dict[str, tuple[int, int]]]
    """For each count of the statistics the entries that differ, before and after."""

    @property
    def is_empty(self) -> bool:
        """Whether the two play the same: same affiliation card and same sets."""
        return not self.sets and self.affiliation[0] == self.affiliation[1]


def compare(before: Deck, after: Deck, pool: CardPool) -> Difference:
    """Sets of the older deck first, in its order, then the new ones."""
    titles = {entry.key: entry for deck in (after, before) for entry in deck.sets}
    order = dict.fromkeys(entry.key for deck in (before, after) for entry in deck.sets)
    changes = [
        SetChange(
            titles[key].number, titles[key].title, before.copies_of(key), after.copies_of(key)
        )
        for key in order
        if before.copies_of(key) != after.copies_of(key)
    ]
    return Difference(
        affiliation=(before.affiliation, after.affiliation),
        name=(before.name, after.name),
        sets=tuple(changes),
        numbers=_numbers(statistics(before, pool), statistics(after, pool)),
    )


def _numbers(before: Statistics, after: Statistics) -> dict[str, dict[str, tuple[int, int]]]:
    found = {}
    for field in fields(Statistics):
        old, new = getattr(before, field.name), getattr(after, field.name)
        if isinstance(old, dict):
            changed = _changed(old, new)
            if changed:
                found[field.name] = changed
    return found


def _changed(old: Counts, new: Counts) -> dict[str, tuple[int, int]]:
    names = dict.fromkeys((*old, *new))
    return {n: (old.get(n, 0), new.get(n, 0)) for n in names if old.get(n, 0) != new.get(n, 0)}
