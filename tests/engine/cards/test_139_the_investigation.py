"""The cards of The Investigation (set 139)."""

import pytest
from kit.scenario import Side
from real_cards import DEN, dummy, pay

FRIEND = dummy("Friend", "light", cost=1, affiliation="Rebel Alliance")


def _play(scene, played, *captured):
    dark = Side(units=["Ysanne Isard"], objectives=[DEN])
    light = Side(affiliation="Rebel Alliance", hand=[played])
    light.captured = [(one, "Den") for one in captured]
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose(f"play {played if isinstance(played, str) else played.card.title}")
    pay(game)
    return game


@pytest.mark.rule("DEF-11")
def test_ysanne_isard_returns_a_copy_of_a_captured_unit(scene):
    game = _play(scene, FRIEND, dummy("Friend", "light", cost=1), dummy("Other", "light"))
    game.asks("reaction", "dark")
    game.choose("use Ysanne Isard")
    # The other copy stays where it is; the played one is back in hand.
    assert sorted(game.pile("hand", "light")) == ["Friend"]
    assert len(game.state.captured) == 2
    game.leave()


def test_ysanne_isard_lets_a_unit_be_that_is_not_captured(scene):
    game = _play(scene, FRIEND, dummy("Other", "light"))
    assert game.zone("Friend") == "in play"
    game.leave()
    assert "use Ysanne Isard" not in game.options
