"""The cards of The Lady's Lesson (set 216)."""

import pytest
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy


@pytest.mark.parametrize(("engaged", "dial"), [("Objective 1", 4), ("Objective 2", 6)])
def test_unrefusable_offer_turns_the_dial_if_nobody_engages_the_bait(scene, engaged, dial):
    light = Side(units=[dummy("Pal", "light")])
    dark = Side(hand=["Unrefusable Offer"])
    game = scene(phase="conflict", active="light", dark=dark, light=light, dial=4, abilities=True)
    game.skip_to("reaction", "dark")
    game.choose("use Unrefusable Offer")
    while game.decision.kind == "pay":
        game.choose(game.options[0])
    game.offers("target Objective 1", "target Objective 2", "target Objective 3")
    game.choose("target Objective 1")
    engage(game, engaged, "Pal")
    game.skip_to("commit", "light")
    assert game.dial == dial
    game.leave()


def test_unrefusable_offer_is_for_the_conflict_phase_of_the_light_side(scene):
    dark = Side(hand=["Unrefusable Offer"], units=[dummy("Foe")])
    game = scene(phase="conflict", active="dark", dark=dark, abilities=True)
    game.asks("engage", "dark")
    game.leave()
