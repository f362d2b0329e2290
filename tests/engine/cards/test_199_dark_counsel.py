"""The cards of Dark Counsel (set 199)."""

import pytest
from kit.card_makers import unit
from kit.scenario import Side
from kit.usual_cards import clock, protect, salvo

HEAL = "action: {do: [{remove: damage, from: {choose: {type: unit}}}], limit: {per: turn}}"


@pytest.mark.rule("KEY-07")
@pytest.mark.parametrize("functionary", [True, False])
def test_enemy_units_lose_protect(scene, functionary):
    light = Side(
        units=[
            unit("Rebel", capacity=3, traits=["Rebel"]),
            unit("Shield", capacity=3, keywords=[protect()]),
        ]
    )
    dark = Side(
        units=["Imperial Functionary"] if functionary else [],
        objectives=[salvo("dark", 1, "Rebel")],
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    assert (game.decision.kind == "protect") is not functionary
    game.leave()


@pytest.mark.rule("GEN-03")
def test_no_effect_removes_damage_from_units(scene):
    medic = unit("Medic", capacity=3, text=HEAL)
    light = Side(units=[medic], damage={"Medic": 1}, objectives=[clock("light")])
    game = scene(
        active="light", dark=Side(units=["Imperial Functionary"]), light=light, abilities=True
    )
    assert "use Medic" not in game.options
    game.leave()
    free = scene(active="light", light=light, abilities=True)
    free.choose("use Medic")
    assert free.damage("Medic") == 0
    free.leave()
