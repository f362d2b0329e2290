"""Cards of the sets 1 to 12 whose text is keywords."""

import pytest
from kit.damage_parts import engage, salvo
from kit.scenario import Side
from real_cards import dummy, rebels


def test_a_guardian_of_peace_takes_the_damage_of_a_character_but_not_of_a_droid(scene):
    guns = [salvo("dark", 1, title, title=f"Gun at {title}") for title in ("Yoda", "R2-D2")]
    light = Side(units=["Guardian of Peace", "Yoda", "R2-D2"])
    game = scene(active="dark", dark=Side(objectives=guns), light=light, abilities=True)
    game.choose("use Gun at Yoda")
    game.asks("protect", "light")
    game.offers("protect Guardian of Peace 1 of Yoda", "done")
    game.choose("protect Guardian of Peace 1 of Yoda")
    assert (game.damage("Yoda"), game.damage("Guardian of Peace")) == (0, 1)
    game.choose("use Gun at R2-D2")
    assert game.zone("R2-D2") == "discard pile"
    game.leave()


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


def test_mon_mothma_adds_one_to_the_edge_of_her_side(scene):
    light = rebels(units=["Mon Mothma", dummy("Pal", "light")])
    for attackers, holder in ((("Mon Mothma",), "light"), (("Pal",), "dark")):
        game = scene(
            phase="conflict",
            active="light",
            dark=Side(units=[dummy("Guard", icons=(0, 0, 1)), dummy("Second", icons=(0, 0, 1))]),
            light=light,
            abilities=True,
        )
        engage(game, "Objective 1", *attackers, defenders=("Guard", "Second"))
        # No card is placed: 1 against 0, or a tie that goes to the defender.
        game.leave()
        assert game.edge == holder


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
