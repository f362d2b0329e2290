"""Decks that the tests of the deck panel and of the Analyse view share."""

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck, DeckSet, new_deck

JEDI_FIGHTERS = {4: 2, 6: 1, 112: 1, 128: 1, 11: 2, 8: 2, 109: 2}
"""Illegal twice: a restricted pair, and two copies of a set limited to one."""
JEDI_TOOLBOX = {1: 2, 2: 2, 3: 2, 6: 2, 7: 2}
"""Legal."""
RESTRICTED_PAIR = {112: 1, 128: 1, 1: 2, 2: 2, 3: 2, 6: 2}
"""Illegal by the restricted list alone."""


def deck_of(
    pool: CardPool,
    sets: dict[int, int],
    affiliation: str | None = "Jedi",
    name: str = "Jedi fighters",
    unknown: tuple[str, ...] = (),
) -> Deck:
    """A deck of sets by number and copies, and of titles that nobody knows."""
    entries = []
    for number, copies in sets.items():
        known = pool.set(number)
        title = known.title if known else f"Fan set {number}"
        entries.append(DeckSet(number=number, title=title, copies=copies))
    entries += [DeckSet(title=title) for title in unknown]
    return new_deck(name, affiliation).model_copy(update={"sets": tuple(entries)})
