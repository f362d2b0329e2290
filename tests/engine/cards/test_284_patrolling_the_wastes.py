"""The cards of Patrolling the Wastes (set 284)."""

import pytest
from kit.card_makers import unit
from kit.scenario import Side


@pytest.mark.rule("FOCUS-02")
@pytest.mark.parametrize("tokens", [0, 1])
def test_klaatu_repairs_a_vehicle_when_he_becomes_exhausted(scene, tokens):
    text = "action: {do: [{place: focus, to: {target: {type: unit, side: enemy}}}]}"
    light = Side(units=[unit("Pest", side="light", text=text)])
    dark = Side(
        units=["Klaatu", unit("Sled", side="dark", traits=["Vehicle"], capacity=3)],
        damage={"Sled": 2},
        focus={"Klaatu": tokens},
    )
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Pest")
    game.choose("target Klaatu")
    if tokens:  # he was exhausted already
        assert game.decision.kind != "reaction"
        assert game.damage("Sled") == 2
    else:
        game.asks("reaction", "dark")
        game.choose("use Klaatu")
        assert game.damage("Sled") == 1
    game.leave()
