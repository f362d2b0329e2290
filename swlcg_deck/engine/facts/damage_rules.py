"""What texts say of the damage that a card deals: what cannot lessen it, and what doubles it."""

from typing import Final

from swlcg_deck.engine.core.ability import amount_of
from swlcg_deck.engine.core.constants import NOBODY
from swlcg_deck.engine.core.event import COST, Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.active_modifiers import Active, applies, modifiers, unchanged

UNSHIELDED: Final = "unshielded"
"""How damage comes of which the text that deals it says that shields do not stop it."""


def stands(state: State, event: Event, *ways: str) -> bool:
    """Whether damage on its way cannot be lessened in any of these ways: shielded, protected,
    prevented, redirected."""
    if event.kind != "damaged":
        return False
    if "shielded" in ways and event.detail[:1] == (UNSHIELDED,):
        return True
    if event.source == NOBODY or unchanged(state, "damage rule"):
        return False
    return any(
        active[0].key in ways and _is_about(state, active, event, event.source)
        for active in modifiers(state, "damage rule")
    )


def multiplied(state: State, event: Event, card: int, amount: int) -> int:
    """Damage to a card as it is assigned (DMG-03); two texts that double it double it once. What
    is paid is as much as the cost says."""
    if event.source == NOBODY or event.cause == COST or unchanged(state, "damage times"):
        return amount
    times = [
        amount_of(state, active[1], active[0].fixed or 1)
        for active in modifiers(state, "damage times")
        if _is_about(state, active, event, card)
    ]
    return amount * max(times, default=1)


def _is_about(state: State, active: Active, event: Event, card: int) -> bool:
    modifier, scope = active[0], active[1]
    if not applies(state, active, event.source):
        return False
    return modifier.against is None or modifier.against(state, scope, event, card)
