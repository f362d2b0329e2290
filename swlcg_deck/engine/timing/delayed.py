"""What effects have left for a moment: things to be done then, and their own end.

At the end of a period both come in the order the active player chooses (TIME-31, OPEN-51, MOD-02).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from swlcg_deck.engine.atoms.memory import drop_delayed, end_lasting
from swlcg_deck.engine.core.ability import Scope
from swlcg_deck.engine.core.constants import NOBODY
from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.procedure import begin
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.timing.effect import Effect
from swlcg_deck.engine.timing.lasting import Delayed

if TYPE_CHECKING:
    from swlcg_deck.engine.timing.occur import Occurrence

EXPIRE: Option = ("expire", NOBODY)


def _waits_for(waiting: Delayed, event: Event) -> bool:
    kind, _, detail = waiting.event.partition(":")
    return kind == event.kind and (not detail or detail in event.detail)


def is_awaited(state: State, event: Event) -> bool:
    """Whether something is to be done when this happens."""
    return any(_waits_for(waiting, event) for waiting in state.delayed)


def order_delayed(state: State, frame: "Occurrence") -> Decision | None:
    """What is due, one after the other as the active player says."""
    if not (state.delayed or state.lasting):
        return None
    event = frame.event
    options: tuple[Option, ...] = tuple(
        ("instruction", waiting.scope.source, place)
        for place, waiting in enumerate(state.delayed)
        if _waits_for(waiting, event)
    )
    if event.kind == "ends" and any(
        effect.until == event.detail[0] for effect in (*state.lasting, *state.delayed)
    ):
        options = (*options, EXPIRE)
    if not options:
        return None
    return Decision(state.active, "delayed", options, why="OPEN-51")


def take_delayed(state: State, frame: "Occurrence", chosen: Sequence[Option]) -> None:
    """Carry one out; then the next is asked for."""
    frame.step -= 1
    event = frame.event
    if chosen[0] == EXPIRE:
        end_lasting(state, event.detail[0])
        begin(state, "Settling", event.by, event.source, event.cause, state.outcome)
        return
    waiting = state.delayed[chosen[0][2]]
    drop_delayed(state, waiting)
    old = waiting.scope
    scope = Scope(old.source, old.you, event, old.subject, old.names)
    effect = Effect(scope, waiting.origin, waiting.ability, waiting.part)
    effect.verb, effect.stop = waiting.start, waiting.stop
    state.stack.append(effect)
