"""The cards of Training Procedures (set 154)."""

import pytest
from kit.card_makers import enhancement, objective, unit
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, icons_of, navy

RARER_BOARD = {
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
