"""Where one deck of a paste ends and the next begins: a report on a tournament has two.

A heading, a name or an affiliation opens a new deck only if sets follow. Without any, a list that
changes sides once, after a few sets and for a few sets, is taken for two decks; a single set of
the wrong side is a mistake in one deck (DECK-03).
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.titles import fold
from swlcg_deck.formats.pasting.lines import BOLD
from swlcg_deck.formats.pasting.meanings import Kind, Meaning
from swlcg_deck.formats.pasting.set_mentions import Settled

WHOLE_DECK = 10
_NEARLY_WHOLE = 8
_SHORTEST_RUN = 3
_SHORTEST_OF_MANY = 5
_MOST_COPIES = 2
"""`3x` of a set is no more of a deck than two (DECK-05)."""
_SHORT_LINE = 80
_ANOTHER_DECK = re.compile(
    r"(?:deck|list|decklist) (?:\d{1,2}|[a-d])|(?:my |the )?(?:first|second|third|other|next) deck"
)


@dataclass(frozen=True)
class PasteEntry:
    """One line with what its sets come to."""

    meaning: Meaning
    settled: tuple[Settled, ...] = ()

    @property
    def copies(self) -> int:
        if self.meaning.kept:
            return self.meaning.kept.count
        return sum(one.copies for one in self.settled)

    @property
    def numbers(self) -> set[int]:
        return {one.found.number for one in self.settled if one.found}

    @property
    def is_counted(self) -> bool:
        return any(mention.is_counted for mention in self.meaning.mentions)


@dataclass
class _Deck:
    """What is known of the deck that is being read."""

    first: int
    copies: int = 0
    runs: list[tuple[Side, int, int]] = field(default_factory=list)
    """Sets of one side in a row: the side, the line it begins with, and the copies."""
    counted: set[int] = field(default_factory=set)
    has_affiliation: bool = False
    states_affiliation: bool = False
    name_level: int = 0
    totals: set[int] = field(default_factory=set)

    @property
    def sides(self) -> set[Side]:
        return {side for side, _, _ in self.runs}

    def add(self, entry: PasteEntry, begins: int) -> None:
        self.copies += entry.copies
        if entry.is_counted:
            self.counted |= entry.numbers
        for one in entry.settled:
            if one.found is None:
                continue
            if self.runs and self.runs[-1][0] is one.found.side:
                side, start, copies = self.runs[-1]
                self.runs[-1] = (side, start, copies + min(one.copies, _MOST_COPIES))
            else:
                self.runs.append((one.found.side, begins, min(one.copies, _MOST_COPIES)))

    def parts(self) -> Iterator[int]:
        """The lines at which it falls apart into a deck of each side.

        Under the heading of one affiliation only what is nearly a whole deck is one of its own.
        """
        shortest = _SHORTEST_RUN if len(self.runs) == 2 else _SHORTEST_OF_MANY
        if self.has_affiliation:
            shortest = _NEARLY_WHOLE
        if self.copies in self.totals or any(copies < shortest for _, _, copies in self.runs):
            return
        yield from (
            after for (_, before, _), (_, after, _) in pairwise(self.runs) if after > before
        )


def deck_starts(entries: Sequence[PasteEntry]) -> list[int]:
    """The index of the first line of each deck, in order."""
    decks = [_Deck(0)]
    waiting = _Waiting()
    for index, entry in enumerate(entries):
        deck, meaning = decks[-1], entry.meaning
        if entry.copies:
            if is_repeated(entry, deck.counted):
                continue
            begins = index if waiting.first is None else waiting.first
            if waiting.is_firm:
                deck = _Deck(begins)
                decks.append(deck)
                for earlier in entries[begins:index]:
                    _note(deck, earlier.meaning)
            deck.add(entry, begins)
            waiting = _Waiting()
        elif deck.copies and not _is_footer(meaning, deck):
            waiting.see(index, meaning, deck)
        if not waiting.is_firm:
            _note(deck, meaning)
    return [begins for deck in decks for begins in (deck.first, *deck.parts())]


def is_repeated(entry: PasteEntry, counted: set[int]) -> bool:
    """Whether a line without a count only speaks of a set that was listed with one before."""
    return bool(entry.numbers) and not entry.is_counted and entry.numbers <= counted


@dataclass
class _Waiting:
    """Lines after a list that may belong to the next one."""

    first: int | None = None
    is_prose: bool = False
    is_firm: bool = False

    def see(self, index: int, meaning: Meaning, deck: _Deck) -> None:
        if meaning.kind is Kind.PROSE and len(meaning.text) > _SHORT_LINE:
            if not self.is_firm:
                self.first = None
            return
        opens = meaning.kind in {Kind.NAME, Kind.AFFILIATION, Kind.SIDE, Kind.HEADING}
        if meaning.kind is Kind.PROSE and (self.first is None or self.is_prose):
            self.first, self.is_prose = index, True
        elif opens and (self.first is None or (self.is_prose and index - self.first > 2)):
            self.first, self.is_prose = index, False
        if opens or meaning.kind is Kind.PROSE:
            self.is_firm = self.is_firm or _opens_another(meaning, deck)
        self.is_prose = self.is_prose and not opens


def _is_footer(meaning: Meaning, deck: _Deck) -> bool:
    """An affiliation may also stand below the sets."""
    late = meaning.kind is Kind.AFFILIATION and not deck.has_affiliation
    card = meaning.affiliation
    return late and (card is None or deck.sides <= {card.side})


def _note(deck: _Deck, meaning: Meaning) -> None:
    if meaning.affiliation or (meaning.kind is Kind.AFFILIATION):
        deck.has_affiliation = True
        deck.states_affiliation = deck.states_affiliation or meaning.is_explicit
    if meaning.line.heading and not deck.copies and not deck.name_level:
        deck.name_level = meaning.line.heading
    if meaning.section and meaning.section.total is not None:
        deck.totals.add(meaning.section.total)


def _opens_another(meaning: Meaning, deck: _Deck) -> bool:
    """Whether a line would begin another deck if sets follow."""
    whole = deck.copies >= WHOLE_DECK
    side = meaning.affiliation.side if meaning.affiliation else meaning.side
    if meaning.kind is Kind.NAME:
        return True
    if meaning.kind is Kind.AFFILIATION:
        if side and deck.sides and side not in deck.sides:
            return True
        return deck.states_affiliation if meaning.is_explicit else whole and deck.has_affiliation
    if meaning.kind is Kind.SIDE:
        return whole or side not in deck.sides
    if _ANOTHER_DECK.fullmatch(fold(meaning.text)):
        return True
    if meaning.kind is Kind.HEADING:
        level = meaning.line.heading
        alike = 0 < level < BOLD and level == deck.name_level
        return alike or whole or (level >= BOLD and deck.copies >= _NEARLY_WHOLE)
    return False
