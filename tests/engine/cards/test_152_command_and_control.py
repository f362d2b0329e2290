"""The cards of Command and Control (set 152)."""

import pytest
from kit.card_makers import mission, objective
from kit.scenario import Side


@pytest.mark.rule("DRAW-03")
def test_each_objective_in_the_victory_pile_raises_the_reserve_by_1(scene):
    light = Side(
        objectives=["Command and Control"],
        victory=[objective("Won 1", side="dark"), objective("Won 2", side="dark")],
    )
    dark = Side(victory=[objective("Lost", side="light")])
    game = scene(phase="draw", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("action", "light")
    assert len(game.pile("hand", "light")) == 8
    game.leave()


@pytest.mark.rule("MISSION-11")
def test_a_completed_mission_counts_as_an_objective(scene):
    light = Side(objectives=["Command and Control"], victory=[mission("Task", side="light")])
    game = scene(phase="draw", active="light", light=light, abilities=True)
    game.skip_to("action", "light")
    assert len(game.pile("hand", "light")) == 7
    game.leave()
