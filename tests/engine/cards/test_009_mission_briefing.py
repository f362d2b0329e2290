"""The cards of Mission Briefing (set 9)."""

import pytest
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, rebels


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


def test_mission_briefing_draws_a_card_when_the_enemy_turn_begins(scene):
    light = rebels(objectives=["Mission Briefing"], deck=["Red Two"])
    game = scene(phase="turn", active="dark", light=light, abilities=True)
    game.asks("reaction", "light")
    game.choose("use Mission Briefing")
    assert game.pile("hand", "light") == ["Red Two"]
    game.leave()
    own = scene(phase="turn", active="light", light=light, abilities=True)
    own.asks("balance", "light")


def test_a_heavy_blaster_emplacement_lets_the_enemy_choose_which_unit_he_damages(scene):
    light = rebels(units=["Mon Mothma"], enhancements=[("Heavy Blaster Emplacement", None)])
    dark = Side(units=[dummy("One"), dummy("Two")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Heavy Blaster Emplacement")
    game.asks("choose", "dark")
    game.offers("choose One", "choose Two")
    game.choose("Two")
    assert (game.damage("One"), game.damage("Two")) == (0, 1)
    assert game.focus("Heavy Blaster Emplacement") == 1
    game.leave()


@pytest.mark.rule("RB-16")
def test_a_shield_helps_against_a_heavy_blaster_emplacement(scene):
    """The enemy deals the damage himself, but by an effect that is not his."""
    light = rebels(enhancements=[("Heavy Blaster Emplacement", None)])
    dark = Side(units=[dummy("One")], shields={"One": 1})
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Heavy Blaster Emplacement")
    game.asks("shield", "dark")
    game.choose("shield One")
    assert (game.damage("One"), game.shields("One")) == (0, 0)
    game.leave()


def test_a_heavy_blaster_emplacement_needs_an_enemy_unit(scene):
    light = rebels(units=["Mon Mothma"], enhancements=[("Heavy Blaster Emplacement", None)])
    game = scene(active="light", light=light, abilities=True)
    game.leave()
    assert all("Blaster" not in option for option in game.options)


def test_battlefield_engineers_ready_an_enhancement_when_they_attack(scene):
    light = rebels(
        units=["Battlefield Engineers"],
        enhancements=[("Hidden Outpost", None), ("Fleet Command Center", None)],
        focus={"Hidden Outpost": 1, "Fleet Command Center": 2},
    )
    dark = Side(enhancements=[("Sith Library", None)], focus={"Sith Library": 1})
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 1")
    game.asks("reaction", "light")
    assert game.role("Battlefield Engineers") == "attacking"
    game.choose("use Battlefield Engineers")
    game.offers("target Hidden Outpost", "target Fleet Command Center")
    game.choose("Fleet Command Center")
    assert (game.focus("Hidden Outpost"), game.focus("Fleet Command Center")) == (1, 1)
    game.leave()


def test_battlefield_engineers_do_nothing_as_defenders(scene):
    light = rebels(
        units=["Battlefield Engineers"],
        enhancements=[("Hidden Outpost", None)],
        focus={"Hidden Outpost": 1},
    )
    dark = Side(units=[dummy("Raider")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Raider", defenders=("Battlefield Engineers",))
    # The engagement goes straight to its end, and that of the conflict phase.
    game.leave()
    assert (game.damage("Raider"), game.focus("Hidden Outpost")) == (1, 1)


@pytest.mark.parametrize("active", ["light", "dark"])
def test_an_a_wing_draws_a_card_when_it_is_focused_to_strike(scene, active):
    light = rebels(units=["A-Wing"], deck=["Red Two"])
    dark = Side(units=[dummy("Raider")])
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    if active == "light":
        engage(game, "Objective 1", "A-Wing", defenders=("Raider",))
    else:
        engage(game, "Objective 4", "Raider", defenders=("A-Wing",))
    game.skip_to("reaction", "light")
    assert (game.focus("A-Wing"), game.damage("Raider")) == (1, 0)
    game.offers("use A-Wing", "pass")
    game.choose("use A-Wing")
    assert game.pile("hand", "light") == ["Red Two"]
    game.leave()
