"""What a user does to the deck list, as changes of the deck."""

from collections.abc import Sequence

from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.cards.words.word_lists import listing
from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import Deck, DeckSet
from swlcg_deck.decks.edits import Change
from swlcg_deck.language import tr


def have_copies(deck: Deck, entry: DeckSet, copies: int) -> Change:
    """Exactly so many copies of a set, even where the list names it in several places."""
    if sum(other.key == entry.key for other in deck.sets) > 1:
        deck = edits.set_copies(deck, entry, 0).deck
    return edits.set_copies(deck, entry, copies)


def remove_one(deck: Deck, entry: DeckSet) -> Change:
    return Change(
        have_copies(deck, entry, entry.copies - 1).deck, tr("Remove {title}", title=entry.title)
    )


def add_all(deck: Deck, sets: Sequence[ObjectiveSet]) -> Change:
    """One copy of each, as one step."""
    for added in sets:
        deck = edits.add_set(deck, added).deck
    return Change(
        deck,
        tr("Add {sets}", sets=listing(added.title for added in sets))
        if sets
        else tr("Add nothing"),
    )
