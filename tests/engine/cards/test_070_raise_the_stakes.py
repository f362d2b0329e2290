"""The cards of Raise the Stakes (set 70)."""

import pytest
from kit.scenario import Side
from real_cards import DEN, dummy, pay

SPIES = "Smugglers and Spies"


def _with_operative(scene, **focus):
    light = Side(affiliation=SPIES, hand=["Cloud City Operative"], focus=focus)
    light.units = [dummy("Debtor", "light", cost=3), dummy("Cheap", "light", cost=2)]
    dark = Side(units=[dummy("Dear", cost=3), dummy("Low", cost=1)], objectives=[DEN])
    return scene(active="light", dark=dark, light=light, abilities=True)


@pytest.mark.rule("FOCUS-07")
def test_cloud_city_operative_moves_a_focus_token_to_another_cheap_unit(scene):
    game = _with_operative(scene, Debtor=2)
    game.choose("play Cloud City Operative")
    pay(game)
    game.choose("use Cloud City Operative")
    # Any unit may be the first target, but none without which the second could not be picked.
    assert "target Debtor" in game.options
    game.choose("target Debtor")
    game.offers("target Cheap", "target Low", "target Cloud City Operative")
    game.choose("target Low")
    assert (game.focus("Debtor"), game.focus("Low")) == (1, 1)
    game.leave()


def test_cloud_city_operative_does_not_move_a_token_to_the_unit_that_has_it(scene):
    game = _with_operative(scene, Cheap=1)
    game.choose("play Cloud City Operative")
    pay(game)
    game.choose("use Cloud City Operative")
    game.choose("target Cheap")
    assert "target Cheap" not in game.options
    game.choose("target Cloud City Operative")
    assert (game.focus("Cheap"), game.focus("Cloud City Operative")) == (0, 1)
    game.leave()
