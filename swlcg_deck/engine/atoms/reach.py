"""Which abilities are within reach: kept up to date as cards move, never searched for."""

from swlcg_deck.engine.state import State, Watch
from swlcg_deck.engine.terms import ENHANCEMENT, UNIT


def reach(state: State, card: int) -> None:
    """Take up the abilities that work where the card now is (ABIL-18, ABIL-19)."""
    zone = state.zone[card]
    face = state.faces[card]
    piloting = state.kind[card] == ENHANCEMENT and face.kind == UNIT
    for place, ability in enumerate(face.abilities):
        if ability.zone != zone or (ability.pilot and not piloting):
            continue
        entry = (card, place)
        if ability.kind == "constant":
            state.constants = (*state.constants, entry)
            for what in dict.fromkeys(modifier.what for modifier in ability.modifiers):
                state.changing[what] = (*state.changing.get(what, ()), entry)
        elif ability.kind == "action":
            state.actions = (*state.actions, entry)
        for trigger in ability.when:
            watching = state.watching.get(trigger.event, ())
            if entry not in watching:
                state.watching[trigger.event] = (*watching, entry)


def lose_reach(state: State, card: int) -> None:
    """Drop the abilities of a card that goes elsewhere."""
    state.constants = _without(state.constants, card)
    state.actions = _without(state.actions, card)
    for table in (state.watching, state.changing):
        for kind in [kind for kind, entries in table.items() if _names(entries, card)]:
            rest = _without(table[kind], card)
            if rest:
                table[kind] = rest
            else:
                del table[kind]


def _names(entries: tuple[Watch, ...], card: int) -> bool:
    return any(entry[0] == card for entry in entries)


def _without(entries: tuple[Watch, ...], card: int) -> tuple[Watch, ...]:
    return tuple(entry for entry in entries if entry[0] != card)
