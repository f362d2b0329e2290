"""The decks of a game as people name them: an affiliation card and the numbers of sets."""

from collections.abc import Sequence
from typing import NamedTuple

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.card import AffiliationCard, Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.setup import LOOKED_AT
from swlcg_deck.engine.state import State
from swlcg_deck.engine.table import DeckToPlay
from swlcg_deck.engine.terms import DARK, OBJECTIVE, PLAYERS

MOST_SETS = 100
"""Cards are numbered in 16 bits, and no table holds more."""


class DeckChoice(NamedTuple):
    """An affiliation card, by its title or itself, and the sets in the order of the deck list."""

    affiliation: str | AffiliationCard
    sets: Sequence[int]


class DeckError(ValueError):
    """A deck that no game can be played with."""


def deck_to_play(pool: CardPool, choice: DeckChoice, player: int) -> DeckToPlay:
    """The cards of a deck.

    Anything of the right side with enough objectives to set up may be played; whether it is a
    legal deck is another question (DECK-02, DECK-03, SETUP-06).
    """
    side = Side.DARK if player == DARK else Side.LIGHT
    whose = f"The {side.value} side deck"
    affiliation = _affiliation_card(pool, choice.affiliation, whose)
    if affiliation.side is not side:
        raise DeckError(
            f"{whose} cannot be built on {affiliation.title}, "
            f"which is an affiliation card of the {affiliation.side.value} side."
        )
    if not LOOKED_AT <= len(choice.sets) <= MOST_SETS:
        raise DeckError(
            f"{whose} has {len(choice.sets)} objective sets. "
            f"A game needs {LOOKED_AT} to {MOST_SETS} of them."
        )
    cards: list[Card] = []
    for number in choice.sets:
        cards.extend(_set_cards(pool, number, side, whose))
    return DeckToPlay(affiliation, cards)


def _affiliation_card(
    pool: CardPool, affiliation: str | AffiliationCard, whose: str
) -> AffiliationCard:
    if isinstance(affiliation, AffiliationCard):
        return affiliation
    found = pool.affiliation_card(affiliation) if isinstance(affiliation, str) else None
    if found is None:
        raise DeckError(f"{whose} names no affiliation card of the pool: {affiliation!r}.")
    return found


def _set_cards(pool: CardPool, number: int, side: Side, whose: str) -> tuple[Card, ...]:
    known = isinstance(number, int) and not isinstance(number, bool)
    entry = pool.set(number) if known else None
    if entry is None:
        raise DeckError(f"{whose} names an objective set that the pool does not have: {number!r}.")
    if entry.side is not side:
        raise DeckError(
            f"{whose} cannot hold set {number}, {entry.title}, "
            f"which is a set of the {entry.side.value} side."
        )
    return entry.cards


def decks_of(state: State) -> tuple[DeckChoice, DeckChoice]:
    """The decks a game was laid out with, the dark side's first."""
    found = []
    for player in PLAYERS:
        own = [face for card, face in enumerate(state.faces) if state.owner[card] == player]
        sets = tuple(face.set for face in own if face.kind == OBJECTIVE and face.set is not None)
        found.append(DeckChoice(state.faces[state.affiliation_card[player]].title, sets))
    return found[0], found[1]
