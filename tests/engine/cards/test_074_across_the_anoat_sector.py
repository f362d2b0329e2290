"""The cards of Across the Anoat Sector (set 74)."""

import pytest
from kit.scenario import Side
from real_cards import spent

CELLS = ("Objective 1", "Objective 2", "Objective 3")


@pytest.mark.rule("RES-16")
@pytest.mark.parametrize(("exhausted", "cost"), [(CELLS, 0), (CELLS[:2], 1), ((), 1)])
def test_undercover_operative_is_free_once_every_enemy_objective_is_exhausted(
    scene, exhausted, cost
):
    light = Side(hand=["Undercover Operative"])
    dark = Side(focus=dict.fromkeys(exhausted, 1))
    game = scene(active="light", dark=dark, light=light, abilities=True)
    assert spent(game, "play Undercover Operative") == cost
    game.leave()
