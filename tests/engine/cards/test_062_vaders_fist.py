"""The cards of Vader's Fist (set 62)."""

import pytest
from kit.scenario import Side


@pytest.mark.rule("DRAW-03")
@pytest.mark.parametrize(("damage", "cards"), [(0, 5), (1, 6)])
def test_vaders_fist_lowers_the_reserve_of_the_opponent_while_undamaged(scene, damage, cards):
    dark = Side(objectives=["62-1"], damage={"Vader's Fist": damage})
    game = scene(phase="draw", active="light", dark=dark, abilities=True)
    game.skip_to("action", "light")
    assert len(game.pile("hand", "light")) == cards
    game.leave()
