"""Whether a deck is made of whole official sets (DECK-10, DECK-11, DECK-18)."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.titles import fold
from swlcg_deck.cards.words.word_lists import either, listing
from swlcg_deck.decks.deck import DeckSet, ListedCard
from swlcg_deck.language import mark, said
from swlcg_deck.legality import fixes
from swlcg_deck.legality.findings import Finding, Severity
from swlcg_deck.legality.law import CONSTRUCTION, Law
from swlcg_deck.legality.tally import Stranger, Tally

_MOST_ALIKE = 4
WHOLE_SETS = mark("Core rulebook, objective sets")
PRINTINGS = mark("FAQ, question 3")


def is_of_a_known_format(tally: Tally, _law: Law) -> Iterator[Finding]:
    """DECK-18 for the whole of a file that a newer version of the program has written."""
    if tally.newer_format:
        message = said(
            "The file of this deck was written by a newer version of this program ({format}), so "
            "nobody can tell whether it is legal; bring this program up to date.",
            format=tally.newer_format,
        )
        yield Finding("DECK-18", Severity.UNKNOWN, message, (), CONSTRUCTION, of_all=True)


def has_only_known_sets(tally: Tally, law: Law) -> Iterator[Finding]:
    """DECK-18 for the objective sets: official numbered ones only (TRAP-15, TRAP-16)."""
    for stranger in tally.strangers:
        yield _stranger(stranger, law)


def _stranger(stranger: Stranger, law: Law) -> Finding:
    entry = stranger.entry
    if fold(entry.title) in law.challenge_titles:
        severity = Severity.ERROR
        message = said(
            "{set} is a challenge card, and challenge cards are in no legal deck.", set=entry.label
        )
    elif alike := _alike(entry.title, law):
        severity = Severity.UNKNOWN
        message = said(
            "{set} could be {sets}; say which one is meant.",
            set=entry.label,
            sets=either(one.label for one in alike),
        )
    else:
        severity = Severity.UNKNOWN
        message = said(
            "{set} is not in the card pool, so nobody can tell whether this deck is legal; correct "
            "its title or number, or remove it.",
            set=entry.label,
        )
    sets = () if entry.number is None else (entry.number,)
    return Finding("DECK-18", severity, message, sets, CONSTRUCTION, (fixes.remove(entry),))


def _alike(title: str, law: Law) -> list[DeckSet]:
    """Sets with the words of a title in theirs: a list may have left open which one it means."""
    words = fold(title)
    if not words:
        return []
    found = [entry for entry in law.entries.values() if f" {words} " in f" {fold(entry.title)} "]
    return found[:_MOST_ALIKE]


def has_whole_sets(tally: Tally, law: Law) -> Iterator[Finding]:
    """DECK-10, DECK-11 and DECK-18 for the single cards of an imported list (TRAP-19)."""
    if not tally.listed_cards:
        return
    expected: Counter[str] = Counter()
    for held in tally.held:
        for card in held.set.command_cards:
            expected[law.cards[card.code].code] += held.copies
    known, challenge, unknown = _sorted_out(tally, law)
    missing, surplus = expected - known, known - expected
    swapped = _take_swapped(missing, surplus, law)
    missing, surplus = +missing, +surplus  # without what is down to zero
    could_be = Severity.UNKNOWN if unknown.total() >= missing.total() else Severity.ERROR
    yield from _missing(missing, could_be, law)
    if surplus:
        # An unknown set of the list may be the one they belong to.
        severity = Severity.UNKNOWN if tally.strangers else Severity.ERROR
        names = listing(_named(card, surplus[card.code]) for card in _in_order(surplus, law))
        message = said(
            "The list names cards that the sets of this deck do not have: {cards}.", cards=names
        )
        yield Finding("DECK-10", severity, message, (), WHOLE_SETS, (fixes.whole_sets(),))
    yield from _wrong_printings(swapped, law)
    if challenge:
        message = said(
            "Challenge cards are in no legal deck, but the list names {cards}.",
            cards=listing(challenge),
        )
        yield Finding("DECK-18", Severity.ERROR, message, (), CONSTRUCTION, (fixes.whole_sets(),))
    if unknown:
        message = said(
            "The list names cards that are not in the card pool: {cards}; correct them or use the "
            "whole sets.",
            cards=listing(sorted(unknown)),
        )
        yield Finding("DECK-18", Severity.UNKNOWN, message, (), CONSTRUCTION, (fixes.whole_sets(),))


def _sorted_out(tally: Tally, law: Law) -> tuple[Counter[str], list[str], Counter[str]]:
    """The listed cards: known ones by code, challenge cards and unknown ones by title."""
    known: Counter[str] = Counter()
    challenge: set[str] = set()
    unknown: Counter[str] = Counter()
    objectives = {held.set.objective.code for held in tally.held}
    for listed in tally.listed_cards:
        card = _card(listed, law)
        if card is None:
            unknown[listed.title] += listed.copies
        elif card.block is not None:
            challenge.add(card.title)
        elif card.code not in objectives:
            known[card.code] += listed.copies
    return known, sorted(challenge), unknown


def _card(listed: ListedCard, law: Law) -> Card | None:
    return None if listed.code is None else law.cards.get(listed.code)


def _take_swapped(
    missing: Counter[str], surplus: Counter[str], law: Law
) -> dict[int, list[tuple[Card, Card]]]:
    """Missing cards for which the same title of another set is listed, out of both counts."""
    offered: dict[str, list[str]] = defaultdict(list)
    for code in surplus:
        offered[fold(law.cards[code].title)].append(code)
    swapped: dict[int, list[tuple[Card, Card]]] = defaultdict(list)
    for card in _in_order(missing, law):
        for other in _in_order(offered[fold(card.title)], law):
            number = min(missing[card.code], surplus[other.code])
            if number:
                missing[card.code] -= number
                surplus[other.code] -= number
                swapped[card.set or 0].append((card, other))
    return swapped


def _in_order(codes: Iterable[str], law: Law) -> list[Card]:
    cards = [law.cards[code] for code in codes]
    return sorted(cards, key=lambda card: (card.set or 0, card.position or 0))


def _missing(missing: Counter[str], severity: Severity, law: Law) -> Iterator[Finding]:
    """DECK-10, a finding for each set."""
    by_set: dict[int, list[str]] = defaultdict(list)
    for card in _in_order(missing, law):
        by_set[card.set or 0].append(_named(card, missing[card.code]))
    for number, names in by_set.items():
        message = said(
            "{set} is not whole: the list lacks {cards}. A set is always used with all six cards.",
            set=law.entries[number].label,
            cards=listing(names),
        )
        yield Finding("DECK-10", severity, message, (number,), WHOLE_SETS, (fixes.whole_sets(),))


def _wrong_printings(swapped: dict[int, list[tuple[Card, Card]]], law: Law) -> Iterator[Finding]:
    """DECK-11, a finding for each set."""
    for number, pairs in swapped.items():
        names = listing(
            said("{card} ({listed} for {own})", card=card.title, listed=other.code, own=card.code)
            for card, other in pairs
        )
        message = said(
            "{set} is listed with cards of another set: {cards}. A card must carry the number of "
            "its own set.",
            set=law.entries[number].label,
            cards=names,
        )
        yield Finding(
            "DECK-11", Severity.ERROR, message, (number,), PRINTINGS, (fixes.whole_sets(),)
        )


def _named(card: Card, number: int) -> str:
    return f"{f'{number} x ' if number > 1 else ''}{card.title} ({card.code})"
