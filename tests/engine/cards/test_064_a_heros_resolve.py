"""The cards of A Hero's Resolve (set 64)."""

from kit.scenario import Side
from kit.usual_cards import salvo, vehicle
from real_cards import icons_of


def test_luke_survives_his_fighter_as_a_unit(scene):
    light = Side(affiliation="Jedi", units=[vehicle("Wing", side="light", capacity=2)])
    light.enhancements = [("64-2", "Wing")]
    dark = Side(objectives=[salvo("dark", 2, "Wing", title="Gun")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    assert icons_of(game, "Wing") == {"damage": 1, "tactics": 1}
    game.choose("use Gun")
    assert game.zone("Wing") == "discard pile"
    assert (game.pile("units", "light"), game.damage("Luke Skywalker")) == (["Luke Skywalker"], 0)
    game.leave()
