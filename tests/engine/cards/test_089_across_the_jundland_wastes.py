"""The cards of Across the Jundland Wastes (set 89)."""

import pytest
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy

from swlcg_deck.engine.facts.characteristics import edge_value


@pytest.mark.rule("KEY-14")
@pytest.mark.parametrize("pals", [0, 2])
def test_a_gaffi_stick_counts_the_others_on_its_side(scene, pals):
    raider = dummy("Raider", traits=["Scavenger"], keywords=[{"edge": 1}])
    others = [dummy(f"Pal {n}") for n in range(2)]
    dark = Side(units=[raider, *others, dummy("Home")], enhancements=[("Gaffi Stick", "Raider")])
    light = Side(units=[dummy("Foe", "light")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    assert edge_value(game.state, game.card("Raider")) == 1
    sent = [f"Pal {n}" for n in range(pals)]
    engage(game, "Objective 4", "Raider", *sent, defenders=("Foe",))
    assert edge_value(game.state, game.card("Raider")) == 1 + pals
    game.leave()
