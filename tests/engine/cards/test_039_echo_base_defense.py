"""The cards of Echo Base Defense (set 39)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from real_cards import icons_of


@pytest.mark.parametrize("bases", [0, 1, 2])
def test_wilderness_fighters_gain_unit_damage_for_each_hoth_objective_of_yours(scene, bases):
    light = Side(
        objectives=[
            *(objective(f"Base {n}", side="light", traits=["Hoth"]) for n in range(bases)),
            objective("Elsewhere", side="light", traits=["Endor"]),
        ],
        units=["Wilderness Fighters"],
    )
    dark = Side(objectives=[objective("Theirs", side="dark", traits=["Hoth"])])
    game = scene(active="light", light=light, dark=dark, abilities=True)
    assert icons_of(game, "Wilderness Fighters").get("damage", 0) == bases
    game.leave()
