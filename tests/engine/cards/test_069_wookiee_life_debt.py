"""The cards of Wookiee Life Debt (set 69)."""

import pytest
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy


@pytest.mark.rule("FAQ-23")
def test_chewbacca_saved_by_the_spirit_pays_back_the_damage_that_was_dealt(scene):
    light = Side(
        units=["69-2"],
        enhancements=[("Old Ben's Spirit", "Chewbacca")],
        damage={"Chewbacca": 2},
    )
    dark = Side(units=[dummy("Raider", icons=(3, 0, 0), capacity=9), dummy("Idle")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Raider", defenders=("Chewbacca",))
    # The Wookiee has the edge and has struck for 2; then 3 damage, of which 1 can be dealt.
    game.asks("interrupt", "light")
    assert game.damage("Raider") == 2
    game.choose("use Old Ben's Spirit")
    game.asks("reaction", "light")
    assert (game.zone("Chewbacca"), game.damage("Chewbacca")) == ("in play", 0)
    game.choose("use Chewbacca")
    assert game.damage("Raider") == 4
    game.leave()
