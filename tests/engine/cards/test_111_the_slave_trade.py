"""The cards of The Slave Trade (set 111)."""

import pytest
from kit.scenario import Side
from real_cards import dummy


def _struggle(scene, dark_force, light_force):
    dark = Side(objectives=["The Slave Trade"], units=[dummy("Sith", force=dark_force)])
    dark.committed = ["Sith"]
    light = Side(units=[dummy("Jedi", "light", force=light_force)], committed=["Jedi"])
    light.captured = [(dummy("Slave", "light"), "The Slave Trade")]
    return scene(phase="force", active="dark", dark=dark, light=light, abilities=True)


@pytest.mark.rule("CAP-10")
def test_the_slave_trade_captures_the_top_card_of_the_enemy_deck_after_a_victory(scene):
    game = _struggle(scene, 4, 1)
    top = game.pile("deck", "light")[-1]
    game.skip_to("reaction", "dark")
    game.choose("use The Slave Trade")
    assert (game.zone(top), game.host(top)) == ("captured", "The Slave Trade")
    assert game.zone("Slave") == "captured"
    game.leave()


@pytest.mark.rule("CAP-07")
def test_the_slave_trade_loses_a_captive_after_a_defeat(scene):
    game = _struggle(scene, 1, 4)
    while game.zone("Slave") == "captured":
        game.decline()
    assert game.zone("Slave") == "hand"
    game.leave()
