"""Texts for tests of the verbs: an objective called "Lab" that says what the test needs."""

from collections.abc import Callable
from typing import Any

from kit.card_makers import TestCard, enhancement, objective
from kit.scenario import Scene, Side
from swlcg_deck.engine.core.ability import Ability, Scope, Trigger, Verb
from swlcg_deck.engine.core.constants import UNIT
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.texts.verbs.choosing import Select
from swlcg_deck.engine.texts.verbs.tokens import PlaceFocus


def action(*effect: Verb, **parts: Any) -> Ability:
    return Ability(kind="action", effect=effect, **parts)


def always(_state: State, _scope: Scope, _event: Event, _subject: int) -> bool:
    return True


def about_self(_state: State, scope: Scope, _event: Event, subject: int) -> bool:
    return subject == scope.source


def triggered(kind: Any, event: str, *effect: Verb, matches: Any = always, **parts: Any) -> Ability:
    return Ability(kind=kind, when=(Trigger(event, matches),), effect=effect, **parts)


def reaction(event: str, *effect: Verb, **parts: Any) -> Ability:
    return triggered("reaction", event, *effect, **parts)


def interrupt(event: str, *effect: Verb, **parts: Any) -> Ability:
    return triggered("interrupt", event, *effect, **parts)


def titled(*titles: str) -> Callable[[State, Scope, int], bool]:
    return lambda state, _scope, card: state.faces[card].title in titles


def anything(_state: State, _scope: Scope, _card: int) -> bool:
    return True


def is_unit(state: State, _scope: Scope, card: int) -> bool:
    return state.kind[card] == UNIT


def enemy_unit(state: State, scope: Scope, card: int) -> bool:
    return state.kind[card] == UNIT and state.controller[card] != scope.you


def own_unit(state: State, scope: Scope, card: int) -> bool:
    return state.kind[card] == UNIT and state.controller[card] == scope.you


def the(*titles: str, name: str = "them", **parts: Any) -> Select:
    """Each card of these titles, named without a question."""
    return Select(name, titled(*titles), every=True, **parts)


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
        abilities=(action(PlaceFocus("self")),),
    )
    other.enhancements = [*other.enhancements, (clock, None)]
    own.objectives = [lab(*abilities, side=player), *(own.objectives or ())]
    parts.setdefault("active", player)
    return scene(dark=sides["dark"], light=sides["light"], **parts)


def leave_it(*games: Scene) -> None:
    """What is asked next is not what the test is about."""
    for game in games:
        assert game.options
