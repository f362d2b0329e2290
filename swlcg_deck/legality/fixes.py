"""The edits that mend a deck, with the words on their buttons."""

from collections.abc import Sequence
from dataclasses import replace

from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.decks.deck import DeckSet
from swlcg_deck.legality.findings import Fix
from swlcg_deck.legality.tally import listing


def remove(entry: DeckSet) -> Fix:
    return Fix(f"Remove {entry.label}", "copies", entry=entry, copies=0)


def limit(entry: DeckSet, copies: int) -> Fix:
    many = "1 copy" if copies == 1 else f"{copies} copies"
    return Fix(f"Keep {many} of {entry.label}", "copies", entry=entry, copies=copies)


def choose(card: AffiliationCard) -> Fix:
    return Fix(f"Choose {card.title}", "affiliation", affiliation=card.title)


def whole_sets() -> Fix:
    return Fix("Use the whole sets", "whole sets")


def together(fixes: Sequence[Fix]) -> Fix:
    """Several edits as one: `Remove A and choose B`."""
    first, *others = fixes
    if not others:
        return first
    words = [first.label, *(fix.label[0].lower() + fix.label[1:] for fix in others)]
    return replace(first, label=listing(words), also=tuple(others))
