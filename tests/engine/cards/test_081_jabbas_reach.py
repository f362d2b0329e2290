"""The cards of Jabba's Reach (set 81)."""

import pytest
from kit.card_makers import objective, unit
from kit.scenario import Side


@pytest.mark.rule("DRAW-03")
@pytest.mark.parametrize("held", [0, 2])
def test_each_card_captured_at_jabbas_reach_raises_the_reserve_by_1(scene, held):
    captives = [(unit(f"Captive {n}"), "Jabba's Reach") for n in range(held)]
    elsewhere = (unit("Elsewhere"), "Objective 1")
    dark = Side(objectives=["Jabba's Reach", objective("Objective 1", side="dark")])
    light = Side(captured=[*captives, elsewhere])
    game = scene(phase="draw", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("action", "dark")
    assert len(game.pile("hand", "dark")) == 6 + held
    game.leave()
