"""Small abilities for scenarios about engagements, and a reader of what is asked when."""

from collections.abc import Callable, Sequence
from typing import Any

from kit.card_makers import TestCard, objective, unit
from kit.scenario import Scene, Side
from swlcg_deck.engine.atoms.table import set_role
from swlcg_deck.engine.core.ability import Ability, Modifier, Scope, Trigger, Verb
from swlcg_deck.engine.core.constants import SIDE_NAMES
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


def clock(side: str) -> TestCard:
    """An objective with an action that changes nothing: it makes every window show."""
    return objective(f"Clock of {side}", side=side, abilities=(action(),))


def clocks() -> dict[str, Side]:
    """Both players with a clock and nothing else of note."""
    return {side: Side(objectives=[clock(side)]) for side in SIDE_NAMES}


def button(title: str, run: Run, side: str = "light") -> TestCard:
    """An objective with an action, for a player to press at the right moment."""
    return objective(title, side=side, abilities=(action(run),))


def asked(game: Scene) -> str:
    """What is asked now, in words: "window dark", "reaction engaged light", "strike dark"."""
    assert game.options
    decision = game.decision
    side = SIDE_NAMES[decision.player]
    if decision.kind == "action":
        return f"window {side}"
    if decision.kind.split()[-1] in ("reaction", "interrupt"):
        event = game.state.stack[-1].event
        words = [str(word) for word in event.detail if isinstance(word, str)]
        return " ".join((decision.kind, event.kind, *words, side))
    return f"{decision.kind} {side}"


def chronicle(game: Scene, answers: dict[str, list[Any]], stop: str) -> list[str]:
    """Play on to a question; the answers given in turn to the questions named, otherwise pass."""
    log: list[str] = []
    while asked(game) != stop:
        question = asked(game)
        log.append(question)
        waiting = answers.get(question, [])
        if waiting:
            answer = waiting.pop(0)
            game.choose(*((answer,) if isinstance(answer, str) else answer))
        elif "pass" in game.options:
            game.pass_()
        elif game.decision.least == 0:
            game.choose()
        else:
            game.choose(game.options[0])
    return log


def fighter(title: str, side: str = "dark", **facts: Any) -> TestCard:
    return unit(title, side=side, **facts)


def edge_battle(
    scene: Callable[..., Scene],
    *,
    attack: Sequence[str] = ("Walker",),
    defend: Sequence[str] = ("Guard",),
    dark: Sequence[Any] = (),
    light: Sequence[Any] = (),
    **more: Any,
) -> Scene:
    """An engagement up to the defenders: the hands, and what else a side has (`light_too`)."""
    dark_too = {"units": [fighter("Walker"), fighter("Pal")], **more.get("dark_too", {})}
    light_too = {"units": [unit("Guard"), unit("Spare")], **more.get("light_too", {})}
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(hand=dark, **dark_too),
        light=Side(hand=light, **light_too),
    )
    game.skip_to("engage")
    game.choose(more.get("at", "Objective 4"))
    if game.decision.kind == "attackers":
        game.choose(*attack)
    game.skip_to("defenders")
    game.choose(*defend)
    return game


BOTH = {"attack": ("Walker", "Pal"), "defend": ("Guard", "Spare")}


def fight(
    scene: Callable[..., Scene], dark: Sequence[Any], light: Sequence[Any], **more: Any
) -> Scene:
    """An edge battle of two units a side in which both place all they have, card by card."""
    game = edge_battle(scene, **{**BOTH, "dark": dark, "light": light, **more})
    while game.decision.kind == "edge":
        game.choose(game.options[0])
    return game
