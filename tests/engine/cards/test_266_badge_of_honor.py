"""The cards of Badge of Honor (set 266)."""

import pytest
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy

RARER_BOARD = {"266-3": "the only enemy unit there defends anyway"}


@pytest.mark.rule("TC-28")
@pytest.mark.parametrize("damage", [1, 0])
def test_a_damaged_wookiee_champion_forces_a_unit_to_defend(scene, damage):
    light = Side(units=["Wookiee Champion"], damage={"Wookiee Champion": damage})
    dark = Side(units=[dummy("Guard"), dummy("Spare")], objectives=[clock("dark")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Clock of dark")
    if damage:
        game.choose("use Wookiee Champion")
        game.choose("target Guard")
    game.skip_to("defenders")
    if damage:
        game.offers("defend Spare")
    else:
        game.offers("defend Guard", "defend Spare")
    game.choose()
    assert game.role("Guard") == ("defending" if damage else "")
    game.leave()
