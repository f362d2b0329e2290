"""Texts for tests of the verbs: an objective called "Lab" that says what the test needs."""

from collections.abc import Callable
from typing import Any

from swlcg_deck.engine.core.ability import Ability, Scope, Trigger, Verb
from swlcg_deck.engine.core.constants import UNIT
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.texts.verbs.choosing import Select


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
