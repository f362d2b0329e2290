"""The cards of The Best That Credits Can Buy (set 137)."""

import pytest
from kit.card_makers import unit
from kit.scenario import Side

RARER_BOARD = {"137-1": "no Vehicle has an ability there"}
DRAW = "action: {do: [{draw: 1}], limit: {per: turn}}"
FORCED = "reaction: {when: {damaged: self}, do: [{draw: 1}], forced: true}"


@pytest.mark.rule("ABIL-15")
@pytest.mark.parametrize(
    ("traits", "damage", "used"),
    [(["Vehicle"], 1, False), (["Vehicle"], 0, True), (["Character"], 1, True)],
)
def test_damaged_enemy_vehicles_use_no_abilities(scene, traits, damage, used):
    speeder = unit("Speeder", capacity=3, traits=traits, text=DRAW)
    light = Side(units=[speeder], damage={"Speeder": damage})
    dark = Side(
        objectives=["The Best That Credits Can Buy"],
        units=[unit("Own", side="dark", capacity=3, traits=["Vehicle"], text=DRAW)],
        damage={"Own": 1},
    )
    game = scene(active="light", dark=dark, light=light, abilities=True)
    assert ("use Speeder" in game.options) is used
    game.pass_()
    # One's own Vehicles are no enemies.
    assert "use Own" in game.options
    game.leave()


@pytest.mark.rule("ABIL-13")
def test_forced_reactions_happen_all_the_same(scene):
    light = Side(units=[unit("Speeder", capacity=3, traits=["Vehicle"], text=FORCED)])
    hurt = "action: {do: [{place: damage, to: {each: {title: Speeder}}}], limit: {per: turn}}"
    dark = Side(
        objectives=["The Best That Credits Can Buy"], units=[unit("Gun", side="dark", text=hurt)]
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    assert game.pile("hand", "light") == ["Filler #13"]
    game.leave()
