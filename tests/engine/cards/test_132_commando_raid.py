"""The cards of Commando Raid (set 132)."""

import pytest
from kit.card_makers import fate
from kit.scenario import Side
from kit.usual_cards import clock


@pytest.mark.rule("ABIL-20")
def test_commando_raid_resolves_a_fate_card_out_of_the_hand_once_a_turn(scene):
    luck = [fate(f"Luck {n}", text="fate: {do: [{draw: 2}]}") for n in (1, 2)]
    light = Side(objectives=["Commando Raid", clock("light")], hand=luck)
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Commando Raid")
    game.choose("choose Luck 1")
    assert game.pile("discard", "light") == ["Luck 1"]
    assert len(game.pile("hand", "light")) == 3
    assert "use Commando Raid" not in game.options
    game.leave()


def test_without_a_fate_card_there_is_no_raid(scene):
    light = Side(objectives=["Commando Raid", clock("light")], hand=["Yoda"])
    game = scene(active="light", light=light, abilities=True)
    assert "use Commando Raid" not in game.options
    game.leave()
