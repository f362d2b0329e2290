"""Which events abilities within reach may care about: a glance, before anything is set going."""

from swlcg_deck.engine.characteristics import abilities_granted, is_forbidden, unchanged
from swlcg_deck.engine.delayed import awaits_kind
from swlcg_deck.engine.events import Event
from swlcg_deck.engine.state import State

_ANY_TIMING = ("interrupt", "reaction")


def is_watched(state: State, kind: str) -> bool:
    """Whether any ability could care about an event of this kind."""
    if kind in state.watching or (state.delayed and awaits_kind(state, kind)):
        return True
    if not (state.constants or state.lasting) or unchanged(state, "cannot", "ability"):
        return False
    return is_forbidden(state, kind) or any(
        trigger.event == kind
        for _, origin, place in abilities_granted(state)
        for trigger in state.faces[origin].abilities[place].when
    )


def is_noticed(state: State, kind: str, detail: tuple[str, ...]) -> bool:
    """Whether any ability could care about a moment: what begins or ends."""
    for card, place in state.watching.get(kind, ()):
        for trigger in state.faces[card].abilities[place].when:
            if trigger.event == kind and detail[: len(trigger.moment)] == trigger.moment:
                return True
    return bool(state.delayed) or bool(abilities_granted(state)) or is_forbidden(state, kind)


def could_matter(state: State, event: Event) -> bool:
    """Whether any ability within reach could care about an event, as far as a glance tells."""
    kind = event.kind
    if kind in state.watching and could_trigger(state, event, _ANY_TIMING):
        return True
    if event.cards and _notices_itself(state, event):
        return True
    if state.delayed and awaits_kind(state, kind):
        return True
    if not (state.constants or state.lasting) or unchanged(state, "cannot", "ability"):
        return False
    return is_forbidden(state, kind) or could_trigger(state, event, _ANY_TIMING)


def could_trigger(state: State, event: Event, timings: tuple[str, ...]) -> bool:
    """Whether an interrupt or a reaction within reach may be about an event."""
    faces, controller = state.faces, state.controller
    for card, origin, place in candidates(state, event):
        ability = faces[origin].abilities[place]
        if ability.kind in timings:
            for trigger in ability.when:
                if trigger.could_match(event, card, controller[card]):
                    return True
    return False


def candidates(state: State, event: Event) -> list[tuple[int, int, int]]:
    """Abilities that watch such events, and all that are granted: (bearer, origin, place)."""
    found = [(card, card, place) for card, place in state.watching.get(event.kind, ())]
    found += abilities_granted(state)
    return found


def _notices_itself(state: State, event: Event) -> bool:
    """Whether a card of the event, not yet in reach, has an ability about it: one that enters
    play may react to that."""
    kind, faces = event.kind, state.faces
    for card in event.cards:
        for ability in faces[card].abilities:
            for trigger in ability.when:
                if trigger.event == kind:
                    return True
    return False
