"""An objective called "Lab" that says what the test needs, and its use."""

from collections.abc import Callable
from typing import Any

from kit.card_makers import TestCard, enhancement, objective
from kit.scenario import Scene, Side
from swlcg_deck.engine.core.ability import Ability


def lab(*text: Any, side: str = "dark", title: str = "Lab") -> TestCard:
    if text and isinstance(text[0], Ability):
        return objective(title, side=side, resources=0, abilities=text)
    return objective(title, side=side, resources=0, text=text)


def using(
    scene: Callable[..., Scene],
    ability: Any,
    *,
    player: str = "dark",
    dark: Side | None = None,
    light: Side | None = None,
    **parts: Any,
) -> Scene:
    """Use the action of the Lab in the player's own deployment phase."""
    game = with_lab(scene, ability, player=player, dark=dark, light=light, **parts)
    game.choose("use Lab")
    return game


def with_lab(
    scene: Callable[..., Scene],
    *abilities: Any,
    player: str = "dark",
    dark: Side | None = None,
    light: Side | None = None,
    **parts: Any,
) -> Scene:
    """A board on which the player has the Lab as his first objective."""
    sides = {"dark": dark or Side(), "light": light or Side()}
    own, other = sides[player], sides["light" if player == "dark" else "dark"]
    # The opponent can always do something, so that the game stops after the Lab was used.
    clock = enhancement(
        "Clock",
        side="light" if player == "dark" else "dark",
        text="action: {do: [{place: focus, to: self}]}",
    )
    other.enhancements = [*other.enhancements, (clock, None)]
    own.objectives = [lab(*abilities, side=player), *(own.objectives or ())]
    parts.setdefault("active", player)
    return scene(dark=sides["dark"], light=sides["light"], **parts)
