"""The edits that mend a deck, with the words on their buttons."""

from collections.abc import Sequence
from dataclasses import replace

from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.cards.words.word_lists import listing
from swlcg_deck.decks.deck import DeckSet
from swlcg_deck.language import Said, said, said_n
from swlcg_deck.legality.findings import Fix


def remove(entry: DeckSet) -> Fix:
    return Fix(said("Remove {set}", set=entry.label), "copies", entry=entry, copies=0)


def limit(entry: DeckSet, copies: int) -> Fix:
    label = said_n("Keep {n} copy of {set}", "Keep {n} copies of {set}", copies, set=entry.label)
    return Fix(label, "copies", entry=entry, copies=copies)


def choose(card: AffiliationCard) -> Fix:
    return Fix(said("Choose {card}", card=card.title), "affiliation", affiliation=card.title)


def whole_sets() -> Fix:
    return Fix(said("Use the whole sets"), "whole sets")


def together(fixes: Sequence[Fix]) -> Fix:
    """Several edits as one: `Remove A and choose B`."""
    first, *others = fixes
    if not others:
        return first
    words = [first.label, *map(_going_on, others)]
    return replace(first, label=listing(words), also=tuple(others))


def _going_on(fix: Fix) -> Said:
    """The label in the middle of a sentence."""
    if fix.affiliation is not None:
        return said("choose {card}", card=fix.affiliation)
    if fix.entry is None:
        return said("use the whole sets")
    if not fix.copies:
        return said("remove {set}", set=fix.entry.label)
    return said_n(
        "keep {n} copy of {set}", "keep {n} copies of {set}", fix.copies, set=fix.entry.label
    )
