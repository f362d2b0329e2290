"""The cards of Maw of Madness (set 209)."""

import pytest
from kit.card_makers import unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy


@pytest.mark.rule("STRIKE-07")
def test_juyo_training_uses_unit_damage_on_a_second_enemy(scene):
    sith = unit("Acolyte", side="dark", capacity=9, icons=(2, 0, 0), traits=["Force User"])
    dark = Side(units=[sith], enhancements=[("Juyo Training", "Acolyte")])
    light = Side(units=[dummy(name, "light") for name in ("Guard", "Spare", "Third", "Home")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Acolyte", defenders=("Guard", "Spare", "Third"))
    game.skip_to("unit damage")
    game.choose("hit Guard")
    game.asks("reaction", "dark")
    assert game.damage("Guard") == 2
    game.choose("use Juyo Training")
    game.offers("target Spare", "target Third")
    game.choose("target Third")
    game.skip_to("commit")
    found = [game.damage(name) for name in ("Guard", "Spare", "Third", "Home")]
    assert found == [2, 0, 2, 0]
