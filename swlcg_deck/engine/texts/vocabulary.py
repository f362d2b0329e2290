"""Words of the language as the engine's numbers."""

from swlcg_deck.engine.core.ability import Scope
from swlcg_deck.engine.core.constants import (
    ASIDE,
    DECK,
    EDGE_STACK,
    HAND,
    opponent,
)
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.timing.lasting import LEAVES


def icon_word(name: str) -> str:
    """An icon as it is called where a player names one: `edge unit damage`."""
    return name.replace("_", " ")


SCOPES = {
    "phase": "phase",
    "turn": "turn",
    "engagement": "engagement",
    "strike": "strike",
    "edge_battle": "edge battle",
    "leaves": LEAVES,
}

PLACES = {
    "hand": (HAND, False, False),
    "deck_top": (DECK, False, False),
    "deck_bottom": (DECK, True, False),
    "deck_shuffled": (DECK, False, True),
    "edge_stack": (EDGE_STACK, False, False),
    "out_of_game": (ASIDE, False, False),
}
"""Where a card is sent: the zone, to its bottom, shuffled in."""


def player_of(state: State, scope: Scope, who: str) -> int:
    """A player of the language; `that_player` is bound by "each player"."""
    if who == "you":
        return scope.you
    if who == "opponent":
        return opponent(scope.you)
    if who == "active":
        return state.active
    if who == "controller":
        return state.controller[scope.subject]
    if who == "owner":
        return state.owner[scope.subject]
    bound: int = scope.named(who, scope.you)
    return bound
