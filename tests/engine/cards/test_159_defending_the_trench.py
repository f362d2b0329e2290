"""The cards of Defending the Trench (set 159)."""

import pytest
from fate_battles import duel
from kit.card_makers import event


@pytest.mark.rule("FAQ-35b")
def test_i_have_you_now_destroys_a_light_unit_in_the_battle_once_it_is_won(scene):
    strong = event("Strength", side="dark", force=3)
    game = duel(scene, active="dark", dark=["I Have You Now", strong], light=[])
    assert game.zone("Hero") == "discard pile"
    assert game.zone("Pal") == "in play"
    game.leave()
