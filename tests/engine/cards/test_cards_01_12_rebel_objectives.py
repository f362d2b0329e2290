"""Objectives of the Rebel sets 8 to 12 of the Core Set."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from real_cards import dummy, rebels


def _defended(scene, *hand: str, **light):
    objectives = ["The Defense of Yavin 4", objective("Second"), objective("Third")]
    return scene(
        active="light",
        light=rebels(objectives=objectives, hand=hand, **light),
        abilities=True,
    )


def _spent(game) -> int:
    cards = ("Rebel Alliance", "The Defense of Yavin 4", "Second", "Third")
    return sum(game.focus(card) for card in cards)


def test_the_defense_of_yavin_4_makes_a_vehicle_cheaper_for_discarded_cards(scene):
    game = _defended(scene, "Red Two", "Mon Mothma", "Rebel Assault", "Y-Wing")
    game.choose("play Red Two")
    game.asks("interrupt", "light")
    assert _spent(game) == 0  # before anything is paid
    game.choose("use The Defense of Yavin 4")
    game.asks("value", "light")
    game.offers(*[f"value The Defense of Yavin 4 {n}" for n in (1, 2, 3)])
    game.choose("value The Defense of Yavin 4 2")
    game.asks("choose", "light")
    game.offers("choose Mon Mothma", "choose Rebel Assault", "choose Y-Wing")
    game.choose("Mon Mothma", "Rebel Assault")
    while game.decision.kind == "pay":
        game.choose(game.options[0])
    assert game.zone("Red Two") == "in play"
    assert sorted(game.pile("discard", "light")) == ["Mon Mothma", "Rebel Assault"]
    assert _spent(game) == 1
    game.leave()


def test_the_defense_of_yavin_4_leaves_a_cost_of_1(scene):
    game = _defended(scene, "Y-Wing", "Mon Mothma", "Rebel Assault", "Red Two")
    game.choose("play Y-Wing")
    game.choose("use The Defense of Yavin 4")
    game.choose("value The Defense of Yavin 4 3")
    while game.decision.kind == "pay":
        game.choose(game.options[0])
    assert (game.pile("hand", "light"), _spent(game)) == ([], 1)
    game.leave()


@pytest.mark.rule("TC-65")
def test_the_defense_of_yavin_4_pays_for_what_resources_alone_could_not(scene):
    game = _defended(scene, "Home One", "Mon Mothma", focus={"Third": 1, "Second": 1})
    # Two resources and one card to discard are not enough for a cost of 5.
    game.leave()
    assert "play Home One unit" not in game.options
    game = _defended(scene, "Home One", "Mon Mothma", "Y-Wing", focus={"Third": 1})
    game.choose("play Home One")
    game.choose("use The Defense of Yavin 4")
    game.choose("value The Defense of Yavin 4 2")
    assert (game.zone("Home One"), game.pile("hand", "light")) == ("in play", [])
    game.leave()


@pytest.mark.rule("RES-09")
def test_a_vehicle_that_stays_too_dear_goes_back_to_hand(scene):
    game = _defended(scene, "Home One", "Mon Mothma", "Y-Wing", focus={"Third": 1})
    game.choose("play Home One")
    game.pass_()
    assert (game.zone("Home One"), _spent(game)) == ("hand", 1)
    game.leave()


def test_the_defense_of_yavin_4_is_for_vehicle_units_only(scene):
    game = _defended(scene, "Battlefield Engineers", "Mon Mothma", units=["Y-Wing"])
    game.choose("play Battlefield Engineers")
    game.asks("pay", "light")


def test_mission_briefing_draws_a_card_when_the_enemy_turn_begins(scene):
    light = rebels(objectives=["Mission Briefing"], deck=["Red Two"])
    game = scene(phase="turn", active="dark", light=light, abilities=True)
    game.asks("reaction", "light")
    game.choose("use Mission Briefing")
    assert game.pile("hand", "light") == ["Red Two"]
    game.leave()
    own = scene(phase="turn", active="light", light=light, abilities=True)
    own.asks("balance", "light")


@pytest.mark.rule("CHG-12")
@pytest.mark.rule("ERR-03")
@pytest.mark.rule("REF-07")
def test_fleeing_the_empire_shields_one_of_yours_when_your_refresh_phase_has_ended(scene):
    light = rebels(
        objectives=["Fleeing the Empire", objective("Second"), objective("Third")],
        units=["Mon Mothma"],
        hand=["Our Most Desperate Hour"],
    )
    dark = Side(units=[dummy("Sith")])
    game = scene(phase="refresh", active="light", dark=dark, light=light, abilities=True)
    # First the window of the phase, then the phase ends.
    game.asks("action", "light")
    game.pass_()
    game.asks("reaction", "light")
    game.choose("use Fleeing the Empire")
    game.offers("target Mon Mothma", "target Fleeing the Empire", "target Second", "target Third")
    game.choose("Second")
    assert game.shields("Second") == 1
    game.leave()


@pytest.mark.rule("ERR-03")
def test_fleeing_the_empire_is_not_used_after_the_enemys_refresh_phase(scene):
    light = rebels(objectives=["Fleeing the Empire"], units=["Mon Mothma"])
    game = scene(phase="refresh", active="dark", light=light, abilities=True)
    game.leave()
    assert game.decision.kind != "reaction"
    assert game.shields("Mon Mothma") == 0


def test_only_vehicles_attack_the_rebel_fleet(scene):
    light = rebels(objectives=["The Rebel Fleet", objective("Second")])
    dark = Side(units=["TIE Fighter", "Nightsister", "TIE Fighter"])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.choose("engage The Rebel Fleet")
    game.asks("attackers", "dark")
    game.offers("attack TIE Fighter", "attack TIE Fighter #2")
    game.choose("TIE Fighter")
    game.leave()


def test_without_a_vehicle_the_rebel_fleet_cannot_be_engaged(scene):
    light = rebels(objectives=["The Rebel Fleet", objective("Second")])
    dark = Side(units=["TIE Fighter", "Nightsister"], focus={"TIE Fighter": 1})
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.offers("engage Second", "pass")


def test_the_rebel_fleet_does_not_restrict_its_own_side(scene):
    light = rebels(objectives=["The Rebel Fleet"], units=["Mon Mothma"])
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    game.offers("engage Objective 1", "engage Objective 2", "engage Objective 3", "pass")
