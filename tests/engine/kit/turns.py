"""Turns written down question by question."""

from collections.abc import Callable
from typing import Any

from kit.scenario import Scene
from swlcg_deck.engine.core.constants import SIDE_NAMES
from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.core.driver import Result, advance
from swlcg_deck.engine.timing.frames import Occurrence


def told(game: Scene) -> str:
    """The decision that is asked now, as one line of a chronicle."""
    decision: Decision = game.decision
    frame = game.state.stack[-1]
    if isinstance(frame, Occurrence):
        parts = (part for part in frame.event.detail if isinstance(part, str))
        return " ".join((frame.event.kind, *parts))
    return f"{decision.kind} {SIDE_NAMES[decision.player]}"


def chronicle(game: Scene, *, turns: int = 1, most: int = 200) -> list[str]:
    """Decline everything for some turns and write down what was asked."""
    advance(game.state)
    last = game.state.turn + turns
    lines: list[str] = []
    for _ in range(most):
        asked = advance(game.state)
        if isinstance(asked, Result):
            return lines
        if game.state.turn >= last:
            game.asks(asked.kind)
            return lines
        lines.append(told(game))
        game.decline()
    raise AssertionError("the turn does not end")


def refreshed(scene: Callable[..., Scene], **parts: Any) -> Scene:
    """The board after the refresh of the active player."""
    game = scene(phase="refresh", **parts)
    game.skip_to("action", parts["active"])
    return game
