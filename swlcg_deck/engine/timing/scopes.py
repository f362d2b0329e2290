"""Moments of the game that only abilities notice, and periods that end (TIME-30, TIME-31)."""

from typing import Any

from swlcg_deck.engine.atoms.memory import end_lasting, forget
from swlcg_deck.engine.atoms.table import close_engagement
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import has_text
from swlcg_deck.engine.facts.immediate_due import have_texts_made_due
from swlcg_deck.engine.facts.listeners import is_noticed
from swlcg_deck.engine.timing.lasting import is_awaited
from swlcg_deck.engine.timing.occur import happens, occur, settle


def moment(
    state: State,
    kind: str,
    *detail: Any,
    cards: tuple[int, ...] = (),
    by: int | None = None,
) -> None:
    """A framework moment: something begins, ends or is declared (TIME-30), by the active player if
    nobody else is named."""
    if is_noticed(state, kind, detail) or (has_text(state) and have_texts_made_due(state)):
        who = state.active if by is None else by
        occur(state, Event(kind, cards, by=who, detail=detail))


def end_scope(state: State, scope: str, *detail: Any) -> None:
    """A turn, phase, engagement, edge battle or strike ends: interrupts, then "until" effects
    stop, then reactions (TIME-31, OPEN-51)."""
    if state.lasting or state.unsettled or is_noticed(state, "ends", (scope, *detail)):
        occur(state, Event("ends", (), by=state.active, detail=(scope, *detail)))
        return
    _close(state, scope)
    if state.constants and have_texts_made_due(state):
        settle(state, Event("ends", (), by=state.active, detail=(scope, *detail)))


def _close(state: State, scope: str) -> None:
    if scope == "engagement":
        close_engagement(state)  # no unit participates any more when reactions come (TC-45)
    forget(state, scope)


@happens("ends")
def forget_scope(state: State, event: Event) -> None:
    scope = event.detail[0]
    _close(state, scope)
    if not is_awaited(state, event):
        end_lasting(state, scope)  # otherwise the active player says when (OPEN-51)
