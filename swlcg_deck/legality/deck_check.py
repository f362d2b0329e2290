"""The physical deck check: do the cards on the table make the deck that was handed in?

A set is always whole (DECK-10), and each of its cards carries the number of its own set: the same
title of another set cannot stand in for it (DECK-11).
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.titles import fold
from swlcg_deck.decks.deck import Deck

Table = Mapping[str, int]
"""What lies on the table: copies by the code of the card (`112-2`)."""
_NO_COMMAND_CARD = {CardType.OBJECTIVE, CardType.AFFILIATION}


@dataclass(frozen=True)
class Slot:
    """A card that the deck must have: how often, and how often it is there."""

    card: Card
    wanted: int
    found: int = 0

    @property
    def missing(self) -> int:
        return self.wanted - self.found

    @property
    def is_command_card(self) -> bool:
        return self.card.type not in _NO_COMMAND_CARD


@dataclass(frozen=True)
class Stray:
    """A card on the table that has no place in the deck."""

    card: Card
    copies: int
    is_surplus: bool
    """The deck has the card, but not so often."""


@dataclass(frozen=True)
class WrongPrinting:
    """A card of another set in the place of the same title (DECK-11)."""

    wanted: Card
    lies: Card
    copies: int


@dataclass(frozen=True)
class DeckCheck:
    """Everything there is to say about a table."""

    slots: tuple[Slot, ...]
    """The affiliation card, then by set and position."""
    strays: tuple[Stray, ...]
    wrong_printings: tuple[WrongPrinting, ...]
    unknown: tuple[str, ...]
    """What the list names and the pool does not know: nobody can tell which cards these are."""

    @cached_property
    def missing(self) -> tuple[Slot, ...]:
        """What is not there at all; a wrong printing at least lies in the right place."""
        swapped: Counter[str] = Counter()
        for wrong in self.wrong_printings:
            swapped[wrong.wanted.code] += wrong.copies
        short = (Slot(s.card, s.wanted, s.found + swapped[s.card.code]) for s in self.slots)
        return tuple(slot for slot in short if slot.missing)

    @property
    def wanted(self) -> int:
        """Command cards of the deck (DECK-12)."""
        return sum(slot.wanted for slot in self.slots if slot.is_command_card)

    @property
    def found(self) -> int:
        return sum(slot.found for slot in self.slots if slot.is_command_card)

    @property
    def objectives_wanted(self) -> int:
        return sum(slot.wanted for slot in self._objectives)

    @property
    def objectives_found(self) -> int:
        return sum(slot.found for slot in self._objectives)

    @property
    def _objectives(self) -> Iterator[Slot]:
        return (slot for slot in self.slots if slot.card.type is CardType.OBJECTIVE)

    @property
    def is_right(self) -> bool:
        """Every card is there, and none too many."""
        return not (self.missing or self.strays or self.wrong_printings or self.unknown)


def slots_of(deck: Deck, pool: CardPool) -> tuple[Slot, ...]:
    """The affiliation card and six cards for each copy of a set, none of them found yet."""
    copies: Counter[int] = Counter()
    for entry in deck.sets:
        if entry.number is not None:
            copies[entry.number] += entry.copies
    affiliation = deck.affiliation_card(pool)
    slots = [Slot(affiliation, 1)] if affiliation else []
    for number in sorted(copies):
        known = pool.set(number)
        if known is not None:
            slots += [Slot(card, copies[number]) for card in known.cards]
    return tuple(slots)


def check_table(deck: Deck, pool: CardPool, table: Table) -> DeckCheck:
    """Compare a deck with what lies on the table (DECK-10, DECK-11)."""
    cards = {card.code: card for card in pool.cards}
    lying = Counter({code: copies for code, copies in table.items() if copies > 0})
    slots = slots_of(deck, pool)
    found = _fill(slots, lying, cards)
    filled = tuple(Slot(slot.card, slot.wanted, found[slot.card.code]) for slot in slots)
    wrong = tuple(_take_wrong_printings(filled, lying, cards))
    own = {slot.card.code for slot in slots}
    strays = [Stray(cards[code], n, code in own) for code, n in lying.items() if n]
    strays.sort(key=lambda stray: _place(stray.card))
    return DeckCheck(filled, tuple(strays), wrong, tuple(_unknown(deck, pool)))


def _fill(slots: tuple[Slot, ...], lying: Counter[str], cards: Mapping[str, Card]) -> Counter[str]:
    """Take cards off the table into their slots; like cards of a set stand in for each other."""
    found: Counter[str] = Counter()
    alike: dict[tuple[int | None, str], list[str]] = {}
    for code in lying:
        alike.setdefault((cards[code].set, fold(cards[code].title)), []).append(code)
    for slot in slots:
        _move(lying, found, slot.card.code, slot)
    for slot in slots:
        for code in alike.get((slot.card.set, fold(slot.card.title)), ()):
            _move(lying, found, code, slot)
    return found


def _move(lying: Counter[str], found: Counter[str], code: str, slot: Slot) -> None:
    moved = min(lying[code], slot.wanted - found[slot.card.code])
    lying[code] -= moved
    found[slot.card.code] += moved


def _take_wrong_printings(
    slots: tuple[Slot, ...], lying: Counter[str], cards: Mapping[str, Card]
) -> Iterator[WrongPrinting]:
    """Cards of another set with a title that is missing, off the table."""
    by_title: dict[str, list[str]] = {}
    for code in sorted(lying, key=lambda code: _place(cards[code])):
        by_title.setdefault(fold(cards[code].title), []).append(code)
    for slot in slots:
        missing = slot.missing
        for code in by_title.get(fold(slot.card.title), ()):
            copies = min(missing, lying[code])
            if copies:
                missing -= copies
                lying[code] -= copies
                yield WrongPrinting(slot.card, cards[code], copies)


def _unknown(deck: Deck, pool: CardPool) -> Iterator[str]:
    if deck.affiliation and deck.affiliation_card(pool) is None:
        yield deck.affiliation
    unknown = (e for e in deck.sets if e.number is None or pool.set(e.number) is None)
    yield from dict.fromkeys(entry.label for entry in unknown)


def _place(card: Card) -> tuple[int, str, int]:
    return (card.set or 1_000, card.block or "", card.position or 0)
