"""The cards of The Spice Trade (set 195)."""

import pytest
from fate_battles import duel
from kit.card_makers import fate
from kit.scenario import Side
from kit.usual_cards import salvo

STING = "fate: {do: [{place: damage, to: {each: {type: unit, side: enemy, is: participating}}}]}"


def test_the_spice_trade_leaves_the_game_and_counts_for_nobody(scene):
    dark = Side(objectives=["The Spice Trade"])
    light = Side(objectives=[salvo("light", 2, "The Spice Trade")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    assert game.zone("The Spice Trade") not in ("in play", "victory pile", "discard pile")
    assert game.pile("victory", "light") == []
    game.leave()


@pytest.mark.rule("EDGE-30")
@pytest.mark.parametrize(("balance", "damage"), [("light", 1), ("dark", 2)])
def test_a_hallucination_resolves_an_enemy_fate_as_ones_own(scene, balance, damage):
    sting = fate("Sting", side="light", priority=9, text=STING)
    game = duel(scene, active="dark", dark=["Hallucination"], light=[sting])
    game.leave()
    assert (game.damage("Hero"), game.damage("Raider")) in ((0, 0), (0, 1), (damage, 1))
