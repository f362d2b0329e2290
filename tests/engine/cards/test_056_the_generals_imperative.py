"""The cards of The General's Imperative (set 56)."""

import pytest
from kit.scenario import Side


@pytest.mark.rule("DRAW-03")
@pytest.mark.parametrize(("damage", "cards"), [(0, 7), (1, 6)])
def test_the_generals_imperative_raises_the_reserve_while_undamaged(scene, damage, cards):
    light = Side(objectives=["56-1"], damage={"The General's Imperative": damage})
    game = scene(phase="draw", active="light", light=light, abilities=True)
    game.skip_to("action", "light")
    assert len(game.pile("hand", "light")) == cards
    game.leave()
