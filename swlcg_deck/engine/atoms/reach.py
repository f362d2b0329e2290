"""Which abilities are within reach: kept up to date as cards move, never searched for."""

from swlcg_deck.engine.core.ability import Ability
from swlcg_deck.engine.core.constants import BENEATH, ENHANCEMENT, HAND, UNIT
from swlcg_deck.engine.core.state import State, Watch


def works_in(ability: Ability, zone: int) -> bool:
    """Whether an ability is within reach where its card lies. What lies beneath a card may be used
    as if it were in hand, where a text says so."""
    return ability.zone == zone or (zone == BENEATH and ability.zone == HAND)


def reach(state: State, card: int) -> None:
    """Take up the abilities that work where the card now is (ABIL-18, ABIL-19)."""
    zone = state.zone[card]
    face = state.faces[card]
    for place, ability in enumerate(face.abilities):
        if not works_in(ability, zone):
            continue
        if ability.pilot and not (state.kind[card] == ENHANCEMENT and face.kind == UNIT):
            continue
        entry = (card, place)
        if ability.holds:
            state.kept = {}
            state.constants = (*state.constants, entry)
            for what in ability.changes:
                state.changing[what] = (*state.changing.get(what, ()), entry)
        elif ability.kind == "action":
            state.actions = (*state.actions, entry)
        for trigger in ability.when:
            watching = state.watching.get(trigger.event, ())
            if entry not in watching:
                state.watching[trigger.event] = (*watching, entry)


def lose_reach(state: State, card: int) -> None:
    """Drop the abilities of a card that goes elsewhere; its zone is still the one it leaves."""
    zone = state.zone[card]
    for ability in state.faces[card].abilities:
        if not works_in(ability, zone):
            continue
        if ability.holds:
            state.kept = {}
            state.constants = _without(state.constants, card)
            for what in ability.changes:
                _drop(state.changing, what, card)
        elif ability.kind == "action":
            state.actions = _without(state.actions, card)
        for trigger in ability.when:
            _drop(state.watching, trigger.event, card)


def silence(state: State, card: int, place: int) -> None:
    """Put one ability out of reach, with what it has left to last: to see what it changes."""
    watch = (card, place)
    state.constants = tuple([entry for entry in state.constants if entry != watch])
    for what, entries in tuple(state.changing.items()):
        rest = tuple([entry for entry in entries if entry != watch])
        if rest:
            state.changing[what] = rest
        else:
            del state.changing[what]
    state.lasting = tuple([one for one in state.lasting if (one.origin, one.ability) != watch])
    state.kept = {}
    state.cache.clear()


def _drop(table: dict[str, tuple[Watch, ...]], kind: str, card: int) -> None:
    if kind in table:
        rest = _without(table[kind], card)
        if rest:
            table[kind] = rest
        else:
            del table[kind]


def _without(entries: tuple[Watch, ...], card: int) -> tuple[Watch, ...]:
    return tuple([entry for entry in entries if entry[0] != card])
