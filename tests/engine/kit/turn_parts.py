"""Small texts for scenarios of the turn: things to do, things to notice, and what a turn tells."""

from collections.abc import Callable
from typing import Any

from swlcg_deck.engine.core.ability import Ability, Modifier, Scope, Trigger, Verb
from swlcg_deck.engine.core.constants import IN_PLAY
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State

Change = Callable[[State, Scope], Any]


class Does(Verb):
    """A verb made of one function; it can always be carried out."""

    __slots__ = ("change",)

    def __init__(self, change: Change) -> None:
        self.change = change

    def run(self, state: State, effect: Effect) -> None:
        self.change(state, effect.scope)


NOTHING = Does(lambda state, scope: None)


def everything(*_: Any) -> bool:
    return True


def mine(state: State, scope: Scope, event: Event, subject: int) -> bool:
    """The event is the player's own doing."""
    return event.by == scope.you


def about_self(state: State, scope: Scope, event: Event, subject: int) -> bool:
    return subject == scope.source


def detail(*parts: Any) -> Callable[..., bool]:
    """The event's detail begins with these."""

    def test(state: State, scope: Scope, event: Event, subject: int) -> bool:
        return event.detail[: len(parts)] == parts

    return test


def reaction(
    event: str,
    change: Change | None = None,
    *,
    matches: Callable[..., bool] = everything,
    kind: Any = "reaction",
    zone: int = IN_PLAY,
    forced: bool = False,
    **parts: Any,
) -> Ability:
    """A reaction (or interrupt) to a kind of event."""
    return Ability(
        kind=kind,
        when=(Trigger(event, matches, per_batch=matches is everything),),
        forced=forced,
        zone=zone,
        effect=(Does(change) if change else NOTHING,),
        **parts,
    )


def action(change: Change | None = None, **parts: Any) -> Ability:
    """An Action that can be used in every window."""
    return Ability(kind="action", effect=(Does(change) if change else NOTHING,), **parts)


def constant(what: str, of: Callable[..., bool] = everything, **parts: Any) -> Ability:
    return Ability(kind="constant", modifiers=(Modifier(what=what, of=of, **parts),))
