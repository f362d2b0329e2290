"""The cards of Sector Lockdown (set 194)."""

import pytest
from kit.card_makers import event
from kit.scenario import Side
from kit.usual_cards import clock

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
