"""Whom the modifiers of scripts are on."""

from swlcg_deck.engine.core.ability import Scope
from swlcg_deck.engine.core.state import State


def itself(state: State, scope: Scope, card: int) -> bool:
    """The card that says it."""
    return card == scope.source


def its_host(state: State, scope: Scope, card: int) -> bool:
    """What the card that says it is attached to."""
    return card == state.host[scope.source]
