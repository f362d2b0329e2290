"""The cards of Courage of the Tribe (set 192)."""

import pytest
from kit.scenario import Side
from real_cards import dummy, spent, treasury


@pytest.mark.rule("RES-15")
@pytest.mark.parametrize(("ewoks", "cost"), [(0, 7), (2, 5), (4, 3), (6, 3)])
def test_ewok_horde_costs_1_less_for_each_ewok_but_never_less_than_3(scene, ewoks, cost):
    light = Side(
        hand=["Ewok Horde"],
        objectives=[treasury("Rebel Alliance")],
        units=[
            *(dummy(f"Ewok {n}", "light", traits=["Ewok"]) for n in range(ewoks)),
            dummy("Human", "light"),
        ],
    )
    dark = Side(units=[dummy("Foe", traits=["Ewok"])])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    assert spent(game, "play Ewok Horde") == cost
    game.leave()
