"""The rules of deck construction, a function each."""

from collections.abc import Iterator
from dataclasses import replace

from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.legality import construction_words as words
from swlcg_deck.legality import fixes
from swlcg_deck.legality.breaches import (
    MINIMUM,
    AllianceCounts,
    alliance_counts,
    locked_out,
    missing_sets,
    wrong_side,
)
from swlcg_deck.legality.choices import best_for_a_start, fits_counts, helpful
from swlcg_deck.legality.findings import Finding, Fix, Severity
from swlcg_deck.legality.law import CONSTRUCTION, CopyLimit, Law
from swlcg_deck.legality.tally import Held, Tally, numbers

MOST_COPIES = 2


def has_an_affiliation_card(tally: Tally, law: Law) -> Iterator[Finding]:
    """DECK-01."""
    if tally.card is not None:
        return
    choices = tuple(fixes.choose(card) for card in best_for_a_start(tally, law))
    if tally.affiliation is None:
        severity = Severity.ERROR
        message = words.no_card()
    else:
        severity = Severity.UNKNOWN
        message = words.unknown_card(tally.affiliation)
    yield Finding("DECK-01", severity, message, (), CONSTRUCTION, choices)


def has_enough_sets(tally: Tally, law: Law) -> Iterator[Finding]:  # noqa: ARG001 - a rule's shape
    """DECK-02."""
    if missing_sets(tally):
        message = words.too_few_sets(MINIMUM, tally.total)
        yield Finding("DECK-02", Severity.ERROR, message, (), CONSTRUCTION)


def has_one_side(tally: Tally, law: Law) -> Iterator[Finding]:
    """DECK-03; neutral sets have a side as well (TRAP-12)."""
    wrong = wrong_side(tally)
    if not wrong:
        return
    side = wrong[0].set.side
    if tally.card is None:
        removal = fixes.together([fixes.remove(law.entries[number]) for number in numbers(wrong)])
        message, sets = words.of_the_smaller_side(wrong), numbers(wrong)
        yield Finding("DECK-03", Severity.ERROR, message, sets, CONSTRUCTION, (removal,))
        return
    others = tuple(map(fixes.choose, helpful(tally.card, tally, law, law.affiliation_cards[side])))
    for held in wrong:
        message = words.of_the_other_side(held, tally.card)
        yield _about(held, "DECK-03", message, CONSTRUCTION, (_removal(held, law), *others))


def keeps_copy_limits(tally: Tally, law: Law) -> Iterator[Finding]:
    """DECK-05, DECK-06, DECK-13: once a set, under its tightest limit."""
    for held in tally.held:
        if held.copies == 1:
            continue
        tight = law.limits.get(held.set.number)
        if tight is not None:
            yield _beyond_one(held, tight, law)
        elif held.copies > MOST_COPIES:
            fix = fixes.limit(law.entries[held.set.number], MOST_COPIES)
            message = words.beyond_two(held.label, held.copies)
            yield _about(held, "DECK-05", message, CONSTRUCTION, (fix,))
    for entry, number in tally.strangers:
        if number > MOST_COPIES:  # whatever set it is
            sets = () if entry.number is None else (entry.number,)
            fix = fixes.limit(entry, MOST_COPIES)
            message = words.beyond_two(entry.label, number)
            yield Finding("DECK-05", Severity.ERROR, message, sets, CONSTRUCTION, (fix,))


def _beyond_one(held: Held, tight: CopyLimit, law: Law) -> Finding:
    message = words.beyond_one(held, by_erratum=tight.rule == "DECK-13")
    fix = fixes.limit(law.entries[held.set.number], 1)
    return _about(held, tight.rule, message, tight.citation, (fix,))


def respects_affiliation_only(tally: Tally, law: Law) -> Iterator[Finding]:
    """DECK-08."""
    card, locked = tally.card, locked_out(tally)
    if card is None or not locked:
        return
    for held in locked:
        wanted = held.set.affiliation
        message = words.locked_out(held, card)
        candidates = [c for c in law.affiliation_cards[held.set.side] if c.affiliation is wanted]
        others = map(fixes.choose, helpful(card, tally, law, candidates))
        yield _about(held, "DECK-08", message, CONSTRUCTION, (_removal(held, law), *others))


def meets_alliance_counts(tally: Tally, law: Law) -> Iterator[Finding]:
    """DECK-17 (in place of DECK-02), DECK-19, OPEN-47."""
    card = tally.card
    counts = alliance_counts(tally, card)
    if card is None or counts is None or counts.can_fit:
        return
    message = words.off_the_counts(card, counts)
    surplus = [
        *(counts.own if counts.more_own < 0 else ()),
        *(counts.partner if counts.more_partner < 0 else ()),
        *counts.others,
    ]
    yield Finding(
        "DECK-17",
        Severity.ERROR,
        message,
        tuple(sorted(numbers(surplus))),
        words.cited(card),
        tuple(_alliance_fixes(card, tally, counts, law)),
    )


def _alliance_fixes(
    card: AffiliationCard, tally: Tally, counts: AllianceCounts, law: Law
) -> Iterator[Fix]:
    others = [law.entries[held.set.number] for held in counts.others]
    if others and replace(counts, others=()).can_fit:
        yield fixes.together([fixes.remove(entry) for entry in others])
    fitting = [other for other in law.affiliation_cards[card.side] if fits_counts(tally, other)]
    yield from map(fixes.choose, helpful(card, tally, law, fitting))


def _removal(held: Held, law: Law) -> Fix:
    return fixes.remove(law.entries[held.set.number])


def _about(held: Held, rule: str, message: str, citation: str, mending: tuple[Fix, ...]) -> Finding:
    return Finding(rule, Severity.ERROR, message, (held.set.number,), citation, mending)
