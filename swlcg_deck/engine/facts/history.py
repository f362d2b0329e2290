"""What has happened this turn, phase, engagement or strike, as far as some text asks for it."""

from typing import Any

from swlcg_deck.engine.core.constants import LOG
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import note_look_at_counts

Logged = tuple[Event, int, tuple[int, ...]]
"""An event, the objective that was engaged, and the serials of the event's cards."""


def logged(state: State, this: str, kind: str) -> tuple[Logged, ...]:
    """All events of a kind in a scope, the first one first."""
    note_look_at_counts(state, this, LOG)
    found: tuple[Logged, ...] = state.counts.get((this, LOG, kind), ())
    return found


def before(entries: tuple[Logged, ...], event: Any) -> tuple[Logged, ...]:
    """Those that came before an event: all, as long as it has not happened itself."""
    for place in range(len(entries) - 1, -1, -1):
        if entries[place][0] == event:
            return entries[:place]
    return entries


def was_about(state: State, this: str, kind: str, card: int) -> bool:
    """Whether such an event was about a card, as the card it is now (ABIL-30)."""
    return any(
        card in event.cards and serials[event.cards.index(card)] == state.serial[card]
        for event, _, serials in logged(state, this, kind)
    )
