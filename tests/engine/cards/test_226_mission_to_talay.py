"""The cards of Mission to Talay (set 226)."""

import pytest
from kit.card_makers import event
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy


@pytest.mark.rule("EDGE-15")
@pytest.mark.parametrize(("attacker", "winner"), [("Kyle Katarn", "light"), ("Ace", "dark")])
def test_an_attacking_kyle_katarn_wins_tied_edge_battles(scene, attacker, winner):
    light = Side(units=["226-3", dummy("Ace", "light")], hand=[event("Skill", force=1)])
    dark = Side(units=[dummy("Foe"), dummy("Pal")], hand=[event("Wit", side="dark", force=1)])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", attacker, defenders=("Foe", "Pal"))
    game.choose("place Skill")
    game.choose("place Wit")
    assert game.edge == winner
    game.leave()
