"""The cards of All Out Brawl (set 136)."""

import pytest
from kit.card_makers import event, unit
from kit.engagements import engage
from kit.scenario import Side


@pytest.mark.rule("EDGE-01")
@pytest.mark.parametrize("used", [True, False])
def test_armed_to_the_teeth_makes_every_icon_unit_damage(scene, used):
    thug = unit("Thug", side="dark", capacity=9, icons=(1, 1, 1), edge_icons=(0, 1, 0))
    dark = Side(units=[thug], hand=["Armed to the Teeth", event("Skill", side="dark", force=3)])
    light = Side(units=[unit("Guard", capacity=9)])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Thug", defenders=("Guard",))
    game.choose("place Skill")
    game.skip_to("reaction", "dark")
    if used:
        game.choose("use Armed to the Teeth")
    game.skip_to("commit")
    # With the edge all four icons count.
    assert game.damage("Guard") == (4 if used else 1)
    assert game.damage("Objective 4") == (0 if used else 2)
