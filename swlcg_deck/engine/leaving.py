"""Cards leaving play: destroyed, discarded, sacrificed, returned, captured; and rescues."""

from swlcg_deck.engine.atoms.moving import add_to_victory_pile, leave_play, move, place_captured
from swlcg_deck.engine.atoms.table import report
from swlcg_deck.engine.events import Event
from swlcg_deck.engine.occurrences import happens, occur
from swlcg_deck.engine.queries import in_play
from swlcg_deck.engine.state import State
from swlcg_deck.engine.terms import (
    ASIDE,
    CAPTURED,
    DARK,
    DECK,
    DISCARD,
    HAND,
    LIGHT,
    MISSION,
    NOBODY,
    OBJECTIVE,
    OBJECTIVE_DECK,
    VICTORY,
    opponent,
)

BOTTOM = 100
"""Added to a zone: to the bottom of that pile."""


def destination(state: State, card: int, how: str) -> int:
    """Where a card that leaves play goes by the rules: units and enhancements are discarded,
    destroyed objectives and missions enter a victory pile (DMG-15, DMG-16, MISSION-09)."""
    kind = state.kind[card]
    if kind in (OBJECTIVE, MISSION) and how == "destroyed":
        return VICTORY
    return DISCARD


def send_from_play(  # noqa: PLR0913 - what a text may ask of leaving
    state: State,
    cards: tuple[int, ...],
    how: str,
    *,
    by: int = NOBODY,
    source: int = NOBODY,
    cause: str = "rules",
    to: int | None = None,
    at: int = NOBODY,
) -> None:
    """Several cards leave play together: all interrupts, then all go, then reactions (DMG-25).

    `how` is destroyed, discarded, sacrificed, returned, shuffled or captured; `at` is where a
    captured card lies. The affiliation card never leaves (RB-06).
    """
    leaving = tuple(
        card for card in cards if in_play(state, card) and card not in state.affiliation_card
    )
    if not leaving:
        report(state, 0)
        return
    zones = tuple(destination(state, card, how) if to is None else to for card in leaving)
    occur(
        state,
        Event("left_play", leaving, zones, by=by, source=source, cause=cause, detail=(how, at)),
    )


@happens("left_play")
def leave(state: State, event: Event) -> None:
    how, at = event.detail
    gone = 0
    for card, zone in zip(event.cards, event.amounts, strict=True):
        if in_play(state, card):
            _leave(state, card, zone, at)
            gone += 1
    report(state, gone)
    if how == "captured":
        captured = tuple(card for card in event.cards if state.zone[card] == CAPTURED)
        _tell_capture(state, captured, event)


def _leave(state: State, card: int, zone: int, at: int) -> None:
    kind, controller = state.kind[card], state.controller[card]
    if zone == VICTORY:
        # A mission counts for its owner, an objective for its controller's opponent.
        winner = state.owner[card] if kind == MISSION else opponent(controller)
        leave_play(state, card, ASIDE)
        add_to_victory_pile(state, card, winner)
        return
    if zone == CAPTURED:
        leave_play(state, card, ASIDE)
        place_captured(state, card, at)
        return
    bottom, zone = divmod(zone, BOTTOM)
    if kind in (OBJECTIVE, MISSION) and state.faces[card].kind == OBJECTIVE and zone == DECK:
        zone = OBJECTIVE_DECK
    leave_play(state, card, zone, bottom=bool(bottom))


@happens("captured_from")
def capture_out_of_play(state: State, event: Event) -> None:
    """A card captured from a hand or deck does not leave play (CAP-15)."""
    for card in event.cards:
        place_captured(state, card, event.detail[0])


def _tell_capture(state: State, cards: tuple[int, ...], event: Event) -> None:
    if cards and "captured" in state.watching:
        occur(
            state,
            Event("captured", cards, by=event.by, source=event.source, cause=event.cause),
        )


def can_be_captured(state: State, card: int) -> bool:
    """Only light side cards, whoever controls them (CAP-01, CAP-13)."""
    return state.faces[card].side == LIGHT


def capture_places(state: State) -> tuple[int, ...]:
    """Objectives the dark side controls; light side objectives never hold any (CAP-09, CAP-19)."""
    return state.objectives[DARK]


def rescue(state: State, cards: tuple[int, ...], *, by: int = LIGHT, source: int = NOBODY) -> None:
    """Captured cards go to their owners' hands (CAP-05, CAP-17)."""
    occur(state, Event("rescued", cards, by=by, source=source))


@happens("rescued")
def take_home(state: State, event: Event) -> None:
    for card in event.cards:
        move(state, card, HAND)
    report(state, len(event.cards))
