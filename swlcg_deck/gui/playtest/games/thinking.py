"""Bots that think off the window's thread, and stop when nobody waits for them any more."""

from typing import Final

from swlcg_deck.engine.game import Decision, Result, State, advance, answer
from swlcg_deck.gui.work.background import Cancelled, Pulse
from swlcg_deck.playtest.bots import Picks, Situation, bot_named
from swlcg_deck.playtest.seats import Player, Seat
from swlcg_deck.playtest.table import Choice
from swlcg_deck.playtest.thinking_apart import ThinkingApart, ThinkingCancelledError

SECONDS: Final = 2.0
"""How long a bot that looks ahead may think over one decision."""


def thinks_long(seat: Seat) -> bool:
    """Whether one waits for it long enough to want to know how long."""
    return seat.player is Player.SEARCH


class Thinking:
    """What bots choose on a copy of the game until another has to decide."""

    def __init__(self, seats: tuple[Seat, Seat], apart: ThinkingApart, *, at_once: bool) -> None:
        self._seats = seats
        self._apart = apart
        self._at_once = at_once
        """Whether nobody looks ahead this time."""

    def choices(self, state: State, seed: int, pulse: Pulse) -> list[Choice]:
        """Who thinks long answers once, so that it is seen before it thinks on."""
        found: list[Choice] = []
        while not isinstance(step := advance(state), Result):
            seat = self._seats[step.player]
            if not seat.is_bot:
                break
            pulse.beat(0, 1)
            picks = self._choose(state, step, seed + len(found), pulse)
            answer(state, picks)
            found.append(picks)
            if thinks_long(seat):
                break
        return found

    def _choose(self, state: State, step: Decision, seed: int, pulse: Pulse) -> Picks:
        seat = self._seats[step.player]
        name = seat.player.value
        if thinks_long(seat):
            picks = None if self._at_once else self._look_ahead(state, seed, pulse)
            if picks is not None:
                return picks
            name = Player.GREEDY.value
        return bot_named(name).choose(Situation(state, step, seed))

    def _look_ahead(self, state: State, seed: int, pulse: Pulse) -> Picks | None:
        try:
            return self._apart.choose(state, seed, lambda: pulse.is_cancelled)
        except ThinkingCancelledError:
            raise Cancelled from None
