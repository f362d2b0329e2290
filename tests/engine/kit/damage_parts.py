"""Small texts for scenarios of damage, shields, the Force and captured cards."""

from collections.abc import Callable
from typing import Any

from kit.card_makers import TestCard, objective
from swlcg_deck.engine.core.ability import Ability, Modifier, Scope, Trigger, Verb
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.texts.verbs.choosing import Select


class Nothing(Verb):
    """An instruction that changes nothing: its ability only shows that it may be used."""

    __slots__ = ()

    def run(self, state: State, effect: Effect) -> None:
        """Nothing happens."""


NOTHING = Nothing()


def everything(*_: Any) -> bool:
    return True


def this(_state: State, scope: Scope, card: int) -> bool:
    """The card that bears the ability."""
    return card == scope.source


def you(_state: State, scope: Scope, player: int) -> bool:
    return player == scope.you


def titled(*titles: str) -> Callable[[State, Scope, int], bool]:
    return lambda state, _, card: state.faces[card].title in titles


def about(*titles: str) -> Callable[[State, Scope, Event, int], bool]:
    """The event is about a card of this title."""
    return lambda state, _, __, subject: state.faces[subject].title in titles


def about_this(_state: State, scope: Scope, _event: Event, subject: int) -> bool:
    return subject == scope.source


def destroyed(_state: State, _scope: Scope, event: Event, _subject: int) -> bool:
    return bool(event.detail[0] == "destroyed")


def each(*titles: str, name: str = "each", **parts: Any) -> Select:
    """All cards of these titles get a name."""
    return Select(name, titled(*titles), every=True, **parts)


def action(*verbs: Verb, **parts: Any) -> Ability:
    return Ability(kind="action", effect=verbs or (NOTHING,), **parts)


def triggered(
    kind: Any, event: str, *verbs: Verb, matches: Callable[..., bool] = everything, **parts: Any
) -> Ability:
    when = (Trigger(event, matches, per_batch=matches is everything),)
    return Ability(kind=kind, when=when, effect=verbs or (NOTHING,), **parts)


def reaction(event: str, *verbs: Verb, **parts: Any) -> Ability:
    return triggered("reaction", event, *verbs, **parts)


def interrupt(event: str, *verbs: Verb, **parts: Any) -> Ability:
    return triggered("interrupt", event, *verbs, **parts)


def constant(what: str, of: Callable[..., bool] = this, **parts: Any) -> Ability:
    active = parts.pop("active", None)
    modifiers = (Modifier(what=what, of=of, **parts),)
    return Ability(kind="constant", modifiers=modifiers, active=active)


def button(side: str, *verbs: Verb, title: str = "Button", **parts: Any) -> TestCard:
    """An objective with an action, for a player to press at the right moment."""
    return objective(title, side=side, abilities=(action(*verbs, **parts),))
