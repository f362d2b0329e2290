"""What an interrupt may change of an event under way, before it happens (TC-59)."""

from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.damage_rules import stands
from swlcg_deck.engine.timing.frames import Initiation, Occurrence
from swlcg_deck.engine.timing.occur import cancel, has_happened


def interrupted(state: State, effect: Effect) -> Occurrence | None:
    """The event under way that this effect interrupts, if it can still be changed."""
    if not 0 <= effect.within < len(state.stack):
        return None
    frame = state.stack[effect.within]
    if not isinstance(frame, Occurrence) or frame.cancelled or has_happened(frame):
        return None
    return frame


def cancel_effects(state: State, frame: Occurrence) -> bool:
    """Cancel the effects of an event being played or an ability being used: that it was played or
    used stays true, and may be reacted to (ABIL-17). False if it is neither."""
    event = frame.event
    if event.kind not in ("played", "initiated"):
        return False
    initiation = state.stack[event.detail[0]]
    if not isinstance(initiation, Initiation):
        return False
    initiation.cancelled = True
    frame.goto("make_it_happen")
    return True


def lessen(state: State, frame: Occurrence, card: int, amount: int, way: str) -> int:
    """Take part of an event's number for one card away, as it is prevented or redirected; how much
    it was."""
    event = frame.event
    if card not in event.cards or stands(state, event, way):
        return 0
    place = event.cards.index(card)
    taken = min(amount, event.amounts[place])
    left = (*event.amounts[:place], event.amounts[place] - taken, *event.amounts[place + 1 :])
    kept = [n for n, number in enumerate(left) if number > 0]
    frame.event = event.changed(
        cards=tuple(event.cards[n] for n in kept), amounts=tuple(left[n] for n in kept)
    )
    if not kept:
        cancel(state, frame)
    return taken


def take_out(state: State, frame: Occurrence, saved: int) -> None:
    """The event goes on for the other cards, if there are any."""
    event = frame.event
    kept = [n for n, card in enumerate(event.cards) if card != saved]
    if not kept or len(kept) == len(event.cards):
        cancel(state, frame)
        return
    frame.event = event.changed(
        cards=tuple(event.cards[n] for n in kept),
        amounts=tuple(event.amounts[n] for n in kept) if event.amounts else (),
    )


def set_amount(frame: Occurrence, place: int, number: int) -> None:
    event = frame.event
    amounts = (*event.amounts[:place], number, *event.amounts[place + 1 :])
    frame.event = event.changed(amounts=amounts)


def stop_targeting(state: State, place: int) -> None:
    """What has chosen the targets does nothing any more."""
    below = state.stack[place - 1]
    if isinstance(below, Initiation):
        below.goto("put_event_away")
    else:
        below.end()
