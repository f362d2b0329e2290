"""The cards of Shadows on the Ice (set 42)."""

import pytest
from kit.card_makers import objective, unit
from kit.scenario import Side
from real_cards import RICH, spent


def _hoth(number, side):
    return objective(f"Base {number} of {side}", side=side, traits=["Hoth"])


@pytest.mark.rule("RES-15")
@pytest.mark.rule("RES-18")
@pytest.mark.parametrize(("own", "enemy", "cost"), [(0, 0, 3), (1, 0, 1), (0, 1, 1), (1, 2, 0)])
def test_wampa_costs_2_less_for_each_hoth_objective_of_either_side(scene, own, enemy, cost):
    creature = unit("Creature", side="dark", cost=3)
    dark = Side(
        hand=["Wampa", creature], objectives=[RICH, *(_hoth(n, "dark") for n in range(own))]
    )
    light = Side(objectives=[_hoth(n, "light") for n in range(enemy)])
    # It is its own cost that it lowers, and no other.
    for name, paid in (("Wampa", cost), ("Creature", 3)):
        game = scene(active="dark", dark=dark, light=light, abilities=True)
        assert spent(game, f"play {name}") == paid
        game.leave()
