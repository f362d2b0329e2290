"""What the check of the table would find (TC-60): mostly nothing, and then no check is begun."""

from collections.abc import Iterable, Sequence
from itertools import compress

from swlcg_deck.engine.core.ability import WHENEVER, Scope, could_do
from swlcg_deck.engine.core.constants import (
    DARK,
    DIAL_END,
    IN_PLAY,
    KIND_NAMES,
    LIGHT,
    NOBODY,
    PLAYERS,
    UNIT,
)
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.active_modifiers import (
    all_modifiers,
    gained,
    is_blank,
    may_be_granted,
)
from swlcg_deck.engine.facts.attachable import may_stay_on
from swlcg_deck.engine.facts.card_filters import KINDS_TESTED, host_test
from swlcg_deck.engine.facts.characteristics import (
    abilities_granted,
    cannot,
    capacity,
    dial_targets,
    dial_value,
    is_ever_forbidden,
    is_forbidden,
    is_pilot,
)
from swlcg_deck.engine.facts.printed_numbers import for_now


def is_anything_due(state: State) -> bool:
    """Whether any part of the check would do or ask something."""
    return bool(
        state.unscored
        or dead_cards(state)
        or loose_enhancements(state)
        or overcrewed(state) != NOBODY
        or lost_captives(state)
        or lost_beneath(state)
        or is_dial_read(state)
        or state_triggers(state)
    )


_OF_DEATH = ("capacity",)
_OF_HOSTS = ("trait", "affiliation", "blank")
_OF_DIAL = ("dial", "engage dial")
"""What texts may change so that a card dies, no longer fits its host, or the game ends."""


def have_texts_made_due(state: State) -> bool:
    """Whether anything is due when no card was touched, but texts may say otherwise of some."""
    changed: Sequence[bool] | None = state.kept.get("making due")
    if changed is None:
        found = [_is_text_about(state, whats) for whats in (_OF_DEATH, _OF_HOSTS, _OF_DIAL)]
        found[0] = found[0] or is_ever_forbidden(state, "left_play")
        found.append(_has_state_triggers(state))
        changed = state.kept["making due"] = found if True in found else ()
    if not changed:
        return False
    due: bool | None = state.cache.get("due")
    if due is None:
        due = state.cache["due"] = _have_texts_made_due(state, changed)
    return due


def _have_texts_made_due(state: State, changed: Sequence[bool]) -> bool:
    capacities, hosts, dial, triggers = changed
    if capacities and dead_cards(state):
        return True
    if hosts and (loose_enhancements(state) or overcrewed(state) != NOBODY):
        return True
    return (dial and is_dial_read(state)) or (triggers and bool(state_triggers(state)))


def _has_state_triggers(state: State) -> bool:
    """Whether a text in play is carried out as soon as something is so, or gives others one."""
    return WHENEVER in state.changing or any(
        state.faces[origin].abilities[place].kind == WHENEVER
        for origin, place in may_be_granted(state)
    )


def state_triggers(state: State) -> list[tuple[int, int, int]]:
    """The texts whose condition holds, and that could do something: (bearer, origin, place). What
    is being carried out already does not begin anew."""
    if WHENEVER not in state.changing and "ability" not in state.changing and not state.lasting:
        return []
    own = [(card, card, place) for card, place in state.changing.get(WHENEVER, ())]
    return [
        (card, origin, place)
        for card, origin, place in (*own, *abilities_granted(state))
        if state.faces[origin].abilities[place].kind == WHENEVER
        and not (card == origin and is_blank(state, card))
        and not _is_carried_out(state, card, origin, place)
        and _is_so(state, card, origin, place)
    ]


def _is_carried_out(state: State, card: int, origin: int, place: int) -> bool:
    return any(
        isinstance(frame, Effect)
        and (frame.scope.source, frame.origin, frame.ability) == (card, origin, place)
        for frame in state.stack
    )


def _is_so(state: State, card: int, origin: int, place: int) -> bool:
    ability, scope = state.faces[origin].abilities[place], Scope(card, state.controller[card])
    holds = ability.condition is None or ability.condition(state, scope)
    return holds and could_do(state, scope, ability.effect)[0]


def _is_text_about(state: State, whats: tuple[str, ...]) -> bool:
    """Whether a text in play is about one of these, be it at work or not; what lasts is at work."""
    for what in whats:  # noqa: SIM110 - half the time of any()
        if what in state.changing or all_modifiers(state, what):
            return True
    return False


def dead_cards(state: State) -> list[int]:
    """Cards with damage at their capacity; without damage, those that texts have left without."""
    damage, faces = state.damage, state.faces
    less, floor = _most_weakened(state)
    units, objectives, kind = state.units, state.objectives, state.kind
    cards: Iterable[int] = (*units[0], *objectives[0], *units[1], *objectives[1])
    if floor and less is _UNWEAKENED:
        cards = compress(cards, map(damage.__getitem__, cards))  # those with damage
    return [
        card
        for card in cards
        if (damage[card] >= faces[card].capacity - less[kind[card]] or damage[card] >= floor)
        and _is_dead(state, card)
    ]


