"""The cards of Endor Entrapment (set 205)."""

import pytest
from kit.scenario import Side
from real_cards import dummy


@pytest.mark.rule("TC-28")
def test_an_interdictor_forces_a_unit_to_defend(scene):
    light = Side(units=[dummy("Guard", "light"), dummy("Spare", "light")])
    dark = Side(units=["Interdictor-class Heavy Cruiser", dummy("Pal")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 4")
    game.choose("Interdictor-class Heavy Cruiser")
    game.choose("use Interdictor-class Heavy Cruiser")
    game.choose("target Spare")
    game.offers("defend Guard")
    game.choose("defend Guard")
    assert (game.role("Guard"), game.role("Spare")) == ("defending", "defending")
    game.leave()
