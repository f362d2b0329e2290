"""The decks of a game as people name them: an affiliation card and the numbers of sets."""

from collections.abc import Sequence
from typing import NamedTuple

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.card import AffiliationCard, Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.core.constants import DARK, OBJECTIVE, PLAYERS, opponent
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.rules.setup import LOOKED_AT
from swlcg_deck.engine.start.lay_out import DeckToPlay
from swlcg_deck.engine.telling.names import side
from swlcg_deck.language import said, said_n

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
    affiliation = _affiliation_card(pool, choice.affiliation, _name(player))
    if affiliation.side is not _side(player):
        raise DeckError(
            said(
                "{deck} cannot be built on {affiliation}, which is an affiliation card of {side}.",
                deck=_name(player),
                affiliation=affiliation.title,
                side=side(opponent(player)),
            )
        )
    if not LOOKED_AT <= len(choice.sets) <= MOST_SETS:
        raise DeckError(
            said_n(
                "{deck} has {n} objective set. A game needs {least} to {most} of them.",
                "{deck} has {n} objective sets. A game needs {least} to {most} of them.",
                len(choice.sets),
                deck=_name(player),
                least=LOOKED_AT,
                most=MOST_SETS,
            )
        )
    cards: list[Card] = []
    for number in choice.sets:
        cards.extend(_set_cards(pool, number, player))
    return DeckToPlay(affiliation, cards)


def _side(player: int) -> Side:
    return Side.DARK if player == DARK else Side.LIGHT


def _name(player: int) -> str:
    return said("The dark side deck") if player == DARK else said("The light side deck")


def _affiliation_card(
    pool: CardPool, affiliation: str | AffiliationCard, deck: str
) -> AffiliationCard:
    if isinstance(affiliation, AffiliationCard):
        return affiliation
    found = pool.affiliation_card(affiliation) if isinstance(affiliation, str) else None
    if found is None:
        raise DeckError(
            said(
                "{deck} names no affiliation card of the pool: {affiliation!r}.",
                deck=deck,
                affiliation=affiliation,
            )
        )
    return found


def _set_cards(pool: CardPool, number: int, player: int) -> tuple[Card, ...]:
    known = isinstance(number, int) and not isinstance(number, bool)
    entry = pool.set(number) if known else None
    if entry is None:
        raise DeckError(
            said(
                "{deck} names an objective set that the pool does not have: {number!r}.",
                deck=_name(player),
                number=number,
            )
        )
    if entry.side is not _side(player):
        raise DeckError(
            said(
                "{deck} cannot hold set {number}, {title}, which is a set of {side}.",
                deck=_name(player),
                number=number,
                title=entry.title,
                side=side(opponent(player)),
            )
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
