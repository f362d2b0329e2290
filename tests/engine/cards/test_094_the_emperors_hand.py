"""The cards of The Emperor's Hand (set 94)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from kit.usual_cards import pilot
from real_cards import pay


def test_join_me_takes_control_of_a_common_character_for_good(scene):
    dark = Side(hand=["Join Me"], units=["Nightsister"])
    light = Side(
        units=["Twi'lek Loyalist", "Yoda", "R2-D2", "X-Wing", "Jedi in Hiding"],
        enhancements=[(pilot("Ace", side="light"), "X-Wing")],
        committed=["Twi'lek Loyalist"],
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Join Me")
    pay(game)
    game.asks("target", "dark")
    # No unique one, no Droid, no Vehicle, no pilot at work; that it is an enemy is not asked for.
    common = ("Nightsister", "Twi'lek Loyalist", "Jedi in Hiding")
    game.offers(*(f"target {card}" for card in common))
    game.choose("Twi'lek Loyalist")
    assert game.controller("Twi'lek Loyalist") == "dark"
    assert not game.is_committed("Twi'lek Loyalist")
    game.skip_to("action", "light")
    assert game.controller("Twi'lek Loyalist") == "dark"


@pytest.mark.parametrize(("phase", "active"), [("draw", "dark"), ("deployment", "light")])
def test_join_me_is_only_for_your_own_deployment_phase(scene, phase, active):
    dark = Side(
        hand=["Join Me"],
        objectives=[
            objective(
                "Button",
                side="dark",
                text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
            )
        ],
    )
    light = Side(units=["Twi'lek Loyalist"])
    game = scene(phase=phase, active=active, dark=dark, light=light, abilities=True)
    game.skip_to("action", "dark")
    assert "use Join Me" not in game.options
    assert "use Button" in game.options
