"""What the report says of lines when the whole deck is known."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.titles import fold
from swlcg_deck.cards.words.word_lists import commas, semicolons
from swlcg_deck.decks.deck import DeckSet
from swlcg_deck.formats.pasting.deck_headers import FoundAffiliation
from swlcg_deck.formats.pasting.deck_splitting import WHOLE_DECK, PasteEntry
from swlcg_deck.formats.pasting.markup import plain
from swlcg_deck.formats.pasting.meanings import Kind
from swlcg_deck.formats.pasting.title_spans import spans_of
from swlcg_deck.formats.reading import Choice, LineKind
from swlcg_deck.language import said

_TELLING = {Kind.SETS, Kind.AFFILIATION, Kind.CARD, Kind.COUNT}
_HEADING_WORDS = 4
_READ = {LineKind.UNDERSTOOD, LineKind.REPAIRED, LineKind.IGNORED}


@dataclass(frozen=True)
class Verdict:
    """What became of a line, or of one of the sets in it."""

    kind: LineKind
    message: str = ""
    choices: tuple[Choice, ...] = ()
    copies: int = 1
    placeholder: str = ""
    rule: str = ""
    in_doubt: bool = False


Verdicts = dict[int, Verdict]
Sets = Mapping[int | str, DeckSet]


def tell_affiliation(
    entries: Sequence[PasteEntry], verdicts: Verdicts, chosen: FoundAffiliation
) -> None:
    """Which line states the affiliation card, which states another, or what it was taken from."""
    for index, entry in enumerate(entries):
        meaning = entry.meaning
        if meaning.kind is not Kind.AFFILIATION:
            continue
        title = meaning.affiliation.title if meaning.affiliation else meaning.text or None
        if title == chosen.title and not chosen.inferred:
            verdicts[index] = _stated(title, known=meaning.affiliation is not None)
            if meaning.repair:
                verdicts[index] = Verdict(LineKind.REPAIRED, meaning.repair)
        elif meaning.is_explicit:
            message = said(
                "a deck has one affiliation card, and {card} is listed already", card=chosen.title
            )
            rule = "DECK-01" if meaning.affiliation and chosen.title else ""
            verdicts[index] = Verdict(LineKind.NOT_UNDERSTOOD, message, rule=rule)
    if chosen.inferred and chosen.index is not None:
        message = said(
            "affiliation {title} taken from {source}", title=chosen.title, source=chosen.inferred
        )
        before = verdicts[chosen.index]
        kind = LineKind.REPAIRED if before.kind is LineKind.UNDERSTOOD else before.kind
        whole = semicolons(before.message, message)
        verdicts[chosen.index] = replace(before, kind=kind, message=whole)


def _stated(title: str | None, *, known: bool) -> Verdict:
    if title is None:
        return Verdict(LineKind.UNDERSTOOD, said("no affiliation card"))
    if known:
        return Verdict(LineKind.UNDERSTOOD, said("affiliation card {title}", title=title))
    message = said("no affiliation card has this title; it is kept as it stands")
    return Verdict(LineKind.NOT_UNDERSTOOD, message)


def compare_totals(entries: Sequence[PasteEntry], verdicts: Verdicts, sets: Sets) -> None:
    """A list that states its own total and has another was not read as it was meant."""
    read = sum(entry.copies for entry in sets.values())
    for index, entry in enumerate(entries):
        section = entry.meaning.section
        if section and section.total not in {None, read}:
            message = said(
                "the list says {stated} sets; {read} were read", stated=section.total, read=read
            )
            verdicts[index] = Verdict(LineKind.NOTED, message, in_doubt=True)
        elif section and section.cards and section.cards not in _cards_of(read):
            message = said(
                "the list says {stated} cards; a deck of the {read} sets that were read has "
                "{cards} in its command deck",
                stated=section.cards,
                read=read,
                cards=5 * read,
            )
            verdicts[index] = Verdict(LineKind.NOTED, message, in_doubt=True)


def doubt_late_headings(entries: Sequence[PasteEntry], verdicts: Verdicts) -> None:
    """A few words that nobody knows, between a whole deck and more sets: are these in it?"""
    copies, heading = 0, None
    for index, entry in enumerate(entries):
        meaning = entry.meaning
        if entry.copies and verdicts[index].kind in _READ:
            if heading is not None:
                told = said("the sets below it are counted, though the deck above is whole")
                verdicts[heading] = Verdict(LineKind.NOTED, told, in_doubt=True)
            heading = None
            copies += entry.copies
        elif meaning.kind is not Kind.BLANK:
            is_few = len(meaning.text.split()) <= _HEADING_WORDS and meaning.text[-1:] not in ".!?,"
            may_head = meaning.kind is Kind.PROSE and is_few and not verdicts[index].message
            heading = index if may_head and copies >= WHOLE_DECK else None


def doubt_product_headings(
    entries: Sequence[PasteEntry], verdicts: Verdicts, pool: CardPool
) -> None:
    """Six products are called like a set: over a set of another product it may be that set."""
    for index, entry in enumerate(entries):
        if entry.meaning.kind is not Kind.SECTION:
            continue
        named = pool.set_titled(entry.meaning.line.text.rstrip(" :"))
        below = (one.found for later in entries[index + 1 :] for one in later.settled)
        first = next((found for found in below if found), None)
        if named and (first is None or fold(first.product) != fold(named.title)):
            told = said("read as the name of a product, and not as the set of that name")
            verdicts[index] = Verdict(LineKind.NOTED, told, in_doubt=True)


def _cards_of(sets: int) -> set[int]:
    """The command cards, with the objectives, and with the affiliation card too (DECK-12)."""
    return {cards + more for cards in (5 * sets, 6 * sets) for more in (0, 1)}


def tell_other_titles(
    entries: Sequence[PasteEntry],
    verdicts: Verdicts,
    sets: Sets,
    pool: CardPool,
    name: int | None,
) -> None:
    """A set that stands in the remark on another one or in the name, and nowhere in the deck."""
    for index, entry in enumerate(entries):
        verdict, meaning = verdicts[index], entry.meaning
        is_name = index == name and meaning.kind is not Kind.NAME and not meaning.line.heading
        is_read = meaning.kind in _TELLING and verdict.kind in _READ
        if not (is_name or is_read):
            continue
        own = {known.number: known for one in entry.settled for known in one.sets}
        products = {known.product for known in own.values()}
        lost = [
            span.title
            for span in spans_of(pool).within(meaning.line.text)
            if span.set and span.set.number not in own and span.set.number not in sets
            if span.title not in products
        ]
        struck = [span.title for span in spans_of(pool).within(plain(meaning.line.struck))]
        if struck:
            out = said("struck out: {titles}", titles=commas(struck))
            verdicts[index] = verdict = replace(verdict, message=semicolons(verdict.message, out))
        if lost:
            also = said("{title} stands in it and was not read", title=lost[0])
            kind = LineKind.NOTED if is_name else LineKind.REPAIRED
            message = semicolons(verdict.message, also)
            verdicts[index] = replace(verdict, kind=kind, message=message, in_doubt=True)
