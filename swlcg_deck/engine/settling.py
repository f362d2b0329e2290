"""What the rules call immediate: deaths, lost hosts, surplus pilots, rescues, the score (TC-60)."""

from collections.abc import Sequence

from swlcg_deck.engine.abilities import Scope
from swlcg_deck.engine.atoms.table import finish, report, score_first, scored, settled
from swlcg_deck.engine.characteristics import (
    capacity,
    dial_targets,
    dial_value,
    gained,
    is_blank,
    is_pilot,
    modifiers,
)
from swlcg_deck.engine.decisions import Decision, Option
from swlcg_deck.engine.dial import advance_dial
from swlcg_deck.engine.effects import SAVED, Effect
from swlcg_deck.engine.frames import Ask, Frame, procedure
from swlcg_deck.engine.initiable import carries
from swlcg_deck.engine.leaving import rescue, send_from_play
from swlcg_deck.engine.matching import host_test
from swlcg_deck.engine.occurrences import Occurrence, has_happened
from swlcg_deck.engine.state import State
from swlcg_deck.engine.terms import (
    DARK,
    DIAL_END,
    IN_PLAY,
    LIGHT,
    NOBODY,
    OBJECTIVES_TO_WIN,
    PLAYERS,
    UNIT,
)


class Settling(Frame):
    """The check after every change, again and again until nothing is due."""

    __slots__ = ("by", "cause", "outcome", "source")

    def __init__(
        self, by: int = NOBODY, source: int = NOBODY, cause: str = "rules", outcome: int = 0
    ) -> None:
        self.step = 0
        self.by = by
        """Who and what caused the change that is checked: "after this unit destroys"."""
        self.source = source
        self.cause = cause
        self.outcome = outcome
        """What that change did; what follows from it is not counted."""


_MAKING_DUE = ("capacity", "trait", "affiliation", "blank")
"""What texts may change so that a card dies or no longer fits its host."""


def look(state: State, frame: Settling) -> None:
    """Nothing is due unless something changed, or texts may have changed a card."""
    changing = state.changing
    if state.unsettled or any(
        what in changing or (state.lasting and modifiers(state, what)) for what in _MAKING_DUE
    ):
        settled(state)
    else:
        frame.goto("choose_score")


def destroy_the_dead(state: State, frame: Settling) -> None:
    """Cards with damage at their capacity are destroyed together (DMG-02, DMG-25, DMG-27)."""
    damage, changed = state.damage, state.constants or state.lasting
    dead = tuple(
        [
            card
            for player in PLAYERS
            for card in (*state.units[player], *state.objectives[player])
            if (damage[card] or changed) and _is_dead(state, card)
        ]
    )
    if dead:
        dead = tuple([c for c in dead if not (_is_being_saved(state, c) or _is_leaving(state, c))])
        send_from_play(
            state, dead, "destroyed", by=frame.by, source=frame.source, cause=frame.cause
        )


def _is_being_saved(state: State, card: int) -> bool:
    """A text is just putting something in the place of its destruction (DMG-28)."""
    return any(
        card in frame.scope.named(SAVED) for frame in state.stack if isinstance(frame, Effect)
    )


def _is_leaving(state: State, card: int) -> bool:
    """Its leaving play is being interrupted just now: it does not die a second time (DMG-28)."""
    return any(
        card in frame.event.cards
        for frame in state.stack
        if isinstance(frame, Occurrence)
        and frame.event.kind == "left_play"
        and not has_happened(frame)
    )


def _is_dead(state: State, card: int) -> bool:
    if state.damage[card]:
        return state.damage[card] >= capacity(state, card)
    # Without damage only a capacity brought down to nothing kills.
    return state.faces[card].capacity > 0 and capacity(state, card) == 0


