"""By what means something comes about: one list of tests for triggers and prohibitions."""

from swlcg_deck.engine.core.ability import EventTest
from swlcg_deck.engine.core.event import EFFECT, ICON


def _told_as(word: str) -> EventTest:
    """What is only looked at ahead of time does not tell how it would come about."""
    return lambda state, scope, event, card: event.detail[:1] == (word,)


VIA: dict[str, EventTest] = {
    "unit_damage": _told_as("unit damage"),
    "blast_damage": _told_as("blast"),
    "tactics": lambda state, scope, event, card: event.cause == ICON,
    "icons": lambda state, scope, event, card: event.cause == ICON,
    "protect": lambda state, scope, event, card: card in event.detail[1],
    "targeted_strike": lambda state, scope, event, card: card in event.detail[2],
    "unopposed": _told_as("unopposed"),
    "effect": lambda state, scope, event, card: event.cause == EFFECT,
}
"""Neither icons nor costs nor rules are effects (DEF-03 to DEF-05)."""
