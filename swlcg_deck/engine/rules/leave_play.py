"""Cards leaving play: destroyed, discarded, sacrificed, returned, captured; and rescues."""

from swlcg_deck.engine.atoms.moving import (
    add_to_victory_pile,
    leave_play,
    move,
    place_beneath,
    place_captured,
    shuffle,
)
from swlcg_deck.engine.atoms.table import note, report
from swlcg_deck.engine.core.constants import (
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
    PLAYERS,
    VICTORY,
    opponent,
)
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import in_play, participants
from swlcg_deck.engine.facts.characteristics import is_committed
from swlcg_deck.engine.facts.filter_words import is_piloted
from swlcg_deck.engine.facts.listeners import is_watched
from swlcg_deck.engine.rules.discard_order import discard_in_order
from swlcg_deck.engine.timing.occur import happens, occur

BOTTOM = 100
"""Added to a zone: to the bottom of that pile."""
SHUFFLED = 200
"""The same: shuffled into it."""
CAPTURED_AT = 1000
"""Added to a card: captured there."""
BENEATH_AT = 10_000
"""The same: facedown beneath it."""


def destination(state: State, card: int, how: str, named: int | None = None) -> int:
    """Where a card that leaves play goes: destroyed objectives and missions enter a victory pile,
    any other mission the discard pile, whatever a text names (DMG-15, DMG-16, MISSION-09)."""
    kind = state.kind[card]
    if kind == MISSION:
        return VICTORY if how == "destroyed" else DISCARD
    if named is not None:
        return named
    return VICTORY if kind == OBJECTIVE and how == "destroyed" else DISCARD


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
        [card for card in cards if in_play(state, card) and card not in state.affiliation_card]
    )
    if not leaving:
        report(state, 0)
        return
    zones = tuple([destination(state, card, how, to) for card in leaving])
    were = tuple([as_it_is(state, card) for card in leaving])
    event = Event(
        "left_play",
        leaving,
        zones,
        by=by,
        source=source,
        cause=cause,
        detail=(how, at, were),
    )
    piled = tuple([card for card, zone in zip(leaving, zones, strict=True) if zone == DISCARD])
    discard_in_order(state, event, piled)


AsItWas = tuple[int, ...]
"""A card when it left play: the card, its controller, kind, role, host, tokens (damage, focus,
shields), and whether it was alone, committed, piloted."""


def as_it_is(state: State, card: int) -> AsItWas:
    return (
        card,
        state.controller[card],
        state.kind[card],
        state.role[card],
        state.host[card],
        state.damage[card],
        state.focus[card],
        state.shield[card],
        int(participants(state, state.controller[card]) == (card,)),
        int(is_committed(state, card)),
        int(is_piloted(state, card)),
    )


def as_it_was(event: Event, card: int) -> AsItWas | None:
    """A card of a `left_play` or a capture from play when it left; texts see it so (DISC-06): it
    goes to the pile of the player who controlled it, wherever it comes to lie."""
    return next((was for was in event.detail[2] if was[0] == card), None)


def last_kind(event: Event, card: int) -> int:
    """What a card of a `left_play` was when it left: a pilot was no unit (PILOT-10)."""
    was = as_it_was(event, card)
    return was[2] if was else NOBODY


def completes(state: State, event: Event, card: int) -> bool:
    """Whether a `left_play` has brought a mission into its owner's victory pile (MISSION-07)."""
    return last_kind(event, card) == MISSION and state.zone[card] == VICTORY


@happens("left_play")
def leave(state: State, event: Event) -> None:
    how = event.detail[0]
    note(state, "leaving", how, event.by, event.source)
    gone = 0
    for card, zone in zip(event.cards, event.amounts, strict=True):
        if in_play(state, card):
            changed = zone if how == "destroyed" else destination(state, card, how, zone)
            _leave(state, card, changed)
            gone += 1
    report(state, gone)
    _shuffle_in(state, event, how)
    captured = tuple([card for card in event.cards if state.zone[card] == CAPTURED])
    if captured and how != "placed":
        _tell_capture(state, captured, event)


def _shuffle_in(state: State, event: Event, how: str) -> None:
    """What is shuffled into a deck: its owner shuffles once."""
    cards = event.cards
    if how != "shuffled":
        pairs = zip(cards, event.amounts, strict=True)
        cards = tuple([card for card, zone in pairs if SHUFFLED <= zone < CAPTURED_AT])
    if cards:
        for player in PLAYERS:
            for zone in (DECK, OBJECTIVE_DECK):
                if any(state.owner[c] == player and state.zone[c] == zone for c in cards):
                    shuffle(state, player, zone)


def _leave(state: State, card: int, zone: int) -> None:
    kind, controller = state.kind[card], state.controller[card]
    if zone == VICTORY:
        # A mission counts for its owner, an objective for its controller's opponent.
        winner = state.owner[card] if kind == MISSION else opponent(controller)
        leave_play(state, card, ASIDE)
        add_to_victory_pile(state, card, winner)
        return
    if zone >= CAPTURED_AT:
        leave_play(state, card, ASIDE)
        if zone >= BENEATH_AT:
            place_beneath(state, card, zone - BENEATH_AT)
            return
        place_captured(state, card, zone - CAPTURED_AT)
        return
    bottom, zone = divmod(zone, BOTTOM)
    if kind == OBJECTIVE and zone == DECK:
        zone = OBJECTIVE_DECK
    leave_play(state, card, zone, bottom=bottom == 1)


@happens("captured")
def capture(state: State, event: Event) -> None:
    """A card captured from a hand or deck does not leave play (CAP-15); one from play lies there
    already, and only the moment for reactions is left."""
    for card, at in zip(event.cards, event.amounts, strict=True):
        if state.zone[card] != CAPTURED:
            place_captured(state, card, at)
    report(state, len(event.cards))


def _tell_capture(state: State, cards: tuple[int, ...], event: Event) -> None:
    if is_watched(state, "captured"):
        at = tuple([state.host[card] for card in cards])
        detail = ("play", NOBODY, event.detail[2])
        occur(state, event.changed(kind="captured", cards=cards, amounts=at, detail=detail))


def can_be_captured(state: State, card: int) -> bool:
    """Only light side cards, whoever controls them (CAP-01, CAP-13)."""
    return state.faces[card].side == LIGHT


def capture_places(state: State) -> tuple[int, ...]:
    """Objectives the dark side controls; light side objectives never hold any (CAP-09, CAP-19)."""
    return state.objectives[DARK]


def rescue(state: State, cards: tuple[int, ...], *, by: int = LIGHT, source: int = NOBODY) -> None:
    """Captured cards go to their owners' hands (CAP-05, CAP-17)."""
    at = tuple([state.host[card] for card in cards])
    occur(state, Event("rescued", cards, at, by=by, source=source))


@happens("rescued")
def take_home(state: State, event: Event) -> None:
    rescued = tuple([card for card in event.cards if state.zone[card] == CAPTURED])
    for card in rescued:
        move(state, card, HAND)
    report(state, len(rescued))
