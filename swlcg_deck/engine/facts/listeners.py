"""Which events abilities within reach may care about: a glance, before anything is set going."""

from swlcg_deck.engine.core.ability import Trigger
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State, Watch
from swlcg_deck.engine.facts.characteristics import abilities_granted, is_forbidden

_ANY_TIMING = ("interrupt", "reaction")


def awaits_kind(state: State, kind: str) -> bool:
    """Whether something is to be done when an event of this kind happens."""
    return any(kind in waiting.event.split() for waiting in state.delayed)


def is_watched(state: State, kind: str) -> bool:
    """Whether any ability could care about an event of this kind."""
    if kind in state.watching or kind in state.logs:
        return True
    if state.delayed and awaits_kind(state, kind):
        return True
    if not (state.constants or state.lasting) or not _may_step_in(state):
        return False
    return is_forbidden(state, kind) or any(
        trigger.event == kind
        for _, origin, place in abilities_granted(state)
        for trigger in state.faces[origin].abilities[place].when
    )


def is_noticed(state: State, kind: str, detail: tuple[str, ...]) -> bool:
    """Whether any ability could care about a moment: what begins or ends."""
    if kind in state.watching and _is_watched_for(state, kind, detail):
        return True
    if state.delayed or kind in state.logs:
        return True
    if not (state.constants or state.lasting) or not _may_step_in(state):
        return False
    return bool(abilities_granted(state)) or is_forbidden(state, kind)


def _may_step_in(state: State) -> bool:
    """Whether texts forbid anything, or give cards abilities."""
    changing = state.changing
    return "cannot" in changing or "ability" in changing or bool(state.lasting)


def _is_watched_for(state: State, kind: str, detail: tuple[str, ...]) -> bool:
    for _, trigger, _ in _watchers(state, kind)[2]:
        if detail[: len(trigger.moment)] == trigger.moment:
            return True
    return False


def could_matter(state: State, event: Event) -> bool:
    """Whether any ability within reach could care about an event, as far as a glance tells."""
    kind = event.kind
    if kind in state.watching and could_trigger(state, event, _ANY_TIMING):
        return True
    if event.cards and _notices_itself(state, event):
        return True
    if state.delayed and awaits_kind(state, kind):
        return True
    if not (state.constants or state.lasting) or not _may_step_in(state):
        return False
    if is_forbidden(state, kind):
        return True
    return bool(abilities_granted(state)) and could_trigger(state, event, _ANY_TIMING)


Watchers = tuple[
    tuple[Watch, ...], tuple[tuple[int, int, int], ...], tuple[tuple[str, Trigger, int], ...]
]
"""The abilities that watch a kind of event: as the game has them, as (bearer, origin, place), and
as (timing, trigger, bearer)."""


def _watchers(state: State, kind: str) -> Watchers:
    found: Watchers | None = state.kept.get(("watching", kind))
    if found is None or found[0] is not state.watching[kind]:
        watching = state.watching[kind]
        triggers = []
        for card, place in watching:
            ability = state.faces[card].abilities[place]
            triggers += [(ability.kind, one, card) for one in ability.when if one.event == kind]
        bearers = tuple([(card, card, place) for card, place in watching])
        found = state.kept["watching", kind] = (watching, bearers, tuple(triggers))
    return found


def could_trigger(state: State, event: Event, timings: tuple[str, ...]) -> bool:
    """Whether an interrupt or a reaction within reach may be about an event."""
    controller = state.controller
    if event.kind in state.watching:
        for timing, trigger, card in _watchers(state, event.kind)[2]:
            if timing in timings and trigger.could_match(event, card, controller[card]):
                return True
    if "ability" in state.changing or state.lasting:
        for card, origin, place in abilities_granted(state):
            ability = state.faces[origin].abilities[place]
            if ability.kind in timings:
                for trigger in ability.when:
                    if trigger.could_match(event, card, controller[card]):
                        return True
    return False


def candidates(state: State, event: Event) -> tuple[tuple[int, int, int], ...]:
    """Abilities that watch such events, and all that are granted: (bearer, origin, place)."""
    kind = event.kind
    watchers = _watchers(state, kind)[1] if kind in state.watching else ()
    granted = abilities_granted(state)
    return watchers + granted if granted else watchers


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
