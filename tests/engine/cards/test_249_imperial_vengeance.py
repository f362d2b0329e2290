"""The cards of Imperial Vengeance (set 249)."""

import pytest
from kit.card_makers import unit
from kit.scenario import Side
from real_cards import NAVY, pay


@pytest.mark.parametrize("side", ["light", "dark"])
def test_we_have_them_turns_the_balance_back_from_the_light_side(scene, side):
    text = f"action: {{do: [{{balance: {side}}}]}}"
    light = Side(units=[unit("Monk", side="light", text=text)])
    dark = Side(hand=["We Have Them"], affiliation=NAVY)
    before = "dark" if side == "light" else "light"
    game = scene(active="light", dark=dark, light=light, balance=before, abilities=True)
    game.choose("use Monk")
    if side == "light":
        game.asks("reaction", "dark")
        game.choose("use We Have Them")
        pay(game)
        assert sum(game.state.focus) == 1
    else:
        assert game.decision.kind != "reaction"
    assert game.balance == "dark"
    game.leave()
