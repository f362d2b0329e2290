"""Force struggles in which cards of several sets take part."""

from typing import Any

from kit.scenario import Scene, Side
from kit.usual_cards import clock
from real_cards import dummy


def struggle(
    scene: Any,
    *,
    light: int,
    dark: int,
    active: str = "dark",
    light_too: dict[str, Any] | None = None,
    dark_too: dict[str, Any] | None = None,
    **more: Any,
) -> Scene:
    """A Force phase: each side has a committed unit with so many Force icons, Sage and Seer, and a
    clock, so that the window after the struggle shows. Nobody is committed besides."""
    half = {"light": light_too or {}, "dark": dark_too or {}}
    icons = {"light": ("Sage", light), "dark": ("Seer", dark)}
    sides = {}
    for side, (title, force) in icons.items():
        too = dict(half[side])
        sides[side] = Side(
            units=[dummy(title, side, force=force, capacity=9), *too.pop("units", ())],
            committed=[title, *too.pop("committed", ())],
            objectives=[*too.pop("objectives", ()), clock(side)],
            **too,
        )
    game: Scene = scene(phase="force", active=active, abilities=True, **sides, **more)
    while game.decision.kind == "commit":
        game.pass_()
    return game
