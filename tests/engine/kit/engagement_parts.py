"""Small abilities for scenarios about engagements, and a reader of what is asked when."""

from collections.abc import Callable, Sequence
from typing import Any

from kit.card_makers import TestCard, objective
from swlcg_deck.engine.atoms.table import set_role
from swlcg_deck.engine.core.ability import Ability, Modifier, Scope, Trigger, Verb
from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.event import EFFECT, Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.rules.damage import Damage
from swlcg_deck.engine.rules.leave_play import send_from_play
from swlcg_deck.engine.timing.occur import occur

Run = Callable[[State, Effect], None]


class Do(Verb):
    """An instruction written out in the test that needs it."""

    __slots__ = ("_run",)

    def __init__(self, run: Run) -> None:
        self._run = run

    def run(self, state: State, effect: Effect) -> None:
        self._run(state, effect)


class Pick(Verb):
    """Choose one card of some; its number goes into the name "target"."""

    __slots__ = ("_of",)

    def __init__(self, of: Callable[[State, Scope], Sequence[int]]) -> None:
        self._of = of

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(self._of(state, scope))

    def ask(self, state: State, effect: Effect) -> Decision | None:
        if effect.scope.named("target"):
            return None
        options = tuple(("pick", card) for card in self._of(state, effect.scope))
        return Decision(effect.scope.you, "pick", options, why="test") if options else None

    def take(self, _state: State, effect: Effect, chosen: Any) -> None:
        effect.bind("target", (chosen[0][1],))


def nothing(*_: Any) -> None:
    """What an ability does whose only use is to be offered."""


def action(run: Run = nothing, **parts: Any) -> Ability:
    return Ability(kind="action", effect=(Do(run),), **parts)


def _always(*_: Any) -> bool:
    return True


def reaction(event: str, run: Run = nothing, matches: Any = _always, **parts: Any) -> Ability:
    when = (Trigger(event, matches, per_batch=parts.pop("per_batch", True)),)
    return Ability(kind=parts.pop("kind", "reaction"), when=when, effect=(Do(run),), **parts)


def interrupt(event: str, run: Run = nothing, matches: Any = _always, **parts: Any) -> Ability:
    return reaction(event, run, matches, kind="interrupt", **parts)


def on_this(_state: State, scope: Scope, event: Event, _subject: int) -> bool:
    """The event is about the card that bears the ability."""
    return scope.source in event.cards


def constant(*modifiers: Modifier, **parts: Any) -> Ability:
    return Ability(kind="constant", modifiers=modifiers, **parts)


def own(_state: State, scope: Scope, card: int) -> bool:
    return card == scope.source


def you(_state: State, scope: Scope, player: int) -> bool:
    return player == scope.you


def titled(state: State, title: str) -> int:
    return next(n for n, face in enumerate(state.faces) if face.title == title)


def on(title: str, do: Callable[[State, int], None]) -> Run:
    """Do something to the card of this title."""
    return lambda state, _: do(state, titled(state, title))


def destroy(title: str) -> Run:
    return on(title, lambda state, card: send_from_play(state, (card,), "destroyed"))


def ready(title: str) -> Run:
    """Take all focus tokens off a card."""
    return on(
        title,
        lambda state, card: occur(state, Event("focus_removed", (card,), (9,))),
    )


def remove(title: str) -> Run:
    """Take a unit out of the engagement; it stays in play."""
    return on(title, lambda state, card: set_role(state, card, 0))


def hurt(title: str, amount: int = 1) -> Run:
    """An effect of the ability's player deals damage to a card."""

    def run(state: State, effect: Effect) -> None:
        card = titled(state, title)
        by, source = effect.scope.you, effect.scope.source
        state.stack.append(Damage((card,), (amount,), by, source, EFFECT))

    return run


def button(title: str, run: Run, side: str = "light") -> TestCard:
    """An objective with an action, for a player to press at the right moment."""
    return objective(title, side=side, abilities=(action(run),))
