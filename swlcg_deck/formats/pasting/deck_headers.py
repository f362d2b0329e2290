"""What a paste calls its deck, and the affiliation card it plays."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.formats.pasting.affiliation_words import affiliation_within, basic_card
from swlcg_deck.formats.pasting.deck_splitting import PasteEntry
from swlcg_deck.formats.pasting.lines import BOLD
from swlcg_deck.formats.pasting.meanings import Kind
from swlcg_deck.language import said

_LONGEST_NAME = 60
_MOST_WORDS = 9
_NO_NAME = re.compile(
    r"(?:hi|hey|hello|dear|greetings|thanks|here|this|these|i|we|so|my list|below|the \w+ objective"
    r"|posted|by|author|date|re|quote|edit|last edited|objective|click)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Found:
    """Something read from a line; no line where it is only inferred or absent."""

    text: str | None
    index: int | None = None


def find_name(entries: Sequence[PasteEntry]) -> Found:
    """A label, else a heading, else the first short line before the sets."""
    before = _before_the_sets(entries)
    for index, entry in before:
        if entry.meaning.kind is Kind.NAME:
            return Found(entry.meaning.text, index)
    candidates = [(i, e) for i, e in before if e.meaning.kind in {Kind.HEADING, Kind.PROSE}]
    headings = [(i, e) for i, e in candidates if e.meaning.line.heading]
    ranked = sorted(headings, key=lambda item: item[1].meaning.line.heading >= BOLD)
    plain = [(i, e) for i, e in candidates if e.meaning.kind is Kind.PROSE]
    for index, entry in (*ranked, *plain, *candidates):
        text = entry.meaning.text
        if entry.meaning.line.heading or _may_be_a_name(text):
            return Found(text, index)
    return Found(None)


def _before_the_sets(entries: Sequence[PasteEntry]) -> list[tuple[int, PasteEntry]]:
    first = next((i for i, entry in enumerate(entries) if entry.copies), len(entries))
    return list(enumerate(entries[:first]))


def _may_be_a_name(text: str) -> bool:
    short = len(text) <= _LONGEST_NAME and len(text.split()) <= _MOST_WORDS
    sentence = text.endswith((".", ",", "?", ";", "...")) or ". " in text
    return short and not sentence and not _NO_NAME.match(text)


@dataclass(frozen=True)
class FoundAffiliation:
    """The title of the affiliation card, the line that told it, and how sure that is."""

    title: str | None = None
    index: int | None = None
    inferred: str = ""
    """From what it was inferred, where no line states it."""


def find_affiliation(
    entries: Sequence[PasteEntry], name: Found, pool: CardPool
) -> FoundAffiliation:
    """A line that states it, else a set locked to an affiliation (DECK-08), else the name."""
    stated = [(i, e) for i, e in enumerate(entries) if e.meaning.is_explicit]
    bare = [(i, e) for i, e in enumerate(entries) if _names_one(e) and not e.meaning.is_explicit]
    if len({e.meaning.affiliation for _, e in bare}) > 1:
        bare = []
    for index, entry in (*stated, *bare):
        card = entry.meaning.affiliation
        return FoundAffiliation(card.title if card else entry.meaning.text or None, index)
    return _from_locked_set(entries, pool) or _from_name(entries, name, pool) or FoundAffiliation()


def _names_one(entry: PasteEntry) -> bool:
    return entry.meaning.affiliation is not None


def _from_locked_set(entries: Sequence[PasteEntry], pool: CardPool) -> FoundAffiliation | None:
    locked = [
        (index, one.found)
        for index, entry in enumerate(entries)
        for one in entry.settled
        if one.found and one.found.affiliation_only
    ]
    if len({entry.affiliation for _, entry in locked}) != 1:
        return None
    index, first = locked[0]
    card = basic_card(first.affiliation, pool)
    return (
        FoundAffiliation(card.title, index, said("the set {title}", title=first.title))
        if card
        else None
    )


def _from_name(
    entries: Sequence[PasteEntry], name: Found, pool: CardPool
) -> FoundAffiliation | None:
    card = affiliation_within(name.text, pool) if name.text else None
    if card is None or _contradicts(card, entries):
        return None
    return FoundAffiliation(card.title, name.index, said("the name of the deck"))


def _contradicts(card: AffiliationCard, entries: Iterable[PasteEntry]) -> bool:
    """Whether most sets are of the other side."""
    copies = Counter[Side]()
    for entry in entries:
        for one in entry.settled:
            if one.found:
                copies[one.found.side] += one.copies
    return bool(copies) and copies[card.side] <= copies.total() - copies[card.side]
