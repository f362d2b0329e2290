"""Edge battles in which fate cards of several sets meet."""

from typing import Any

from kit.card_makers import event
from kit.engagements import engage
from kit.scenario import Scene, Side
from kit.usual_cards import clock
from real_cards import dummy, navy


def duel(scene, *, active: str, dark: list[Any], light: list[Any], **more: Any) -> Scene:
    """Both sides place all they have."""
    raider = more.get("raider", dummy("Raider", traits=["Character"]))
    hero = more.get("hero", dummy("Hero", "light", traits=["Character"]))
    game = scene(
        phase="conflict",
        active=active,
        dark=Side(units=[raider, dummy("Absent")], hand=dark),
        light=Side(units=[hero, dummy("Pal", "light")], hand=light),
        abilities=True,
    )
    if active == "dark":
        engage(game, "Objective 4", "Raider", defenders=("Hero",))
    else:
        engage(game, "Objective 1", "Hero", defenders=("Raider",))
    while game.decision.kind == "edge":
        game.choose(game.options[0])
    return game


def battle_of_two(scene, *, light=(), dark=(), active: str = "light", **half):
    """An engagement of two units a side in which both have placed their whole hands."""
    units = half.pop("units", [dummy("Guard", "light"), dummy("Spare", "light")])
    game = scene(
        phase="conflict",
        active=active,
        dark=Side(units=[dummy("Foe"), dummy("Other"), dummy("Home")], hand=dark),
        light=Side(units=[*units, dummy("Rest", "light")], hand=light, **half),
        abilities=True,
    )
    own = [title if isinstance(title, str) else title.card.title for title in units]
    own = [f"{title} #2" if title in own[:place] else title for place, title in enumerate(own)]
    foes = ("Foe", "Other")
    at, sent, met = ("Objective 1", own, foes) if active == "light" else ("Objective 4", foes, own)
    engage(game, at, *sent, defenders=tuple(met))
    while game.decision.kind == "edge":
        game.choose(next(one for one in game.options if one != "pass" or len(game.options) == 1))
    return game


def dark_attack(scene, *, hand, foes=("Foe", "Second"), active="dark", own=("Raider",)):
    dark = navy(units=[dummy(title) for title in own], hand=hand)
    light = Side(units=[dummy(title, "light") for title in foes])
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    if active == "dark":
        engage(game, "Objective 4", *own, defenders=(foes[0],))
    else:
        engage(game, "Objective 1", foes[0], defenders=own)
    return game


def attack_with_twist_of_fate(scene, *units, hand=()):
    dark = navy(units=units, hand=["Twist of Fate", "Duty Officer"])
    light = Side(units=[dummy("Foe", "light")], hand=hand)
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", *units, defenders=("Foe",))
    return game


def edge_winner(scene, base: str, hand: list[Any], dark: list[int], damage: int = 0) -> str | None:
    """Who has the edge after an attack of the light side, whose hand is placed against events of so
    many Force icons; a tie would be the defender's."""
    game = scene(
        phase="conflict",
        active="light",
        dark=Side(
            units=[dummy("Foe")],
            hand=[event(f"Dark {n}", side="dark", force=force) for n, force in enumerate(dark)],
        ),
        light=Side(
            objectives=[base, clock("light")],
            units=[dummy("Hero", "light")],
            hand=hand,
            damage={base: damage},
        ),
        abilities=True,
    )
    engage(game, "Objective 1", "Hero", defenders=("Foe",))
    while game.edge is None:
        game.choose(game.options[0]) if game.decision.kind == "edge" else game.pass_()
    game.leave()
    return game.edge
