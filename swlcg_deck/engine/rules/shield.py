"""Shields: put on, used against one damage or one focus token, taken off (SHIELD)."""

from swlcg_deck.engine.atoms.table import report
from swlcg_deck.engine.atoms.tokens import add_shield, remove_shields
from swlcg_deck.engine.core.constants import IN_PLAY, MISSION, OBJECTIVE, UNIT
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.listeners import is_watched
from swlcg_deck.engine.timing.occur import happens, occur


def can_be_shielded(state: State, card: int) -> bool:
    """Units and objectives without a shield (SHIELD-01, SHIELD-02)."""
    return bears_shields(state, card) and not state.shield[card]


def bears_shields(state: State, card: int) -> bool:
    """Units and objectives in play, missions included (SHIELD-01)."""
    return state.zone[card] == IN_PLAY and state.kind[card] in (UNIT, OBJECTIVE, MISSION)


def spend_shield(state: State, card: int) -> None:
    """Using a shield opens no window of its own, but texts may see that it is gone (SHIELD-09)."""
    remove_shields(state, card, 1)
    if is_watched(state, "shield_removed"):
        occur(state, Event("shield_removed", (card,), (1,), by=state.controller[card]))


@happens("shield_placed")
def place_shield(state: State, event: Event) -> None:
    placed = 0
    for card, amount in zip(event.cards, event.amounts, strict=True):
        if bears_shields(state, card) and (not state.shield[card] or "again" in event.detail):
            for _ in range(amount):
                add_shield(state, card)
            placed += amount
    report(state, placed)