def discard_contradicted(state: State, frame: Settling) -> None:
    """Enhancements whose host is gone or no longer fits (DEPLOY-09, ENH-02, ENH-03)."""
    loose = tuple(
        [
            card
            for player in PLAYERS
            for card in state.enhancements[player]
            if state.host[card] >= 0 and not _may_stay(state, card)
        ]
    )
    if loose:
        send_from_play(state, loose, "discarded")


def _may_stay(state: State, card: int) -> bool:
    host = state.host[card]
    if state.zone[host] != IN_PLAY:
        return False
    face = state.faces[card]
    if face.kind == UNIT:
        return is_blank(state, card) or carries(state, card, host, state.controller[card])
    if is_blank(state, card) or face.enhance is None or isinstance(face.enhance, str):
        return True  # without a condition there is nothing to contradict (ENH-04)
    return host_test(face)(state, Scope(card, state.controller[card]), host)


def choose_pilot(state: State, frame: Settling) -> Decision | None:
    """A unit keeps one Pilot enhancement, of its controller's choice (PILOT-08)."""
    attached = (*state.enhancements[DARK], *state.enhancements[LIGHT])
    if len(attached) < 2:
        return None
    hosts = [state.host[card] for card in attached]
    for unit in (*state.units[DARK], *state.units[LIGHT]):
        if hosts.count(unit) < 2:
            continue
        pilots = _limited_pilots(state, unit)
        if len(pilots) > 1:
            options = tuple([("keep", pilot, unit) for pilot in pilots])
            player = state.controller[unit]
            return Decision(player, "pilot", options, why="PILOT-08", source=unit)
    return None


def _limited_pilots(state: State, unit: int) -> tuple[int, ...]:
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


def take_pilot(state: State, frame: Settling, chosen: Sequence[Option]) -> None:
    _, kept, unit = chosen[0]
    frame.step -= 1
    rest = tuple([card for card in _limited_pilots(state, unit) if card != kept])
    send_from_play(state, rest, "discarded", by=state.controller[unit])


def rescue_the_lost(state: State, frame: Settling) -> None:
    """Captured cards whose host has left play go home (CAP-06)."""
    if state.captured:
        lost = tuple([card for card in state.captured if state.zone[state.host[card]] != IN_PLAY])
        if lost:
            rescue(state, lost, source=frame.source)


def choose_score(state: State, frame: Settling) -> Decision | None:
    """Objectives of both sides fell together and either side would win: the active player says
    whose are counted first (OPEN-08)."""
    piles = dict(state.unscored)
    if len(piles) < 2 or piles[LIGHT] < OBJECTIVES_TO_WIN:
        return None
    advances = sum([pile for player, pile in state.unscored if player == DARK])
    if dial_value(state) + advances < DIAL_END:
        return None
    options = tuple([("score", NOBODY, player) for player in PLAYERS])
    return Decision(state.active, "score", options, why="OPEN-08")


def take_score(state: State, frame: Settling, chosen: Sequence[Option]) -> None:
    score_first(state, chosen[0][2])


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


def read_dial(state: State, frame: Settling) -> None:
    """The dial as texts see it: considered higher, or blown up (OPEN-30, WIN-08)."""
    if not (state.constants or state.lasting):
        return
    if dial_value(state) >= DIAL_END:
        finish(state, DARK, "WIN-03")
    for card in dial_targets(state, LIGHT):
        if state.damage[card] >= capacity(state, card) > 0:
            finish(state, LIGHT, "WIN-08")


def look_again(state: State, frame: Settling) -> None:
    """What was done may have made something else due."""
    if state.unsettled:
        frame.step = 0


def tell_change(state: State, frame: Settling) -> None:
    """What the change itself did, whatever followed from it."""
    report(state, frame.outcome)


procedure(
    Settling,
    look,
    destroy_the_dead,
    discard_contradicted,
    Ask(choose_pilot, take_pilot),
    rescue_the_lost,
    Ask(choose_score, take_score),
    score_objectives,
    read_dial,
    look_again,
    tell_change,
)
