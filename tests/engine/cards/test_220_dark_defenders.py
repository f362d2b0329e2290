"""The cards of Dark Defenders (set 220)."""

import pytest
from kit.card_makers import enhancement
from kit.scenario import Side
from real_cards import dummy, spent, treasury


@pytest.mark.rule("RES-15")
@pytest.mark.parametrize(("squadron", "cost"), [(0, 7), (2, 5), (5, 3)])
def test_black_squadron_costs_1_less_for_each_card_of_it_but_never_less_than_3(
    scene, squadron, cost
):
    """Cards of any type count, in play."""
    units = [dummy(f"Wing {n}", traits=["Black Squadron"]) for n in range(max(0, squadron - 1))]
    hangar = enhancement("Hangar", side="dark", traits=["Black Squadron"])
    dark = Side(
        hand=["220-3", dummy("Reserve", traits=["Black Squadron"])],
        objectives=[treasury("Sith")],
        units=units,
        enhancements=[(hangar, None)] if squadron else [],
    )
    game = scene(active="dark", dark=dark, abilities=True)
    assert spent(game, "play Black Squadron unit") == cost
    game.leave()
