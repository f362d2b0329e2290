"""What the rules call immediate: deaths, lost hosts, surplus pilots, rescues, the score (TC-60)."""

from collections.abc import Sequence

from swlcg_deck.engine.atoms.table import finish, note, report, score_first, scored, settled
from swlcg_deck.engine.core.ability import Scope
from swlcg_deck.engine.core.constants import (
    DARK,
    DIAL_END,
    LIGHT,
    NOBODY,
    OBJECTIVES_TO_WIN,
    PLAYERS,
)
from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.procedure import Ask, procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.characteristics import dial_value
from swlcg_deck.engine.facts.immediate_due import (
    blown_up,
    dead_cards,
    is_anything_due,
    is_dial_read,
    limited_pilots,
    loose_enhancements,
    lost_beneath,
    lost_captives,
    overcrewed,
    state_triggers,
)
from swlcg_deck.engine.facts.virtual import more_in_victory_pile
from swlcg_deck.engine.rules.dial_and_balance import advance_dial
from swlcg_deck.engine.rules.draw_and_discard import discard
from swlcg_deck.engine.rules.leave_play import rescue, send_from_play
from swlcg_deck.engine.timing.effect import SAVED
from swlcg_deck.engine.timing.frames import Occurrence, Settling
from swlcg_deck.engine.timing.occur import has_happened


def look(state: State, frame: Settling) -> None:
    """Mostly nothing is due: then the check is over at once."""
    settled(state)
    if not is_anything_due(state):
        frame.goto("tell_change")


def destroy_the_dead(state: State, frame: Settling) -> None:
    """Cards with damage at their capacity are destroyed together (DMG-02, DMG-25, DMG-27)."""
    dead = tuple(dead_cards(state))
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


def discard_contradicted(state: State, frame: Settling) -> None:
    """Enhancements whose host is gone or no longer fits (DEPLOY-09, ENH-02, ENH-03)."""
    loose = tuple(loose_enhancements(state))
    if loose:
        send_from_play(state, loose, "discarded")


def do_what_is_due(state: State, frame: Settling) -> None:
    """Texts whose condition holds by now, one after the other, each once (ABIL-24)."""
    due = [one for one in state_triggers(state) if one not in frame.done]
    if not due:
        return
    card, origin, place = due[0]
    frame.done = (*frame.done, due[0])
    frame.step -= 1
    note(state, "state trigger", card)
    scope = Scope(card, state.controller[card])
    state.stack.append(Effect(scope, origin, place, "effect"))


def choose_pilot(state: State, frame: Settling) -> Decision | None:
    """A unit keeps one Pilot enhancement, of its controller's choice (PILOT-08)."""
    unit = overcrewed(state)
    if unit == NOBODY:
        return None
    options = tuple([("keep", pilot, unit) for pilot in limited_pilots(state, unit)])
    return Decision(state.controller[unit], "pilot", options, why="PILOT-08", source=unit)


def take_pilot(state: State, frame: Settling, chosen: Sequence[Option]) -> None:
    _, kept, unit = chosen[0]
    frame.step -= 1
    rest = tuple([card for card in limited_pilots(state, unit) if card != kept])
    send_from_play(state, rest, "discarded", by=state.controller[unit])


def rescue_the_lost(state: State, frame: Settling) -> None:
    """Captured cards whose host has left play go home (CAP-06)."""
    lost = tuple(lost_captives(state))
    if lost:
        rescue(state, lost, source=frame.source)


def discard_what_lay_beneath(state: State, frame: Settling) -> None:
    """Facedown cards under a card that is gone go to their owners' piles, as what was attached to
    it does (DEPLOY-09)."""
    lost = tuple(lost_beneath(state))
    if lost:
        discard(state, lost, "beneath", by=frame.by, source=frame.source, cause=frame.cause)


def choose_score(state: State, frame: Settling) -> Decision | None:
    """Objectives of both sides fell together and either side would win: the active player says
    whose are counted first (OPEN-08)."""
    piles = dict(state.unscored)
    if len(piles) < 2 or piles[LIGHT] + more_in_victory_pile(state, LIGHT) < OBJECTIVES_TO_WIN:
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
    pile += more_in_victory_pile(state, player)
    if player == LIGHT:
        if pile >= OBJECTIVES_TO_WIN:
            finish(state, LIGHT, "WIN-01")
    else:
        advance_dial(state, pile, by=DARK)


def read_dial(state: State, frame: Settling) -> None:
    """The dial as texts see it: considered higher, or blown up (OPEN-30, WIN-08)."""
    if not is_dial_read(state):
        return
    if dial_value(state) >= DIAL_END:
        finish(state, DARK, "WIN-03")
    if blown_up(state):
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
    do_what_is_due,
    Ask(choose_pilot, take_pilot),
    rescue_the_lost,
    discard_what_lay_beneath,
    Ask(choose_score, take_score),
    score_objectives,
    read_dial,
    look_again,
    tell_change,
)
