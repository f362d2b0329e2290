"""Small texts for scenarios of the turn: things to do, things to notice, and what a turn tells."""

from collections.abc import Callable
from typing import Any

from kit.card_makers import TestCard, objective
from kit.scenario import Scene
from swlcg_deck.engine.core.ability import Ability, Modifier, Scope, Trigger, Verb
from swlcg_deck.engine.core.constants import IN_PLAY, SIDE_NAMES
from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.core.driver import Result, advance
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.timing.frames import Occurrence

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


def chronicler(side: str, *events: str, title: str = "Chronicler") -> TestCard:
    """An objective that may react to each event of these kinds, and so makes them visible."""
    when = tuple(Trigger(event, everything, per_batch=True) for event in events)
    return objective(
        title, side=side, abilities=(Ability(kind="reaction", when=when, effect=(NOTHING,)),)
    )


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
