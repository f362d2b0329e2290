"""The cards of Renegade Squadron Mobilization (set 44)."""

import pytest
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, icons_of

RARER_BOARD = {"44-5": "two units that share a trait, one of which has an icon to give"}
FLYER = {"traits": ["Vehicle"]}


def _caverns(scene, **parts):
    light = Side(enhancements=[("Echo Caverns", None)], objectives=[clock("light")])
    light.units = [
        dummy("Wing", "light", icons=(2, 0, 0), edge_icons=(0, 0, 1), **FLYER),
        dummy("Pal", "light", traits=["Character"], **parts),
    ]
    dark = Side(units=[dummy("Walker", **FLYER), dummy("Droid", traits=["Droid"])])
    return scene(active="light", dark=dark, light=light, abilities=True)


@pytest.mark.rule("DEF-18")
def test_echo_caverns_moves_an_icon_of_your_choice_between_two_that_share_a_trait(scene):
    game = _caverns(scene)
    game.choose("use Echo Caverns")
    # The Character and the Droid share no trait with anybody.
    game.offers("target Wing", "target Walker")
    game.choose("target Wing")
    game.offers("value Echo Caverns unit damage", "value Echo Caverns edge tactics")
    game.choose("value Echo Caverns edge tactics")
    assert icons_of(game, "Wing") == {"damage": 2}
    assert icons_of(game, "Walker") == {"edge tactics": 1}
    assert game.focus("Echo Caverns") == 1
    game.leave()


def test_echo_caverns_takes_one_icon_and_not_all_of_its_kind(scene):
    game = _caverns(scene)
    game.choose("use Echo Caverns")
    game.choose("target Walker")
    game.choose("value Echo Caverns unit damage")
    assert icons_of(game, "Wing") == {"damage": 1, "edge tactics": 1}
    assert icons_of(game, "Walker") == {"damage": 1}
    game.leave()
