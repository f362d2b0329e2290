"""Using an ability or playing an event: the seven steps of effect resolution (TIME-14)."""

from typing import cast

from swlcg_deck.engine.abilities import Scope, amount_of
from swlcg_deck.engine.atoms.memory import count
from swlcg_deck.engine.atoms.moving import move
from swlcg_deck.engine.atoms.table import note, report
from swlcg_deck.engine.effects import Effect
from swlcg_deck.engine.events import Event
from swlcg_deck.engine.frames import Frame, procedure
from swlcg_deck.engine.initiable import (
    is_played_from_hand,
    is_used_up,
    limit_key,
)
from swlcg_deck.engine.occurrences import happens, occur
from swlcg_deck.engine.payment import Payment
from swlcg_deck.engine.resources import match_needed, play_cost
from swlcg_deck.engine.state import State
from swlcg_deck.engine.terms import ASIDE, DISCARD, EVENT, HAND


class Initiation(Frame):
    """An ability on its way from intent to effect."""

    __slots__ = ("ability", "carried_out", "origin", "paid", "scope", "within")

    def __init__(self, scope: Scope, origin: int, ability: int, within: int = -1) -> None:
        self.step = 0
        self.scope = scope
        self.origin = origin
        self.ability = ability
        self.within = within
        """Where on the stack the occurrence is that this interrupts or reacts to."""
        self.paid = True
        self.carried_out = False

    def take_over(self, effect: Effect) -> None:
        """Costs and targets name what the effect speaks of."""
        self.scope = effect.scope
        if effect.part == "cost" and effect.failed:
            self.paid = False


def _is_event(state: State, frame: Initiation) -> bool:
    ability = state.faces[frame.origin].abilities[frame.ability]
    return is_played_from_hand(state, frame.scope.source, ability)


def declare(state: State, frame: Initiation) -> None:
    """Steps 0 and 1: the card is shown; the use counts towards its limit, cancelled or not
    (DEF-08, ABIL-27)."""
    ability = state.faces[frame.origin].abilities[frame.ability]
    card, you = frame.scope.source, frame.scope.you
    note(state, "used", card, you, frame.origin, frame.ability)
    if ability.limit is not None and not is_used_up(state, frame.scope, ability, frame.ability):
        count(state, *limit_key(state, frame.scope, ability, frame.ability))
    if _is_event(state, frame):
        if state.faces[card].limited:
            count(state, "turn", "limited", you)
        move(state, card, ASIDE)


def pay_for_card(state: State, frame: Initiation) -> None:
    """Steps 2 to 4 for an event: its cost, with the resource match (RES-10)."""
    if _is_event(state, frame):
        card, you = frame.scope.source, frame.scope.you
        cost = play_cost(state, card, you, EVENT)
        if cost:
            state.stack.append(Payment(you, card, cost, match_needed(state, card)))


def pay_resources(state: State, frame: Initiation) -> None:
    """Resources that the ability itself asks for (RES-13, RES-20)."""
    ability = state.faces[frame.origin].abilities[frame.ability]
    amount = amount_of(state, frame.scope, ability.spend)
    if amount:
        match = ability.spend_affiliation
        state.stack.append(Payment(frame.scope.you, frame.scope.source, amount, match, bool(match)))


def pay_costs(state: State, frame: Initiation) -> None:
    """What stands before "to" (DEF-01)."""
    if state.faces[frame.origin].abilities[frame.ability].cost:
        state.stack.append(Effect(frame.scope, frame.origin, frame.ability, "cost", frame.within))


def check_payment(state: State, frame: Initiation) -> None:
    """A cost not paid in full: the event goes back, nothing else happens (RES-09)."""
    if frame.paid:
        return
    if _is_event(state, frame):
        move(state, frame.scope.source, HAND)
    report(state, 0)
    frame.end()


def choose_targets(state: State, frame: Initiation) -> None:
    """Step 5, after the costs (TIME-16)."""
    if state.faces[frame.origin].abilities[frame.ability].targets:
        state.stack.append(
            Effect(frame.scope, frame.origin, frame.ability, "targets", frame.within)
        )


def announce_targets(state: State, frame: Initiation) -> None:
    """Interrupts to being targeted (TIME-28)."""
    targets = tuple(
        card for name, cards in frame.scope.names if name.startswith("target") for card in cards
    )
    if targets and "targeted" in state.watching:
        occur(
            state,
            Event("targeted", targets, by=frame.scope.you, source=frame.scope.source),
        )


def resolve(state: State, frame: Initiation) -> None:
    """Step 6, with the moment for cancelling before anything happens (TIME-28)."""
    event = Event(
        "played" if _is_event(state, frame) else "initiated",
        (frame.scope.source,),
        by=frame.scope.you,
        source=frame.scope.source,
        detail=(len(state.stack) - 1,),
    )
    occur(state, event)


@happens("initiated")
def carry_out(state: State, event: Event) -> None:
    """The effect of the initiation that stands at this place of the stack."""
    frame = cast(Initiation, state.stack[event.detail[0]])
    frame.carried_out = True
    state.stack.append(Effect(frame.scope, frame.origin, frame.ability, "effect", frame.within))


def put_event_away(state: State, frame: Initiation) -> None:
    """An event is discarded after it has resolved or was cancelled (ABIL-27, RB-15)."""
    card = frame.scope.source
    if state.zone[card] == ASIDE and state.faces[card].kind == EVENT:
        move(state, card, DISCARD)


def announce_effect(state: State, frame: Initiation) -> None:
    """The moment for texts about an effect that has just resolved."""
    if frame.carried_out and "effect_resolved" in state.watching:
        occur(
            state,
            Event(
                "effect_resolved",
                (frame.scope.source,),
                by=frame.scope.you,
                source=frame.scope.source,
                detail=(frame.origin, frame.ability),
            ),
        )


procedure(
    Initiation,
    declare,
    pay_for_card,
    pay_resources,
    pay_costs,
    check_payment,
    choose_targets,
    announce_targets,
    resolve,
    put_event_away,
    announce_effect,
)
