"""By what means something comes about: one list of tests for triggers and prohibitions."""

from swlcg_deck.engine.core.ability import EventTest
from swlcg_deck.engine.core.event import EFFECT, ICON

VIA: dict[str, EventTest] = {
    "unit_damage": lambda state, scope, event, card: event.detail[0] == "unit damage",
    "blast_damage": lambda state, scope, event, card: event.detail[0] == "blast",
    "tactics": lambda state, scope, event, card: event.cause == ICON,
    "icons": lambda state, scope, event, card: event.cause == ICON,
    "protect": lambda state, scope, event, card: card in event.detail[1],
    "targeted_strike": lambda state, scope, event, card: card in event.detail[2],
    "unopposed": lambda state, scope, event, card: event.detail[0] == "unopposed",
    "effect": lambda state, scope, event, card: event.cause == EFFECT,
}
"""Neither icons nor costs nor rules are effects (DEF-03 to DEF-05)."""
