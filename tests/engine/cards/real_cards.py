"""Parts of scenarios with real cards: what their texts say is on."""

from collections.abc import Callable
from typing import Any

from kit.card_makers import TestCard, objective, unit
from kit.scenario import Scene, Side

from swlcg_deck.engine.atoms.table import keep_journal
from swlcg_deck.engine.core.constants import SIDE_NAMES
from swlcg_deck.engine.core.driver import advance, answer
from swlcg_deck.engine.facts.characteristics import icons

REBELS = "Rebel Alliance"
NAVY = "Imperial Navy"
SCUM = "Scum and Villainy"
DEN = objective("Den", side="dark", affiliation=SCUM, resources=3)
RICH = objective("Treasury", side="dark", affiliation=NAVY, resources=6)


def dummy(title: str, side: str = "dark", **facts: Any) -> TestCard:
    """A unit without any icon that stands a lot, for others to shoot at."""
    return unit(title, side=side, **{"capacity": 5, **facts})


def rebels(**half: Any) -> Side:
    """A light side half whose affiliation card pays for Rebel cards."""
    return Side(affiliation=REBELS, **half)


def navy(**half: Any) -> Side:
    """A dark side half whose affiliation card pays for Navy cards."""
    return Side(affiliation=NAVY, **half)


def icons_of(game: Scene, title: str) -> dict[str, int]:
    """The combat icons a unit has now, without those it has none of."""
    names = ("damage", "blast", "tactics", "edge damage", "edge blast", "edge tactics")
    counts = icons(game.state, game.card(title))
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def goes_by(game: Scene, text: str, kind: str, player: str) -> None:
    """Decline everything up to a decision; on the way the text is never offered."""
    while (game.decision.kind, SIDE_NAMES[game.decision.player]) != (kind, player):
        assert not any(option.startswith(f"use {text}") for option in game.options)
        game.decline()
    game.leave()


def pay(game: Scene) -> None:
    """Pay with whatever comes first."""
    while game.decision.kind == "pay":
        game.choose(game.options[0])


def spent(game: Scene, choice: str) -> int:
    """How many resources it takes to play a card, each a focus token on what gives it."""
    before = sum(game.state.focus)
    game.choose(choice)
    pay(game)
    return sum(game.state.focus) - before


def treasury(affiliation: str, resources: int = 12) -> TestCard:
    """An objective that pays for whatever its affiliation wants."""
    return objective("Treasury", affiliation=affiliation, resources=resources)


def journal(game: Scene, choice: str) -> list[tuple[Any, ...]]:
    """What is written down as a choice is carried out; a clone would keep nothing of it."""
    keep_journal(game.state)
    answer(game.state, [game.options.index(choice)])
    advance(game.state)
    return list(game.state.journal or ())


def turned_up(game_of: Callable[..., Scene], title: str, mine: Side, **board: Any) -> Scene:
    """An objective comes third in its player's refresh phase; `active` is that player."""
    side = board["active"]
    mine.objectives = [objective(f"{side} base {n}", side=side) for n in (1, 2)]
    mine.objective_deck = [title, objective("Next", side=side)]
    return game_of(phase="refresh", abilities=True, **{side: mine}, **board)
