"""The cards of Out of Their Element (set 190)."""

import pytest
from kit.card_makers import unit
from kit.scenario import Side
from real_cards import spent, treasury

BOTH = ("Jedi", "Rebel Alliance", "Neutral")
"""In-faction for the light side, out of it, and neither."""


def _costs(scene, active, **half):
    light = Side(
        objectives=["Out of Their Element", treasury("Jedi"), treasury("Rebel Alliance", 5)],
        hand=[unit(f"Card of {name}", affiliation=name, cost=2, side="light") for name in BOTH],
        **half,
    )
    names = ("Sith", "Imperial Navy", "Neutral")
    dark = Side(
        objectives=[treasury("Sith"), treasury("Imperial Navy", 5)],
        hand=[unit(f"Card of {name}", affiliation=name, cost=2, side="dark") for name in names],
    )
    game = scene(active=active, dark=dark, light=light, abilities=True)
    game.leave()
    mine = BOTH if active == "light" else names
    costs = []
    for name in mine:
        game = scene(active=active, dark=dark, light=light, abilities=True)
        costs.append(spent(game, f"play Card of {name}"))
        game.leave()
    return costs


@pytest.mark.rule("RES-15")
@pytest.mark.parametrize("active", ["light", "dark"])
def test_cards_out_of_faction_cost_both_players_1_more_but_neutral_ones_do_not(scene, active):
    assert _costs(scene, active) == [2, 3, 2]


def test_a_damaged_objective_changes_no_cost(scene):
    assert _costs(scene, "light", damage={"Out of Their Element": 1}) == [2, 2, 2]
