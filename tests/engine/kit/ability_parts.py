"""Test-only cards for scenarios about abilities: texts made of the verbs real cards use."""

from collections.abc import Callable
from typing import Any

from kit.card_makers import TestCard, event
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.engine.core.ability import Ability, CardTest, Modifier, Scope, Trigger, Verb
from swlcg_deck.engine.core.constants import HAND, IN_PLAY, UNIT
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.card_filters import compiled
from swlcg_deck.engine.texts.verbs.choosing import Select
from swlcg_deck.engine.texts.verbs.tokens import PlaceFocus

# -- which cards ---------------------------------------------------------------------------------


def any_card(*_: Any) -> bool:
    return True


def is_unit(state: State, scope: Scope, card: int) -> bool:
    return state.kind[card] == UNIT


def enemy_unit(state: State, scope: Scope, card: int) -> bool:
    return state.kind[card] == UNIT and state.controller[card] != scope.you


def own_unit(state: State, scope: Scope, card: int) -> bool:
    return state.kind[card] == UNIT and state.controller[card] == scope.you


def this(state: State, scope: Scope, card: int) -> bool:
    return card == scope.source


def called(*titles: str) -> Callable[[State, Scope, int], bool]:
    return lambda state, scope, card: state.faces[card].title in titles


def filtered(**entries: Any) -> CardTest:
    """A card filter as the data write it, as a test of cards."""
    return compiled(CardFilter.model_validate(entries))


# -- when ----------------------------------------------------------------------------------------


def always(*_: Any) -> bool:
    return True


def on_this(state: State, scope: Scope, event: Event, subject: int) -> bool:
    return subject == scope.source


def on(*titles: str) -> Callable[..., bool]:
    return lambda state, scope, event, subject: state.faces[subject].title in titles


# -- abilities -----------------------------------------------------------------------------------


def action(*effect: Verb, **parts: Any) -> Ability:
    return Ability(kind="action", effect=effect, **parts)


def interrupt(when: str, *effect: Verb, matches: Any = always, **parts: Any) -> Ability:
    return Ability(kind="interrupt", when=(Trigger(when, matches),), effect=effect, **parts)


def reaction(when: str, *effect: Verb, matches: Any = always, **parts: Any) -> Ability:
    return Ability(kind="reaction", when=(Trigger(when, matches),), effect=effect, **parts)


def constant(*modifiers: Modifier, **parts: Any) -> Ability:
    return Ability(kind="constant", modifiers=modifiers, **parts)


def gains(what: str, of: Any = this, zone: int = IN_PLAY, **parts: Any) -> Ability:
    return constant(Modifier(what=what, of=of, **parts), zone=zone)


def target(test: Any = is_unit, name: str = "target", **parts: Any) -> Select:
    return Select(name, test, targeting=True, **parts)


FOCUS = PlaceFocus("target")


# -- cards ---------------------------------------------------------------------------------------


def from_hand(title: str, ability: Ability, side: str = "dark", **facts: Any) -> TestCard:
    """An event with this ability; `cost=` and others go on the card."""
    parts = {name: getattr(ability, name) for name in Ability.__slots__}
    return event(title, side=side, abilities=(Ability(**{**parts, "zone": HAND}),), **facts)


def action_event(title: str, *effect: Verb, side: str = "dark", **facts: Any) -> TestCard:
    parts = {name: facts.pop(name) for name in _PARTS if name in facts}
    return from_hand(title, action(*effect, **parts), side, **facts)


_PARTS = ("condition", "spend", "targets", "limit", "modifiers")


# -- reading a game ------------------------------------------------------------------------------
