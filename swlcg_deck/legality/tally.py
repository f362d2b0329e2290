"""A deck as the rules see it: each set once, with its copies counted, in the order of numbers."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from swlcg_deck.cards.base import Affiliation
from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.cards.words.word_lists import listing
from swlcg_deck.decks.deck import Deck, DeckSet, ListedCard
from swlcg_deck.legality.law import Law


class Held(NamedTuple):
    """A set of the pool and how many copies of it the deck has."""

    set: ObjectiveSet
    copies: int

    @property
    def label(self) -> str:
        return f"{self.set.title} ({self.set.number})"


class Stranger(NamedTuple):
    """An entry that the pool does not know."""

    entry: DeckSet
    copies: int


@dataclass(frozen=True)
class Tally:
    """What a deck amounts to; neither the order of its list nor doubles in it make a difference."""

    affiliation: str | None
    """The title of the affiliation card as the deck names it; None where it names none."""
    card: AffiliationCard | None
    held: tuple[Held, ...]
    numbers: frozenset[int]
    strangers: tuple[Stranger, ...]
    total: int
    """Objective sets with their copies, unknown ones included."""
    listed_cards: tuple[ListedCard, ...]
    newer_format: str = ""

    def copies_of(self, affiliation: Affiliation) -> int:
        return sum(held.copies for held in self.held if held.set.affiliation is affiliation)


def tally_of(deck: Deck, pool: CardPool, law: Law) -> Tally:
    copies: dict[int, int] = {}
    unknown: dict[int | str, list[DeckSet]] = {}
    for entry in deck.sets:
        number = entry.number
        if number is not None and number in law.sets:
            copies[number] = copies.get(number, 0) + entry.copies
        else:
            unknown.setdefault(entry.key, []).append(entry)
    held = tuple([Held(law.sets[number], copies[number]) for number in sorted(copies)])
    strangers = _strangers(unknown.values()) if unknown else ()
    return Tally(
        deck.affiliation or None,
        deck.affiliation_card(pool),
        held,
        frozenset(copies),
        strangers,
        deck.total,
        deck.listed_cards,
        deck.newer_format,
    )


def _strangers(unknown: Iterable[list[DeckSet]]) -> tuple[Stranger, ...]:
    strangers = []
    for entries in unknown:
        title = min(entry.title for entry in entries)
        entry = DeckSet(number=entries[0].number, title=title)
        strangers.append(Stranger(entry, sum(entry.copies for entry in entries)))
    return tuple(sorted(strangers, key=_order))


def _order(stranger: Stranger) -> tuple[bool, int, str]:
    number = stranger.entry.number
    return (number is None, number or 0, stranger.entry.title)


def copies(held: Iterable[Held]) -> int:
    return sum(one.copies for one in held)


def numbers(held: Iterable[Held]) -> tuple[int, ...]:
    return tuple(one.set.number for one in held)


def labels(held: Iterable[Held]) -> str:
    return listing(one.label for one in held)
