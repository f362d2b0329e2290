"""The cards of The Flight of the Crow (set 107)."""

import pytest
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy


def _game(scene, *crow):
    guard = dummy("Guard", keywords=["shielding", {"protect": {"type": "unit"}}])
    dark = Side(units=[guard, dummy("Foe")])
    light = Side(units=[dummy("Hero", "light", icons=(1, 0, 0)), *crow])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Hero", defenders=("Foe", "Guard"))
    return game


def test_without_the_moldy_crow_they_shield_and_protect(scene):
    game = _game(scene)
    game.asks("shielding", "dark")
    game.pass_()
    game.skip_to("unit damage")
    game.choose("hit Foe")
    game.asks("protect", "dark")


def test_the_moldy_crow_takes_shielding_and_protect_from_enemy_units(scene):
    game = _game(scene, "Moldy Crow")
    game.skip_to("unit damage")
    game.choose("hit Foe")
    assert (game.damage("Foe"), game.damage("Guard")) == (1, 0)
    game.leave()


@pytest.mark.rule("KEY-13")
def test_the_moldy_crow_leaves_its_own_side_what_it_has(scene):
    guard = dummy("Guard", "light", keywords=["shielding", {"protect": {"type": "unit"}}])
    dark = Side(units=[dummy("Raider", icons=(1, 0, 0))])
    light = Side(units=[guard, dummy("Hero", "light"), "Moldy Crow"])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Raider", defenders=("Hero", "Guard"))
    game.asks("shielding", "light")
    game.pass_()
    game.skip_to("unit damage")
    game.choose("hit Hero")
    game.asks("protect", "light")
