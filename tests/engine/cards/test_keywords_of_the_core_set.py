"""Cards of several Core Sets that say nothing but a keyword."""

import pytest
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy


@pytest.mark.parametrize("title", ["Guardian of Peace", "Corellian Engineer"])
def test_units_with_shielding_shield_a_friend_or_the_engaged_objective(scene, title):
    light = Side(units=[title, "Yoda", "R2-D2"])
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=[dummy("Raider")]),
        light=light,
        abilities=True,
    )
    engage(game, "Objective 4", "Raider", defenders=(title, "Yoda"))
    game.asks("shielding", "light")
    game.offers(f"shield {title}", "shield Yoda", "shield Objective 4", "pass")
    game.choose("shield Yoda")
    assert game.shields("Yoda") == 1
    game.leave()


@pytest.mark.parametrize("title", ["Yoda", "Obi-Wan Kenobi", "Red Five", "Home One"])
def test_elite_units_lose_two_focus_tokens_when_you_refresh(scene, title):
    light = Side(units=[title, "Jedi in Hiding"], focus={title: 3, "Jedi in Hiding": 3})
    game = scene(phase="refresh", active="light", light=light, abilities=True)
    game.leave()
    assert (game.focus(title), game.focus("Jedi in Hiding")) == (1, 2)


@pytest.mark.parametrize("title", ["Dagobah Training Grounds", "Hidden Outpost"])
def test_limited_locations_are_played_once_a_turn_and_give_a_resource(scene, title):
    light = Side(hand=[title, title, "Y-Wing"])
    game = scene(active="light", light=light, abilities=True)
    game.choose(f"play {title} enhancement")
    game.choose("generate Objective 4 1")
    assert game.zone(title) == "in play"
    game.offers("play Y-Wing unit", "pass")
    game.choose("play Y-Wing")
    assert f"generate {title} 1" in game.options
