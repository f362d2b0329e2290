"""The cards of Automated Assassin (set 274)."""

import pytest
from kit.card_makers import unit
from kit.scenario import Side

RARER_BOARD = {"274-4": "a unit is put into play by an effect of the light side"}


@pytest.mark.parametrize(("verb", "offered"), [("put_into_play", True), ("play", False)])
def test_bounty_listing_captures_what_the_enemy_puts_into_play(scene, verb, offered):
    text = f"action: {{do: [{{{verb}: {{choose: {{type: unit, in: hand, controller: you}}}}}}]}}"
    light = Side(units=[unit("Agent", side="light", text=text)], hand=[unit("Pal", cost=0)])
    dark = Side(enhancements=[("Bounty Listing", None)])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Agent")
    if offered:
        game.asks("reaction", "dark")
        game.choose("use Bounty Listing")
        while game.decision.kind == "capture at":
            game.choose(game.options[0])
        assert game.zone("Pal") == "captured"
        assert game.focus("Bounty Listing") == 1
    else:
        assert game.decision.kind != "reaction"
    game.leave()
