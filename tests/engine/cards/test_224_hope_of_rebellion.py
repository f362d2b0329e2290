"""The cards of Hope of Rebellion (set 224)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import pay


@pytest.mark.rule("CAP-15")
def test_an_operations_planner_chooses_where_it_is_captured(scene):
    dens = [objective(name, side="dark") for name in ("Den", "Jail")]
    dark = Side(objectives=[salvo("dark", 2, "Operations Planner"), *dens])
    light = Side(units=["224-3"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    game.asks("choose", "light")
    game.choose("choose Jail")
    assert (game.zone("Operations Planner"), game.host("Operations Planner")) == (
        "captured",
        "Jail",
    )
    game.leave()


@pytest.mark.parametrize("held", [True, False])
def test_an_operations_planner_hits_an_objective_that_holds_somebody(scene, held):
    base = objective("Base", affiliation="Rebel Alliance", resources=5)
    light = Side(
        hand=["224-3"], objectives=[base], captured=[("Yoda", "Objective 2")] if held else []
    )
    game = scene(active="light", light=light, abilities=True)
    game.choose("play Operations Planner")
    pay(game)
    if held:
        game.choose("use Operations Planner")
    assert [game.damage(f"Objective {n}") for n in (1, 2, 3)] == [0, int(held), 0]
    game.leave()
