"""The cards of That Bucket o' Bolts (set 168)."""

import pytest
from kit.scenario import Side
from kit.usual_cards import pilot, vehicle
from real_cards import dummy


@pytest.mark.rule("UNIQ-05")
def test_that_bucket_o_bolts_makes_a_pilot_of_a_unit_in_play(scene):
    light = Side(objectives=["That Bucket o' Bolts"], units=[pilot("Ace", side="light")])
    light.units = [*light.units, vehicle("Wing", side="light"), dummy("Pal", "light")]
    light.focus = {"Ace": 1}
    dark = Side(units=[vehicle("Walker")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use That Bucket o' Bolts")
    assert (game.host("Ace"), game.focus("That Bucket o' Bolts")) == ("Wing", 1)
    assert game.focus("Ace") == 1  # it has not left play
    game.leave()
