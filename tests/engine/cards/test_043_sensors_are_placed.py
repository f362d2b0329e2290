"""The cards of Sensors Are Placed (set 43)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy


@pytest.mark.rule("GEN-03")
@pytest.mark.parametrize(("traits", "damage"), [(["Vehicle", "Walker"], 0), (["Creature"], 2)])
def test_an_objective_with_a_first_marker_takes_no_damage_of_vehicles(scene, traits, damage):
    light = Side(
        objectives=[objective("Ice Field", traits=["Hoth"])],
        enhancements=[("First Marker", "Ice Field")],
    )
    dark = Side(units=[dummy("Beast", icons=(0, 1, 0), traits=traits)])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Ice Field", "Beast")
    game.skip_to("engage")
    # The bonus for being unopposed is damage of no card: it comes all the same.
    assert game.damage("Ice Field") == {0: 1, 2: 2}[damage]
