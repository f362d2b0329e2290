"""Capturing cards by an effect, out of play and out of hands and decks (CAP)."""

from collections.abc import Sequence

from swlcg_deck.engine.atoms.table import report
from swlcg_deck.engine.core.constants import CAPTURED, DARK, NOBODY, ZONE_NAMES
from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.event import EFFECT, Event
from swlcg_deck.engine.core.procedure import Ask, Frame, procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import in_play
from swlcg_deck.engine.rules.leave_play import (
    CAPTURED_AT,
    can_be_captured,
    capture_places,
    send_from_play,
)
from swlcg_deck.engine.timing.occur import occur


class Capturing(Frame):
    """Light side cards on their way to lie facedown at a card of the dark side."""

    __slots__ = ("by", "cards", "place", "source", "taken")

    def __init__(self, cards: tuple[int, ...], at: int, by: int, source: int) -> None:
        self.step = 0
        self.cards = cards
        self.place = at
        """Where they go; the dark side picks one of its objectives if no text says it (CAP-02)."""
        self.by = by
        self.source = source
        """The card that captures."""
        self.taken = 0


def can_capture(state: State, cards: tuple[int, ...], at: int = NOBODY) -> tuple[int, ...]:
    """Light side cards that are not captured yet; none without a place (CAP-01, CAP-19)."""
    if at == NOBODY and not capture_places(state):
        return ()
    return tuple(
        card for card in cards if can_be_captured(state, card) and state.zone[card] != CAPTURED
    )


def choose_place(state: State, frame: Capturing) -> Decision | None:
    """CAP-02: without a place nothing is captured (CAP-19)."""
    frame.cards = can_capture(state, frame.cards, frame.place)
    if not frame.cards:
        report(state, 0)
        frame.end()
        frame.step -= 1  # the driver goes one on
        return None
    if frame.place != NOBODY:
        return None
    options = tuple(("capture at", card) for card in capture_places(state))
    return Decision(DARK, "capture at", options, why="CAP-02", source=frame.source)


def take_place(state: State, frame: Capturing, chosen: Sequence[Option]) -> None:
    frame.place = chosen[0][1]


def capture_from_play(state: State, frame: Capturing) -> None:
    """They leave play, with everything that may interrupt that (CAP-15)."""
    cards = tuple(card for card in frame.cards if in_play(state, card))
    send_from_play(
        state,
        cards,
        "captured",
        by=frame.by,
        source=frame.source,
        cause=EFFECT,
        to=CAPTURED_AT + frame.place,
        at=frame.place,
    )
    frame.cards = tuple(card for card in frame.cards if card not in cards)


def capture_the_rest(state: State, frame: Capturing) -> None:
    """Cards of a hand or a deck do not leave play (CAP-15)."""
    frame.taken = state.outcome
    report(state, 0)
    if frame.cards:
        where = ZONE_NAMES[state.zone[frame.cards[0]]]
        at = (frame.place,) * len(frame.cards)
        event = Event("captured", frame.cards, at, by=frame.by, source=frame.source)
        occur(state, event.changed(cause=EFFECT, detail=(where,)))


def tell_captures(state: State, frame: Capturing) -> None:
    """How many lie there now, for costs and "then"."""
    report(state, frame.taken + state.outcome)


procedure(
    Capturing,
    Ask(choose_place, take_place),
    capture_from_play,
    capture_the_rest,
    tell_captures,
)
