"""Engagements and edge battles: declared, fought, and written down question by question."""

from collections.abc import Callable, Sequence
from typing import Any

from kit.card_makers import unit
from kit.scenario import Scene, Side
from kit.usual_cards import fighter
from swlcg_deck.engine.core.constants import SIDE_NAMES


def engage(game: Scene, at: str, *attackers: str, defenders: tuple[str, ...] = ()) -> None:
    """Declare an engagement with its units; questions with one answer are not asked."""
    game.skip_to("engage")
    game.choose(f"engage {at}")
    if game.decision.kind == "attackers":
        game.choose(*attackers)
    while game.decision.kind == "action":
        game.pass_()
    if game.decision.kind == "defenders":
        game.choose(*defenders)


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
