"""The cards of The Executor Arrives (set 66)."""

import pytest
from kit.scenario import Side


@pytest.mark.parametrize("player", ["dark", "light"])
@pytest.mark.parametrize("deck", ["deck", "objective deck"])
def test_isb_liaison_looks_at_the_top_of_one_deck_of_one_player(scene, player, deck):
    game = scene(active="dark", dark=Side(units=["ISB Liaison"]), light=Side(), abilities=True)
    game.choose("use ISB Liaison")
    assert game.zone("ISB Liaison") == "discard pile"
    game.offers("value ISB Liaison dark", "value ISB Liaison light")
    before = len(game.pile("hand", "dark"))
    game.choose(f"value ISB Liaison {player}")
    game.offers("value ISB Liaison objective deck", "value ISB Liaison deck")
    game.choose(f"value ISB Liaison {deck}")
    # Then the dark side draws, whoever was looked at.
    assert len(game.pile("hand", "dark")) == before + 1
    assert len(game.pile("hand", "light")) == 0
    game.leave()
