"""The cards of Training Procedures (set 154)."""

import pytest
from kit.card_makers import enhancement, objective, unit
from kit.scenario import Side
from kit.usual_cards import clock, pilot, vehicle
from real_cards import dummy, icons_of, navy, pay

RARER_BOARD = {
    "154-1": "there is another Vehicle for a Pilot to go to",
    "154-4": "its Pilot has combat icons to give",
    "154-5": "its Pilot has combat icons to give",
}
ACE = {"traits": ["Character", "Pilot"], "keywords": [{"pilot": 1}]}


def test_tie_fighter_patrol_gains_the_printed_icons_of_its_pilot(scene):
    pilot = dummy("Ace", cost=1, icons=(1, 0, 2), edge_icons=(0, 1, 0), **ACE)
    gear = enhancement("Gear", {"type": "unit"}, side="dark")
    dark = navy(units=["TIE Fighter Patrol", "TIE Fighter Patrol"])
    dark.enhancements = [(pilot, "TIE Fighter Patrol"), (gear, "TIE Fighter Patrol #2")]
    game = scene(active="dark", dark=dark, light=Side(), abilities=True)
    plain = icons_of(game, "TIE Fighter Patrol #2")
    flown = icons_of(game, "TIE Fighter Patrol")
    gained = {name: flown.get(name, 0) - plain.get(name, 0) for name in flown}
    assert {name: count for name, count in gained.items() if count} == {
        "damage": 1,
        "tactics": 2,
        "edge blast": 1,
    }
    game.leave()


@pytest.mark.rule("TIME-28")
def test_a_koiogran_turn_makes_the_enemy_aim_at_something_else(scene):
    zap = "action: {do: [{place: damage, to: {target: {type: unit, side: enemy}}}]}"
    ship = unit("Ship", side="dark", capacity=9, traits=["Vehicle"])
    dark = Side(
        units=[ship, unit("Pal", side="dark", capacity=9)],
        hand=["Koiogran Turn"],
        objectives=[clock("dark")],
    )
    light = Side(objectives=[objective("Gun", text=zap)])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    game.choose("target Ship")
    game.choose("use Koiogran Turn")
    assert (game.damage("Ship"), game.damage("Pal")) == (0, 1)
    game.leave()


@pytest.mark.parametrize(("side", "traits"), [("dark", ["Vehicle"]), ("light", ["Character"])])
def test_a_koiogran_turn_is_for_vehicles_and_against_the_enemy(scene, side, traits):
    """Neither what its own side aims at the Ship is turned away, nor what is aimed at a person."""
    foes = "friendly" if side == "dark" else "enemy"
    zap = f"action: {{do: [{{place: damage, to: {{target: {{type: unit, side: {foes}}}}}}}]}}"
    ship = unit("Ship", side="dark", capacity=9, traits=traits)
    dark = Side(
        units=[ship, unit("Pal", side="dark", capacity=9)],
        hand=["Koiogran Turn"],
        objectives=[clock("dark")],
    )
    light = Side(objectives=[clock("light")])
    gun = objective("Gun", side=side, text=zap)
    half = dark if side == "dark" else light
    half.objectives = [*half.objectives, gun]
    game = scene(active=side, dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    game.choose("target Ship")
    assert "use Koiogran Turn" not in game.options
    assert (game.damage("Ship"), game.damage("Pal")) == (1, 0)
    game.leave()


TRAINING = "Training Procedures"


def _trained(scene, *, resources=1, more=()):
    wings = [vehicle("Wing"), *more]
    dark = navy(
        units=[*wings, dummy("Person")],
        objectives=[TRAINING, objective("Bank", side="dark", resources=resources)],
        enhancements=[(pilot("Ace"), "Wing"), (enhancement("Gear", {"type": "unit"}), "Wing")],
        focus={TRAINING: 1, "Imperial Navy": 1},
    )
    light = Side(units=[vehicle("Foe", "light")])
    return scene(active="dark", light=light, dark=dark, abilities=True)


def test_training_procedures_move_a_pilot_to_another_vehicle(scene):
    game = _trained(scene, more=[vehicle("Pal", traits=["Vehicle"]), vehicle("Third")])
    game.choose(f"use {TRAINING}")
    pay(game)
    game.offers("choose Pal", "choose Third")
    game.choose("choose Pal")
    assert (game.host("Ace"), game.host("Gear"), game.focus("Bank")) == ("Pal", "Wing", 1)
    game.leave()


@pytest.mark.rule("PILOT-11")
@pytest.mark.parametrize(
    "board",
    [
        {},
        {"more": [vehicle("Closed", keywords=["no_enhancements"])]},
        {"more": [vehicle("Pal")], "resources": 0},
    ],
)
def test_training_procedures_need_an_eligible_vehicle_and_a_resource(scene, board):
    game = _trained(scene, **board)
    assert f"use {TRAINING}" not in game.options
    game.leave()
