"""What the rules call immediate: deaths, lost hosts, surplus pilots, rescues, the score (TC-60)."""

from collections.abc import Sequence

from swlcg_deck.engine.abilities import Scope
from swlcg_deck.engine.atoms.table import finish, scored, settled
from swlcg_deck.engine.characteristics import (
    capacity,
    has_trait,
    is_blank,
    is_pilot,
    modifiers,
)
from swlcg_deck.engine.decisions import Decision, Option
from swlcg_deck.engine.dial import advance_dial
from swlcg_deck.engine.frames import Ask, Frame, procedure
from swlcg_deck.engine.leaving import rescue, send_from_play
from swlcg_deck.engine.matching import compiled
from swlcg_deck.engine.state import State
from swlcg_deck.engine.terms import (
    DARK,
    IN_PLAY,
    LIGHT,
    NOBODY,
    OBJECTIVES_TO_WIN,
    PLAYERS,
    UNIT,
)


class Settling(Frame):
    """The check after every change, again and again until nothing is due."""

    __slots__ = ("by", "cause", "source")

    def __init__(self, by: int = NOBODY, source: int = NOBODY, cause: str = "rules") -> None:
        self.step = 0
        self.by = by
        """Who and what caused the change that is checked: "after this unit destroys"."""
        self.source = source
        self.cause = cause


def look(state: State, frame: Settling) -> None:
    """Nothing is due unless something changed, or texts may have changed a capacity."""
    if state.unsettled or ((state.constants or state.lasting) and modifiers(state, "capacity")):
        settled(state)
    else:
        frame.goto("score_objectives")


def destroy_the_dead(state: State, frame: Settling) -> None:
    """Cards with damage at their capacity are destroyed together (DMG-02, DMG-25, DMG-27)."""
    damage = state.damage
    dead = tuple(
        card
        for player in PLAYERS
        for card in (*state.units[player], *state.objectives[player])
        if _is_dead(state, card, damage[card])
    )
    if dead:
        send_from_play(
            state, dead, "destroyed", by=frame.by, source=frame.source, cause=frame.cause
        )


def _is_dead(state: State, card: int, damage: int) -> bool:
    if damage:
        return damage >= capacity(state, card)
    # Without damage only a capacity brought down to nothing kills.
    if not (state.constants or state.lasting):
        return False
    return state.faces[card].capacity > 0 and capacity(state, card) == 0


def discard_contradicted(state: State, frame: Settling) -> None:
    """Enhancements whose host is gone or no longer fits (DEPLOY-09, ENH-02, ENH-03)."""
    loose = tuple(
        card
        for player in PLAYERS
        for card in state.enhancements[player]
        if state.host[card] >= 0 and not _may_stay(state, card)
    )
    if loose:
        send_from_play(state, loose, "discarded")


def _may_stay(state: State, card: int) -> bool:
    host = state.host[card]
    if state.zone[host] != IN_PLAY:
        return False
    face = state.faces[card]
    scope = Scope(card, state.controller[card])
    if face.kind == UNIT:
        return state.controller[host] == state.controller[card] and (
            is_blank(state, card) or has_trait(state, host, "vehicle")
        )
    if is_blank(state, card) or not hasattr(face.enhance, "english"):
        return True  # without a condition there is nothing to contradict (ENH-04)
    return compiled(face.enhance)(state, scope, host)


def choose_pilot(state: State, frame: Settling) -> Decision | None:
    """A unit keeps one Pilot enhancement, of its controller's choice (PILOT-08)."""
    for player in PLAYERS:
        for unit in state.units[player]:
            pilots = _limited_pilots(state, unit)
            if len(pilots) > 1:
                options = tuple(("keep", pilot, unit) for pilot in pilots)
                return Decision(player, "pilot", options, why="PILOT-08", source=unit)
    return None


def _limited_pilots(state: State, unit: int) -> tuple[int, ...]:
    """Pilots that count against the limit; some texts except theirs (PILOT-14)."""
    extra = modifiers(state, "extra pilot") if state.constants or state.lasting else ()
    return tuple(
        card
        for player in PLAYERS
        for card in state.enhancements[player]
        if state.host[card] == unit
        and is_pilot(state, card)
        and not any(active[0].of(state, active[1], card) for active in extra)
    )


def take_pilot(state: State, frame: Settling, chosen: Sequence[Option]) -> None:
    _, kept, unit = chosen[0]
    frame.step -= 1
    rest = tuple(card for card in _limited_pilots(state, unit) if card != kept)
    send_from_play(state, rest, "discarded", by=state.controller[unit])


def rescue_the_lost(state: State, frame: Settling) -> None:
    """Captured cards whose host has left play go home (CAP-06)."""
    if state.captured:
        lost = tuple(card for card in state.captured if state.zone[state.host[card]] != IN_PLAY)
        if lost:
            rescue(state, lost, source=frame.source)


def score_objectives(state: State, frame: Settling) -> None:
    """Each objective is counted right after it was added (WIN-01, WIN-05, DMG-26)."""
    if not state.unscored:
        return
    player, pile = state.unscored[0]
    scored(state)
    frame.step -= 1
    if player == LIGHT:
        if pile >= OBJECTIVES_TO_WIN:
            finish(state, LIGHT, "WIN-01")
    else:
        advance_dial(state, pile, by=DARK)


def look_again(state: State, frame: Settling) -> None:
    if state.unsettled:
        frame.step = 0


procedure(
    Settling,
    look,
    destroy_the_dead,
    discard_contradicted,
    Ask(choose_pilot, take_pilot),
    rescue_the_lost,
    score_objectives,
    look_again,
)
