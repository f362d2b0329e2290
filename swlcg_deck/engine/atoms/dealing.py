"""Hidden cards dealt anew, for a game as one player may imagine it."""

from swlcg_deck.engine.atoms.reach import lose_reach, reach
from swlcg_deck.engine.randomness import shuffled
from swlcg_deck.engine.state import State
from swlcg_deck.engine.terms import CAPTURED

Place = tuple[str, int, int]
"""A place a hidden card lies at: the pile, whose it is (-1 for captured cards), and which."""


def deal_anew(state: State, places: tuple[Place, ...], seed: int) -> int:
    """Shuffle the cards of some places among these places; the seed for what comes next."""
    cards = tuple(_card_at(state, place) for place in places)
    dealt, seed = shuffled(cards, seed)
    zones = [(state.zone[card], state.host[card]) for card in cards]
    for card in cards:
        if state.faces[card].abilities:
            lose_reach(state, card)
    for place, card, (zone, host) in zip(places, dealt, zones, strict=True):
        _put(state, place, card)
        state.zone[card] = zone
        state.host[card] = host if zone == CAPTURED else -1
        if state.faces[card].abilities:
            reach(state, card)
    state.decision = None
    state.cache.clear()
    return seed


def _card_at(state: State, place: Place) -> int:
    name, player, which = place
    pile: tuple[int, ...] = state.captured if player < 0 else getattr(state, name)[player]
    return pile[which]


def _put(state: State, place: Place, card: int) -> None:
    name, player, which = place
    if player < 0:
        state.captured = (*state.captured[:which], card, *state.captured[which + 1 :])
        return
    piles = getattr(state, name)
    piles[player] = (*piles[player][:which], card, *piles[player][which + 1 :])


def reseed(state: State, seed: int) -> None:
    """Let chance go another way from here on."""
    state.seed = seed
