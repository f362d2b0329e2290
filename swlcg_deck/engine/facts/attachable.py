"""Whether there is a place for a card in play: its host, its title, the one mission."""

from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.engine.core.ability import Scope
from swlcg_deck.engine.core.constants import DARK, DIAL, LIGHT, MISSION, NOBODY, UNIT, opponent
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import all_in_play, cards_of
from swlcg_deck.engine.facts.card_filters import compiled, host_test
from swlcg_deck.engine.facts.characteristics import (
    cannot,
    has_keyword,
    has_trait,
    is_forbidden,
)


def may_enter(state: State, card: int) -> bool:
    """No unique card of that title is in play under either player (UNIQ-02)."""
    return state.faces[card].title_id not in state.unique_in_play


def has_mission(state: State, player: int) -> bool:
    """At most one mission lies in a play area (MISSION-03)."""
    return any(state.kind[card] == MISSION for card in state.objectives[player])


def hosts(state: State, card: int, player: int) -> tuple[int, ...]:
    """What an enhancement or pilot may be attached to (DEPLOY-08, DEPLOY-12, PILOT-01)."""
    face = state.faces[card]
    if face.kind == UNIT:
        found = (*state.units[player], *state.units[opponent(player)])
        if face.pilot_host is not None:
            # What its own text lets it go on need not be a unit (D01-37).
            found += tuple([one for one in all_in_play(state) if one not in found])
        return tuple(
            host
            for host in found
            if carries(state, card, host, player) and takes(state, host, card, player)
        )
    if face.enhance is None:
        return ()
    if isinstance(face.enhance, str):
        return (NOBODY,) if face.enhance == "play_area" else (DIAL,)
    fits, scope = host_test(face), Scope(card, player)
    return tuple(
        [
            host
            for host in (*cards_of(state, DARK), *cards_of(state, LIGHT))
            if fits(state, scope, host) and takes(state, host, card, player)
        ]
    )


def carries(state: State, card: int, unit: int, player: int) -> bool:
    """Whether a unit may carry another as its pilot: a friendly Vehicle, or what the pilot's own
    text says, enemy units included (PILOT-01, PILOT-11)."""
    return _may_pilot(state, card, unit, player, state.faces[card].pilot_host)


def may_stay_on(state: State, card: int, unit: int, player: int) -> bool:
    """Whether a pilot may stay where it is; what its own text has brought about since it was put
    there is no contradiction (ENH-03)."""
    return _may_pilot(state, card, unit, player, state.faces[card].pilot_stays)


def _may_pilot(state: State, card: int, unit: int, player: int, own: CardFilter | None) -> bool:
    if own is not None and compiled(own)(state, Scope(card, player), unit):
        return True
    if own is not None and not state.faces[card].pilot_keyword:
        return False
    return (
        state.controller[unit] == player
        and state.kind[unit] == UNIT
        and has_trait(state, unit, "vehicle")
    )


def takes(state: State, host: int, card: int, player: int) -> bool:
    """Whether nothing forbids this card on a card that it fits: No Enhancements, or a text."""
    if not takes_enhancements(state, host):
        return False
    if not is_forbidden(state, "enhanced"):
        return True
    return not cannot(state, "enhanced", host, Event("attached", (host,), by=player, source=card))


def takes_enhancements(state: State, card: int) -> bool:
    """No Enhancements forbids it (KEY-06)."""
    return not has_keyword(state, card, "no_enhancements")
