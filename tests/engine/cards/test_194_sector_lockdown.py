"""The cards of Sector Lockdown (set 194)."""

import pytest
from kit.card_makers import event
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy

BACK = "action: {do: [{send: {choose: {in: discard, type: unit}}, to: hand}]}"


@pytest.mark.rule("GEN-03")
@pytest.mark.parametrize(("focus", "returns"), [(0, False), (1, True)])
def test_while_captain_zed_is_ready_nothing_leaves_the_enemys_discard_pile(scene, focus, returns):
    dark = Side(units=["Captain Zed"], focus={"Captain Zed": focus})
    light = Side(hand=[event("Memory", text=BACK)], discard=["Yoda"], objectives=[clock("light")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    assert ("use Memory" in game.options) is returns
    if returns:
        game.choose("use Memory")
        assert game.pile("hand", "light") == ["Yoda"]
    game.leave()


def test_his_own_side_takes_its_cards_back(scene):
    dark = Side(
        units=["Captain Zed"],
        discard=["Nightsister"],
        hand=[event("Memory", side="dark", text=BACK)],
    )
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Memory")
    assert game.pile("hand", "dark") == ["Nightsister"]
    game.leave()


@pytest.mark.rule("DEF-11")
@pytest.mark.parametrize(("damage", "barred"), [(0, True), (1, False)])
def test_sector_lockdown_bars_units_of_which_a_copy_lies_in_ones_own_pile(scene, damage, barred):
    free = {"cost": 0}
    dark = Side(objectives=["Sector Lockdown"], damage={"Sector Lockdown": damage})
    dark.hand, dark.discard = [dummy("Clerk", **free), dummy("Guard", **free)], [dummy("Clerk")]
    light = Side(discard=[dummy("Guard", "light")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    plays = {option for option in game.options if option.startswith("play")}
    clerk = {"play Clerk unit"} & plays
    assert (bool(clerk), "play Guard unit" in plays) == (not barred, True)
    game.leave()
