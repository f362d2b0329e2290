"""The cards of Tiny Robotic Sociopath (set 257)."""

import pytest
from kit.card_makers import unit
from kit.scenario import Side


@pytest.mark.parametrize("active", ["light", "dark"])
@pytest.mark.parametrize(("trait", "drawn"), [("Specter", 5), ("Droid", 6)])
def test_tiny_robotic_sociopath_stops_at_five_cards_in_the_draw_phase(scene, active, trait, drawn):
    light = Side(units=[unit("Chopper", side="light", traits=[trait])], objectives=["257-1"])
    game = scene(phase="draw", active=active, light=light, abilities=True)
    game.skip_to("action", active)
    assert len(game.pile("hand", active)) == drawn
    game.leave()