_MANY = 1_000_000
_KINDS = range(len(KIND_NAMES))
_UNWEAKENED = tuple([0 for _ in _KINDS])


def _most_weakened(state: State) -> tuple[tuple[int, ...], int]:
    """The most that texts can have taken off the capacity of a card, kind by kind, and the least
    they can have set it to: a card with less damage needs no closer look."""
    if "capacity" not in state.changing and not state.lasting:
        return _UNWEAKENED, _MANY
    found: tuple[tuple[int, ...], int] | None = state.kept.get("most weakened")
    if found is None:
        found = state.kept["most weakened"] = _weakening(state)
    return found


def _weakening(state: State) -> tuple[tuple[int, ...], int]:
    less, floor = [0 for _ in _KINDS], _MANY
    for modifier in all_modifiers(state, "capacity"):
        add, fixed = for_now(state, modifier.add), for_now(state, modifier.fixed)
        if add is None or (fixed is None and modifier.fixed is not None):
            return tuple([_MANY for _ in _KINDS]), 0
        # An effect that lasts may be on cards of any kind, whatever its filter says.
        kinds = _KINDS if state.lasting else KINDS_TESTED.get(modifier.of, _KINDS)
        for kind in kinds:
            less[kind] -= min(0, add)
        if fixed is not None:
            floor = min(floor, fixed)
    return tuple(less) if any(less) else _UNWEAKENED, floor


def _is_dead(state: State, card: int) -> bool:
    return _has_no_capacity_left(state, card) and not _is_indestructible(state, card)


def _is_indestructible(state: State, card: int) -> bool:
    """A "cannot" keeps it in play with all its damage; it dies when that ends (DMG-27)."""
    if not is_forbidden(state, "left_play"):
        return False
    event = Event("left_play", (card,), detail=("destroyed",))
    return cannot(state, "left_play", card, event)


def _has_no_capacity_left(state: State, card: int) -> bool:
    if state.damage[card]:
        return state.damage[card] >= capacity(state, card)
    # Without damage only a capacity brought down to nothing kills, or an X that is nothing.
    face = state.faces[card]
    return (face.capacity > 0 or face.sets_capacity) and capacity(state, card) == 0


def loose_enhancements(state: State) -> list[int]:
    """Enhancements whose host is gone or no longer fits (DEPLOY-09, ENH-02, ENH-03)."""
    host = state.host
    return [
        card
        for cards in state.enhancements
        for card in cards
        if host[card] >= 0 and not _may_stay(state, card)
    ]


def _may_stay(state: State, card: int) -> bool:
    host = state.host[card]
    if state.zone[host] != IN_PLAY:
        return False
    face = state.faces[card]
    if face.kind == UNIT:
        return is_blank(state, card) or may_stay_on(state, card, host, state.controller[card])
    if is_blank(state, card) or face.enhance is None or isinstance(face.enhance, str):
        return True  # without a condition there is nothing to contradict (ENH-04)
    return host_test(face)(state, Scope(card, state.controller[card]), host)


def overcrewed(state: State) -> int:
    """A unit with more Pilot enhancements than it keeps, or nobody (PILOT-08)."""
    attached = (*state.enhancements[DARK], *state.enhancements[LIGHT])
    if len(attached) < 2:
        return NOBODY
    hosts = [state.host[card] for card in attached]
    for unit in (*state.units[DARK], *state.units[LIGHT]):
        if hosts.count(unit) > 1 and len(limited_pilots(state, unit)) > 1:
            return unit
    return NOBODY


def limited_pilots(state: State, unit: int) -> tuple[int, ...]:
    """Pilots that count against the limit; some texts except theirs (PILOT-14)."""
    changed = state.constants or state.lasting
    return tuple(
        [
            card
            for player in PLAYERS
            for card in state.enhancements[player]
            if state.host[card] == unit
            and is_pilot(state, card)
            and not (changed and gained(state, "extra pilot", card))
        ]
    )


def lost_captives(state: State) -> list[int]:
    """Captured cards whose host has left play (CAP-06)."""
    return [card for card in state.captured if state.zone[state.host[card]] != IN_PLAY]


def lost_beneath(state: State) -> list[int]:
    """What lay facedown under cards that have left play (DEPLOY-09)."""
    below = (*state.beneath[DARK], *state.beneath[LIGHT])
    return [card for card in below if state.zone[state.host[card]] != IN_PLAY]


def is_dial_read(state: State) -> bool:
    """Whether the dial as texts see it ends the game (OPEN-30, WIN-08)."""
    if not (state.constants or state.lasting) or not _is_text_about(state, _OF_DIAL):
        return False
    return dial_value(state) >= DIAL_END or bool(blown_up(state))


def blown_up(state: State) -> list[int]:
    """Cards that stand for the dial and have all the damage it takes (WIN-08)."""
    damage = state.damage
    if not state.lasting and not any(
        damage[card] for card, _ in state.changing.get("engage dial", ())
    ):
        return []
    return [
        card for card in dial_targets(state, LIGHT) if damage[card] >= capacity(state, card) > 0
    ]
